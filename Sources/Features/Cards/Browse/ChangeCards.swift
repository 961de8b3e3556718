import Model
import Storage

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

    /// The maximum length of a typed tag, in bytes.
    public static let longestTag = 200

    /// Returns the change that adds typed tags or removes them. They are separated by whitespace or commas.
    ///
    /// - Returns: Nil if there is no tag, or one is too long.
    public static func tag(typed text: String, _ isAdded: Bool) -> CardChange? {
        let tags = text.split { $0.isWhitespace || $0 == "," || $0 == "，" }.map { String($0) }
        guard !tags.isEmpty, tags.allSatisfy({ $0.utf8.count <= longestTag }) else { return nil }
        return .tag(tags, isAdded)
    }

    /// The number of cards up to which a change takes no longer than a moment.
    package static let quick = FormerValue.chunk
    /// The number of cards up to which a learner waits for a change; a larger one shows its progress.
    package static let most = 5000
}

extension Transaction {
    /// Applies an operation to cards; it can be undone. Ignores unknown cards.
    ///
    /// - Parameter progress: Receives the fraction done, from 0 to 1.
    /// - Returns: The number of cards, including those that did not need to change.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    @discardableResult
    public func change(
        _ ids: [SerialID<Card>], _ change: CardChange, _ day: LearnerDay,
        progress: @escaping (Double) -> Void = { _ in }
    ) throws(StorageError) -> Int {
        if case .move(let deck) = change { _ = try self.deck(deck) }
        let cards = try standing(of: Set(ids).sorted())
        progress(0.2)
        var changing = Changing(self, learner) { progress(0.2 + 0.8 * $0) }
        var count = cards.count
        switch change {
        case .suspend(let isSuspended):
            try changing.put(String(isSuspended ? 1 : 0), into: .standing, cards.map { ($0.id, $0.standing) })
        case .bury(let isBuried):
            try changing.put(
                String(isBuried ? day.number(of: time) : -1), into: .buriedOn, cards.map { ($0.id, $0.buriedOn) })
        case .flag(let isFlagged):
            try changing.put(String(isFlagged ? 1 : 0), into: .isFlagged, cards.map { ($0.id, $0.isFlagged) })
        case .move(let deck):
            try changing.put(deck.description, into: .deck, cards.map { ($0.id, $0.deck) })
        case .tag(let tags, let isAdded):
            #if hasFeature(Embedded)
            try tag(Set(cards.map { $0.note }).sorted(), tags, isAdded, &changing)
            #else
            let space = isAdded ? try spaceUse() : nil
            try tag(Set(cards.map { $0.note }).sorted(), tags, isAdded, &changing)
            try requireRoom(since: space)
            #endif
        case .delete:
            let notes = Set(cards.map { $0.note }).sorted()
            let all = try self.cards(of: notes)
            count = all.count
            try changing.put(String(time.milliseconds), into: .deletedAt, notes.map { ($0, "") })
            try changing.put("2", into: .standing, all)
        }
        if !changing.former.isEmpty {
            try keep(Undoing(values: changing.former), verb: change.verb, learner, at: time)
        }
        return count
    }

    private func tag(
        _ ids: [Int64], _ tags: [String], _ isAdded: Bool, _ changing: inout Changing
    ) throws(StorageError) {
        let wanted = Note.tags(tags.joined(separator: " ").lowercased())
        let isWanted = Set(wanted)
        let notes = try self.tags(of: ids)
        for (stored, those) in Dictionary(grouping: notes, by: { $0.tags }) {
            let kept = Note.tags(stored).filter { !isWanted.contains($0) }
            try changing.put(Note.stored(isAdded ? kept + wanted : kept), into: .tags, those.map { ($0.id, stored) })
        }
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
    mutating func put(_ value: String, into column: FormerValue.Column, _ rows: [(id: Int64, value: String)])
        throws(StorageError)
    {
        let others = rows.filter { $0.value != value }
        guard !others.isEmpty else { return }
        for (old, those) in Dictionary(grouping: others, by: { $0.value }) {
            former.append(FormerValue(column: column, value: old, ids: those.map { $0.id }.sorted()))
        }
        former.sort { $0.ids[0] < $1.ids[0] }
        try transaction.put(FormerValue(column: column, value: value, ids: others.map { $0.id }), learner, progress)
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
    fileprivate func standing(of ids: [SerialID<Card>]) throws(StorageError) -> [CardStanding] {
        var cards: [CardStanding] = []
        for chunk in ids.chunks(of: FormerValue.chunk) {
            for row in try rows(
                """
                SELECT id, note_id, deck_id, standing, buried_on, is_flagged FROM card
                WHERE learner_id = ? AND standing <> 2 AND id IN (\(FormerValue.places(chunk)))
                """, [owner] + chunk.map { SQLValue($0) })
            {
                cards.append(
                    CardStanding(
                        id: try row.integer64(0), note: try row.integer64(1), deck: try row.text(2),
                        standing: String(try row.integer(3)), buriedOn: String(try row.integer(4)),
                        isFlagged: String(try row.integer(5))))
            }
        }
        return cards
    }

    fileprivate func tags(of notes: [Int64]) throws(StorageError) -> [(id: Int64, tags: String)] {
        var found: [(id: Int64, tags: String)] = []
        for chunk in notes.chunks(of: FormerValue.chunk) {
            for row in try rows(
                "SELECT id, tags FROM note WHERE learner_id = ? AND id IN (\(FormerValue.places(chunk)))",
                [owner] + chunk.map { .integer($0) })
            { found.append((try row.integer64(0), try row.text(1))) }
        }
        return found
    }

    /// Returns the cards of notes that are not deleted, with their state.
    fileprivate func cards(of notes: [Int64]) throws(StorageError) -> [(id: Int64, value: String)] {
        var found: [(id: Int64, value: String)] = []
        for chunk in notes.chunks(of: FormerValue.chunk) {
            for row in try rows(
                """
                SELECT id, standing FROM card
                WHERE learner_id = ? AND standing <> 2 AND note_id IN (\(FormerValue.places(chunk)))
                """, [owner] + chunk.map { .integer($0) })
            { found.append((try row.integer64(0), String(try row.integer(1)))) }
        }
        return found
    }
}

#if !hasFeature(Embedded)
extension CardChange: Codable {}
#endif
