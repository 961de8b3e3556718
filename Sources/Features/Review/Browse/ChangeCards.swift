import Model
import Storage

extension ReviewDesk {
    /// A bulk operation on cards.
    public enum CardChange: Hashable, Sendable {
        case suspend(Bool)
        /// Buries until tomorrow, or unburies.
        case bury(Bool)
        case flag(Bool)
        case move(to: ID<Deck>)
        /// Adds tags to the cards' notes, or removes them.
        case tag([String], Bool)
        /// Deletes the cards' notes, with all their cards.
        case delete

        fileprivate var verb: UndoableVerb {
            switch self {
            case .suspend: .suspend
            case .bury: .bury
            case .flag: .flag
            case .move: .move
            case .tag: .tag
            case .delete: .delete
            }
        }
    }

    /// Applies an operation to cards, in one transaction that can be undone. Ignores unknown cards.
    ///
    /// - Parameter progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Returns: The number of cards, including those that did not need to change.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `CancellationError`; then nothing was changed.
    @discardableResult
    public func change(
        _ ids: [SerialID<Card>], _ change: CardChange, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int {
        if case .move(let deck) = change { _ = try await self.deck(deck) }
        let learner = learner
        let today = day.number(of: now)
        return try await write(atLength: ids.count > FormerValue.chunk, at: now) { transaction in
            let cards = try transaction.standing(of: Set(ids).sorted(), learner)
            progress(0.2)
            var changing = Changing(transaction, learner) { progress(0.2 + 0.8 * $0) }
            var count = cards.count
            switch change {
            case .suspend(let isSuspended):
                try changing.put(String(isSuspended ? 1 : 0), into: .standing, cards.map { ($0.id, $0.standing) })
            case .bury(let isBuried):
                try changing.put(String(isBuried ? today : -1), into: .buriedOn, cards.map { ($0.id, $0.buriedOn) })
            case .flag(let isFlagged):
                try changing.put(String(isFlagged ? 1 : 0), into: .isFlagged, cards.map { ($0.id, $0.isFlagged) })
            case .move(let deck):
                try changing.put(deck.description, into: .deck, cards.map { ($0.id, $0.deck) })
            case .tag(let tags, let isAdded):
                let wanted = Note.tags(tags.joined(separator: " ").lowercased())
                let isWanted = Set(wanted)
                let notes = try transaction.tags(of: Set(cards.map(\.note)).sorted())
                for (stored, those) in Dictionary(grouping: notes, by: \.tags) {
                    let kept = Note.tags(stored).filter { !isWanted.contains($0) }
                    try changing.put(
                        Note.stored(isAdded ? kept + wanted : kept), into: .tags, those.map { ($0.id, stored) })
                }
            case .delete:
                let notes = Set(cards.map(\.note)).sorted()
                let all = try transaction.cards(of: notes)
                count = all.count
                try changing.put(String(now.milliseconds), into: .deletedAt, notes.map { ($0, "") })
                try changing.put("2", into: .standing, all)
            }
            if !changing.former.isEmpty {
                try transaction.keep(Undoing(values: changing.former), verb: change.verb, learner, at: now)
            }
            return count
        }
    }

    /// Changes the fields of a note to those of `note` where they differ; the change can be undone. Different line
    /// endings from a form do not count as a change.
    ///
    /// - Parameters:
    ///   - pictures: The change to its pictures.
    ///   - recordings: The change to its recordings.
    ///   - droppingMarkup: Whether an imported field may become plain text if its markup cannot hold the new text.
    /// - Throws: ``ReviewError/noSuchNote(_:)``, ``ReviewError/impossibleNote(_:)``.
    public func edit(
        _ note: Note, pictures: MediumChange = .none, recordings: MediumChange = .none,
        droppingMarkup: Bool = false, at now: Timestamp
    ) async throws {
        let desk = self
        try await database.write(learner, at: now) { transaction in
            let learner = desk.learner
            guard
                let row = try transaction.first(
                    "SELECT \(Note.columns), foreign_fields FROM note WHERE id = ? AND learner_id = ? AND deleted_at IS NULL",
                    [SQLValue(note.id), SQLValue(learner)])
            else { throw ReviewError.noSuchNote(note.id) }
            let before = try Note(row)
            var after = before
            after.take(fieldsOf: note)
            _ = try desk.checked(after.draft(ofChangesSince: before))
            if !droppingMarkup, let foreign = ForeignNote(try row.optionalText("foreign_fields")),
                let type = try transaction.notetype(foreign.notetype, learner)
            {
                let restoring = FieldRestoring(type)
                let lost = restoring.restored(foreign.fields, with: after).flattened
                // Do not ask again about markup that was lost earlier.
                let former = lost.isEmpty ? [] : restoring.restored(foreign.fields, with: before).flattened
                guard lost.isSubset(of: former) else { throw ReviewError.impossibleNote(.losesMarkup(before.word)) }
            }
            after.level = note.level
            after.updatedAt = now
            after.picture = try transaction.field(note.picture, after: pictures, learner)
            after.audio = try transaction.field(note.audio, after: recordings, learner)
            after.tags = note.tags.map { $0.lowercased() }
            try transaction.restore(after, learner)
            try transaction.keep(Undoing(notes: [before]), verb: .edit, learner, at: now)
        }
    }
}

extension Note {
    /// Returns the changed fields of the note for validation: imported fields may be longer than typed ones.
    fileprivate func draft(ofChangesSince before: Note) -> ReviewDesk.Draft {
        func changed(_ field: KeyPath<Note, String>) -> String {
            self[keyPath: field] == before[keyPath: field] ? "" : self[keyPath: field]
        }
        var draft = ReviewDesk.Draft(language: language, word: word == before.word ? "—" : word)
        draft.reading = changed(\.reading)
        draft.definition = changed(\.definition)
        draft.sentence = changed(\.sentence)
        draft.translation = changed(\.translation)
        return draft
    }
}

/// Assigns one value to many rows and records their previous values.
private struct Changing {
    private let transaction: Transaction
    private let learner: ID<Learner>
    private let progress: (Double) -> Void
    private(set) var former: [FormerValue] = []

    init(_ transaction: Transaction, _ learner: ID<Learner>, _ progress: @escaping (Double) -> Void) {
        self.transaction = transaction
        self.learner = learner
        self.progress = progress
    }

    /// - Parameter rows: The rows' ids and values; those that already have the value are left unchanged.
    mutating func put(_ value: String, into column: FormerValue.Column, _ rows: [(id: Int64, value: String)]) throws {
        let others = rows.filter { $0.value != value }
        guard !others.isEmpty else { return }
        for (old, those) in Dictionary(grouping: others, by: \.value) {
            former.append(FormerValue(column: column, value: old, ids: those.map(\.id).sorted()))
        }
        former.sort { $0.ids[0] < $1.ids[0] }
        try transaction.put(FormerValue(column: column, value: value, ids: others.map(\.id)), learner, progress)
    }
}

/// A card's state apart from its schedule.
private struct CardStanding {
    var id: Int64
    var note: Int64
    var deck: String
    var standing: String
    var buriedOn: String
    var isFlagged: String
}

extension Reader {
    fileprivate func standing(of ids: [SerialID<Card>], _ learner: ID<Learner>) throws -> [CardStanding] {
        try ids.map(\.value).chunks(of: FormerValue.chunk).flatMap { chunk in
            try rows(
                """
                SELECT id, note_id, deck_id, standing, buried_on, is_flagged FROM card
                WHERE learner_id = ? AND standing <> 2 AND id IN (\(FormerValue.places(chunk)))
                """, [SQLValue(learner)] + chunk.map { SQLValue(Int($0)) }
            ).map { row in
                CardStanding(
                    id: Int64(try row.integer(0)), note: Int64(try row.integer(1)), deck: try row.text(2),
                    standing: String(try row.integer(3)), buriedOn: String(try row.integer(4)),
                    isFlagged: String(try row.integer(5)))
            }
        }
    }

    fileprivate func tags(of notes: [Int64]) throws -> [(id: Int64, tags: String)] {
        try notes.chunks(of: FormerValue.chunk).flatMap { chunk in
            try rows(
                "SELECT id, tags FROM note WHERE learner_id = ? AND id IN (\(FormerValue.places(chunk)))",
                [owner] + chunk.map { SQLValue(Int($0)) }
            ).map { (Int64(try $0.integer(0)), try $0.text(1)) }
        }
    }

    /// Returns the cards of notes that are not deleted, with their state.
    fileprivate func cards(of notes: [Int64]) throws -> [(id: Int64, value: String)] {
        try notes.chunks(of: FormerValue.chunk).flatMap { chunk in
            try rows(
                """
                SELECT id, standing FROM card
                WHERE learner_id = ? AND standing <> 2 AND note_id IN (\(FormerValue.places(chunk)))
                """, [owner] + chunk.map { SQLValue(Int($0)) }
            ).map { (Int64(try $0.integer(0)), String(try $0.integer(1))) }
        }
    }
}
