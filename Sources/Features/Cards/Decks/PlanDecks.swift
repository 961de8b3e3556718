import Model
import Storage

/// Changes of decks, checked in one snapshot, with how much work they are.
public struct DeckPlan: Sendable {
    /// The number of cards up to which new settings take effect while the learner waits.
    public static let quick = 2000

    /// The changes; the first is of the deck that the learner is viewing.
    public let edits: [DeckEdit]
    /// The decks whose cards would be rescheduled, as they would be.
    package let rescheduled: [Deck]
    /// Whether there are many cards to reschedule.
    public let isLong: Bool
}

extension Reader {
    /// Plans changes of decks, without changing anything.
    ///
    /// - Throws: The errors of ``ReviewDesk/settle(_:rescheduling:at:progress:)`` that concern the decks themselves.
    public func plan(_ edits: [DeckEdit]) throws(StorageError) -> DeckPlan {
        try plan(edits, among: try decks())
    }

    /// Plans a change of a deck as it is now.
    ///
    /// - Throws: As for several.
    public func plan(_ change: DeckChange, of id: ID<Deck>) throws(StorageError) -> DeckPlan {
        let known = try decks()
        guard let deck = known.first(where: { $0.id == id }) else { throw .declining(ReviewError.noSuchDeck(id)) }
        return try plan([DeckEdit(of: deck, to: change.applied(to: deck))], among: known)
    }

    private func plan(_ edits: [DeckEdit], among known: [Deck]) throws(StorageError) -> DeckPlan {
        let edited = try declining { () throws(ReviewError) in try EditedDecks(edits, among: known) }
        return DeckPlan(
            edits: edits, rescheduled: edited.rescheduled,
            isLong: try reschedulesMany(of: edited.rescheduled.map { $0.id }))
    }

    /// Returns whether decks have so many answered cards that rescheduling them takes long.
    public func reschedulesMany(of decks: [ID<Deck>]) throws(StorageError) -> Bool {
        guard !decks.isEmpty else { return false }
        let places = decks.map { _ in "?" }.joined(separator: ", ")
        let row = try first(
            """
            SELECT COUNT(*) AS count FROM (
                SELECT 1 FROM card
                WHERE learner_id = ? AND deck_id IN (\(places)) AND standing <> 2 AND state > 0 LIMIT ?
            ) AS answered
            """, [owner] + decks.map { SQLValue($0) } + [SQLValue(DeckPlan.quick + 1)])
        return try row?.integer("count") ?? 0 > DeckPlan.quick
    }
}
