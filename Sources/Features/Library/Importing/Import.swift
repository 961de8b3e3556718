import Cryptography
import Formats
import Foundation
import Model
import Reading
import Storage

extension Desk {
    /// A file or text to import as a book.
    public struct ImportRequest: Sendable {
        public var source: ImportSource
        /// The file's name as the learner knows it, or "paste".
        public var fileName: String
        /// The title that the learner typed; nil or empty to use the file's own.
        public var title: String?
        public var author: String?
        public var language: Language?
        public var encoding: TextEncoding?

        public init(
            source: ImportSource, fileName: String, title: String? = nil, author: String? = nil,
            language: Language? = nil,
            encoding: TextEncoding? = nil
        ) {
            self.source = source
            self.fileName = fileName
            self.title = title
            self.author = author
            self.language = language
            self.encoding = encoding
        }
    }

    /// The result of an import.
    public struct Imported: Sendable {
        public var book: Book
        /// Whether the library already had the same text, in which case nothing was added.
        public var wasAlready: Bool
        /// What could not be imported.
        public var notes: [ImportNote]
    }

    /// The current stage of an import.
    public enum ImportStage: Sendable {
        /// Reading the file and extracting its text; from 0 to 1.
        case text(Double)
        case pages
        case words
        case saving
    }

    /// Imports a file or a text as a book, atomically.
    ///
    /// - Parameter report: Receives each step. Throwing from it, or cancelling the task, cancels the import.
    /// - Throws: ``LibraryError/format(_:fileName:)``, `StorageError`, `CancellationError`.
    public func importBook(
        _ request: ImportRequest, at now: Timestamp, newID: ID<Book>, report: (ImportStage) throws -> Void = { _ in }
    ) async throws -> Imported {
        let paged: PagedText
        do {
            paged = try importPages(
                from: request.source, fileName: request.fileName, declaredEncoding: request.encoding
            ) { try report(.text($0)) }
        } catch FormatError.cancelled {
            throw CancellationError()
        } catch {
            throw LibraryError.format(error, fileName: request.fileName)
        }
        try report(.pages)
        let (text, pages) = (paged.text, paged.pages)
        let language = request.language ?? text.language ?? .chinese
        let fingerprint = Self.fingerprint(pages)
        if let known = try await bookWithText(fingerprint) {
            return Imported(book: known, wasAlready: true, notes: text.notes)
        }
        let book = Book(
            id: newID, title: Self.title(request, paged),
            author: (request.author.nonEmpty ?? text.author).map { $0.cut(to: Book.longestTitle) },
            language: language, level: text.level,
            source: request.fileName.cut(to: Book.longestTitle), pageCount: pages.count,
            scalarCount: pages.scalarCount,
            hasCover: text.cover != nil, createdAt: now, updatedAt: now)
        try Task.checkCancellation()
        try report(.saving)
        try await save(
            book, pages: pages, chapters: text.chapters, cover: text.cover, fingerprint: fingerprint, at: now)
        try? report(.words)
        let corrections = try await database.read(learner) { try $0.corrections(language) }
        let key = vocabularyFingerprint(corrections, lexicon)
        try await countVocabulary(of: book, corrections: corrections, fingerprint: key)
        await saveCountedWords(at: now)
        return Imported(book: book, wasAlready: false, notes: text.notes)
    }

    private static func title(_ request: ImportRequest, _ paged: PagedText) -> String {
        if let title = request.title.nonEmpty ?? paged.text.title.nonEmpty {
            return title.split(whereSeparator: \.isWhitespace).joined(separator: " ").cut(to: Book.longestTitle)
        }
        if request.fileName == "paste" {
            let first = paged.pages.first { _ in true }.map { $0.text.prefix { !$0.isNewline } } ?? ""
            return first.cut(to: 30)
        }
        let name = request.fileName.split(separator: "/").last.map(String.init) ?? request.fileName
        return name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
    }

    private static func fingerprint(_ pages: PageFile) -> String {
        var hash = SHA256()
        for page in pages { hash.update(data: Array((page.text + "\n").utf8)) }
        return hash.finalize().hexadecimal
    }

    private func bookWithText(_ fingerprint: String) async throws -> Book? {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first(
                "SELECT \(Book.columns) FROM book WHERE learner_id = ? AND fingerprint = ? AND deleted_at IS NULL",
                [SQLValue(learner), SQLValue(fingerprint)]
            ).map { try Book($0) }
        }
    }

    private func save(
        _ book: Book, pages: PageFile, chapters: [ImportedChapter], cover: Cover?, fingerprint: String,
        at now: Timestamp
    ) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            try transaction.run(changes: .upsert(.book, book.id)) { statements in
                _ = try statements.execute(
                    """
                    INSERT INTO book
                        (id, learner_id, title, author, language, level, source, fingerprint, page_count, scalar_count,
                        has_cover, created_at, updated_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                    [
                        SQLValue(book.id), SQLValue(learner), SQLValue(book.title), SQLValue(book.author),
                        SQLValue(book.language.rawValue),
                        SQLValue(book.level), SQLValue(book.source), SQLValue(fingerprint), SQLValue(book.pageCount),
                        SQLValue(book.scalarCount),
                        SQLValue(book.hasCover), SQLValue(now), SQLValue(now),
                    ])
                var firstPages: [Int: Int] = [:]
                let kept = try statements.execute(
                    "INSERT INTO passage (book_id, learner_id, number, chapter, text) VALUES (?, ?, ?, ?, ?)",
                    each: pages.lazy.map { page in
                        if firstPages[page.chapter] == nil { firstPages[page.chapter] = page.number }
                        return [
                            SQLValue(book.id), SQLValue(learner), SQLValue(page.number), SQLValue(page.chapter),
                            SQLValue(page.text),
                        ]
                    })
                guard kept == pages.count else {
                    throw LibraryError.format(
                        .unreadableFile(reason: "its pages could not be read back"), fileName: book.source)
                }
                let titled = chapters.enumerated().compactMap { index, chapter in
                    chapter.title.flatMap { title in firstPages[index].map { (index, title, $0) } }
                }
                _ = try statements.execute(
                    "INSERT INTO chapter (book_id, learner_id, position, title, first_page) VALUES (?, ?, ?, ?, ?)",
                    each: titled.map {
                        [SQLValue(book.id), SQLValue(learner), SQLValue($0.0), SQLValue($0.1), SQLValue($0.2)]
                    })
                if let cover {
                    _ = try statements.execute(
                        "INSERT INTO cover (book_id, learner_id, media_type, bytes) VALUES (?, ?, ?, ?)",
                        [SQLValue(book.id), SQLValue(learner), SQLValue(cover.mediaType), SQLValue(cover.bytes)])
                }
            }
        }
    }
}

extension String? {
    /// The trimmed text; nil if it is only white space.
    var nonEmpty: String? { flatMap { $0.trimmingSpaces.isEmpty ? nil : $0.trimmingSpaces } }
}
