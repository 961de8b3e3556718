import Model

extension Wording {
    func cardOf(_ word: String) -> String { say("The word \(word)", "词语：\(word)") }
    var noEntry: String { say("No dictionary has this word.", "词典里没有这个词。") }
    var noEntryHelp: String {
        say(
            "Its characters are explained below. If it was split wrongly, you can correct it.",
            "可以看看下面每个字的意思；如果切分错了，也可以改正。")
    }
    var traditional: String { say("Traditional", "繁体") }
    func rank(_ n: Int) -> String { say("No. \(Quantity.grouped(n)) in frequency", "词频排名 \(Quantity.grouped(n))") }
    var itsCharacters: String { say("Its characters", "逐字解释") }
    var inYourBooks: String { say("In your books", "你书里的例句") }
    var etymology: String { say("Where it comes from", "词源") }
    /// What stands before a list of measure words.
    func measureWords(_ count: Int) -> String { say(count == 1 ? "Measure word: " : "Measure words: ", "量词：") }
    var correctSplit: String { say("Correct the split", "改正切分") }
    var correctSplitHelp: String {
        say(
            "Choose where one word ends and the next begins.", "选择词与词的分界。")
    }
    func cutAfter(_ text: String) -> String { say("A word ends after \(text)", "在“\(text)”之后断开") }
    func joinWith(_ text: String) -> String { say("Join with \(text)", "与“\(text)”合并") }
    var saveSplit: String { say("Save this split", "保存切分") }
    var correctReading: String { say("Correct the reading", "改正读音") }
    var correctReadingHelp: String {
        say("With tone marks or numbers: yín háng, yin2 hang2", "可用声调符号或数字：yín háng、yin2 hang2")
    }
    var correctedByYou: String { say("Corrected by you", "你改正过") }
    var backToTheBook: String { say("Back to the page", "回到原文") }
    var wordActions: String { say("How well you know it", "掌握程度") }
    func markedTimes(_ n: Int) -> String { say("Marked \(times(n))", "标记过 \(n) 次") }
    var wordByWord: String { say("Word by word", "逐词解释") }
    var wholePhrase: String { say("As a whole", "整体释义") }
    var phrase: String { say("Phrase", "短语") }

    // MARK: Dictionary

    var dictionaryLead: String {
        say(
            "Characters, pinyin with or without tones, kana, romaji, or an English meaning; also inflected forms. ? stands for one character, * for any number.",
            "可输入汉字、拼音（有无声调均可）、假名、罗马字或英文释义，变化形式也可以；? 代表一个字，* 代表任意多个字。")
    }
    func found(_ n: Int, for query: String) -> String {
        say(count(n, "entry", "entries") + " for “\(query)”", "“\(query)”：\(Quantity.grouped(n)) 个词条")
    }
    func notFound(_ query: String) -> String { say("“\(query)” is not in any dictionary.", "词典里没有“\(query)”。") }
    var notFoundHelp: String {
        say("Try fewer characters, the reading without tones, or another language.", "可以少输几个字、去掉声调，或换一种语言再试。")
    }
    var didYouMean: String { say("Did you mean:", "您要找的是不是：") }
    func name(_ step: InflectionStep) -> String {
        switch step {
        case .polite: say(step.meaning, "礼貌")
        case .negative: say(step.meaning, "否定")
        case .past: say(step.meaning, "过去")
        case .te: say(step.meaning, "て形")
        case .potential: say(step.meaning, "可能")
        case .passive: say(step.meaning, "被动")
        case .causative: say(step.meaning, "使役")
        case .volitional: say(step.meaning, "意向")
        case .conditional: say(step.meaning, "条件")
        case .imperative: say(step.meaning, "命令")
        case .continuing: say(step.meaning, "持续")
        case .resulting: say(step.meaning, "结果")
        case .ahead: say(step.meaning, "预先")
        case .completely: say(step.meaning, "完了")
        case .wanting: say(step.meaning, "愿望")
        case .seeming: say(step.meaning, "样态")
        case .excessive: say(step.meaning, "过度")
        case .easyTo: say(step.meaning, "容易")
        case .hardTo: say(step.meaning, "困难")
        case .meanwhile: say(step.meaning, "同时")
        case .listing: say(step.meaning, "列举")
        case .request: say(step.meaning, "要求")
        case .without: say(step.meaning, "否定（ず）")
        case .adverb: say(step.meaning, "副词")
        case .degree: say(step.meaning, "程度")
        case .concessive: say(step.meaning, "即使")
        case .unlikely: say(step.meaning, "否定的推测或意向")
        case .unavoidable: say(step.meaning, "不得不")
        case .unable: say(step.meaning, "难以")
        case .liable: say(step.meaning, "很可能")
        case .plural: say(step.meaning, "复数")
        case .possessive: say(step.meaning, "所有格")
        case .thirdPerson: say(step.meaning, "第三人称单数")
        case .pastParticiple: say(step.meaning, "过去分词")
        case .ingForm: say(step.meaning, "-ing 形式")
        case .comparative: say(step.meaning, "比较级")
        case .superlative: say(step.meaning, "最高级")
        }
    }
    var dictionaryMissing: String {
        say("Some dictionaries are not installed. About shows which.", "有些词典还没有安装，详情见“关于”。")
    }

    // MARK: Corrections

    var corrections: String { say("Corrections", "我的改正") }
    var correctionsLead: String {
        say(
            "Splits and readings you have corrected, each with where it holds.", "你改正过的切分和读音，以及各自的适用范围。")
    }
    var correctionScope: String { say("Where it holds", "适用范围") }
    func name(_ scope: CorrectionScope.Kind) -> String {
        switch scope {
        case .here: say("Only here", "仅此处")
        case .inContext: say("In this context", "相同语境")
        case .everywhere: say("Everywhere", "所有地方")
        }
    }
    var correctionScopeHelp: String {
        say(
            "A correction can hold only here, in this context (wherever the same words stand before and after it), or everywhere.",
            "改正可以只用于此处，也可以用于相同语境（前后词语都相同的地方），或用于所有地方。")
    }
    var noCorrections: String { say("No corrections yet", "还没有改正过") }
    var noCorrectionsLead: String {
        say(
            "When a word is split wrongly on a page, tap it and choose “Correct the split”.",
            "如果书中某个词切分错了，点一下它，再选“改正切分”。")
    }
    var when: String { say("When", "时间") }
    func removeCorrection(_ text: String) -> String { say("Remove the correction of \(text)", "删除对“\(text)”的改正") }
}
