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
    /// deck had. ``restoreParameters(of:at:)`` takes it back.
    ///
    /// - Returns: The number of cards that are due at another time now; nil where the parameters were not put to use.
    @discardableResult
    public func apply(_ fit: Fit, to deckID: ID<Deck>, at now: Timestamp) async throws -> Int? {
        guard fit.isBetter else { return nil }
        var deck = try await deck(deckID)
        deck.options.previousParameters = deck.options.parameters
        deck.options.parameters = fit.parameters.values
        return try await settle(deck, at: now) ?? 0
    }

    /// Gives a deck the parameters back that it had before the last fit, and counts its cards anew.
    ///
    /// - Returns: The number of cards that are due at another time now; nil where there was nothing to go back to.
    @discardableResult
    public func restoreParameters(of deckID: ID<Deck>, at now: Timestamp) async throws -> Int? {
        var deck = try await deck(deckID)
        guard let previous = deck.options.previousParameters else { return nil }
        deck.options.parameters = previous
        deck.options.previousParameters = nil
        return try await settle(deck, at: now) ?? 0
    }
}
