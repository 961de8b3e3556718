import Model
import Routes
import Storage

/// The context saved with a mark: everything but the word and its status. Of a long text, the beginning is kept.
public struct MarkContext: Sendable {
    /// How much of a reading and of a sentence is kept, in characters.
    public static var longestText: Int { 500 }

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

/// A new status of a word.
public struct MarkChange: Sendable {
    public var language: Language
    public var word: String
    /// Nil to remove the mark.
    public var status: WordStatus?
    public var context: MarkContext

    public init(_ word: String, in language: Language, as status: WordStatus?, context: MarkContext = MarkContext()) {
        self.language = language
        self.word = word
        self.status = status
        self.context = context
    }

    /// The change that a form asks for.
    public init(_ word: String, in language: Language, _ form: MarkForm) {
        self.init(
            word, in: language, as: form.status,
            context: MarkContext(reading: form.reading, sentence: form.sentence, book: form.book, page: form.page))
    }

    /// The maximum number of words that are named at once.
    public static var mostAtOnce: Int { 10_000 }

    #if !hasFeature(Embedded)
    /// What readings and sentences of a list may count together without asking for room, in bytes: more than a page of a
    /// book has.
    static var exemptBytes: Int { 50_000 }

    /// What the readings and sentences of a list count in a quota, in bytes; nil if so few need not ask for room.
    package static func bytes(ofContextsOf changes: some Sequence<MarkChange>) -> Int? {
        var characters = 0
        for change in changes where change.status != nil {
            for text in [change.context.reading, change.context.sentence] {
                characters += text?.cut(to: MarkContext.longestText).unicodeScalars.count ?? 0
            }
        }
        let bytes = characters * Quota.bytesOfCharacter
        return bytes > exemptBytes ? bytes : nil
    }
    #endif
}

extension ReadingError {
    /// Whether a text can be a word, to be shown, looked up and marked: 1 to 200 bytes, not only white space, without
    /// control characters, and without the character that stands for bytes that could not be decoded.
    public static func isPossibleWord(_ text: String) -> Bool {
        guard (1...200).contains(text.utf8.count) else { return false }
        var isBlank = true
        for scalar in text.unicodeScalars {
            if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFFFD { return false }
            if !scalar.properties.isWhitespace { isBlank = false }
        }
        return !isBlank
    }

    /// - Throws: ``impossibleWord``, as a refusal, for a text that cannot be a word.
    static func checkWord(_ text: String) throws(StorageError) {
        guard isPossibleWord(text) else { throw .declining(ReadingError.impossibleWord) }
    }

    /// - Throws: ``tooManyWords(limit:)``, as a refusal, for a list with more words than are marked at once.
    static func checkCount(_ count: Int) throws(StorageError) {
        guard count <= MarkChange.mostAtOnce else {
            throw .declining(ReadingError.tooManyWords(limit: MarkChange.mostAtOnce))
        }
    }
}

extension Transaction {
    /// Sets the status of a word, or removes it. A saved sentence and place remain if a later mark supplies none.
    ///
    /// - Throws: ``ReadingError/impossibleWord``; ``ReadingError/noSuchBook(_:)`` for a place in a book that is not the
    ///   learner's; `OutOfBounds` for a page that no book has. Nothing is marked then.
    public func mark(_ change: MarkChange) throws(StorageError) {
        try save(change)
        try countMarks(inSessionOf: change.context.book)
    }

    private func save(_ change: MarkChange) throws(StorageError) {
        guard let status = change.status else { return try unmark(change.word, in: change.language) }
        try ReadingError.checkWord(change.word)
        let context = change.context
        if let book = context.book {
            let own = try first("SELECT 1 FROM book WHERE learner_id = ? AND id = ?", [owner, SQLValue(book)])
            if own == nil { throw .declining(ReadingError.noSuchBook(book)) }
        }
        if let page = context.page, !Bounds.page.contains(page) {
            throw .declining(OutOfBounds(field: "page", .page))
        }
        try run(
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
                owner, SQLValue(change.language.rawValue), SQLValue(change.word), SQLValue(status.rawValue),
                SQLValue(context.reading?.cut(to: MarkContext.longestText)),
                SQLValue(context.sentence?.cut(to: MarkContext.longestText)), SQLValue(context.book),
                SQLValue(context.page), SQLValue(status == .difficult ? 1 : 0), SQLValue(time), SQLValue(time),
            ], changes: .upsert(.mark, change.language.rawValue, change.word))
    }

    /// Makes changes together: all of them, or none.
    ///
    /// - Throws: ``ReadingError/tooManyWords(limit:)``, ``ReadingError/impossibleWord``, ``ReadingError/noSuchBook(_:)``;
    ///   `QuotaExceeded` for a list with long sentences.
    public func mark(_ changes: [MarkChange]) throws(StorageError) {
        try ReadingError.checkCount(changes.count)
        #if !hasFeature(Embedded)
        if let bytes = MarkChange.bytes(ofContextsOf: changes) { try requireRoom(for: bytes, files: 0) }
        #endif
        var books: Set<ID<Book>> = []
        for change in changes {
            try save(change)
            if let book = change.context.book { books.insert(book) }
        }
        for book in books { try countMarks(inSessionOf: book) }
    }

    /// Makes changes one by one; one that is refused leaves the others.
    ///
    /// - Returns: The number of changes that were refused.
    /// - Throws: `QuotaExceeded` for a list with long sentences. Nothing is marked then.
    public func markEach(_ changes: some Sequence<MarkChange>) throws(StorageError) -> Int {
        #if !hasFeature(Embedded)
        if let bytes = MarkChange.bytes(ofContextsOf: changes) { try requireRoom(for: bytes, files: 0) }
        #endif
        var refused = 0
        var books: Set<ID<Book>> = []
        for change in changes {
            do throws(StorageError) {
                try save(change)
                if let book = change.context.book { books.insert(book) }
            } catch {
                guard case .declined = error else { throw error }
                refused += 1
            }
        }
        for book in books { try countMarks(inSessionOf: book) }
        return refused
    }

    /// Counts the words that are marked in the open session of a book, so that their number is right before it ends: many
    /// sessions end only with the next one.
    private func countMarks(inSessionOf book: ID<Book>?) throws(StorageError) {
        guard let book, var session = try openSession(of: book), session.continues(at: time) else { return }
        session.lastSeenAt = max(session.lastSeenAt, time)
        session.wordsMarked = try wordsMarked(in: session).count
        try save(session)
    }

    /// Removes the status of a word. A word without one stays without.
    private func unmark(_ word: String, in language: Language) throws(StorageError) {
        // No stored word has a NUL, and the database refuses such a text.
        guard !word.utf8.contains(0) else { return }
        try run(
            "DELETE FROM mark WHERE learner_id = ? AND language = ? AND word = ?",
            [owner, SQLValue(language.rawValue), SQLValue(word)],
            changes: .delete(.mark, language.rawValue, word))
    }
}

extension Reader {
    /// Returns the mark of a word, or nil if the learner has not marked it.
    public func mark(of word: String, in language: Language) throws(StorageError) -> Mark? {
        let row = try first(
            "SELECT \(Mark.columns) FROM mark WHERE learner_id = ? AND language = ? AND word = ?",
            [owner, SQLValue(language.rawValue), SQLValue(word)])
        guard let row else { return nil }
        return try Mark(row)
    }
}
