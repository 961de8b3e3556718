import Model
import Routes

/// What the browser of cards says.
extension Wording {
    var browseCards: String { say("Cards", "卡片") }
    var browseLead: String {
        say("Find any card, correct it, move it or set it aside.", "查找、修改、移动或暂停任何卡片。")
    }
    var browse: String { say("Browse cards", "浏览卡片") }
    var cardsOfDeck: String { say("Browse its cards", "浏览卡片") }
    var searchCards: String { say("Search the cards", "搜索卡片") }
    var searchCardsExample: String { say("A word, or is:due lapses>3", "词语，或 is:due lapses>3") }
    var searchTerms: String { say("What can be searched for", "搜索语法") }
    var searchTermsHelp: [(example: String, meaning: String)] {
        [
            ("deck:HSK", say("cards of a deck and its subdecks", "卡组及其子卡组的卡片")),
            ("tag:verb", say("notes with a tag", "带有标签的卡片")),
            ("level:\"HSK 3\"", say("words of a level", "某个等级的词")),
            (
                "lang:zh",
                say("one language: zh, ja, en, or the code of another", "一种语言：zh、ja、en，其他语言用各自的代码")
            ),
            ("kind:recall", say("recognition, recall, listening or cloze", "卡片类型：recognition、recall、listening、cloze")),
            (
                "is:due",
                say(
                    "also new, learning, review, suspended, buried, flagged, leech, young, mature",
                    "还有 new、learning、review、suspended、buried、flagged、leech、young、mature")
            ),
            ("due<7", say("due within seven days; due<0 is overdue", "七天内到期；due<0 为逾期")),
            ("lapses>3", say("forgotten more than three times", "遗忘三次以上")),
            ("interval>=21", say("also reviews, ease, stability, difficulty", "还有 reviews、ease、stability、difficulty")),
            ("added<7", say("made in the last seven days", "最近七天添加的")),
            ("-is:new", say("a minus excludes", "减号表示排除")),
        ]
    }
    var searchTermsTogether: String {
        say(
            "Cards must match all terms. Any other text is searched for in word, reading, meaning and sentence.",
            "多个条件同时满足。其他文字会在词语、读音、释义和例句里查找。")
    }
    func name(_ sort: CardsSort) -> String {
        switch sort {
        case .added: say("Last added", "最近添加")
        case .due: say("Due", "到期时间")
        case .word: say("Word", "词语")
        case .lapses: say("Most lapses", "遗忘最多")
        }
    }
    func cardsFound(_ n: Int) -> String { say("\(cards(n)) found", "找到 \(cards(n))") }
    var noCardsAtAll: String { say("There are no cards yet.", "还没有卡片。") }
    var noCardMatches: String { say("No cards match.", "没有符合条件的卡片。") }
    var noCardMatchesHelp: String {
        say(
            "Every term must match: remove one, or type less of the word. Pinyin works without tones, too.",
            "所有条件必须同时满足：请减少条件，或缩短词语。拼音可以不带声调。")
    }
    var clearSearch: String { say("Show all cards", "显示全部卡片") }
    var selection: String { say("Selection", "选择") }
    func selectCard(_ word: String, _ kind: String) -> String { say("Select \(word), \(kind)", "选择 \(word)，\(kind)") }
    var toSelectedCards: String { say("The selected cards", "所选卡片") }
    func toAllFound(_ n: Int) -> String { say("All \(Quantity.grouped(n)) found", "找到的全部 \(Quantity.grouped(n)) 张") }
    var resume: String { say("Resume", "恢复") }
    var unflag: String { say("Unflag", "取消标记") }
    var moveAndTag: String { say("Move and tag", "移动与标签") }
    var moveToDeck: String { say("To the deck", "移到卡组") }
    var move: String { say("Move", "移动") }
    var addTag: String { say("Add the tags", "添加标签") }
    var removeTag: String { say("Remove the tags", "移除标签") }
    var noTags: String {
        say(
            "Write one or more tags, separated by spaces, each of at most 200 bytes. Nothing was changed.",
            "请填写一个或多个标签，用空格隔开，每个不超过 200 字节。未作任何修改。")
    }
    var deckHeading: String { say("Deck", "卡组") }
    var lapsesHeading: String { say("Lapses", "遗忘") }
    var suspended: String { say("Suspended", "已暂停") }
    var buried: String { say("Tomorrow", "推迟到明天") }
    var flagged: String { say("Flagged", "已加标记") }
    func editCard(_ word: String) -> String { say("Edit \(word)", "编辑 \(word)") }
    var allFields: String { say("All fields", "全部内容") }
    var backToCards: String { say("Back to the cards", "返回卡片列表") }

    func name(_ state: CardState) -> String {
        switch state {
        case .new: say("New", "新卡")
        case .learning: say("Learning", "学习中")
        case .review: say("Review", "复习")
        case .relearning: say("Relearning", "重学中")
        }
    }

    /// When a card is due, in days from today.
    func due(_ days: Int?) -> String {
        switch days {
        case nil: "–"
        case 0: say("today", "今天")
        case 1: say("tomorrow", "明天")
        case let days? where days < 0: say("\(self.days(-days)) overdue", "逾期 \(self.days(-days))")
        case let days?: say("in \(self.days(days))", "\(self.days(days))后")
        }
    }

    /// What was done with so many cards.
    func tell(_ done: CardsDone, _ n: Int) -> String {
        let one = n == 1
        let these = one ? "1 card was" : "\(cards(n)) were"
        return switch done {
        case .suspend: say("\(these) suspended.", "已暂停 \(cards(n))。")
        case .resume: say("\(these) resumed.", "已恢复 \(cards(n))。")
        case .flag: say("\(these) flagged.", "已为 \(cards(n))加标记。")
        case .unflag: say("\(these) unflagged.", "已取消 \(cards(n))的标记。")
        case .move: say("\(these) moved.", "已移动 \(cards(n))。")
        case .tag: say("\(these) tagged.", "已为 \(cards(n))添加标签。")
        case .untag: say("The tags were removed from \(cards(n)).", "已移除 \(cards(n))的标签。")
        case .delete: say("\(these) deleted, with \(one ? "its note" : "their notes").", "已删除 \(cards(n))及其内容。")
        case .edit: say("The card was changed.", "卡片已修改。")
        case .nothing: say("No card was selected; nothing was changed.", "没有选择卡片，未作任何修改。")
        }
    }

    var searchNotUnderstood: String { say("The search could not be understood", "无法理解这个搜索") }
    var searchNotUnderstoodNext: String {
        say("Nothing was searched. Put it in quotation marks to search for it as text.", "尚未搜索。如需按文字查找，请加上引号。")
    }
    private func list(_ values: [String]) -> String {
        var text = ""
        for value in values { text += text.isEmpty ? value : say(", ", "、") + value }
        return text + say(".", "。")
    }
    func explain(_ fault: CardsPage.Fault) -> String {
        switch fault {
        case .key(let key, let known):
            say("There is no search key “\(key)”. There are: ", "没有“\(key)”这个搜索条件。可以用：") + list(known)
        case .value(let term, let known):
            say("“\(term)” is not a valid value. It can be: ", "“\(term)”不是有效的值。可以用：") + list(known)
        case .number(let term): say("“\(term)” does not compare with a number.", "“\(term)”比较的不是数字。")
        case .noSuchDeck(let name): say("There is no deck called “\(name)”.", "没有名为“\(name)”的卡组。")
        case .quotation: say("A quotation mark is not closed.", "引号没有成对。")
        case .tooLong(let most):
            say("The search is longer than \(most) bytes. Make it shorter.", "搜索内容超过 \(most) 字节，请缩短。")
        case .tooManyTerms(let most):
            say("The search has more than \(most) terms. Leave some out.", "搜索条件超过 \(most) 个，请删去一些。")
        }
    }
}
