import Model
import Storage

extension ReviewDesk {
    /// What can be done with many cards at once.
    public enum CardChange: Sendable {
        case suspend(Bool)
        /// Puts off until tomorrow, or takes that back.
        case bury(Bool)
        case flag(Bool)
        case move(to: ID<Deck>)
        /// Deletes the cards' notes, with all their cards.
        case delete

        fileprivate var verb: UndoableVerb {
            switch self {
            case .suspend: .suspend
            case .bury: .bury
            case .flag: .flag
            case .move: .move
            case .delete: .delete
            }
        }
    }

    /// Does something with cards, in one transaction that can be taken back. Cards that are not there are left out.
    ///
    /// - Returns: The number of cards changed.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    @discardableResult
    public func change(_ ids: [SerialID<Card>], _ change: CardChange, at now: Timestamp) async throws -> Int {
        if case .move(let deck) = change { _ = try await self.deck(deck) }
        let learner = learner
        let today = day.number(of: now)
        return try await database.write(learner, at: now) { transaction in
            var before: [Card] = []
            for id in Set(ids).sorted() {
                guard let card = try transaction.card(id, of: learner) else { continue }
                before.append(card)
            }
            var undoing = Undoing()
            if case .delete = change {
                let notes = Set(before.map(\.noteID)).sorted()
                before = []
                for id in notes {
                    let row = try transaction.first("SELECT \(Note.columns) FROM note WHERE id = ?", [SQLValue(id)])
                    if let row { undoing.notes.append(try Note(row)) }
                    before += try transaction.rows(
                        "SELECT \(Card.columns) FROM card WHERE note_id = ? AND standing <> 2", [SQLValue(id)]
                    ).map { try Card($0) }
                    try transaction.run(
                        "UPDATE note SET deleted_at = ? WHERE id = ? AND learner_id = ?",
                        [SQLValue(now), SQLValue(id), SQLValue(learner)], changes: .delete(.note, id))
                }
            }
            for var card in before {
                switch change {
                case .suspend(let isSuspended): card.standing = isSuspended ? .suspended : .studied
                case .bury(let isBuried): card.buriedOn = isBuried ? today : nil
                case .flag(let isFlagged): card.isFlagged = isFlagged
                case .move(let deck): card.deckID = deck
                case .delete: card.standing = .deleted
                }
                try transaction.save(card, learner)
            }
            undoing.cards = before
            if !before.isEmpty { try transaction.keep(undoing, verb: change.verb, learner, at: now) }
            return before.count
        }
    }

    /// Puts the fields of a note as they are in `note`; it can be taken back.
    ///
    /// - Throws: ``ReviewError/noSuchNote(_:)``, ``ReviewError/impossibleNote(_:)``.
    public func edit(_ note: Note, at now: Timestamp) async throws {
        var draft = Draft(language: note.language, word: note.word)
        draft.reading = note.reading
        draft.definition = note.definition
        draft.sentence = note.sentence
        draft.translation = note.translation
        _ = try checked(draft)
        let before = try await self.note(note.id).note
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            var after = note
            after.guid = before.guid
            after.createdAt = before.createdAt
            after.updatedAt = now
            after.tags = note.tags.map { $0.lowercased() }
            try transaction.restore(after, learner)
            try transaction.keep(Undoing(notes: [before]), verb: .edit, learner, at: now)
        }
    }
}
