import Model
import Routes

extension Wording {
    var importCards: String { say("Import cards", "导入卡片") }
    var importCardsLead: String {
        say(
            "An Anki collection with its whole history, or a list of words from anywhere.",
            "带完整复习记录的 Anki 卡包，或来自任何地方的词语列表。")
    }
    var cardFormats: String { say("Anki .apkg and .colpkg, CSV, TSV, JSON", "Anki .apkg、.colpkg，CSV、TSV、JSON") }
    var dropFileHere: String { say("Choose a file, or drop it here", "选择文件，或拖到这里") }
    var whatComesIn: String { say("What you can import", "可以导入什么") }
    var whatComesInLines: [String] {
        switch interface {
        case .english:
            [
                "Anki: decks, notes, tags, media, every answer and the memory states. Importing the same package again "
                    + "updates what is there and creates no duplicates.",
                "CSV and TSV with any separator and encoding; you see the columns before anything is saved.",
                "Terms from Lute and LWT: words that are well known or ignored there are marked so here.",
                "JSON: a list of objects, or of words.",
                "What a list lacks is filled in from the dictionaries, and anything that cannot be imported is listed.",
            ]
        case .simplifiedChinese:
            [
                "Anki：卡组、笔记、标签、媒体、复习记录和记忆状态。再次导入同一个卡包只会更新，不会重复。",
                "CSV、TSV：任何分隔符和编码；导入前可以查看并指定每一列的内容。",
                "Lute 和 LWT 的词条：已会和忽略的词会照样标记。",
                "JSON：由对象或词语组成的列表。",
                "列表里没有的内容由词典补充，无法导入的内容都会列出。",
            ]
        }
    }
    var listPreview: String { say("Preview before importing", "导入前的预览") }
    func listSize(_ rows: Int, columns: Int) -> String {
        say(
            "\(count(rows, "row", "rows")), \(count(columns, "column", "columns"))",
            "\(Quantity.grouped(rows)) 行，\(columns) 列")
    }
    func raggedRows(_ count: Int) -> String {
        say(
            count == 1
                ? "One row has more or fewer cells than the others."
                : "\(Quantity.grouped(count)) rows have more or fewer cells than the others.",
            "\(Quantity.grouped(count)) 行的单元格数目与其他行不同。")
    }
    var whatColumnsHold: String { say("What the columns contain", "各列的内容") }
    func columnNumber(_ number: Int) -> String { say("Column \(number)", "第 \(number) 列") }
    var leftOut: String { say("Skip", "不导入") }
    func name(_ field: WordField) -> String {
        switch field {
        case .word: say("Word", "词语")
        case .reading: say("Reading", "读音")
        case .definition: say("Meaning", "释义")
        case .sentence: say("Sentence", "例句")
        case .translation: say("Translation of the sentence", "例句翻译")
        case .tags: say("Tags", "标签")
        case .level: say("Level", "等级")
        case .language: say("Language", "语言")
        case .status: say("How well it is known", "掌握程度")
        case .card: say("Kind of card", "卡片类型")
        case .guid: say("Identifier", "标识符")
        }
    }
    var howListIsRead: String { say("How the file is read", "文件的读取方式") }
    var firstRowNames: String { say("The first row contains column names", "第一行是列名") }
    var separator: String { say("Separator", "分隔符") }
    var comma: String { say("Comma", "逗号") }
    var semicolon: String { say("Semicolon", "分号") }
    var tab: String { say("Tab", "制表符") }
    var bar: String { say("Vertical bar", "竖线") }
    var readAgain: String { say("Read again", "重新读取") }
    var whereWordsGo: String { say("Where the words go", "导入到哪里") }
    var deck: String { say("Deck", "卡组") }
    var newDeck: String { say("A new deck", "新卡组") }
    var newDeckName: String { say("Name of the new deck", "新卡组的名称") }
    var newDeckHelp: String { say("Separate nested decks with ::", "用 :: 表示子卡组") }
    var listHelp: String {
        say(
            "A word that already has a card is not duplicated; it is updated from the list.",
            "已有卡片的词不会重复，只按列表更新。")
    }
    func wordsWouldChange(_ count: Int) -> String {
        say(
            count == 1 ? "One word you have would change" : "\(Quantity.grouped(count)) words you have would change",
            "\(Quantity.grouped(count)) 个已有的词会改变")
    }
    var columnField: String { say("Field", "内容") }
    var fieldNow: String { say("Now", "现在") }
    var fieldThen: String { say("Then", "导入后") }
    var wordsWouldChangeHelp: String {
        say(
            "Fields that the list does not have stay as they are. You can undo the whole import in one step.",
            "列表里没有的内容保持不变。导入后可以一次全部撤销。")
    }
    var undoImport: String { say("Undo the import", "撤销导入") }
    var importUndoHelp: String {
        say(
            "Imported words are removed, and changed words are restored.",
            "导入的词会移除，改变的词会恢复原样。")
    }
    func importWords(_ count: Int) -> String {
        say(
            count == 1 ? "Import one word" : "Import \(Quantity.grouped(count)) words",
            "导入 \(Quantity.grouped(count)) 个词")
    }
    var imported: String { say("Imported", "已导入") }
    var nothingNew: String { say("Everything in it was already here.", "里面的内容都已经有了。") }
    var openDeck: String { say("Open the deck", "打开卡组") }
    var importAnother: String { say("Import another file", "导入其他文件") }
    var notCarriedOver: String { say("Not imported unchanged", "未能原样导入的内容") }
    func columnsLeftOut(_ names: [String]) -> String {
        say("Columns skipped: \(names.joined(separator: ", "))", "未导入的列：\(names.joined(separator: "、"))")
    }
    func moreRows(_ count: Int) -> String {
        say(
            count == 1 ? "and one more row" : "and \(Quantity.grouped(count)) more rows",
            "还有 \(Quantity.grouped(count)) 行")
    }
    func name(_ count: CardImportReport.Count) -> String {
        switch count {
        case .notesAdded: say("words added", "新增词语")
        case .notesUpdated: say("words updated", "更新词语")
        case .notesUnchanged: say("words unchanged", "未变词语")
        case .cardsAdded: say("cards added", "新增卡片")
        case .cardsUpdated: say("cards updated", "更新卡片")
        case .cardsMoved: say("cards moved to another deck", "移到其他卡组的卡片")
        case .answersAdded: say("answers added", "新增复习记录")
        case .mediaAdded: say("pictures and recordings added", "新增图片和录音")
        case .decksAdded: say("decks added", "新增卡组")
        case .markedKnown: say("words marked known", "标为已会")
        case .markedIgnored: say("words marked ignored", "标为忽略")
        }
    }
    func explain(_ problem: CardImportReport.Problem) -> String {
        let line = problem.line
        return switch problem.reason {
        case .noWord: say("Line \(line) has no word; it was skipped.", "第 \(line) 行没有词语，已跳过。")
        case .noCard:
            say(
                "Line \(line) makes no card: a gap needs a sentence that contains the word. It was skipped.",
                "第 \(line) 行无法制成卡片：填空需要含有该词的例句，已跳过。")
        case .noMeaning(let word):
            say(
                "Line \(line): no dictionary says what “\(word)” means, and the list does not either; it was skipped.",
                "第 \(line) 行：词典和列表里都没有“\(word)”的释义，已跳过。")
        case .tooLong: say("Line \(line) is too long; it was skipped.", "第 \(line) 行太长，已跳过。")
        case .language(let name):
            say(
                "Line \(line): “\(name)” is not a language that Glossa knows; it was skipped.",
                "第 \(line) 行：Glossa 没有“\(name)”这种语言，已跳过。")
        case .noEntry:
            say("Entry \(line) is neither an object nor a word; it was skipped.", "第 \(line) 项既不是对象也不是词语，已跳过。")
        case .nested(let column):
            say(
                "Entry \(line): “\(column)” contains nested values; it was skipped.",
                "第 \(line) 项：“\(column)”里还有下级内容，已略过。")
        case .card(let name):
            say(
                "Line \(line): “\(name)” is not a kind of card; the kinds you chose were made.",
                "第 \(line) 行：没有“\(name)”这种卡片，按所选类型制作。")
        case .status(let text):
            say(
                "Line \(line): the status “\(text)” is unknown; the word was imported as one to learn.",
                "第 \(line) 行：无法识别掌握程度“\(text)”，按生词导入。")
        }
    }
    var exportDeck: String { say("Export the deck", "导出卡组") }
    var exportDeckHelp: String {
        say("Including its subdecks.", "包括子卡组。")
    }
    func name(_ format: DeckFormat) -> String {
        switch format {
        case .apkg: say("For Anki (.apkg)", "Anki（.apkg）")
        case .csv: say("For spreadsheets (CSV)", "表格（CSV）")
        case .json: say("For programs (JSON)", "程序（JSON）")
        }
    }
}
