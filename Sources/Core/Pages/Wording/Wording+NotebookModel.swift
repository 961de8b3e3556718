import Model

/// What language models have to do with the notebook.
extension Wording {
    var askModel: String { say("Ask a language model", "请语言模型来写") }
    var askAnew: String { say("Ask again", "重新提问") }
    var askWhenReachable: String {
        say("Ask when it can be reached, and save the answer", "等连上后再问，并收下回答")
    }
    var tryAgain: String { say("Try again", "重试") }
    var askLater: String { say("Ask when it can be reached", "等连上后再问") }
    var dictionariesInstead: String {
        say("What you see here is from the dictionaries.", "这里显示的内容来自词典。")
    }
    var noModelForEntries: String {
        say(
            "A language model could write this entry, with the dictionaries beside it. None is set up.",
            "语言模型可以参照词典撰写词条，但还没有设置。")
    }
    func fromModel(_ name: String) -> String {
        say("Written by \(name) and checked against the dictionaries.", "由 \(name) 撰写，并与词典对照。")
    }
    var entryDoubts: String { say("The dictionaries disagree", "词典的说法不同") }

    public func tell(_ doubt: EntryDoubt) -> String {
        switch doubt {
        case .unknownWord: say("No dictionary here has this word.", "这里的词典都没有这个词。")
        case .partsOfSpeech(let said, let known):
            say(
                "Part of speech: this entry says \(list(said)); the dictionaries say \(list(known)).",
                "词性：这里说是 \(list(said))，词典里是 \(list(known))。")
        case .part(let part, let said, let known):
            say(
                "\(name(part)): this entry says \(tell(said)); the dictionaries say \(tell(known)).",
                "\(name(part))：这里说是 \(tell(said))，词典里是 \(tell(known))。")
        case .unknownRelatives(let words):
            say("No dictionary has: \(list(words)).", "词典里没有：\(list(words))。")
        case .unknownChinese(let words):
            say("No Chinese dictionary has: \(list(words)).", "中文词典里没有：\(list(words))。")
        }
    }

    private func name(_ part: EntryDoubt.Part) -> String {
        switch part {
        case .prefix: prefix
        case .root: root
        case .suffix: suffix
        }
    }

    private func tell(_ element: WordEntry.Element) -> String {
        if element.form.isEmpty { return say("none", "无") }
        return element.originLanguage.isEmpty ? element.form : "\(element.form) (\(element.originLanguage))"
    }

    private func list(_ words: [String]) -> String { words.joined(separator: say(", ", "、")) }

    // MARK: Every day

    var notebookCount: String { say("Entries in a round", "每轮词条数") }
    var notebookReminder: String {
        say("Remind me every day from seven o'clock on", "每天七点起提醒我翻阅")
    }
    var notebookToday: String { say("Leaf through your notebook", "翻阅你的词源笔记") }
    func notebookTodayLead(_ n: Int) -> String {
        say("\(count(n, "word", "words")) at random, as every day.", "每天随机 \(n) 个单词。")
    }
}
