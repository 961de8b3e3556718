import Model

extension Wording {
    var review: String { say("Review", "复习") }
    func cards(_ n: Int) -> String { say(count(n, "card", "cards"), "\(Quantity.grouped(n)) 张卡片") }
    func cardsWait(_ n: Int) -> String { say("\(cards(n)) to review", "\(cards(n))待复习") }
    func cardsWaitUnit(_ n: Int) -> String { say(n == 1 ? "card waits" : "cards wait", "张卡片待复习") }
    func waitingTitle(_ n: Int) -> String { n == 0 ? nothingWaits : cardsWait(n) }
    func waitingLead(_ n: Int) -> String {
        n == 0
            ? say("Nothing is due. Keep reading; the words you mark come here.", "没有待复习的卡片。继续阅读吧，标记的词会来到这里。")
            : say("\(cards(n)) \(n == 1 ? "waits" : "wait") for you today.", "今天有 \(cards(n))等着你。")
    }
    var nothingWaits: String { say("All done", "已完成") }
    var newCards: String { say("new", "新卡") }
    var learningCards: String { say("learning", "学习中") }
    var dueCards: String { say("due", "到期") }
    var study: String { say("Study", "开始复习") }
    func study(_ deck: String) -> String { say("Study \(deck)", "复习 \(deck)") }

    // MARK: Decks

    var allDecks: String { say("All decks", "全部卡组") }
    var decksEmpty: String { say("No cards yet", "还没有卡片") }
    var decksEmptyLead: String {
        say(
            """
            Tap a word while reading and choose “Make a card”. Its sentence is saved with it, and Glossa shows it again \
            just before you would forget it.
            """,
            "阅读时点一个词，选“制成卡片”，例句会一起保存。Glossa 会在你快要忘记的时候再让你复习。")
    }
    func cardsFromWords(_ n: Int) -> String { say("Choose from \(words(n)) you marked", "从标记的 \(words(n))中选择") }
    var addDeck: String { say("Add a deck", "新建卡组") }
    var deckName: String { say("Name", "名称") }
    var deckNameHelp: String { say("Separate subdecks with ::, as in HSK 3::Verbs", "用 :: 表示子卡组，如“HSK 3::动词”") }
    var deckIcon: String { say("Icon", "图标") }
    var deckParent: String { say("Parent deck", "上级卡组") }
    var noParent: String { say("None", "无") }
    var deckDeleted: String { say("The deck and its cards were deleted.", "卡组及其中的卡片已删除。") }
    var deleteDeck: String { say("Delete this deck", "删除这个卡组") }
    var deleteDeckHelp: String {
        say("Its cards and subdecks are deleted, too. You can undo this right away.", "其中的卡片和子卡组会一起删除，删除后可以立即撤销。")
    }
    func cardsAdded(_ n: Int, known: Int) -> String {
        let first = say(n == 1 ? "1 card was added." : "\(cards(n)) were added.", "已添加 \(cards(n))。")
        guard known > 0 else { return first }
        return first + say(" \(words(known)) already had one.", "有 \(words(known))早已有卡片。")
    }
    /// Words that got no card, and why.
    func noCards(ofMeaningless words: [String]) -> String {
        say(
            "No card for \(words.joined(separator: ", ")): no dictionary says what "
                + (words.count == 1
                    ? "it means. Write its meaning yourself." : "they mean. Write their meanings yourself."),
            "词典里没有释义，未制成卡片：\(words.joined(separator: "、"))。请自己写下意思。")
    }

    // MARK: Making cards

    /// Before what a card will have on its front and its back.
    var cardWillSay: String { say("The card:", "卡片：") }
    var teachAnotherSense: String { say("Choose another meaning", "换一个意思") }
    /// The choice of the senses that the dictionary names first.
    var usualSense: String { say("Usual", "通常") }
    var ownMeaning: String { say("Or in your own words", "或自己写") }
    var meaningWanted: String { say("What does it mean?", "它是什么意思？") }
    var meaningWantedHelp: String {
        say("No dictionary has it, and a card needs a meaning.", "词典里没有这个词，而卡片需要释义。")
    }
    /// Behind an English pronunciation, and in full.
    var american: String { say("American", "美式") }
    var generalAmerican: String { say("General American pronunciation", "通用美式发音") }
    var itsParts: String { say("Its parts", "其中的词") }
    func makeCard(of word: String) -> String { say("Make a card of \(word)", "为“\(word)”制作卡片") }

    var makeCard: String { say("Make a card", "制成卡片") }
    /// What stands in its place once the word has a card.
    var hasCard: String { say("Has a card", "已有卡片") }
    var makeCards: String { say("Make cards", "制成卡片") }
    /// Before the list of decks that a card may go into.
    var intoDeck: String { say("in the deck", "放入卡组") }
    var cardInDeck: String { say("A card goes in the deck", "卡片放入卡组") }
    func cardInDeck(_ path: String) -> String { say("A card goes in the deck “\(path)”", "卡片放入卡组“\(path)”") }
    func intoDeck(_ path: String) -> String { say("in the deck “\(path)”", "放入卡组“\(path)”") }
    func cardMade(in deck: String?) -> String {
        guard let deck else { return say("It has a card now.", "已制成卡片。") }
        return say("Added to \(deck).", "已加入“\(deck)”。")
    }
    var cardKnown: String { say("It already has a card.", "这个词已有卡片。") }
    var addCards: String { say("Add cards", "添加卡片") }
    var addCard: String { say("Add the card", "添加卡片") }
    var addCardsLead: String {
        say("What you leave empty is filled in from the dictionaries.", "没有填写的内容会从词典里补全。")
    }
    var byList: String { say("By list", "批量添加") }
    var byHand: String { say("By hand", "手动添加") }
    var wordList: String { say("Words", "词语") }
    var wordListHelp: String {
        say(
            "One word per line. You can add its reading after a tab, and its meaning after another.",
            "每行一个词；词后可用制表符隔开，依次写读音和释义。")
    }
    var fillFromDictionaries: String { say("Fill in from the dictionaries", "从词典补全") }
    var filledWhenEmpty: String { say("Filled in from the dictionaries if empty", "留空则从词典补全") }
    var translation: String { say("What the sentence means", "例句的意思") }
    func previewHeading(_ n: Int) -> String { say("Add \(words(n))?", "添加 \(words(n))？") }
    var previewLead: String { say("Correct anything you would put differently.", "不合适的地方可以直接修改。") }
    func addWords(_ n: Int) -> String { say("Add \(words(n))", "添加 \(words(n))") }
    func readingOf(_ word: String) -> String { say("Reading of \(word)", "\(word) 的读音") }
    func meaningOf(_ word: String) -> String { say("Meaning of \(word)", "\(word) 的释义") }
    var notInDictionaries: String { say("Not in any dictionary", "词典里没有") }
    func listTooLong(_ most: Int, leftOut: Int) -> String {
        say(
            "A list has at most \(words(most)); \(leftOut == 1 ? "the last one was" : "the last \(Quantity.grouped(leftOut)) were") skipped.",
            "一次最多 \(words(most))，最后 \(words(leftOut))没有列入。")
    }
    var cardKinds: String { say("Kinds of cards", "卡片类型") }

    func name(_ kind: Card.Kind) -> String {
        switch kind {
        case .recognition: say("Recognition", "认读")
        case .recall: say("Recall", "回想")
        case .listening: say("Listening", "听力")
        case .cloze: say("Gap", "填空")
        }
    }

    func explain(_ kind: Card.Kind) -> String {
        switch kind {
        case .recognition: say("The word; what does it mean?", "看词，想意思")
        case .recall: say("The meaning; what is the word?", "看意思，想词")
        case .listening: say("The sound; what is the word?", "听音，想词")
        case .cloze: say("The sentence with a gap", "例句填空")
        }
    }
}
