import Linguistics
import Model
import Proficiency
import Reading
import Storage

extension Desk {
    /// The longest book, in characters, that is counted while the page waits. Longer books are counted at import, or
    /// again in the background when the dictionaries or corrections have changed.
    static let countedAtOnce = 400_000

    /// Returns how much of a book the learner knows, exactly.
    ///
    /// - Returns: Nil while the words of a long book are being counted.
    public func coverage(of book: Book) async throws -> Coverage? {
        let (snapshot, corrections) = try await database.read(learner) { reader in
            (try knowledge.current(reader), try reader.corrections(book.language))
        }
        let fingerprint = vocabularyFingerprint(corrections, lexicon)
        if let known = vocabularies.coverage(book.id, fingerprint: fingerprint, version: snapshot.version) {
            return known
        }
        guard let vocabulary = try await vocabulary(of: book, corrections: corrections, fingerprint: fingerprint) else {
            return nil
        }
        let coverage = Coverage(of: vocabulary, by: snapshot.knowledge(book.language))
        vocabularies.keep(coverage, of: book.id, version: snapshot.version)
        return coverage
    }

    private func vocabulary(of book: Book, corrections: [Correction], fingerprint: String) async throws -> Vocabulary? {
        if let known = vocabularies.vocabulary(book.id, fingerprint: fingerprint) { return known }
        var stored = vocabularies.unsaved(book.id, fingerprint: fingerprint).flatMap { Vocabulary(bytes: $0) }
        if stored == nil {
            stored = try await database.read(learner) { try $0.vocabulary(of: book.id, fingerprint: fingerprint) }
        }
        if let stored {
            vocabularies.keep(stored, of: book.id, fingerprint: fingerprint)
            return stored
        }
        if book.scalarCount <= Self.countedAtOnce {
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
        let counter = VocabularyCounter(
            annotator: texts.annotator(of: book.language, corrections: corrections), language: book.language)
        var counted = 0
        while true {
            let texts = try await database.read(learner) { [counted] in try $0.texts(of: book.id, after: counted) }
            guard !texts.isEmpty else { break }
            for text in texts {
                try Task.checkCancellation()
                counter.count(text)
            }
            counted += texts.count
        }
        let vocabulary = counter.vocabulary()
        vocabularies.keep(vocabulary, of: book.id, fingerprint: fingerprint)
        vocabularies.holdUnsaved(vocabulary.bytes, of: book.id, fingerprint: fingerprint)
        return vocabulary
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
