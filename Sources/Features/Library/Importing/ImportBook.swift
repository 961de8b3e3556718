import Formats
import Lexicon
import Linguistics
import Model
import Proficiency
import Reading
import Storage

/// The stages of a book's import, in the order in which they follow each other.
public enum ImportStage: Hashable, Sendable {
    /// Its text is extracted; the fraction done, from 0 to 1.
    case text(Double)
    /// The text is divided into pages.
    case pages
    /// Its words are counted; the fraction done, from 0 to 1.
    case words(Double)
    /// The book is added to the library.
    case saving
}

extension Desk {
    /// The result of an import.
    public struct Imported: Sendable {
        public var book: Book
        /// Whether the library already had the same text, in which case nothing was added.
        public var wasAlready: Bool
        /// What could not be imported.
        public var notes: [ImportNote]

        /// The language of the text if Glossa does not have it and nobody chose another.
        public var otherLanguage: LanguageTag? {
            for case .otherLanguage(let tag, _) in notes { return tag }
            return nil
        }
    }

    /// Imports a file or a text as a book with its words counted: all of it, or nothing. It runs in the learner's lane
    /// for jobs; cancelling the task cancels it.
    ///
    /// - Parameter report: Receives each stage, on any thread.
    /// - Throws: ``LibraryError/format(_:fileName:)``, `QuotaExceeded`, `LaneError`, `StorageError`, `CancellationError`.
    public func importBook(
        _ request: ImportRequest, at now: Timestamp, newID: ID<Book>,
        report: @Sendable (ImportStage) -> Void = { _ in }
    ) async throws -> Imported {
        try await jobs.run { try await load(request, at: now, newID: newID, report: report) }
    }

    private func load(
        _ request: ImportRequest, at now: Timestamp, newID: ID<Book>, report: @Sendable (ImportStage) -> Void
    ) async throws -> Imported {
        let paged = try Self.pages(of: request, report)
        report(.pages)
        var text = paged.text
        let pages = paged.pages
        if request.language == nil, let other = text.otherLanguage {
            text.notes.append(.otherLanguage(other, importedAs: text.nearestLanguage))
        }
        let language = request.language ?? text.nearestLanguage
        let fingerprint = BookFingerprint(paged)
        let learner = learner
        let (known, corrections) = try await database.read(learner) { reader in
            (try reader.book(withText: fingerprint), try reader.corrections(language).everywhere)
        }
        if let known { return Imported(book: known, wasAlready: true, notes: text.notes) }
        let book = Book(
            id: newID, title: request.title(of: paged),
            author: (request.author ?? text.author.nonEmpty).map { $0.cut(to: Book.longestTitle) },
            language: language, otherLanguage: request.language == nil ? text.otherLanguage : nil, level: text.level,
            source: request.fileName.cut(to: Book.longestTitle),
            pageCount: pages.count, scalarCount: pages.scalarCount, hasCover: text.cover != nil,
            isVertical: text.isVertical, createdAt: now, updatedAt: now)
        let terms = try terms(of: pages, in: language)
        let vocabulary = try vocabulary(of: paged, in: language, corrections, terms, report)
        let words = vocabularyFingerprint(language, corrections, lexicon)
        report(.saving)
        let new = NewBook(
            book: book, chapters: text.chapters, cover: text.cover, insets: paged.insets, pictures: paged.pictures,
            fingerprint: fingerprint,
            vocabulary: VocabularyCache.Unsaved(fingerprint: words, bytes: vocabulary.bytes, terms: terms))
        await database.prepareForLargeWrite()
        let other = try await database.write(learner, at: now) { try $0.add(new, pages) }
        if let other { return Imported(book: other, wasAlready: true, notes: text.notes) }
        vocabularies.keep(vocabulary, of: book.id, fingerprint: words)
        return Imported(book: book, wasAlready: false, notes: text.notes)
    }

    private static func pages(of request: ImportRequest, _ report: (ImportStage) -> Void) throws -> PagedText {
        do {
            return try importPages(
                from: request.source, fileName: request.fileName, declaredEncoding: request.encoding
            ) { report(.text($0)) }
        } catch FormatError.cancelled {
            throw CancellationError()
        } catch {
            throw LibraryError.format(error, fileName: request.fileName)
        }
    }

    /// Pages between two reports while words are counted.
    private static let pagesPerReport = 50

    /// Finds the words that pages at hand repeat and no dictionary has.
    private func terms(of pages: PageFile, in language: Language) throws -> [BookTerm] {
        guard language == .chinese, let finder = lexicon.flatMap({ BookTermFinder(lexicon: $0) }) else { return [] }
        for page in pages {
            try Task.checkCancellation()
            finder.survey(page.text)
        }
        for page in pages {
            try Task.checkCancellation()
            finder.weigh(page.text)
        }
        return finder.terms()
    }

    /// Counts the words of pages that are at hand.
    private func vocabulary(
        of paged: PagedText, in language: Language, _ corrections: [Correction], _ terms: [BookTerm],
        _ report: (ImportStage) -> Void
    ) throws -> Vocabulary {
        let counter = VocabularyCounter(
            annotator: annotator(of: language, corrections: corrections, terms: terms), language: language)
        let pages = paged.pages
        var insets = paged.insets[...]
        for page in pages {
            if (page.number - 1).isMultiple(of: Self.pagesPerReport) {
                report(.words(Double(page.number - 1) / Double(pages.count)))
            }
            try Task.checkCancellation()
            let own = insets.prefix { $0.page == page.number }
            insets = insets.dropFirst(own.count)
            counter.count(page.text, own.map(\.inset))
        }
        return counter.vocabulary()
    }
}

extension Desk.Imported: Codable {}
