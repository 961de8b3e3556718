import Formats
import Foundation
import Model
import Storage

/// A note in an export to JSON, with its cards and all their answers. ``ReviewDesk/importWords`` reads the words back.
/// Times are milliseconds since 1970.
public struct ExportedNote: Encodable, Sendable {
    /// A card with its schedule and its log.
    public struct ExportedCard: Encodable, Sendable {
        var id: SerialID<Card>
        var kind: Card.Kind
        /// The path of its deck.
        var deck: String
        var standing: Card.Standing
        var isFlagged: Bool
        var schedule: CardSchedule
        var reviews: [ExportedReview]
    }

    var word: String
    var reading: String
    var definition: String
    var sentence: String
    var sentenceTranslation: String
    var tags: [String]
    var level: String
    var language: LanguageTag
    /// The identifier that recognizes it in a later import.
    var guid: String
    /// The path of the deck of its first card.
    var deck: String
    var cards: [ExportedCard]
}

extension ReviewDesk {
    /// Writes the notes of a deck and its subdecks, or of all decks, as JSON, a list of ``ExportedNote``.
    ///
    /// - Parameters:
    ///   - progress: Receives the fraction written, from 0 to 1, on any thread.
    ///   - write: Receives the bytes piece by piece, on any thread. They may exceed the available memory.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `CancellationError`, what `write` throws.
    public func exportJSON(
        of deckID: ID<Deck>? = nil, progress: @Sendable @escaping (Double) -> Void = { _ in },
        to write: @Sendable @escaping (Data) throws -> Void
    ) async throws {
        let decks = try await exported(deckID)
        try await database.read(learner) { reader in
            let json = JSONStream(write)
            try json.array {
                try reader.forEachNote(in: decks, progress) { try json.value($0) }
            }
            try json.finish()
        }
    }

    /// Writes the cards of a deck and its subdecks as CSV, with a row for each: its word, its kind, and its schedule.
    ///
    /// Glossa can import the file: `guid` identifies a word, and each row adds its kind of card if the word lacks it.
    ///
    /// - Parameters:
    ///   - progress: Receives the fraction written, from 0 to 1, on any thread.
    ///   - write: Receives the bytes piece by piece, on any thread. They may exceed the available memory.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `CancellationError`, what `write` throws.
    public func exportCSV(
        of deckID: ID<Deck>? = nil, progress: @Sendable @escaping (Double) -> Void = { _ in },
        to write: @Sendable @escaping (Data) throws -> Void
    ) async throws {
        let decks = try await exported(deckID)
        try await database.read(learner) { reader in
            let csv = CSVStream(write)
            try csv.row([
                "word", "reading", "definition", "sentence", "sentence translation", "tags", "level", "language",
                "guid",
                "deck", "card", "state", "due", "interval", "reviews", "lapses", "last review", "stability",
                "difficulty",
                "ease", "suspended", "flagged",
            ])
            try reader.forEachNote(in: decks, withReviews: false, progress) { note in
                let words = [
                    note.word, note.reading, note.definition, note.sentence, note.sentenceTranslation,
                    note.tags.joined(separator: " "), note.level, note.language.rawValue, note.guid,
                ]
                for card in note.cards { try csv.row(words + card.cells) }
            }
            try csv.finish()
        }
    }

    /// Returns the paths of a deck and its subdecks, or of all decks.
    private func exported(_ deckID: ID<Deck>?) async throws -> [ID<Deck>: String] {
        let tree = DeckTree(try await decks())
        let chosen = deckID.map { tree.subtree(of: $0) } ?? tree.ordered.map(\.deck)
        if let deckID, chosen.isEmpty { throw ReviewError.noSuchDeck(deckID) }
        return Dictionary(uniqueKeysWithValues: chosen.map { ($0.id, tree.path(of: $0.id)) })
    }
}

extension ExportedNote.ExportedCard {
    /// The cells of a card's row.
    fileprivate var cells: [String] {
        func moment(_ time: Timestamp) -> String {
            Date(timeIntervalSince1970: Double(time.milliseconds) / 1000).ISO8601Format()
        }
        return [
            deck, kind.rawValue, "\(schedule.state)", schedule.state == .new ? "" : moment(schedule.due),
            "\(schedule.interval)", "\(schedule.reviews)", "\(schedule.lapses)",
            schedule.lastReview.map(moment) ?? "", schedule.memory.map { "\($0.stability)" } ?? "",
            schedule.memory.map { "\($0.difficulty)" } ?? "", "\(schedule.ease)",
            standing == .suspended ? "yes" : "", isFlagged ? "yes" : "",
        ]
    }
}

extension ExportedNote {
    fileprivate init(_ note: Note, deck: String) {
        self.init(
            word: note.word, reading: note.reading, definition: note.definition, sentence: note.sentence,
            sentenceTranslation: note.translation, tags: note.tags, level: note.level, language: note.language,
            guid: note.guid, deck: deck, cards: [])
    }
}

extension Reader {
    /// The number of notes whose answers are read at once.
    private static let notesAtOnce = 200

    /// Passes each note that has cards in some decks to `body`, with these and optionally their answers.
    ///
    /// - Parameter decks: The paths of the decks by their ids.
    fileprivate func forEachNote(
        in decks: [ID<Deck>: String], withReviews: Bool = true, _ progress: (Double) -> Void,
        _ body: (ExportedNote) throws -> Void
    ) throws {
        guard !decks.isEmpty else { return }
        let ids = decks.keys.sorted { $0.description < $1.description }
        let among = "card.deck_id IN (\(ids.map { _ in "?" }.joined(separator: ", "))) AND card.standing <> 2"
        let arguments = [owner] + ids.map { SQLValue($0) }
        let total =
            try first("SELECT COUNT(*) AS count FROM card WHERE card.learner_id = ? AND \(among)", arguments)?
            .integer(0) ?? 0
        var count = 0
        var notes: [ExportedNote] = []
        var last: SerialID<Note>?
        func handOn() throws {
            if withReviews { try addReviews(to: &notes) }
            for note in notes { try body(note) }
            notes.removeAll(keepingCapacity: true)
            progress(Double(count) / Double(max(1, total)))
        }
        let columns = Note.columns.split(separator: ", ").map { "note.\($0) AS note_\($0)" }.joined(separator: ", ")
        try forEachRow(
            """
            SELECT \(Card.columns), \(columns)
            FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
            WHERE card.learner_id = ? AND \(among) AND note.deleted_at IS NULL ORDER BY card.note_id, card.id
            """, arguments
        ) { row in
            let card = try Card(row)
            if last != card.noteID {
                if notes.count >= Self.notesAtOnce { try handOn() }
                notes.append(ExportedNote(try Note(row, prefix: "note_"), deck: decks[card.deckID] ?? ""))
                last = card.noteID
            }
            notes[notes.count - 1].cards.append(
                ExportedNote.ExportedCard(
                    id: card.id, kind: card.kind, deck: decks[card.deckID] ?? "", standing: card.standing,
                    isFlagged: card.isFlagged, schedule: card.schedule, reviews: []))
            count += 1
        }
        try handOn()
    }

    private func addReviews(to notes: inout [ExportedNote]) throws {
        let cards = notes.flatMap { $0.cards.map(\.id) }
        guard !cards.isEmpty else { return }
        var logs: [SerialID<Card>: [ExportedReview]] = [:]
        try forEachRow(
            """
            SELECT id, card_id, at, rating, state, interval_seconds, duration FROM review
            WHERE learner_id = ? AND card_id IN (\(cards.map { _ in "?" }.joined(separator: ", "))) ORDER BY card_id, at
            """, [owner] + cards.map { SQLValue($0) }
        ) { row in
            let review = try ExportedReview(row)
            logs[review.card, default: []].append(review)
        }
        for note in notes.indices {
            for card in notes[note].cards.indices {
                notes[note].cards[card].reviews = logs[notes[note].cards[card].id] ?? []
            }
        }
    }
}
