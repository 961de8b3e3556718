import Model
import Scheduling
import Storage

extension ReviewDesk {
    /// Awaits ``Reader/decksFitted(with:)``.
    public func decksFitted(with id: ID<Deck>) async throws -> [Deck] {
        try await database.read(learner) { try $0.decksFitted(with: id) }
    }

    /// Awaits ``Reader/fitting(of:)``.
    public func fitting(of id: ID<Deck>) async throws -> DeckFitting {
        try await database.read(learner) { try $0.fitting(of: id) }
    }

    /// Fits FSRS's parameters to the learner's own log of a deck and its subdecks with the same parameters.
    ///
    /// - Parameter progress: Called with the fraction done, 0 to 1; return false to cancel.
    /// - Returns: The fit. ``edits(with:for:)`` returns the edits that apply it.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `SchedulingError.cancelled`.
    public func fit(_ deckID: ID<Deck>, progress: (Double) -> Bool = { _ in true }) async throws -> Fit {
        let decks = try await decksFitted(with: deckID)
        let day = day
        let histories = try await database.read(learner) { reader in
            var rows: [ReviewRow] = []
            for deck in decks {
                try reader.forEachRow(
                    """
                    SELECT review.card_id, review.at, review.rating, review.state, review.duration
                    FROM review JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
                    WHERE card.learner_id = ? AND card.deck_id = ?
                    """, [reader.owner, SQLValue(deck.id)]
                ) { row in rows.append(ReviewRow(card: Int64(try row.integer(0)), review: try Review(row))) }
            }
            return CardHistory.grouped(rows) { day.number(of: $0) }
        }
        let current = decks[0].options.parameters
        let options = FitOptions(current: current.isEmpty ? .defaults : try FSRSParameters(current))
        return try FSRS.fit(histories, options: options, progress: progress)
    }

    /// Returns the edits that give the decks that are fitted together the parameters of a fit, or none if the fit is no
    /// better than the current ones. ``settle(_:rescheduling:at:progress:)`` carries them out.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func edits(with fit: Fit, for deckID: ID<Deck>) async throws -> [DeckEdit] {
        guard fit.isBetter else { return [] }
        return try await decksFitted(with: deckID).map { deck in
            var fitted = deck
            fitted.options.previousParameters = deck.options.parameters
            fitted.options.parameters = fit.parameters.values
            return DeckEdit(of: deck, to: fitted)
        }
    }

    /// Returns the edits that restore the parameters that a deck and those fitted with it had before the last fit, or
    /// none if there are no earlier ones.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func editsBeforeFit(of deckID: ID<Deck>) async throws -> [DeckEdit] {
        let fitted = try await decksFitted(with: deckID)
        guard let previous = fitted[0].options.previousParameters else { return [] }
        return fitted.filter { $0.options.previousParameters == previous }.map { deck in
            var before = deck
            before.options.parameters = previous
            before.options.previousParameters = nil
            return DeckEdit(of: deck, to: before)
        }
    }
}
