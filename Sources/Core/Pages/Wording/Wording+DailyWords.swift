import Model

extension Wording {
    // MARK: Daily words

    var dailyWords: String { say("Today’s words", "今日词语") }
    func dailyWords(of day: CalendarDate) -> String { say("Words of \(day)", "\(day) 的词语") }
    var dailyWordsRoomLead: String {
        say("A handful of new words each morning, with a sentence for each.", "每天早上几个新词，每个词配一个例句。")
    }
    func dailyWordsLead(_ language: String, _ level: String, byModel: Bool) -> String {
        byModel
            ? say("\(language) · \(level) · chosen by your language model", "\(language) · \(level) · 由你的语言模型选出")
            : say("\(language) · \(level) · chosen from word lists", "\(language) · \(level) · 选自词表")
    }
    func dailyWordsProgress(_ seen: Int, of all: Int) -> String { say("\(seen) of \(all) seen", "已看 \(seen)/\(all)") }
    func dailyWord(_ number: Int) -> String { say("Word \(number)", "第 \(number) 个词") }
    var dailyWordsSeen: String { say("seen", "看过") }
    var dailyWordsFlip: String { say("Show the meaning", "看意思") }
    var dailyWordsHelp: String {
        say(
            "Tap the card to turn it over, swipe for another word, or hold it to add the word to your cards. ",
            "点卡片翻面，左右滑动换词，长按卡片可以加入复习卡片。")
    }
    var dailyWordsKeys: String {
        say(
            "Keyboard: space turns the card over, the arrows show another word, A adds the word.",
            "键盘：空格键翻面，方向键换词，A 键加入卡片。")
    }
    var dailyWordsAdd: String { say("Add to cards", "加入复习卡片") }
    var dailyWordsInDeck: String { say("in your cards", "已加入卡片") }
    var dailyWordsFinish: String { say("Finish", "看完了") }
    var dailyWordsBegin: String { say("Begin", "开始") }
    var dailyWordsGoOn: String { say("Continue", "继续") }
    var dailyWordsLookAgain: String { say("See them again", "再看一遍") }
    var dailyWordsDone: String { say("You have seen all of today’s words", "今天的词都看完了") }
    func dailyWordsDoneLead(_ added: Int) -> String {
        added == 0
            ? say("New words come tomorrow at 5 a.m.", "明天早上五点会有新词。")
            : say(
                count(added, "word is", "words are")
                    + " in your cards now. New words come tomorrow at 5 a.m.",
                "\(added) 个词已加入复习卡片。明天早上五点会有新词。")
    }
    func dailyWordsNotDone(_ left: Int) -> String {
        say(count(left, "word is left", "words are left"), "还有 \(left) 个词没看")
    }
    var dailyWordsNotDoneLead: String {
        say("They stay here until 5 a.m. tomorrow.", "它们会在这里等到明天早上五点。")
    }
    var dailyWordsWithoutModel: String {
        say(
            "These words come from word lists and your own books. A language model can choose them for you, and write sentences.",
            "这些词选自词表，例句来自你的书。语言模型可以为你选词、写例句。")
    }
    var dailyWordsUnmade: String { say("Today’s words are not chosen yet", "今天的词还没有选") }
    var dailyWordsUnmadeLead: String {
        say("Choosing them for your language and level takes a few seconds.", "按你的语言和水平选词，需要几秒钟。")
    }
    var dailyWordsMake: String { say("Choose today’s words", "选今天的词") }
    var noDailyWords: String { say("No new words today", "今天没有新词") }
    var noDailyWordsLead: String {
        say(
            "The dictionaries are not installed yet, or you know every word of your level. Nothing was changed. Build the dictionaries, or choose a higher level.",
            "词典还没有装好，或者你已经认识这个水平的所有词。没有改动任何内容。请先生成词典，或者选择更高的水平。")
    }

    // MARK: Example sentences

    var exampleSentences: String { say("Example sentences", "例句") }
    var askForExamples: String { say("Ask the language model for sentences", "请语言模型写例句") }
    var noExamples: String { say("Glossa has no sentence of its own for this word.", "Glossa 自己没有这个词的例句。") }
    var examplesWithoutModel: String {
        say("A language model could write more.", "设置语言模型后，可以请它写更多例句。")
    }
    var examplesWait: String {
        say(
            "The language model cannot be reached. Your question is saved and will be sent again automatically.",
            "暂时连不上语言模型。提问已保存，会自动再问。")
    }
    var examplesUnusable: String {
        say(
            "The language model’s sentences did not use this word, so none were saved. You can ask again.",
            "语言模型写的句子里没有这个词，所以没有保存。可以再问一次。")
    }
    var sentenceOfBook: String { say("From your book", "选自你的书") }
    var sentenceOfGlossa: String { say("Written for Glossa", "Glossa 自编例句") }
    var sentenceOfModel: String { say("By your language model", "语言模型所写") }
}
