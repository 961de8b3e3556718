import Model
import Routes

extension Wording {
    /// That something was taken back: what stands before the word that it was about, and what behind.
    ///
    /// - Parameter isNamed: Whether there is such a word; without one, the cards are counted.
    func takenBack(_ what: TakenBack, isNamed: Bool) -> (before: String, after: String) {
        let number = Quantity.grouped(what.count)
        switch interface {
        case .english:
            let cards = isNamed ? "" : count(what.count, "card", "cards")
            switch what.verb {
            case .grade:
                let answer = "Undone: your answer" + (what.rating.map { " " + name($0) } ?? "")
                return isNamed ? (answer + " on ", ".") : (answer, ".")
            case .tag: return ("Undone: the tags of " + (isNamed ? "" : words(what.count)), ".")
            default: return ("Undone: " + cards, " " + Self.english(what.verb) + ".")
            }
        case .simplifiedChinese:
            let things = what.verb == .tag ? "个词" : "张卡片"
            var noun = Self.chinese(what.verb)
            if let rating = what.rating { noun += "“\(name(rating))”" }
            if isNamed { return ("已撤销对“", "”的\(noun)。") }
            return ("已撤销对 \(number) \(things)的", "\(noun)。")
        }
    }

    private static func english(_ verb: TakenBack.Verb) -> String {
        switch verb {
        case .suspend: "suspended"
        case .resume: "resumed"
        case .bury: "put off until tomorrow"
        case .unbury: "brought back to today"
        case .flag: "flagged"
        case .unflag: "unflagged"
        case .move: "moved"
        case .delete: "deleted"
        case .edit: "edited"
        case .grade: "answered"
        case .tag: "tagged"
        case .cardImport: "imported"
        case .reschedule: "rescheduled"
        }
    }

    private static func chinese(_ verb: TakenBack.Verb) -> String {
        switch verb {
        case .suspend: "暂停"
        case .resume: "恢复"
        case .bury: "推迟"
        case .unbury: "提前"
        case .flag: "加标记"
        case .unflag: "取消标记"
        case .move: "移动"
        case .delete: "删除"
        case .edit: "修改"
        case .grade: "评分"
        case .tag: "标签改动"
        case .cardImport: "导入"
        case .reschedule: "重新安排"
        }
    }
}
