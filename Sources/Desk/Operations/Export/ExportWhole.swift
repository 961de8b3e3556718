import Formats
import Foundation
import Model
import Notebook
import Reading
import Review
import Storage
import Wire

extension LearnerContext {
    /// Writes everything that the learner has as one ZIP archive, which ``importWhole(_:into:)`` can take back: all rows as
    /// JSON, the notebook, the cards as an Anki package, books as Markdown, pictures, recordings and dictionaries.
    ///
    /// Two exports of the same data are equal but for their date.
    ///
    /// - Parameters:
    ///   - notebook: The learner's notebook.
    ///   - file: An existing file is replaced once the archive is complete.
    ///   - report: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: `ArchiveFault`, `AnkiError`, `NotebookError`, `StorageError`, `CancellationError`. There is no new file then.
    public func exportWhole(
        _ notebook: EtymologyNotebook, to file: URL, report: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws {
        try await withDrafts { drafts in
            // The rows are what is exported, and the file may have been edited.
            do {
                try await notebook.refresh(at: now)
            } catch let error as StorageError where error.allowsReading {
                // On a disk that takes no writes: the archive has the notebook's text as it was edited.
            } catch NotebookError.notWritten {}
            for earlier in try await notebook.earlier() {
                try await notebook.earlierText(earlier.name).write(to: drafts.appending(path: earlier.name))
            }
            let earlier = try await notebook.earlier().map(\.name).sorted()
            report(0.05)
            let package = drafts.appending(path: "cards.apkg")
            let hasCards = try await !review.decks().isEmpty
            if hasCards { _ = try await review.exportAnki(to: package, at: now) { report(0.05 + 0.25 * $0) } }
            let part = file.appendingPathExtension("part")
            do {
                let (now, dictionaries) = (now, library.ownDictionaries)
                try await database.read(learner) { reader in
                    let zip = try ZipFileWriter(part)
                    try zip.add("README.txt", Array(wholeReadMe.utf8))
                    let document = drafts.appending(path: WholeDocument.name)
                    // One that cannot be read here could not be read elsewhere; the document says that it is missing.
                    let brought = try reader.dictionaries().map(\.id)
                    let missing = brought.filter { !dictionaries.canRead($0) }
                    try document.writeNow {
                        try WholeDocument.write(to: JSONStream($0), reader, at: now, missing: missing)
                    }
                    try zip.add(WholeDocument.name, file: document)
                    report(0.5)
                    let text = try notebook.export(in: reader)
                    if !text.isEmpty { try zip.add("notebook/etynote.md", Array(text)) }
                    for name in earlier {
                        try zip.add("notebook/earlier/\(name)", file: drafts.appending(path: name))
                    }
                    if hasCards { try zip.add("cards.apkg", file: package, isCompressed: false) }
                    for book in try reader.books() {
                        try Task.checkCancellation()
                        let draft = drafts.appending(path: "book.md")
                        try draft.writeNow { try reader.writeMarkdown(of: book, to: $0) }
                        try zip.add("books/\(fileName(of: book)).md", file: draft)
                    }
                    report(0.7)
                    for table in KeptTable.all {
                        try table.forEachFile(in: reader) { name, bytes in
                            try Task.checkCancellation()
                            try zip.add(name, bytes, isCompressed: false)
                        }
                    }
                    report(0.9)
                    for id in brought where !missing.contains(id) {
                        guard let place = dictionaries.file(of: id) else { continue }
                        try zip.add("dictionaries/\(id).glossadict", file: place)
                    }
                    try zip.finish()
                }
                guard rename(part.path, file.path) == 0 else {
                    throw ArchiveFault.unwritable(reason: String(cString: strerror(errno)))
                }
            } catch {
                unlink(part.path)
                throw error
            }
            report(1)
        }
    }

    /// Runs work with a folder of its own for drafts, and removes the folder.
    func withDrafts<Value: Sendable>(_ body: (URL) async throws -> Value) async throws -> Value {
        let drafts = FileManager.default.temporaryDirectory.appending(path: "glossa-whole-\(newName())")
        try FileManager.default.createDirectory(
            at: drafts, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: drafts) }
        return try await body(drafts)
    }
}

/// The name of a book's file: its title without what file names cannot have, and the end of its id.
private func fileName(of book: Book) -> String {
    let title = String(
        String.UnicodeScalarView(
            book.title.unicodeScalars.map { scalar in
                let isPlain =
                    scalar.properties.generalCategory != .control && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
                return isPlain ? scalar : "_"
            }
        ).prefix(50))
    return "\(title.drop { $0 == "." || $0 == " " }) \(book.id.description.suffix(8))"
}

extension Reader {
    /// Writes a book as Markdown: its title, its author, and its pages under the headings of its chapters.
    fileprivate func writeMarkdown(of book: Book, to write: (Data) throws -> Void) throws {
        try write(Data("# \(book.title)\n".utf8))
        if let author = book.author { try write(Data("\n\(author)\n".utf8)) }
        let headings = Dictionary(grouping: try chapters(of: book.id)) { $0.firstPage }
        var page = 0
        try forEachRow(
            "SELECT text FROM passage WHERE book_id = ? AND learner_id = ? ORDER BY number", [SQLValue(book.id), owner]
        ) { row in
            page += 1
            var text = try row.text(0)[...]
            for chapter in headings[page] ?? [] {
                try write(Data("\n## \(chapter.title)\n".utf8))
                // The page begins with the heading of its chapter.
                if text.hasPrefix(chapter.title + "\n") { text = text.dropFirst(chapter.title.count + 1) }
            }
            try write(Data("\n\(text)\n".utf8))
        }
    }
}

extension URL {
    /// Writes a file piece by piece, on this thread.
    fileprivate func writeNow(_ body: (_ write: @escaping (Data) throws -> Void) throws -> Void) throws {
        do {
            try Data().write(to: self)
            let handle = try FileHandle(forWritingTo: self)
            defer { try? handle.close() }
            try body { try handle.write(contentsOf: $0) }
        } catch {
            throw error.isForLackOfRoom ? ArchiveFault.diskFull : error
        }
    }
}

private let wholeReadMe = """
    Everything that Glossa has of you. Import it with “glossa import-all FILE.zip”, or open its parts with other programs:

    glossa.json      every row of every table, as JSON (glossa-export-2, described in Docs/data-and-privacy.md)
    notebook/        the etymology notebook as Markdown, and earlier ones
    cards.apkg       the cards with their answers, for Anki
    books/           the texts of books, as Markdown
    media/           pictures and recordings of cards
    pictures/        covers and pictures of books, in a folder for each book
    dictionaries/    the dictionaries that you brought, compiled by Glossa

    Keys of language models are not in it.

    这里是 Glossa 保存的您的全部资料。可用“glossa import-all 文件.zip”导入，也可用其他程序打开各部分：

    glossa.json      所有数据表的每一行（JSON，格式见 Docs/data-and-privacy.md）
    notebook/        词源笔记（Markdown）及以前的版本
    cards.apkg       卡片和复习记录，可导入 Anki
    books/           书的正文（Markdown）
    media/           卡片的图片和录音
    pictures/        书的封面和插图，每本书一个文件夹
    dictionaries/    您添加的词典（已由 Glossa 编译）

    其中不含语言模型的密钥。

    """
