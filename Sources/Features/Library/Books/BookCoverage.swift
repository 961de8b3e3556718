import Lexicon
import Linguistics
import Model
import Proficiency
import Reading
import Storage

extension Desk {
    /// The longest book, in characters, that is counted while the page waits. Longer books are counted at import, or
    /// again in the background when the dictionaries or corrections have changed. Each is about a quarter of a second.
    private static func countedAtOnce(_ language: Language) -> Int { language == .japanese ? 40_000 : 400_000 }

    /// What one snapshot says of the words of a book.
    struct CountedBook: Sendable {
        fileprivate var knowledge: KnowledgeCache.Snapshot
        fileprivate var corrections: [Correction]
        fileprivate var fingerprint: String
        /// Nil unless it was worked out before.
        fileprivate var coverage: Coverage?
        /// Nil while its words are not counted.
        fileprivate var vocabulary: Vocabulary?
    }

    /// Returns how much of a book the learner knows, exactly.
    ///
    /// - Returns: Nil while the words of a long book are being counted.
    public func coverage(of book: Book) async throws -> Coverage? {
        try await coverage(of: book, try await database.read(learner) { try counted(book, $0) })
    }

    /// Returns what a snapshot says of the words of a book, for ``coverage(of:_:)``.
    func counted(_ book: Book, _ reader: Reader) throws -> CountedBook {
        let corrections = try reader.corrections(book.language).everywhere
        let fingerprint = vocabularyFingerprint(book.language, corrections, lexicon)
        var counted = CountedBook(
            knowledge: try knowledge.current(reader), corrections: corrections, fingerprint: fingerprint)
        counted.coverage = vocabularies.coverage(
            book.id, fingerprint: fingerprint, version: counted.knowledge.version)
        guard counted.coverage == nil else { return counted }
        counted.vocabulary =
            vocabularies.vocabulary(book.id, fingerprint: fingerprint)
            ?? vocabularies.unsaved(book.id, fingerprint: fingerprint).flatMap { Vocabulary(bytes: $0) }
        if counted.vocabulary == nil {
            counted.vocabulary = try reader.vocabulary(of: book.id, fingerprint: fingerprint)
        }
        return counted
    }

    /// Returns how much of a book the learner knows, counting its words if that is still to be done.
    ///
    /// - Returns: Nil while the words of a long book are being counted.
    func coverage(of book: Book, _ counted: CountedBook) async throws -> Coverage? {
        if let known = counted.coverage { return known }
        guard let vocabulary = try await vocabulary(of: book, counted) else { return nil }
        let coverage = Coverage(of: vocabulary, by: counted.knowledge.knowledge(book.language))
        vocabularies.keep(coverage, of: book.id, version: counted.knowledge.version)
        return coverage
    }

    private func vocabulary(of book: Book, _ counted: CountedBook) async throws -> Vocabulary? {
        let (corrections, fingerprint) = (counted.corrections, counted.fingerprint)
        if let known = counted.vocabulary {
            vocabularies.keep(known, of: book.id, fingerprint: fingerprint)
            return known
        }
        if book.scalarCount <= Self.countedAtOnce(book.language) {
            return try await answers.run {
                try await countVocabulary(of: book, corrections: corrections, fingerprint: fingerprint)
            }
        }
        // Every page of the book requests it, but it is counted once.
        guard vocabularies.beginCounting(book.id, fingerprint: fingerprint) else { return nil }
        Task.detached(priority: .utility) {
            defer { vocabularies.endCounting(book.id, fingerprint: fingerprint) }
            _ = try? await jobs.run {
                try await countVocabulary(of: book, corrections: corrections, fingerprint: fingerprint)
            }
        }
        return nil
    }

    /// Counts the words of a book. ``saveCountedWords(at:)`` saves the counts; whoever only looks at a book saves nothing.
    @discardableResult
    func countVocabulary(of book: Book, corrections: [Correction], fingerprint: String) async throws -> Vocabulary {
        var terms: [BookTerm] = []
        if book.language == .chinese, let finder = lexicon.flatMap({ BookTermFinder(lexicon: $0) }) {
            try await forEachText(of: book) { text, _ in finder.survey(text) }
            try await forEachText(of: book) { text, _ in finder.weigh(text) }
            terms = finder.terms()
        }
        let counter = VocabularyCounter(
            annotator: annotator(of: book.language, corrections: corrections, terms: terms), language: book.language)
        try await forEachText(of: book) { counter.count($0, $1) }
        let vocabulary = counter.vocabulary()
        vocabularies.keep(vocabulary, of: book.id, fingerprint: fingerprint)
        vocabularies.holdUnsaved(
            VocabularyCache.Unsaved(fingerprint: fingerprint, bytes: vocabulary.bytes, terms: terms), of: book.id)
        return vocabulary
    }

    /// Calls `body` with the text of each page of a book, in order, and with the author's readings of a Japanese one.
    private func forEachText(of book: Book, _ body: (String, [Inset]) -> Void) async throws {
        var done = 0
        while done < book.pageCount {
            let (texts, rubies) = try await database.read(learner) {
                [done] (reader) throws -> ([String], [Int: [Inset]]) in
                let texts = try reader.texts(of: book.id, after: done)
                guard book.language == .japanese, !texts.isEmpty else { return (texts, [:]) }
                return (texts, try reader.rubies(of: book.id, on: done + 1...done + texts.count))
            }
            guard !texts.isEmpty else { return }
            for (index, text) in texts.enumerated() {
                try Task.checkCancellation()
                body(text, rubies[done + index + 1] ?? [])
                // Its lane looks after each piece of work at how much of the dictionaries has come into memory.
                await Task.yield()
            }
            done += texts.count
        }
    }

    /// Saves the words of books that were counted since the last call, so that the next start need not count them again.
    /// Nobody needs it now, so a failure is passed over; while the disk is full or read-only, the counts are held.
    public func saveCountedWords(at now: Timestamp) async {
        for (book, counted) in vocabularies.unsaved {
            do {
                try await database.write(learner, at: now) { try $0.save(counted, of: book) }
            } catch let error as StorageError where error.allowsReading || error.isTemporary {
                return
            } catch is CancellationError {
                return
            } catch {
                // The book is gone.
            }
            vocabularies.forgetUnsaved(book, fingerprint: counted.fingerprint)
        }
    }
}
