import Model

/// What the page says that asks before cards are rescheduled.
extension Wording {
    var rescheduling: String { say("When are your cards due?", "卡片何时到期？") }
    var reschedulingLead: String {
        say(
            "Nothing has been changed yet. The new settings would make cards due on other days.",
            "目前没有更改任何内容。新设置会改变一些卡片的到期日。")
    }
    func rescheduledTogether(_ n: Int) -> String {
        say(
            "\(count(n, "other deck", "other decks")) with the same parameters \(n == 1 ? "changes" : "change") with it.",
            "另有 \(Quantity.grouped(n)) 个参数相同的卡组会一起更改。")
    }
    func dueToday(_ before: Int, _ after: Int) -> String {
        say(
            "Due today: \(Quantity.grouped(before)) → \(Quantity.grouped(after))",
            "今天到期：\(Quantity.grouped(before)) → \(Quantity.grouped(after))")
    }
    func wouldMove(_ n: Int) -> String {
        say(
            n == 1 ? "1 card would be due on another day." : "\(cards(n)) would be due on another day.",
            "\(cards(n))的到期日会改变。")
    }
    var daysToCome: String { say("Cards due on the days to come", "未来几天到期的卡片") }
    var outlookDay: String { say("Day", "日期") }
    func dayAhead(_ n: Int) -> String {
        switch n {
        case 0: say("Today", "今天")
        case 1: say("Tomorrow", "明天")
        default: say("In \(days(n))", "\(days(n))后")
        }
    }
    var asTheyAre: String { say("As they are", "现在") }
    var rescheduled: String { say("Rescheduled", "重新安排后") }
    var rescheduleLater: String { say("Keep due dates", "保留到期日") }
    var rescheduleNow: String { say("Reschedule now", "立即重新安排") }
    var keepOldSettings: String { say("Keep the old settings", "不更改设置") }
    var reschedulingHelp: String {
        say(
            """
            If you keep the due dates, the new settings apply from each card's next answer. Either way, you can undo the \
            change completely.
            """,
            "保留到期日时，新设置从每张卡片的下一次评分起生效。无论选择哪一种，都可以完全撤销。")
    }
    var dueDatesMoved: String { say("Changed due dates", "到期日的更改") }
    func dueDatesMoved(onDay day: Int) -> String {
        say(
            """
            On \(date(ofDay: day)), new settings changed the due dates of this deck's cards. You can undo that; your answers \
            since then still count.
            """,
            "\(date(ofDay: day))，更改设置调整了这个卡组的到期日。可以撤销这次调整，之后的评分仍然有效。")
    }
    var takeBackRescheduling: String { say("Undo the change", "撤销这次更改") }
    func schedulesRestored(_ n: Int) -> String {
        say(
            n == 0
                ? "The previous settings are restored."
                : "The previous settings are restored, and \(n == 1 ? "1 card has its earlier schedule" : "\(cards(n)) have their earlier schedules").",
            n == 0 ? "已恢复原来的设置。" : "已恢复原来的设置和 \(cards(n))原来的安排。")
    }
}
