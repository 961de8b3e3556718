import Linguistics
import Model
import Proficiency
import Storage

extension Desk {
    /// The longest book, in characters, that is counted while the page waits. Longer books are counted at import, or
    /// again in the background when the dictionaries or corrections have changed.
    static let countedAtOnce = 400_000

    /// Returns how much of a book the learner knows, exactly.
    ///
    /// - Returns: Nil while the words of a long book are being counted.
    public func coverage(of book: Book) async throws -> Coverage? {
        let learner = learner
        let knowledge = self.knowledge
        let (snapshot, corrections) = try await database.read(learner) { reader in
            (try knowledge.current(reader, learner: learner), try Self.corrections(book.language, reader, learner))
        }
        let fingerprint = vocabularyFingerprint(book.language, corrections)
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
        let learner = learner
        var stored = vocabularies.unsaved(book.id, fingerprint: fingerprint)
        if stored == nil {
            stored = try await database.read(learner) { reader in
                try reader.first(
                    "SELECT words FROM vocabulary WHERE book_id = ? AND learner_id = ? AND fingerprint = ?",
                    [SQLValue(book.id), SQLValue(learner), SQLValue(fingerprint)]
                ).map { try $0.blob("words") }
            }
        }
        if let stored, let vocabulary = Vocabulary(bytes: stored) {
            vocabularies.keep(vocabulary, of: book.id, fingerprint: fingerprint)
            return vocabulary
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
            let texts = try await texts(of: book, after: counted)
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
        let learner = learner
        for (book, counted) in vocabularies.unsaved {
            do {
                try await database.write(learner, at: now) { transaction in
                    _ = try transaction.runDerived(
                        """
                        INSERT INTO vocabulary (book_id, learner_id, fingerprint, words) VALUES (?, ?, ?, ?)
                        ON CONFLICT (learner_id, book_id)
                            DO UPDATE SET fingerprint = excluded.fingerprint, words = excluded.words
                        """,
                        [
                            SQLValue(book), SQLValue(learner), SQLValue(counted.fingerprint),
                            SQLValue(counted.bytes),
                        ])
                }
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

    /// Returns the texts of a book's next pages, a few at a time, because a book may exceed the memory available for
    /// counting.
    private func texts(of book: Book, after page: Int) async throws -> [String] {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.rows(
                """
                SELECT text FROM passage WHERE book_id = ? AND learner_id = ? AND number > ? ORDER BY number LIMIT 1000
                """, [SQLValue(book.id), SQLValue(learner), SQLValue(page)]
            ).map { try $0.text(0) }
        }
    }

    /// Returns a value that changes whenever the words of a book could come out differently.
    func vocabularyFingerprint(_ language: Language, _ corrections: [Correction]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for correction in corrections {
            for byte in correction.parts.joined(separator: "\u{1F}").utf8 {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            hash = (hash ^ 0x1E) &* 0x100_0000_01B3
        }
        return "1-\(lexicon?.fingerprint ?? "none")-\(String(hash, radix: 16))"
    }
}
