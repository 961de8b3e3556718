import Model
import Storage

extension Desk {
    /// The context saved with a mark: everything but the word and its status.
    public struct MarkContext: Sendable {
        public var reading: String?
        public var sentence: String?
        public var book: ID<Book>?
        /// The page, from 1.
        public var page: Int?

        public init(reading: String? = nil, sentence: String? = nil, book: ID<Book>? = nil, page: Int? = nil) {
            self.reading = reading
            self.sentence = sentence
            self.book = book
            self.page = page
        }
    }

    /// Sets the status of a word. A saved sentence and place remain if a later mark supplies none.
    ///
    /// - Throws: ``LibraryError/impossibleWord``; ``LibraryError/noSuchBook(_:)`` for a place in a book that is not the
    ///   learner's. Nothing is marked then.
    public func mark(
        _ word: String, in language: Language, as status: WordStatus, context: MarkContext = MarkContext(),
        at now: Timestamp
    ) async throws {
        try await mark([(word, context)], in: language, as: status, at: now)
    }

    /// Sets one status for many words in one transaction.
    public func mark(
        _ words: [(word: String, context: MarkContext)], in language: Language, as status: WordStatus, at now: Timestamp
    ) async throws {
        guard words.allSatisfy({ Self.isPossible($0.word) && ($0.context.page ?? 1) > 0 }) else {
            throw LibraryError.impossibleWord
        }
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            for book in Set(words.compactMap(\.context.book)) {
                let own = try transaction.first(
                    "SELECT 1 FROM book WHERE learner_id = ? AND id = ?", [SQLValue(learner), SQLValue(book)])
                if own == nil { throw LibraryError.noSuchBook(book) }
            }
            for (word, context) in words {
                let sentence = context.sentence.map { $0.cut(to: 500) }
                _ = try transaction.run(
                    """
                    INSERT INTO mark
                        (learner_id, language, word, status, reading, sentence, book_id, page, times_marked, created_at,
                        updated_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (learner_id, language, word) DO UPDATE SET
                        status = excluded.status, reading = COALESCE(excluded.reading, mark.reading),
                        sentence = COALESCE(excluded.sentence, mark.sentence),
                        book_id = COALESCE(excluded.book_id, mark.book_id), page = COALESCE(excluded.page, mark.page),
                        times_marked = mark.times_marked + excluded.times_marked, updated_at = excluded.updated_at
                    """,
                    [
                        SQLValue(learner), SQLValue(language.rawValue), SQLValue(word), SQLValue(status.rawValue),
                        SQLValue(context.reading),
                        SQLValue(sentence), SQLValue(context.book), SQLValue(context.page),
                        SQLValue(status == .difficult ? 1 : 0),
                        SQLValue(now), SQLValue(now),
                    ], changes: .upsert(.mark, language.rawValue, word))
            }
        }
    }

    /// Returns whether a text can be a word: 1 to 200 bytes.
    public static func isPossible(_ word: String) -> Bool {
        (1...200).contains(word.utf8.count) && !word.contains("\0")
    }

    /// Removes the status of words.
    public func unmark(_ words: [String], in language: Language, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            for word in words {
                _ = try transaction.run(
                    "DELETE FROM mark WHERE learner_id = ? AND language = ? AND word = ?",
                    [SQLValue(learner), SQLValue(language.rawValue), SQLValue(word)],
                    changes: .delete(.mark, language.rawValue, word))
            }
        }
    }

    /// Returns the mark of a word, or nil if the learner has not marked it.
    public func mark(of word: String, in language: Language) async throws -> Mark? {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first(
                "SELECT \(Mark.columns) FROM mark WHERE learner_id = ? AND language = ? AND word = ?",
                [SQLValue(learner), SQLValue(language.rawValue), SQLValue(word)]
            ).map { try Mark($0) }
        }
    }
}

extension Mark {
    static let columns =
        "language, word, status, reading, sentence, book_id, page, times_marked, created_at, updated_at"

    init(_ row: Row) throws(StorageError) {
        self.init(
            language: try row.value("language"), word: try row.text("word"),
            status: try row.value("status"),
            reading: try row.optionalText("reading"),
            sentence: try row.optionalText("sentence"), bookID: try row.optionalID("book_id", of: Book.self),
            page: try row.optionalCount("page"), timesMarked: try row.count("times_marked"),
            createdAt: try row.time("created_at"), updatedAt: try row.time("updated_at"))
    }
}
