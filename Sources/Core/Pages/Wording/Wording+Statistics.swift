import Model
import Routes

extension Wording {
    var statistics: String { say("Statistics", "统计") }
    var statisticsLead: String { say("What your answers show.", "从你的评分里看到的。") }
    func statisticsOf(_ deck: String) -> String { say("What your answers in \(deck) show.", "从“\(deck)”的评分里看到的。") }
    var noAnswersYet: String { say("No answers yet", "还没有评分") }
    var noAnswersYetLead: String {
        say("Study a few cards, and charts of your memory will appear here.", "复习几张卡片，这里就会画出你的记忆情况。")
    }
    var asTable: String { say("As a table", "查看表格") }
    var overview: String { say("At a glance", "概览") }
    var streak: String { say("Days in a row", "连续天数") }
    var dueHeading: String { say("Due", "到期") }
    var newCardsHeading: String { say("New cards", "新卡") }
    var learningHeading: String { say("Learning", "学习中") }
    var youngCards: String { say("Young", "年轻卡") }
    var matureCards: String { say("Mature", "成熟卡") }
    var suspendedCards: String { say("Suspended", "已暂停") }
    var together: String { say("Total", "合计") }
    var period: String { say("Period", "时段") }
    var day: String { say("Day", "日期") }
    var hour: String { say("Hour", "时刻") }
    var daysHeading: String { say("Days", "天数") }
    var minutesHeading: String { say("Minutes", "分钟") }
    var remembered: String { say("Remembered", "记得") }
    var reviewsHeading: String { say("Reviews", "复习次数") }
    var timeInMinutes: String { say("Time, in minutes", "用时（分钟）") }
    var timeHeading: String { say("Time", "用时") }
    var weekOf: String { say("Week of", "所在周") }
    func perDay(_ sum: Int, days: Int) -> String {
        let mean = Quantity.grouped((sum + days / 2) / max(1, days))
        return say(
            "\(Quantity.grouped(sum)) in \(days) days, \(mean) a day",
            "\(days) 天共 \(Quantity.grouped(sum)) 次，每天 \(mean) 次")
    }
    func timePerDay(_ seconds: Int, days: Int) -> String {
        let mean = duration(seconds / max(1, days))
        return say("\(duration(seconds)) in \(days) days, \(mean) a day", "\(days) 天共 \(duration(seconds))，每天 \(mean)")
    }
    var trueRetention: String { say("True retention", "真实记忆率") }
    var trueRetentionLead: String {
        say(
            "How many of the due cards you remembered. Mature: an interval of 21 days or more.",
            "到期的卡片里记得的比例。间隔满 21 天为成熟卡。")
    }
    func lastDays(_ n: Int) -> String {
        switch n {
        case 1: today
        case 7: say("Week", "一周")
        case 30, 31: say("Month", "一个月")
        case 365: say("Year", "一年")
        default: days(n)
        }
    }
    var calendar: String { say("Calendar", "日历") }
    func calendarSummary(_ reviews: Int, days: Int) -> String {
        say(
            "\(count(reviews, "review", "reviews")) on \(self.days(days)) of the last year",
            "过去一年里有 \(days) 天复习，共 \(Quantity.grouped(reviews)) 次")
    }
    var forecast: String { say("Forecast", "到期预测") }
    func forecastLead(_ sum: Int, days: Int) -> String {
        say("\(cards(sum)) in the next \(self.days(days))", "未来 \(self.days(days))共 \(cards(sum))")
    }
    func name(_ span: StatisticsSpan) -> String {
        switch span {
        case .month: say("Last month", "近一个月")
        case .year: say("Last year", "近一年")
        case .all: say("All time", "全部")
        }
    }
    var answerButtons: String { say("Answer buttons", "评分按钮") }
    var answerButtonsLead: String {
        say(
            "How often you pressed each. Under the bars: how many of these answers were not Again.",
            "每个按钮按了多少次。柱下的百分比是没有按“忘记”的比例。")
    }
    var historyAsCSV: String { say("Every answer as CSV", "全部评分记录（CSV）") }
    var hourlySuccess: String { say("Through the day", "一天之中") }
    var hourlySuccessLead: String { say("How many due cards you remembered, by the hour", "各个时刻到期卡片的记得比例") }
    var stability: String { say("Stability", "稳定性") }
    var stabilityLead: String { say("Days until the chance of remembering a card falls to 90%", "记得的概率降到 90% 的天数") }
    var difficulty: String { say("Difficulty", "难度") }
    var difficultyLead: String { say("From 1, easy, to 10", "从 1（容易）到 10") }
    var retrievability: String { say("Retrievability", "可提取性") }
    var retrievabilityLead: String { say("The chance that you remember a card now", "现在记得的概率") }

    func month(_ month: Int) -> String {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return say(months[month - 1], "\(month)月")
    }

    /// A day, by its number from 1970-01-01.
    func date(ofDay day: Int) -> String {
        let date = HeatMap.date(day)
        return self.date(year: date.year, month: date.month, day: date.day)
    }

    func shortDate(ofDay day: Int) -> String {
        let date = HeatMap.date(day)
        return say("\(date.day) \(month(date.month))", "\(date.month)/\(date.day)")
    }
}
