import Model

extension Wording {
    var endStudy: String { say("Back to the deck", "返回卡组") }
    var undoAnswer: String { say("Undo", "撤销") }
    var cardLabel: String { say("Card", "卡片") }
    var answer: String { say("Answer", "答案") }
    var showAnswer: String { say("Show the answer", "显示答案") }
    var howWell: String { say("How well did you remember?", "记得怎么样？") }
    var inTheDictionary: String { say(" in the dictionary", "（词典）") }
    var inTheBook: String { say("Where you met it", "出处") }
    var cardTools: String { say("What to do with the card", "卡片操作") }
    var flag: String { say("Flag", "加标记") }
    var bury: String { say("Tomorrow", "明天再说") }
    var suspend: String { say("Suspend", "暂停") }
    var edit: String { say("Edit", "编辑") }
    var editNote: String { say("Edit the card", "编辑卡片") }
    var backToStudy: String { say("Back to studying", "返回复习") }
    var tags: String { say("Tags", "标签") }
    var gap: String { say("gap", "空") }
    var nothingAsks: String { say("The front of this card has nothing to show.", "这张卡片的正面没有可显示的内容。") }
    func timeLeft(_ seconds: Int) -> String {
        seconds < 60
            ? say("less than a minute", "不到 1 分钟") : say("about \(duration(seconds))", "约 \(duration(seconds))")
    }

    func asks(_ kind: Card.Kind) -> String {
        switch kind {
        case .recognition: say("What does it mean?", "是什么意思？")
        case .recall: say("What is the word?", "用哪个词？")
        case .listening: say("What do you hear?", "听到了什么？")
        case .cloze: say("Which word is missing?", "缺了哪个词？")
        }
    }

    func name(_ rating: Rating) -> String {
        switch rating {
        case .again: say("Again", "忘了")
        case .hard: say("Hard", "困难")
        case .good: say("Good", "记得")
        case .easy: say("Easy", "轻松")
        }
    }

    /// How long an answer puts a card off, as short as a button needs it: "10 min", "4 d", "2.1 mo".
    func wait(_ wait: Outcome.Wait) -> String {
        switch wait {
        case .seconds(let seconds) where seconds < 60: say("\(seconds) s", "\(seconds) 秒")
        case .seconds(let seconds) where seconds < 3600:
            say("\((seconds + 30) / 60) min", "\((seconds + 30) / 60) 分钟")
        case .seconds(let seconds) where seconds < 86_400:
            say("\(tenths(seconds * 10 / 3600)) h", "\(tenths(seconds * 10 / 3600)) 小时")
        case .seconds(let seconds): self.wait(.days(seconds / 86_400))
        case .days(let days) where days < 31: say("\(days) d", "\(days) 天")
        // A month of 30.44 days, a year of 365.25.
        case .days(let days) where days < 365:
            say("\(tenths((days * 1000 + 1522) / 3044)) mo", "\(tenths((days * 1000 + 1522) / 3044)) 个月")
        case .days(let days):
            say("\(tenths((days * 1000 + 18_262) / 36_525)) y", "\(tenths((days * 1000 + 18_262) / 36_525)) 年")
        }
    }

    /// "2.1", "3"
    private func tenths(_ number: Int) -> String {
        number % 10 == 0 ? String(number / 10) : "\(number / 10).\(number % 10)"
    }

    // MARK: The end

    var studyDone: String { say("Done for today", "今天的复习完成了") }
    func studyDoneLead(_ deck: String) -> String { say("\(deck) has no more cards to review.", "“\(deck)”里没有待复习的卡片了。") }
    var answersToday: String { say("Answers today", "今天的评分") }
    var recalledToday: String { say("Remembered", "记得") }
    var timeToday: String { say("Time", "用时") }
    var dueTomorrow: String { say("Due tomorrow", "明天到期") }
    var newTomorrow: String { say("New tomorrow", "明天的新卡") }
    func otherDecks(_ n: Int) -> String {
        say("\(Quantity.grouped(n)) in other decks", "其他卡组还有 \(Quantity.grouped(n)) 张")
    }

    var unreachable: String {
        say(
            "Glossa cannot be reached, so this was not saved. The page is unchanged; try again in a moment.",
            "连不上 Glossa，这次操作没有保存。页面内容不变，请稍后再试。")
    }
    var keysAndSwipes: String { say("Keys and swipes", "按键和滑动") }
    var keysHelp: String {
        say(
            "Space shows the answer; 1 Again, 2 Hard, 3 Good, 4 Easy; U undoes the last step.",
            "空格键显示答案；1 \(name(.again))，2 \(name(.hard))，3 \(name(.good))，4 \(name(.easy))；U 撤销上一步。")
    }
    var swipesHelp: String {
        say(
            "Swipe right for Good, left for Again, up for Easy, down for Hard.",
            "右滑\(name(.good))，左滑\(name(.again))，上滑\(name(.easy))，下滑\(name(.hard))。")
    }

    // MARK: Settings

    var whileStudying: String { say("While studying", "复习时") }
    var speech: String { say("Speak the word", "朗读词语") }
    func name(_ speech: Preferences.Speech) -> String {
        switch speech {
        case .onView: say("When shown", "显示时")
        case .onFlip: say("With the answer", "显示答案时")
        case .byHand: say("By hand", "手动")
        }
    }
    var swipeDistance: String { say("Swipe distance", "滑动距离") }
    var vibration: String { say("Vibrate on each answer", "评分时振动") }
}
