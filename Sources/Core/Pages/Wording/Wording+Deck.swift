import Model

extension Wording {
    var deckSettings: String { say("Deck settings", "卡组设置") }
    var scheduling: String { say("Scheduling", "调度") }
    var algorithm: String { say("Algorithm", "算法") }
    var algorithmHelp: String {
        say(
            """
            FSRS learns how you forget. SM-2 is the older algorithm, as first published or in Anki's version. Switching \
            loses no answers.
            """,
            "FSRS 会学习你的遗忘规律；SM-2 是较早的算法，有最初发表的版本和 Anki 的版本。更换算法不会丢失任何记录。")
    }
    func name(_ algorithm: DeckOptions.Algorithm) -> String {
        switch algorithm {
        case .fsrs: "FSRS"
        case .sm2: "SM-2"
        case .ankiSM2: say("SM-2 (Anki)", "SM-2（Anki）")
        }
    }
    var ankiSM2: String { say("Factors of Anki's SM-2", "Anki SM-2 的系数") }
    var ankiSM2Help: String {
        say("Used only if the algorithm is SM-2 (Anki).", "仅在算法为 SM-2（Anki）时有效。")
    }
    func caption(_ field: AnkiSM2Field) -> String {
        switch field {
        case .startingEase: say("Starting ease, %", "初始简易度（%）")
        case .hardMultiplier: say("Hard multiplier, %", "“困难”系数（%）")
        case .easyBonus: say("Easy bonus, %", "“简单”奖励（%）")
        case .intervalMultiplier: say("Interval multiplier, %", "间隔系数（%）")
        case .lapseMultiplier: say("New interval after a lapse, %", "遗忘后的新间隔（%）")
        case .minimumLapseInterval: say("Shortest interval after a lapse, days", "遗忘后的最短间隔（天）")
        case .graduatingInterval: say("Graduating interval, days", "毕业间隔（天）")
        case .easyInterval: say("Easy interval, days", "“简单”间隔（天）")
        }
    }
    var desiredRetention: String { say("Desired retention, %", "目标记忆率（%）") }
    var desiredRetentionHelp: String {
        say(
            "How much you want to remember when a card is due: 70 to 97. More means more reviews.",
            "到期时希望记得的比例：70 至 97。越高，复习越多。")
    }
    var maximumInterval: String { say("Longest interval, days", "最长间隔（天）") }
    var maximumIntervalHelp: String { say("No card waits longer than this.", "任何卡片都不会超过这个间隔。") }
    var learningSteps: String { say("Learning steps", "学习步骤") }
    var relearningSteps: String { say("Relearning steps", "重学步骤") }
    var stepsHelp: String { say("For example 1m 10m 1d; leave empty for none.", "例如 1m 10m 1d（分、时、天）；留空则没有。") }
    var stepsGoDown: String {
        say(
            "A step is shorter than the one before it, so cards that you know better come back sooner.",
            "有一步比前一步短，记得更牢的卡片反而会更早出现。")
    }
    var dailyLimits: String { say("Each day", "每日上限") }
    var newPerDay: String { say("New cards a day", "每天新卡") }
    var reviewsPerDay: String { say("Reviews a day", "每天复习") }
    var buriesSiblings: String { say("Only one card of a word a day", "同一个词每天只出一张") }
    var siblingsHelp: String { say("Its other cards wait until tomorrow.", "其余卡片推迟到明天。") }
    var balancesLoad: String { say("Balance the days", "平衡每天的复习量") }
    var balancesLoadHelp: String {
        say(
            "Among the days that suit its interval, a card takes the one with the fewest cards.",
            "在间隔允许的几天里，安排到卡片最少的那一天。")
    }
    var leeches: String { say("Leeches: cards that won’t stick", "难记的卡片") }
    var leechThreshold: String { say("Lapses before a card is a leech", "遗忘多少次算难记") }
    var leechHelp: String { say("0 for never.", "0 表示从不。") }
    var suspendsLeeches: String { say("Suspend a leech when it is found", "发现后暂停") }
    var easyDays: String { say("Easy days", "轻松日") }
    var easyDaysHelp: String { say("Days on which fewer cards should come due.", "希望少安排复习的日子。") }
    func weekday(_ day: Int) -> String {
        let english = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let chinese = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]
        return say(english[day % 7], chinese[day % 7])
    }
    func dayShare(_ percent: Int) -> String {
        switch percent {
        case 100: say("As usual", "照常")
        case 0: say("None", "不安排")
        case 50: say("Fewer", "减少")
        default: "\(percent)%"
        }
    }

    // MARK: Settings that were or were not kept

    func recounted(_ n: Int) -> String {
        n == 0
            ? say(" No due dates changed; no answers were lost.", "没有卡片的到期时间改变，也没有丢失任何评分。")
            : say(
                n == 1
                    ? " 1 card was recalculated; no answers were lost."
                    : " \(cards(n)) were recalculated; no answers were lost.", "已重新计算 \(cards(n))，没有丢失任何评分。")
    }
    var settingsNotKept: String { say("The settings were not saved", "设置没有保存") }
    var settingsNotKeptNext: String {
        say(
            "The previous settings still apply. What you typed is still here; correct it and save again.",
            "沿用原来的设置。你输入的内容还在，请修改后重新保存。")
    }
    var parameters: String { say("FSRS parameters", "FSRS 参数") }
    var parametersCaption: String { say("21 numbers, or 19 for FSRS-5", "21 个数，或 FSRS-5 的 19 个") }
    var parametersHelp: String {
        say(
            "Leave empty for the published defaults. Separate the numbers with spaces or commas.",
            "留空则使用公布的默认值；用空格或逗号隔开。")
    }
    func explain(_ fault: DeckPage.Fault) -> String {
        switch fault {
        case .number(let field, let least, let most):
            say(
                "\(caption(field)): a whole number from \(least) to \(most).",
                "\(caption(field))：请填 \(least) 至 \(most) 的整数。")
        case .steps(let field):
            say(
                "\(caption(field)): write numbers with s, m, h or d, such as 1m 10m 1d.",
                "\(caption(field))：请写带 s、m、h 或 d 的数字，例如 1m 10m 1d。")
        case .parameterCount(let count):
            say(
                "\(parameters): \(self.count(count, "number was", "numbers were")) given; there are 21, or 19 for FSRS-5.",
                "\(parameters)：输入了 \(count) 个数，应为 21 个，FSRS-5 为 19 个。")
        case .parameter(let place, let text):
            say(
                "\(parameters): number \(place), “\(text)”, is not a finite number.",
                "\(parameters)：第 \(place) 个“\(text)”不是有限的数。")
        case .name:
            say("A deck needs a name, of at most 200 bytes.", "请填写卡组名称，最长 200 字节。")
        case .taken(let path): say("There is already a deck called “\(path)”.", "已有名为“\(path)”的卡组。")
        case .noParent(let path) where path.isEmpty:
            say("The parent deck no longer exists.", "所选的上级卡组已不存在。")
        case .noParent(let path):
            say("There is no parent deck called “\(path)”; add it first.", "没有名为“\(path)”的上级卡组，请先新建。")
        case .inItself: say("A deck cannot be its own subdeck.", "卡组不能成为自己的子卡组。")
        }
    }

    /// What the field of a setting is called.
    private func caption(_ field: String) -> String {
        switch field {
        case "retention": desiredRetention
        case "maximumInterval": maximumInterval
        case "learningSteps": learningSteps
        case "relearningSteps": relearningSteps
        case "newPerDay": newPerDay
        case "reviewsPerDay": reviewsPerDay
        case "day": easyDays
        default: AnkiSM2Field(rawValue: field).map { caption($0) } ?? leechThreshold
        }
    }
}
