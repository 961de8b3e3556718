import Model

extension Wording {
    var library: String { say("Library", "书库") }
    var findABook: String { say("Find a book", "查找书籍") }
    var importABook: String { say("Import", "导入") }
    var libraryEmpty: String { say("No books yet", "还没有书") }
    var libraryEmptyLead: String {
        say(
            "Import a book of your own: text, EPUB, PDF, Word, Kindle, Markdown or subtitles. Or choose a story from the shelf.",
            "导入自己的书：纯文本、EPUB、PDF、Word、Kindle、Markdown 或字幕都可以。也可以从书架上拿一个故事。")
    }
    func noBookFound(_ query: String) -> String { say("No book matches “\(query)”.", "没有找到“\(query)”。") }
    var showAllBooks: String { say("Show all books", "显示全部") }
    func bookDeleted(_ title: String) -> String { say("“\(title)” was deleted.", "《\(title)》已删除。") }
    var notOpenedYet: String { say("Not opened yet", "还没打开过") }
    var finished: String { say("Finished", "已读完") }

    func name(_ sort: BookOrder) -> String {
        switch sort {
        case .recent: say("Last opened", "最近打开")
        case .title: say("Title", "书名")
        case .progress: say("Progress", "阅读进度")
        case .known: say("Words known", "认识的词")
        case .added: say("Date added", "导入时间")
        }
    }

    // MARK: Import

    var importLead: String {
        say("It stays on this machine. The same book is not stored twice.", "书只存在这台机器上，同一本书不会存两次。")
    }
    var fromAFile: String { say("From a file", "从文件导入") }
    var dropHere: String { say("Choose files, or drop them here", "选择文件，或拖到这里") }
    var formats: String {
        say(
            "TXT, EPUB, PDF, DOCX, FB2, MOBI, AZW3, Markdown, HTML, SRT, VTT, ASS",
            "TXT、EPUB、PDF、DOCX、FB2、MOBI、AZW3、Markdown、HTML、SRT、VTT、ASS")
    }
    func upTo(megabytes: Int) -> String { say("up to \(megabytes) MB", "不超过 \(megabytes) MB") }
    var byPasting: String { say("By pasting", "粘贴文字") }
    var textToRead: String { say("Text", "文字") }
    var pasteHint: String { say("Paste a story, an article, a song …", "粘贴一个故事、一篇文章、一首歌……") }
    var moreAboutTheBook: String { say("Title, language, encoding", "书名、语言、编码") }
    var leaveEmpty: String {
        say(
            "Leave empty to take it from the file. Each of several files keeps its own.",
            "留空则从文件中读取。同时导入多个文件时，各用自己的书名。")
    }
    var encoding: String { say("Encoding", "编码") }
    var detect: String { say("Detect", "自动识别") }
    var encodingHelp: String { say("Change it if the text comes out garbled.", "如果出现乱码，可在这里更改。") }
    var importAction: String { say("Import", "导入") }
    func uploading(_ name: String) -> String { say("Sending \(name)", "正在上传 \(name)") }
    var importReady: String { say("Ready to read", "可以读了") }
    /// The name of a language that Glossa does not have.
    func named(_ other: LanguageTag) -> String {
        other.isKnown ? name(of: other) : say("another language", "另一种语言")
    }
    /// A book in a language that Glossa does not have.
    func isReadAs(_ language: Language, _ other: LanguageTag) -> String {
        let name = named(other)
        return say(
            "This book is in \(name), which Glossa does not have yet. You can read it, but its words have no meanings. If it is "
                + "in a language that Glossa has, change the language below.",
            "本书的语言是\(name)，Glossa 还不支持：可以阅读，但词语没有释义。如果识别错了，可在下面更改语言。")
    }
    /// A text in a language that Glossa does not have.
    func importedAs(_ language: Language, _ other: LanguageTag) -> String {
        let name = named(other)
        return say(
            "This text is in \(name), which Glossa does not have yet. It was imported as \(self.name(language)): you can read "
                + "it, but its words have no meanings.",
            "这篇文字是\(name)，Glossa 还不支持，已按\(self.name(language))导入：可以阅读，但词语没有释义。")
    }
    /// - Parameter already: How many of the imported ones the learner had before.
    func filesImported(_ number: Int, already: Int, of all: Int) -> String {
        if already > 0 {
            let (new, known) = (number - already, Quantity.grouped(already))
            let failed = Quantity.grouped(all - number)
            return say(
                "\(count(new, "book", "books")) imported, \(known) already in the library",
                "已导入 \(Quantity.grouped(new)) 本书，\(known) 本已在书库中")
                + (number < all ? say(", \(failed) could not be imported", "，\(failed) 个文件无法导入") : "")
        }
        if number == all { return say("\(count(all, "book", "books")) imported", "已导入 \(Quantity.grouped(all)) 本书") }
        return say(
            "\(Quantity.grouped(number)) of \(count(all, "file", "files")) imported",
            "\(Quantity.grouped(all)) 个文件中导入了 \(Quantity.grouped(number)) 个")
    }
    var importAlready: String { say("You already have this book", "你已经有这本书了") }

    // MARK: Book

    var aboutThisBook: String { say("About this book", "关于本书") }
    var howMuchYouKnow: String { say("How much of it you know", "你认识多少") }
    var ofRunningWords: String { say("of all words in the text", "占全文词数") }
    var ofDifferentWords: String { say("of different words", "占不同词数") }
    func differentWords(_ n: Int) -> String {
        say(count(n, "different word", "different words"), "\(Quantity.grouped(n)) 个不同的词")
    }
    func wordsByLevel(_ language: Language) -> String {
        language == .japanese
            ? say("Words by estimated JLPT level", "按 JLPT 等级（估计）") : say("Words by HSK level", "按 HSK 等级")
    }
    var different: String { say("Different words", "不同的词") }
    var occurrences: String { say("In the text", "出现次数") }
    var knownHeading: String { say("Known", "认识") }
    var unknownWords: String { say("Words to learn first", "先学这些词") }
    var unknownWordsLead: String {
        say("The commonest words of this book that you do not know yet.", "这本书里最常见、你还不认识的词。")
    }
    var everythingKnown: String { say("You know every word of this book.", "这本书的词你全都认识。") }
    var chapters: String { say("Chapters", "目录") }
    var rename: String { say("Rename", "重命名") }
    var changeLanguage: String { say("Change the language", "更改语言") }
    var changeLanguageHelp: String {
        say(
            "If Glossa took the book for another language. Its words are found and counted again. The text, your place and "
                + "your corrections stay, and words that you marked here are marked in the new language, too, where it has "
                + "them.",
            "如果语言识别错了，可在这里更改。词语会重新划分和统计；正文、阅读位置和更正保留，在本书标记过的词若新语言里也有，会一并标记。")
    }
    var deleteBook: String { say("Delete this book", "删除本书") }
    var deleteBookHelp: String { say("Your marked words are not deleted. You can undo this.", "标记过的词会保留，删除后可以撤销。") }
    var countingWords: String { say("The words of this book are still being counted.", "正在统计这本书的词语。") }
    var added: String { say("Added", "导入于") }
}
