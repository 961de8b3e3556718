import Grammar

extension Wording {
    var practice: String { say("Practice", "练习") }
    var practiceLead: String { say("Tools for a closer look.", "深入学习的小工具。") }

    // MARK: Grammar helper

    var grammarHelper: String { say("Grammar helper", "语法助手") }
    var grammarRoomLead: String {
        say("Take a sentence apart: word by word, with its points of grammar.", "逐词拆解句子，讲解其中的语法点。")
    }
    var grammarLead: String {
        say(
            "Paste a sentence in Chinese or Japanese to see what each word means and which grammar holds it together.",
            "粘贴一句中文或日语，看每个词的意思，以及句子里的语法点。")
    }
    var sentenceToExplain: String { say("A sentence, or a few", "一句或几句话") }
    var explain: String { say("Explain", "讲解") }
    var naturalTranslation: String { say("Natural translation", "自然的译法") }
    var naturalHelp: String {
        say(
            "Each part of the translation has the colour and the number of the word it translates.",
            "译文各部分与对应词语的颜色、编号相同。")
    }
    var askNatural: String { say("Ask a language model", "请语言模型翻译") }
    var sentenceWaits: String {
        say("The question is queued. The translation will appear here.", "提问正在等待。得到回答后，译文会显示在这里。")
    }
    var noModelForSentences: String {
        say("A language model could translate the whole sentence. None is set up.", "语言模型可以翻译整句话，但还没有设置。")
    }
    func tooLongForModel(_ limit: Int) -> String {
        say(
            "A language model translates a text of up to \(Quantity.grouped(limit)) characters as a whole.",
            "语言模型最多翻译 \(Quantity.grouped(limit)) 个字符的整段文字。")
    }
    var moreOnGrammar: String { say("What the model says about the grammar", "模型对语法的说明") }
    func translatedBy(_ name: String) -> String { say("Translated by \(name).", "由 \(name) 翻译。") }
    var wordByWordHelp: String {
        say(
            "A word and its meaning share a colour and a number. Tap a word for its full dictionary entry.",
            "词语和它的意思颜色、编号相同。点词语可以看词典里的全部内容。")
    }
    func grammarPoints(_ n: Int) -> String {
        n == 0 ? say("Grammar", "语法点") : say(count(n, "point of grammar", "points of grammar"), "\(n) 个语法点")
    }
    var noGrammarPoints: String {
        say(
            "This sentence has no grammar pattern that Glossa knows. The words above can still be looked up.",
            "这句话里没有 Glossa 认得的语法点。上面的词语仍然可以查词典。")
    }
    var examples: String { say("Examples", "例句") }

    /// A text of the grammar in the language of the interface.
    func of(_ text: GrammarText) -> String { say(text.english, text.chinese) }
}
