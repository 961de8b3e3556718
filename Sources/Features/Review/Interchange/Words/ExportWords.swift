import Formats
import Foundation
import Model
import Storage

/// A note as it leaves Glossa in JSON, with its cards and all answers on them. ``ReviewDesk/importWords`` reads the words
/// back. Times are milliseconds since 1970.
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
    /// What it is known by when it comes back.
    var guid: String
    /// The path of the deck of its first card.
    var deck: String
    var cards: [ExportedCard]
}

extension ReviewDesk {
    /// The notes of a deck and those in it, with their cards and logs; of all decks without one.
    ///
    /// - Parameter progress: Takes the share read, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func exportNotes(
        of deckID: ID<Deck>? = nil, progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> [ExportedNote] {
        let tree = DeckTree(try await decks())
        let chosen = deckID.map { tree.subtree(of: $0) } ?? tree.ordered.map(\.deck)
        if let deckID, chosen.isEmpty { throw ReviewError.noSuchDeck(deckID) }
        guard !chosen.isEmpty else { return [] }
        let paths = Dictionary(uniqueKeysWithValues: chosen.map { ($0.id, tree.path(of: $0.id)) })
        let among = "card.deck_id IN (\(chosen.map { _ in "?" }.joined(separator: ", "))) AND card.standing <> 2"
        let arguments = [SQLValue(learner)] + chosen.map { SQLValue($0.id) }
        return try await database.read(learner) { reader in
            let total =
                try reader.first(
                    "SELECT COUNT(*) AS count FROM card WHERE card.learner_id = ? AND \(among)", arguments
                )?.integer(0) ?? 0
            var count = 0
            let logs = try reader.logs(among, arguments)
            progress(0.4)
            let columns = Note.columns.split(separator: ", ").map { "note.\($0) AS note_\($0)" }.joined(separator: ", ")
            var notes: [ExportedNote] = []
            var last: SerialID<Note>?
            try reader.forEachRow(
                """
                SELECT \(Card.columns), \(columns)
                FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
                WHERE card.learner_id = ? AND \(among) AND note.deleted_at IS NULL ORDER BY card.note_id, card.id
                """, arguments
            ) { row in
                let card = try Card(row)
                if last != card.noteID {
                    notes.append(ExportedNote(try Note(row, prefix: "note_"), deck: paths[card.deckID] ?? ""))
                    last = card.noteID
                }
                notes[notes.count - 1].cards.append(
                    ExportedNote.ExportedCard(
                        id: card.id, kind: card.kind, deck: paths[card.deckID] ?? "", standing: card.standing,
                        isFlagged: card.isFlagged,
                        schedule: card.schedule, reviews: logs[card.id] ?? []))
                count += 1
                if count % 1000 == 0 { progress(0.4 + 0.6 * Double(count) / Double(max(1, total))) }
            }
            return notes
        }
    }

    /// The cards of a deck and those in it as CSV, a row for each: its word, which kind of card it is, and its schedule.
    ///
    /// Glossa reads it back: a word is known by its `guid`, and each row gives it the kind of card that it lacks.
    ///
    /// - Parameter progress: Takes the share done, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `CancellationError`.
    public func exportCSV(
        of deckID: ID<Deck>? = nil, progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> String {
        var text = Table.csv([
            "word", "reading", "definition", "sentence", "sentence translation", "tags", "level", "language", "guid",
            "deck", "card", "state", "due", "interval", "reviews", "lapses", "last review", "stability", "difficulty",
            "ease", "suspended", "flagged",
        ])
        let notes = try await exportNotes(of: deckID) { progress(0.6 * $0) }
        for (place, note) in notes.enumerated() {
            if place % 1000 == 0 {
                try Task.checkCancellation()
                progress(0.6 + 0.4 * Double(place) / Double(notes.count))
            }
            let words = [
                note.word, note.reading, note.definition, note.sentence, note.sentenceTranslation,
                note.tags.joined(separator: " "), note.level, note.language.rawValue, note.guid,
            ]
            for card in note.cards { text += Table.csv(words + card.cells) }
        }
        return text
    }
}

extension ExportedNote.ExportedCard {
    /// What the row of a card says of it.
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
    fileprivate func logs(
        _ among: String, _ arguments: [SQLValue]
    ) throws -> [SerialID<Card>: [ExportedReview]] {
        var logs: [SerialID<Card>: [ExportedReview]] = [:]
        try forEachRow(
            """
            SELECT review.id, card_id, at, rating, review.state, interval_seconds, duration
            FROM review JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
            WHERE card.learner_id = ? AND \(among) ORDER BY card_id, at
            """, arguments
        ) { row in
            let review = try ExportedReview(row)
            logs[review.card, default: []].append(review)
        }
        return logs
    }
}
