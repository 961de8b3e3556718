import Model
import Routes

/// The etymology notebook.
extension Wording {
    var notebook: String { say("Etymology notebook", "词源笔记") }
    var notebookLead: String {
        say("What English words are made of and where they come from.", "英语单词由什么构成，从何而来。")
    }
    var notebookFind: String { say("A word of English or Chinese", "英语或中文单词") }
    var notebookFindHint: String { say("construct, 银行 …", "construct、银行……") }
    var lookUp: String { say("Look up", "查询") }
    var notebookEmpty: String { say("Your notebook is empty", "笔记本还是空的") }
    var notebookEmptyLead: String {
        say("Look up a word and save it: it becomes a page of your notebook.", "查一个单词并收下它，它就成为笔记本的一页。")
    }
    func notebookEntries(_ n: Int) -> String { say(count(n, "entry", "entries"), "\(Quantity.grouped(n)) 个词条") }
    var notebookSearch: String { say("Search titles", "搜索标题") }
    func notebookNothing(_ query: String) -> String {
        say("No title contains “\(query)”.", "没有标题包含“\(query)”。")
    }
    var notebookReview: String { say("Leaf through", "随机翻阅") }
    var notebookFile: String { say("The file", "文件") }
    var notebookFileLead: String {
        say(
            "The notebook is a Markdown file of yours. You may edit it with any program; Glossa picks up your changes:",
            "笔记本是属于你的 Markdown 文件，可以用任何程序编辑，Glossa 会重新读取：")
    }
    var notebookExport: String { say("Export Markdown", "导出 Markdown") }
    var notebookImport: String { say("Import Markdown", "导入 Markdown") }
    var notebookImportHelp: String {
        say(
            "The file replaces your notebook. First you see what would change, and your current notebook is saved.",
            "导入的文件会替换现在的笔记本。替换前会先显示有哪些变化，现在的笔记本也会保留。")
    }
    var notebookReplace: String { say("Replace the notebook", "替换笔记本") }
    var notebookCompare: String { say("Show what would change", "查看变化") }
    var notebookReplaceTitle: String { say("Replace your notebook?", "替换笔记本？") }
    func notebookReplaceLead(_ entries: Int, _ present: Int) -> String {
        say(
            "The file has \(count(entries, "entry", "entries")); your notebook has \(Quantity.grouped(present)).",
            "文件中有 \(Quantity.grouped(entries)) 个词条，现在的笔记本有 \(Quantity.grouped(present)) 个。")
    }
    var notebookNothingLost: String {
        say("Every title of your notebook is in the file, too.", "现有笔记本中的标题，文件中都有。")
    }
    func notebookLost(_ n: Int) -> String {
        say(
            n == 1
                ? "1 title of your notebook is not in the file:"
                : "\(Quantity.grouped(n)) titles of your notebook are not in the file:",
            "现有笔记本中有 \(Quantity.grouped(n)) 个标题不在文件中：")
    }
    func notebookMoreLost(_ n: Int) -> String { say("and \(Quantity.grouped(n)) more", "另有 \(Quantity.grouped(n)) 个") }
    func notebookEarlierStays(_ kept: Int) -> String {
        say(
            "Your current notebook is saved among the earlier ones; Glossa keeps the last \(kept).",
            "现在的笔记本会保留在历史版本中，最多保留最近 \(kept) 个。")
    }
    var notebookKeepMine: String { say("Keep mine", "保留现在的") }
    var notebookEarlier: String { say("Earlier notebooks", "历史版本") }
    var notebookRestore: String { say("Restore", "恢复") }
    var notebookKeep: String { say("Save to the notebook", "收入笔记本") }
    var notebookDelete: String { say("Delete from the notebook", "从笔记本删除") }
    var partsOfTheWord: String { say("Parts of the word", "单词的组成") }
    var prefix: String { say("Prefix", "前缀") }
    var root: String { say("Root", "词根") }
    var suffix: String { say("Suffix", "后缀") }
    var relatedWords: String { say("Related words", "相关词") }
    var variants: String { say("Variants", "变体") }
    /// What stands in place of the parts of a word of which they are not known.
    public func unanalysis(of entry: WordEntry) -> String {
        let unknown = say(
            "The dictionaries here do not say what this word is made of.", "这里的词典没有说明这个词由什么构成。")
        let origin = entry.root.originLanguage
        guard !origin.isEmpty else { return unknown }
        return unknown + say(" It comes from \(origin).", "它来自\(originLanguage(origin))。")
    }
    func madeOf(_ word: String) -> String { say("What \(word) is made of", "“\(word)”的构成") }
    var wordsInIt: String { say("Words in it", "其中的词") }
    var charactersInIt: String { say("Characters in it", "其中的字") }
    /// A member of a list of the notebook: what a list has in place of members is put into the learner's language.
    func listed(_ text: String) -> String { text == WordEntry.unstated ? say(text, "未注明") : text }
    var familyTree: String { say("Family tree", "词族树") }
    var livingRelatives: String { say("Living relatives", "现存的同源词") }
    var fromDictionaries: String {
        say(
            "From the dictionaries: WordNet, GCIDE, Etymological Wordnet, CC-CEDICT.",
            "来自词典：WordNet、GCIDE、Etymological Wordnet、CC-CEDICT。")
    }
    func placeOf(_ n: Int, _ count: Int) -> String { say("\(n) of \(count)", "第 \(n) 个，共 \(count) 个") }
    var showEntry: String { say("Show what it is made of", "显示词条") }
    var openEntry: String { say("Open the entry", "打开词条") }
    var finishRound: String { say("Finish", "完成") }
    var roundIsOver: String { say("That was the round", "这一轮结束了") }
    func roundIsOverLead(_ n: Int) -> String {
        say("You have leafed through \(count(n, "entry", "entries")).", "你翻阅了 \(n) 个词条。")
    }
    var anotherRound: String { say("Another round", "再来一轮") }

    func told(_ notice: NotebookNotice) -> String {
        switch notice {
        case .kept: say("Saved to your notebook.", "已收入笔记本。")
        case .known: say("It is already in your notebook.", "笔记本里已经有了。")
        case .deleted: say("Deleted from your notebook.", "已从笔记本删除。")
        case .waits:
            say(
                "The question is queued. The answer will appear in your notebook.",
                "提问正在等待。得到回答后会收入笔记本。")
        case .cardMade: say("A card was made; it is in Review.", "已制作卡片，可在复习中找到。")
        case .cardKnown: cardKnown
        case .replaced:
            say(
                "The notebook was replaced. The previous one is among the earlier notebooks below.",
                "笔记本已替换。原来的笔记本在下面的历史版本中。")
        case .notReplaced: say("Your notebook was not changed.", "笔记本没有变化。")
        case .restored:
            say(
                "The earlier notebook is back. The one it replaced is among the earlier notebooks below.",
                "已恢复历史版本。被替换的笔记本在下面的历史版本中。")
        }
    }

    func explain(_ problem: NotebookProblem) -> Explanation {
        let kept = say("Your notebook is unchanged.", "你的笔记本没有任何变化。")
        return switch problem {
        case .unknownWord(let word, let near):
            Explanation(
                say("No such word", "没有这个词"),
                say("No dictionary here has “\(word)”.", "这里的词典没有“\(word)”。"), kept: kept,
                next: near.isEmpty
                    ? say("Check the spelling, or try its dictionary form.", "请检查拼写，或试试它的原形。")
                    : say("Check the spelling.", "请检查拼写。"))
        case .unknownChinese(let word):
            Explanation(
                say("No English for it", "没有英语对应词"),
                say("No dictionary here has an English word for “\(word)”.", "这里的词典没有“\(word)”的英语对应词。"),
                kept: kept, next: say("Try a shorter word.", "请试试更短的词。"))
        case .tooLong:
            Explanation(
                say("That is not a word", "这不是一个词"),
                say("It is longer than any word.", "它比任何单词都长。"), kept: kept,
                next: say("Give a single word.", "请只输入一个单词。"))
        case .noDictionaries:
            Explanation(
                say("There are no dictionaries", "没有词典"),
                say("The dictionaries have not been compiled yet.", "词典还没有编译。"), kept: kept,
                next: say("Run “make lexicon”, then look the word up again.", "请运行“make lexicon”，然后再查一次。"))
        case .noSuchEntry(let title):
            Explanation(
                say("Entry not found", "没有这个词条"),
                say("The notebook has no entry “\(title)”.", "笔记本里没有“\(title)”。"), kept: kept,
                next: say("Look up the word and save it.", "请查询这个词，然后收下它。"))
        case .notWritten(let path, let reason):
            Explanation(
                say("The notebook cannot be written", "无法写入笔记本"),
                say("\(path) cannot be written: \(reason).", "无法写入 \(path)：\(reason)。"),
                kept: say("Its contents are unchanged.", "原有内容都在。"),
                next: say("Make the file writable or make room on the disk, then try again.", "请让文件可写或清理磁盘空间，然后重试。"))
        case .unreadable(let path, let reason):
            Explanation(
                say("The notebook cannot be read", "无法读取笔记本"),
                say("\(path) cannot be read: \(reason).", "无法读取 \(path)：\(reason)。"),
                kept: say("The file was not changed.", "文件保持原样。"),
                next: say("Check who may read the file, then try again.", "请检查文件的读取权限，然后重试。"))
        case .noNotebook:
            Explanation(
                say("That file is not a notebook", "那个文件不是笔记本"),
                say("It has no titles such as “# construct”.", "里面没有像“# construct”这样的标题。"), kept: kept,
                next: say("Choose a Markdown file with such titles.", "请选择有这种标题的 Markdown 文件。"))
        case .staleReplacement:
            Explanation(
                say("The notebook has changed since", "笔记本已有变化"),
                say(
                    "Your notebook or the file was changed after Glossa asked you.", "在询问之后，笔记本或导入的文件又有了变化。"),
                kept: kept, next: say("Choose the file again.", "请重新选择文件。"))
        case .noEarlierNotebook:
            Explanation(
                say("There is no such earlier notebook", "没有这个历史版本"),
                say("It was removed, or the address is wrong.", "它已被删除，或者地址有误。"), kept: kept,
                next: say("Choose one from the list.", "请从列表中选择。"))
        }
    }
}
