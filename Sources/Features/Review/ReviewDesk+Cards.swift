import Cards
import Model
import Storage

// The verbs of cards, awaited: each reads one snapshot or writes one transaction.

extension ReviewDesk {
    /// Awaits ``Transaction/grade(_:_:)``. When this returns, the answer is on disk.
    @discardableResult
    public func grade(_ answer: CardAnswer, at now: Timestamp) async throws -> Graded {
        let day = day
        return try await database.write(learner, at: now) { try $0.grade(answer, day) }
    }

    /// Awaits ``Reader/study(_:asked:leech:undone:at:_:)``.
    public func study(
        _ deck: ID<Deck>, asked: SerialID<Card>? = nil, leech: SerialID<Card>? = nil, undone: SerialID<Note>? = nil,
        at now: Timestamp
    ) async throws -> StudySession {
        let day = day
        return try await database.read(learner) {
            try $0.study(deck, asked: asked, leech: leech, undone: undone, at: now, day)
        }
    }

    /// Awaits ``Reader/nextQuestion(in:at:_:)``.
    public func nextQuestion(in deck: ID<Deck>?, at now: Timestamp) async throws -> Question? {
        let day = day
        return try await database.read(learner) { try $0.nextQuestion(in: deck, at: now, day) }
    }

    /// Awaits ``Reader/waiting(at:_:)``.
    public func waiting(at now: Timestamp) async throws -> StudyCounts {
        let day = day
        return try await database.read(learner) { try $0.waiting(at: now, day) }
    }

    /// Awaits ``Transaction/undo(_:)``, in a lane if it takes long.
    @discardableResult
    public func undo(only moment: Timestamp? = nil, at now: Timestamp) async throws -> Undone {
        let day = day
        let isLong = try await undoable()?.isLong ?? false
        return try await write(atLength: isLong, at: now) { try $0.undo(day, only: moment) }
    }

    /// Awaits ``Reader/lastUndoable()``.
    public func lastUndoable() async throws -> (verb: UndoableVerb, at: Timestamp)? {
        try await database.read(learner) { try $0.lastUndoable() }
    }

    /// Returns the operation that ``undo(at:)`` would undo, or nil if there is none.
    public func undoable() async throws -> UndoableVerb? { try await lastUndoable()?.verb }

    /// Awaits ``Transaction/takeBackRescheduling(of:_:progress:)`` in a lane.
    ///
    /// - Parameter progress: Receives the fraction done, from 0 to 1, on any thread.
    @discardableResult
    public func takeBackRescheduling(
        of deck: ID<Deck>, at now: Timestamp, progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int {
        let day = day
        return try await write(at: now) { try $0.takeBackRescheduling(of: deck, day, progress: progress) }
    }
}

// MARK: - Decks

extension ReviewDesk {
    /// Awaits ``Reader/decks()``.
    public func decks() async throws -> [Deck] { try await database.read(learner) { try $0.decks() } }

    /// Awaits ``Reader/deckList(at:_:)``.
    public func deckList(at now: Timestamp) async throws -> DeckList {
        let day = day
        return try await database.read(learner) { try $0.deckList(at: now, day) }
    }

    /// Awaits ``Reader/deckDetails(_:at:_:)``.
    public func deckDetails(_ id: ID<Deck>, at now: Timestamp) async throws -> DeckDetails {
        let day = day
        return try await database.read(learner) { try $0.deckDetails(id, at: now, day) }
    }

    /// Awaits ``Reader/deck(_:)``.
    public func deck(_ id: ID<Deck>) async throws -> Deck { try await database.read(learner) { try $0.deck(id) } }

    /// Awaits ``Reader/deck(named:)``.
    public func deck(named name: String) async throws -> Deck {
        try await database.read(learner) { try $0.deck(named: name) }
    }

    /// Awaits ``Reader/exportable(_:)``.
    public func exportable(_ id: ID<Deck>) async throws -> (deck: Deck, isLong: Bool) {
        try await database.read(learner) { try $0.exportable(id) }
    }

    /// Awaits ``Reader/plan(_:)``.
    public func plan(_ edits: [DeckEdit]) async throws -> DeckPlan {
        try await database.read(learner) { try $0.plan(edits) }
    }

    /// Awaits ``Reader/plan(_:of:)``.
    public func plan(_ change: DeckChange, of id: ID<Deck>) async throws -> DeckPlan {
        try await database.read(learner) { try $0.plan(change, of: id) }
    }

    /// Returns a deck, and whether undoing its last rescheduling may take long.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func reschedulable(_ id: ID<Deck>) async throws -> (deck: Deck, isLong: Bool) {
        try await database.read(learner) { (try $0.deck(id), try $0.reschedulesMany(of: [id])) }
    }

    /// Awaits ``Transaction/addDeck(named:icon:in:options:newID:)``.
    public func addDeck(
        named name: String, icon: String = "", in parent: ID<Deck>? = nil, options: DeckOptions = DeckOptions(),
        at now: Timestamp, newID: @autoclosure @escaping @Sendable () -> ID<Deck>
    ) async throws -> Deck {
        try await database.write(learner, at: now) {
            try $0.addDeck(named: name, icon: icon, in: parent, options: options, newID: newID)
        }
    }

    /// Awaits ``Transaction/setDeleted(_:deck:)``.
    public func setDeleted(_ isDeleted: Bool, deck: ID<Deck>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.setDeleted(isDeleted, deck: deck) }
    }
}
