import Model

extension Wording {
    var welcome: String { say("Welcome to your reading desk", "欢迎来到你的书桌") }
    var welcomeLead: String {
        say(
            """
            Open a book you want to read. Tap any word to understand it; mark what is hard, and Glossa remembers it for you.
            """,
            "打开一本你想读的书。点一下就能看懂任何一个词；标出生词，Glossa 会替你记着。")
    }
    func whatYouKnow(of language: Language) -> String {
        say("How much \(name(language)) do you know?", "你的\(name(language))到什么程度？")
    }
    var whatYouKnowHelp: String {
        say(
            "Words up to this level count as known, and today’s words, lessons and stories are chosen to match. You can change it at any time, and mark each word as you read.",
            "这一级及以下的词都算认识，今日词语、课程和故事也据此来选。随时可以更改，也可以边读边标。")
    }
    var levelHelp: String {
        say(
            "Today’s words, lessons and stories are chosen for this level. You can change it at any time.",
            "今日词语、课程和故事都按这个水平来选，随时可以更改。")
    }
    var continueHeading: String { say("Where you were", "上次读到这里") }
    var thisWeek: String { say("This week", "本周") }
    var weekNothing: String { say("Nothing read yet this week. A page is a good start.", "这周还没有读书。先读一页就好。") }
    var timeReading: String { say("Reading", "阅读时间") }
    func charactersRead(in language: Language) -> String {
        say("Characters read", language == .english ? "读过的字符" : "读过的字")
    }
    var lookedUp: String { say("Looked up", "查过的词") }
    var markedCount: String { say("Marked", "标记的词") }
    var daysReadHeading: String { say("Days", "阅读天数") }
    var lookUpAWord: String { say("Look up a word", "查一个词") }
    /// What can be looked up, in the language that is learnt.
    func lookUpHint(_ learnt: Language) -> String {
        switch learnt {
        case .chinese: say("银行, yinhang, bank …", "银行、yinhang、bank……")
        case .japanese: say("食べる, taberu, eat …", "食べる、taberu、eat……")
        case .english: say("bank, went, turn down …", "bank、went、turn down……")
        }
    }
    var recentBooks: String { say("Recent books", "最近的书") }
    var allBooks: String { say("All books", "全部书籍") }
    var storiesForYou: String { say("Stories at your level", "适合你的故事") }
    var wholeShelf: String { say("The whole shelf", "整个书架") }
    var importBook: String { say("Import a book", "导入一本书") }

    // MARK: Shelf

    var shelf: String { say("Shelf", "书架") }
    var shelfLead: String {
        say("Short stories written for each level. Add one and start reading.", "为各个等级写的小故事。加进书库就可以读。")
    }
    var addToLibrary: String { say("Add and read", "加入并阅读") }
    var inYourLibrary: String { say("In your library", "已在书库") }
    func minutesToRead(_ n: Int) -> String { say("about \(n) min", "约 \(n) 分钟") }
}
