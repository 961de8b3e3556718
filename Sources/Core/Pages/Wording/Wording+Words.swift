import Routes

extension Wording {
    var wordsLead: String { say("What you have marked while reading.", "阅读时标记过的词。") }
    var all: String { say("All", "全部") }
    var everyLevel: String { say("Every level", "全部等级") }
    var filterWords: String { say("Filter the words", "筛选") }
    var wordOrSentence: String { say("Word, reading or sentence", "词语、读音或例句") }
    var selectAll: String { say("Select all on this page", "选择本页全部") }
    func select(_ word: String) -> String { say("Select \(word)", "选择 \(word)") }
    var withSelected: String { say("selected words", "所选词语") }
    func withAll(_ n: Int) -> String { say("all \(words(n)) that match", "符合条件的全部 \(Quantity.grouped(n)) 个词") }
    var applyTo: String { say("Apply to", "应用于") }
    func selectedCount(_ n: String) -> String { say("\(n) selected", "已选 \(n) 个") }
    var exportCSV: String { say("Export CSV", "导出 CSV") }
    var wordsEmpty: String { say("No words yet", "还没有标记词语") }
    var wordsEmptyLead: String {
        say(
            "Tap a word while reading and choose “Mark difficult”. It is saved here with its sentence.",
            "阅读时点一个词，选“标为生词”，它会连同例句一起保存在这里。")
    }
    var noWordMatches: String { say("No words match.", "没有符合条件的词。") }
    var clearFilters: String { say("Clear the filters", "清除筛选") }
    var sentence: String { say("Sentence", "例句") }
    var listPages: String { say("Pages of the list", "列表分页") }

    func name(_ sort: WordsSort) -> String {
        switch sort {
        case .recent: say("Last marked", "最近标记")
        case .reading: say("Reading", "读音")
        case .frequency: say("Frequency", "词频")
        case .level: say("Level", "等级")
        case .marks: say("Times marked", "标记次数")
        }
    }
}
