import Model
import Scheduling
import Storage

extension ReviewDesk {
    /// Fits FSRS's parameters to the learner's own log of a deck and of those in it.
    ///
    /// - Parameter progress: Called with the share done, 0 to 1; false cancels.
    /// - Returns: The fit. It is ``apply(_:to:at:)`` that puts it to use.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `SchedulingError.cancelled`.
    public func fit(_ deckID: ID<Deck>, progress: (Double) -> Bool = { _ in true }) async throws -> Fit {
        let subtree = DeckTree(try await decks()).subtree(of: deckID)
        guard !subtree.isEmpty else { throw ReviewError.noSuchDeck(deckID) }
        let day = day
        let histories = try await database.read { reader in
            var rows: [ReviewRow] = []
            for deck in subtree {
                try reader.forEachRow(
                    """
                    SELECT review.card_id, review.at, review.rating, review.state, review.duration
                    FROM review JOIN card ON card.id = review.card_id WHERE card.deck_id = ?
                    """, [SQLValue(deck.id)]
                ) { row in rows.append(ReviewRow(card: Int64(try row.integer(0)), review: try Review(row))) }
            }
            return CardHistory.grouped(rows) { day.number(of: $0) }
        }
        let current = subtree[0].options.parameters
        let options = FitOptions(current: current.isEmpty ? .defaults : try FSRSParameters(current))
        return try FSRS.fit(histories, options: options, progress: progress)
    }

    /// Gives a deck fitted parameters and counts its cards anew; does nothing where the fit is not better than what the
    /// deck had.
    ///
    /// - Returns: Whether the parameters were put to use.
    public func apply(_ fit: Fit, to deckID: ID<Deck>, at now: Timestamp) async throws -> Bool {
        guard fit.isBetter else { return false }
        var deck = try await deck(deckID)
        deck.options.parameters = fit.parameters.values
        try await change(deck, at: now)
        try await reschedule(deckID, at: now)
        return true
    }
}
