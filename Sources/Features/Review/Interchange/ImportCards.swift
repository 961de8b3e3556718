import Formats
import Model
import Storage

/// The stored data of an existing card.
struct KnownCard {
    var id: SerialID<Card>
    var note: SerialID<Note>
    var kind: String
    var deck: SQLValue
    var reviews: Int64
    var lastReview: Int64
    var due: Int64
    var standing: Int64
    var buriedOn: Int64
    var isFlagged: Bool
    var updatedAt: Int64

    static let columns = """
        id, note_id, kind, deck_id, reviews, last_review, due, standing, buried_on, is_flagged, updated_at
        """

    init(_ row: Row) throws(StorageError) {
        id = try row.serialID(0)
        note = try row.serialID(1)
        kind = try row.text(2)
        deck = row.values[3]
        reviews = Int64(try row.integer(4))
        lastReview = Int64(try row.optionalInteger(5) ?? 0)
        due = Int64(try row.integer(6))
        standing = Int64(try row.integer(7))
        buriedOn = Int64(try row.integer(8))
        isFlagged = try row.integer(9) != 0
        updatedAt = Int64(try row.integer(10))
    }
}

/// The existing cards by their notes; there may be hundreds of thousands.
struct KnownCards {
    private var cards: [KnownCard]

    init(_ cards: [KnownCard] = []) {
        self.cards = cards
        self.cards.sort { ($0.note, $0.id) < ($1.note, $1.id) }
    }

    subscript(note: SerialID<Note>) -> [KnownCard] {
        Array(cards[cards.partitioningIndex { $0.note < note }...].prefix { $0.note == note })
    }
}

/// A card of a package, converted for Glossa.
struct ArrivingCard {
    var schedule: CardSchedule
    var deck: SQLValue
    var standing: Int64
    /// The day on which it is buried; −1 for none.
    var buriedOn: Int64
    var isFlagged: Bool
    /// The time of the last answer in the package's log, in milliseconds; 0 for never.
    var lastAnswer: Int64
    /// Its modification time, in milliseconds.
    var modified: Int64

    /// The result for an existing card.
    enum Outcome {
        /// It equals the package's card in all that the package covers.
        case same
        /// It was changed later here and differs from the package: it is left unchanged.
        case kept
        /// The package's version is newer. Answers that it does not include keep their schedule.
        case taken(withSchedule: Bool)
    }

    /// Decides between two versions of a card by modification time, the later one winning: the card's `mod` in Anki
    /// against the last answer, suspension, flag, rescheduling or move here. Importing a package again, or an older
    /// one, does not undo anything that the learner has done since.
    ///
    /// - Parameters:
    ///   - isRestored: Whether its note had been deleted here and is restored.
    ///   - today: The learner's day.
    func outcome(over known: KnownCard, isRestored: Bool, today: Int) -> Outcome {
        // Anki records it in whole seconds.
        let (there, here) = (modified / 1000, known.updatedAt / 1000)
        guard isRestored || there > here else {
            return there < here && differs(from: known, today: Int64(today)) ? .kept : .same
        }
        let last = max(lastAnswer, schedule.lastReview?.milliseconds ?? 0)
        return .taken(withSchedule: known.lastReview / 1000 <= last / 1000)
    }

    private func differs(from known: KnownCard, today: Int64) -> Bool {
        known.reviews != schedule.reviews || known.lastReview / 1000 != (schedule.lastReview?.milliseconds ?? 0) / 1000
            || (schedule.state != .new && known.due / 1000 != schedule.due.milliseconds / 1000)
            || known.standing != standing || (known.buriedOn == today) != (buriedOn == today)
            || known.isFlagged != isFlagged || known.deck != deck
    }
}

extension AnkiImport {
    static let cardUpdate = """
        UPDATE card SET \(CardSchedule.assignments), deck_id = ?, standing = ?, buried_on = ?, is_flagged = ?,
            updated_at = ?
        WHERE id = ? AND learner_id = ?
        """
    static let standingUpdate = """
        UPDATE card SET deck_id = ?, standing = ?, buried_on = ?, is_flagged = ?, updated_at = ?
        WHERE id = ? AND learner_id = ?
        """

    /// Returns a card of the package, converted for Glossa.
    func arriving(_ foreign: AnkiCard, _ schedule: CardSchedule, _ deck: SQLValue, _ place: Int) -> ArrivingCard {
        ArrivingCard(
            schedule: schedule, deck: deck, standing: Int64(foreign.standing.rawValue),
            buriedOn: Int64(foreign.buriedOn(clock) ?? -1), isFlagged: foreign.flags & 7 != 0,
            lastAnswer: contents.lastAnswer[place], modified: changed(foreign, place).milliseconds)
    }

    /// Returns when a card was last changed in the package, in whole seconds, limited to what an id can represent. An
    /// answer is a change: an earlier modification time was not written by Anki.
    func changed(_ foreign: AnkiCard, _ place: Int) -> Timestamp {
        let seconds = max(0, foreign.modified, contents.lastAnswer[place] / 1000)
        return Timestamp(milliseconds: min(seconds, SerialID<Card>.lastMillisecond / 1000) * 1000)
    }

    /// Returns the deck of an existing card: its current one if it is the package's deck here, wherever that is now and
    /// whatever its name.
    func deck(of known: KnownCard, _ foreign: AnkiCard, or other: SQLValue) -> SQLValue {
        deckOrigins[known.deck] == foreign.homeDeck ? known.deck : other
    }

    /// Returns the decks that came from Anki, with their ids there.
    func knownDeckOrigins() throws -> [SQLValue: Int64] {
        let decks = try transaction.foreignDecks(desk.learner).decks
        return Dictionary(uniqueKeysWithValues: decks.map { (SQLValue($0.key), $0.value.deck.id) })
    }

    func knownCards() throws -> KnownCards {
        var cards: [KnownCard] = []
        // Share one copy of a deck's name among its cards.
        var decks: [SQLValue: SQLValue] = [:]
        try transaction.forEachRow("SELECT \(KnownCard.columns) FROM card WHERE learner_id = ?", [learner]) { row in
            var card = try KnownCard(row)
            if let deck = decks[card.deck] { card.deck = deck } else { decks[card.deck] = card.deck }
            cards.append(card)
        }
        return KnownCards(cards)
    }

    /// Saves the package's data of changed cards whose notes stay unchanged: the colors of their flags and what only
    /// Anki uses.
    static func refresh(
        _ cards: [(note: SerialID<Note>, id: SerialID<Card>, card: ForeignNote.Card)], _ transaction: Transaction,
        _ learner: SQLValue
    ) throws {
        var changed: [[SQLValue]] = []
        let byNote = Dictionary(grouping: cards, by: \.note)
        for chunk in Array(byNote.keys).sorted().chunks(of: FormerValue.chunk) {
            try transaction.forEachRow(
                "SELECT id, foreign_fields FROM note WHERE learner_id = ? AND id IN (\(FormerValue.places(chunk)))",
                [learner] + chunk.map { SQLValue($0) }
            ) { row in
                let id: SerialID<Note> = try row.serialID(0)
                guard var foreign = ForeignNote(try row.optionalText(1)) else { return }
                for card in byNote[id] ?? [] { foreign.cards[card.id.description] = card.card }
                changed.append([SQLValue(try foreign.definition), SQLValue(id), learner])
            }
        }
        try transaction.run(
            "UPDATE note SET foreign_fields = ? WHERE id = ? AND learner_id = ?", each: changed,
            changes: .upsertMany(.note))
    }
}
