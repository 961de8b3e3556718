import Model
import Proficiency
import Reading
import Storage

// The verbs of reading, awaited: each reads one snapshot or writes one transaction.

extension Desk {
    /// Awaits ``Reader/books()``.
    public func books() async throws -> [Book] { try await database.read(learner) { try $0.books() } }

    /// Awaits ``Reader/book(_:)``.
    public func book(_ id: ID<Book>) async throws -> Book { try await database.read(learner) { try $0.book(id) } }

    /// Awaits ``Reader/deletedBook(_:)``.
    public func deletedBook(_ id: ID<Book>) async throws -> Book? {
        try await database.read(learner) { try $0.deletedBook(id) }
    }

    /// Awaits ``Reader/cover(of:)``.
    public func cover(of id: ID<Book>) async throws -> BookCover {
        try await database.read(learner) { try $0.cover(of: id) }
    }

    /// Awaits ``Reader/picture(_:of:)``.
    public func picture(_ digest: String, of id: ID<Book>) async throws -> BookCover {
        try await database.read(learner) { try $0.picture(digest, of: id) }
    }

    /// Awaits ``Transaction/change(_:_:wordOfTexts:)`` with the current dictionaries.
    public func change(_ id: ID<Book>, _ change: BookChange, at now: Timestamp) async throws {
        let lexicon = lexicon
        try await database.write(learner, at: now) { transaction in
            try transaction.change(id, change) { lexicon?.markableWord($0, in: $1) }
        }
    }

    /// Changes the only book that the learner names; see ``Reader/onlyBook(named:)``.
    ///
    /// - Returns: The book as it is then.
    /// - Throws: ``ReadingError/noSuchTitle(_:)``, ``ReadingError/severalTitles(_:count:)``, and as ``change(_:_:at:)``.
    public func change(bookNamed name: String, _ change: BookChange, at now: Timestamp) async throws -> Book {
        let id = try await database.read(learner) { try $0.onlyBook(named: name).id }
        try await self.change(id, change, at: now)
        return try await book(id)
    }

    /// Awaits ``Transaction/delete(_:)``.
    public func delete(_ id: ID<Book>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.delete(id) }
    }

    /// Awaits ``Transaction/restore(_:)``.
    ///
    /// - Returns: The book.
    @discardableResult
    public func restore(_ id: ID<Book>, at now: Timestamp) async throws -> Book {
        try await database.write(learner, at: now) { transaction in
            try transaction.restore(id)
            return try transaction.book(id)
        }
    }

    /// Permanently removes books that were deleted before a moment, with their text, in a transaction for each.
    public func purgeDeletedBooks(deletedBefore moment: Timestamp, at now: Timestamp) async throws {
        for id in try await database.read(learner, { try $0.booksDeleted(before: moment) }) {
            try await database.write(learner, at: now) { try $0.purge(id) }
        }
    }

    /// Awaits ``Transaction/visit(_:of:)``.
    public func visit(_ number: Int, of id: ID<Book>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.visit(number, of: id) }
    }
}

// MARK: - Sessions

extension Desk {
    /// Returns a session with its book and the words marked as difficult in it, from one snapshot.
    ///
    /// - Throws: ``ReadingError/noSuchSession(_:)``, ``ReadingError/noSuchBook(_:)``.
    public func sessionDetails(
        _ id: ID<ReadingSession>
    ) async throws -> (session: ReadingSession, book: Book, marks: [Mark]) {
        try await database.read(learner) { reader in
            let session = try reader.session(id)
            return (session, try reader.book(session.bookID), try reader.wordsMarked(in: session))
        }
    }

    /// Awaits ``Reader/sessions(since:limit:)``.
    public func sessions(
        since moment: Timestamp = Timestamp(milliseconds: 0), limit: Int = 1000
    ) async throws -> [ReadingSession] {
        try await database.read(learner) { try $0.sessions(since: moment, limit: limit) }
    }

    /// Awaits ``Transaction/report(_:of:newID:)``.
    public func report(
        _ heartbeat: Heartbeat, of book: ID<Book>, at now: Timestamp,
        newID: @autoclosure @Sendable @escaping () -> ID<ReadingSession>
    ) async throws {
        try await database.write(learner, at: now) { try $0.report(heartbeat, of: book, newID: newID) }
    }

    /// Counts the new words of a book's session, and awaits ``Transaction/endSession(of:last:newWords:newID:)``.
    public func endSession(
        of book: ID<Book>, last heartbeat: Heartbeat, at now: Timestamp,
        newID: @autoclosure @Sendable @escaping () -> ID<ReadingSession>
    ) async throws -> ReadingSession {
        let newWords = try await database.read(learner) { reader in
            try reader.newWords(inSessionOf: book, last: heartbeat, at: now, knowledge) { words(of: $0, $1) }
        }
        return try await database.write(learner, at: now) {
            try $0.endSession(of: book, last: heartbeat, newWords: newWords, newID: newID)
        }
    }
}

// MARK: - Words

extension Desk {
    /// Awaits ``Transaction/mark(_:)`` for one word.
    public func mark(
        _ word: String, in language: Language, as status: WordStatus, context: MarkContext = MarkContext(),
        at now: Timestamp
    ) async throws {
        try await mark([MarkChange(word, in: language, as: status, context: context)], at: now)
    }

    /// Awaits ``Transaction/mark(_:)`` for many words: all are marked, or none.
    public func mark(_ changes: [MarkChange], at now: Timestamp) async throws {
        let changes = changes.map { $0.settled(by: lexicon) }
        try await database.write(learner, at: now) { try $0.mark(changes) }
    }

    /// Awaits ``Transaction/mark(_:as:_:)`` with the current dictionaries.
    public func mark(_ selection: WordSelection, as status: WordStatus?, at now: Timestamp) async throws {
        let lexicon = lexicon
        try await database.write(learner, at: now) { try $0.mark(selection, as: status, lexicon) }
    }

    /// Removes the status of words, in one transaction.
    public func unmark(_ words: [String], in language: Language, at now: Timestamp) async throws {
        try await mark(words.map { MarkChange($0, in: language, as: nil) }, at: now)
    }

    /// Awaits ``Transaction/markEach(_:)``, a few hundred changes in each transaction.
    ///
    /// - Parameter changes: Nil for one that could not be read, which is refused.
    /// - Returns: The number of changes that were refused.
    /// - Throws: ``ReadingError/tooManyWords(limit:)``, `QuotaExceeded`, with nothing changed.
    public func markEach(_ changes: [MarkChange?], at now: Timestamp) async throws -> Int {
        guard changes.count <= MarkChange.mostAtOnce else {
            throw ReadingError.tooManyWords(limit: MarkChange.mostAtOnce)
        }
        var rest = changes.compactMap { $0?.settled(by: lexicon) }[...]
        var refused = changes.count - rest.count
        if let bytes = MarkChange.bytes(ofContextsOf: rest) {
            try await database.requireRoom(of: learner, for: bytes, files: 0, at: now)
        }
        while !rest.isEmpty {
            let batch = rest.prefix(500)
            rest = rest.dropFirst(500)
            refused += try await database.write(learner, at: now) { try $0.markEach(batch) }
        }
        return refused
    }

    /// Awaits ``Reader/markedWords(_:_:)`` with the current dictionaries.
    public func markedWords(_ filter: MarkFilter = MarkFilter()) async throws -> [MarkedWord] {
        let lexicon = lexicon
        return try await database.read(learner) { try $0.markedWords(filter, lexicon) }
    }

    /// Awaits ``Reader/markCount()``.
    public func markCount() async throws -> Int { try await database.read(learner) { try $0.markCount() } }

    /// Returns what the learner knows of a language.
    public func knowledge(of language: Language) async throws -> Knowledge {
        try await database.read(learner) { try self.knowledge.current($0).knowledge(language) }
    }

    /// Awaits ``Reader/examples(of:in:notAt:limit:)``.
    public func examples(of word: String, in language: Language, limit: Int = 5) async throws -> [WordCard.Example] {
        try await database.read(learner) { try $0.examples(of: word, in: language, limit: limit) }
    }
}

// MARK: - Corrections and preferences

extension Desk {
    /// Awaits ``Reader/corrections()``.
    public func corrections() async throws -> [Correction] {
        try await database.read(learner) { try $0.corrections() }
    }

    /// Awaits ``Reader/corrections()``, and returns the titles of the books in whose places they hold, too.
    public func correctionsWithTitles() async throws -> (corrections: [Correction], titles: [ID<Book>: String]) {
        try await database.read(learner) { reader in
            let corrections = try reader.corrections()
            var titles: [ID<Book>: String] = [:]
            for case .here(let place) in corrections.map(\.scope) where titles[place.book] == nil {
                titles[place.book] = try reader.book(place.book).title
            }
            return (corrections, titles)
        }
    }

    /// Awaits ``Transaction/correct(_:)``.
    public func correct(_ correction: Correction, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.correct(correction) }
    }

    /// Awaits ``Transaction/correct(_:words:)``.
    public func correct(_ new: NewCorrection, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.correct(new) { words(of: $0, $1) } }
    }

    /// Awaits ``Transaction/removeCorrection(_:text:_:)``.
    public func removeCorrection(
        _ language: Language, text: String, _ scope: CorrectionScope = .everywhere, at now: Timestamp
    ) async throws {
        try await database.write(learner, at: now) { try $0.removeCorrection(language, text: text, scope) }
    }

    /// Awaits ``Reader/preferences(on:)``.
    public func preferences(on device: ID<Device>? = nil) async throws -> Preferences {
        try await database.read(learner) { try $0.preferences(on: device) }
    }

    /// Awaits ``Transaction/save(_:on:)``.
    public func save(_ changes: [SettingChange], on device: ID<Device>? = nil, at now: Timestamp) async throws {
        guard !changes.isEmpty else { return }
        try await database.write(learner, at: now) { try $0.save(changes, on: device) }
    }

    /// Awaits ``Transaction/changePreferences(on:_:)``.
    public func changePreferences(
        on device: ID<Device>? = nil, at now: Timestamp, _ change: @escaping @Sendable (inout Preferences) -> Void
    ) async throws {
        try await database.write(learner, at: now) { try $0.changePreferences(on: device, change) }
    }
}
