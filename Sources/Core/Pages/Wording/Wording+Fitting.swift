import Model

/// What the pages that fit and simulate FSRS say.
extension Wording {
    var fitParameters: String { say("Fit to my answers", "按我的记录拟合") }
    var fitting: String { say("Fit FSRS to you", "拟合 FSRS 参数") }
    var fittingLead: String {
        say(
            "Your answers show how you forget. FSRS can use them to find parameters that predict it better.",
            "你的评分反映了你的遗忘规律。FSRS 可以据此找到预测更准的参数。")
    }
    var fittingExplained: String {
        say(
            """
            Part of your cards is set aside in turn, and parameters fitted to the others are tested on it. New parameters \
            are offered only if they predict better than your current ones by more than chance. You then see what they \
            would change, and decide. You can go back at any time.
            """,
            "依次留出一部分卡片，用其余卡片拟合参数，再在留出的部分上检验。只有明显比现有参数更准时才会提供，由你看过影响后决定是否采用，随时可以恢复。")
    }
    func fittedTogether(_ n: Int) -> String {
        say(
            """
            \(count(n, "subdeck has", "subdecks have")) the same parameters: they are fitted together and change \
            together. A subdeck with its own parameters keeps them.
            """,
            "其中 \(Quantity.grouped(n)) 个子卡组使用相同的参数，会一起拟合、一起更改。有自己参数的子卡组不受影响。")
    }
    func fittedDecks(_ n: Int) -> String {
        say(" They apply to \(count(n, "deck", "decks")).", "适用于 \(Quantity.grouped(n)) 个卡组。")
    }
    var fitNow: String { say("Fit now", "开始拟合") }
    var fitAgain: String { say("Fit again", "重新拟合") }
    var fitBetter: String { say("Better parameters were found", "找到了更好的参数") }
    var fitBetterLead: String {
        say(
            "On answers they were not fitted to, they predict better than your current ones. Nothing has been changed yet.",
            "在没有见过的评分上，新参数预测得更准。目前没有更改任何内容。")
    }
    var fitKept: String { say("Your parameters were kept", "保留现有参数") }
    var fitKeptLead: String {
        say(
            """
            On answers they were not fitted to, the new parameters predicted no better than your current ones, or not by \
            more than chance. Nothing was changed; try again after more reviews.
            """,
            "在没有见过的评分上，拟合出的参数没有明显优于现有参数，因此没有更改。多复习一段时间后可以再试。")
    }
    func fitTooLittle(_ n: Int, least: Int) -> String {
        say(
            """
            There \(n == 1 ? "is 1 answer" : "are \(Quantity.grouped(n)) answers") to learn from; at least \(least) are \
            needed that were given a day or more after the previous one. Nothing was changed.
            """,
            "可用的评分只有 \(Quantity.grouped(n)) 次，至少需要 \(least) 次与上次相隔一天以上的评分。没有更改任何内容。")
    }
    func fitJudgedOn(_ n: Int) -> String {
        say(
            "Fitted to \(count(n, "answer", "answers")); tested on cards that were set aside",
            "根据 \(Quantity.grouped(n)) 次评分拟合，在留出的卡片上检验")
    }
    var measure: String { say("Measure", "指标") }
    var logLoss: String { say("Log loss", "对数损失") }
    var rmseBins: String { say("RMSE (bins)", "均方根误差（分箱）") }
    var parametersBefore: String { say("Before", "之前") }
    var parametersFitted: String { say("Fitted", "拟合后") }
    var measuresExplained: String {
        say("How far the predictions were from what happened: smaller is better.", "预测与实际的差距，越小越好。")
    }
    var previousParameters: String { say("Restore the previous parameters", "恢复之前的参数") }
    var parametersInUse: String { say("Parameters in use", "正在使用的参数") }
    var publishedDefaults: String { say("The published defaults.", "公布的默认值。") }

    // MARK: Simulating

    var simulator: String { say("Simulate", "模拟") }
    var simulatorLead: String {
        say(
            "What each desired retention would cost you every day, and how many words you would know in the end.",
            "不同的目标记忆率每天要花多少时间，最后能记住多少词。")
    }
    func simulated(days: Int, newPerDay: Int, met: Int, timed: Int) -> String {
        let pace =
            timed > 0
            ? say(
                "at the pace of your last \(count(timed, "answer", "answers"))",
                "按你最近 \(Quantity.grouped(timed)) 次评分的速度")
            : say("at the pace of many learners, as you have few answers yet", "你的评分还少，按其他学习者的速度")
        return say(
            "\(self.days(days)) with \(count(newPerDay, "new card", "new cards")) each day, on top of "
                + "\(cards(met)) you have met, \(pace).",
            "在已学的 \(cards(met))之外，每天学 \(Quantity.grouped(newPerDay)) 张新卡，共 \(self.days(days))，\(pace)。")
    }
    var simulatorForFSRS: String {
        say(
            "This deck is not scheduled by FSRS; the simulation shows what FSRS would do.", "这个卡组没有使用 FSRS；这里模拟的是 FSRS。"
        )
    }
    var timeAhead: String { say("Time ahead", "模拟时长") }
    func timeAhead(_ days: Int) -> String {
        switch days {
        case 365: say("A year", "一年")
        case 730: say("Two years", "两年")
        default: self.days(days)
        }
    }
    var retentions: String { say("Retention against workload", "记忆率与负担") }
    var retentionHeading: String { say("Retention", "记忆率") }
    var reviewsPerDayHeading: String { say("Reviews a day", "每天复习") }
    var minutesPerDay: String { say("Minutes a day", "每天分钟数") }
    var wordsKnownHeading: String { say("Words known", "记得的词") }
    func leastTime(_ percent: Int) -> String {
        say("\(percent)% takes the least time for each word you know in the end.", "\(percent)% 时，记住每个词所需的时间最少。")
    }
    var choose: String { say("Choose", "选择") }
    func chooseRetention(_ percent: Int) -> String { say("Choose \(percent)%", "选择 \(percent)%") }
    var chosenRetention: String { say("Yours", "当前") }

    // MARK: Leeches

    /// What is said of a leech, before and after its word.
    func leechFound(lapses: Int, isSuspended: Bool) -> (before: String, after: String) {
        let before = say("You have forgotten “", "“")
        let after = say(
            "” \(times(lapses)). Change the card, or suspend it for a while.", "”已经忘记 \(times(lapses))。可以修改卡片，或先放一放。")
        return (before, isSuspended ? after + say(" It was suspended.", "它已被暂停。") : after)
    }
}
