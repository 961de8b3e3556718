import Model
import Scheduling
import Storage

extension ReviewDesk {
    /// The decks that are fitted together: a deck, and those in it that are scheduled by the same parameters. A deck that
    /// was given parameters of its own keeps them.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func decksFitted(with deckID: ID<Deck>) async throws -> [Deck] {
        let subtree = DeckTree(try await decks()).subtree(of: deckID)
        guard let top = subtree.first else { throw ReviewError.noSuchDeck(deckID) }
        return subtree.filter {
            $0.options.algorithm == top.options.algorithm && $0.options.parameters == top.options.parameters
        }
    }

    /// Fits FSRS's parameters to the learner's own log of a deck and of those in it that have the same ones.
    ///
    /// - Parameter progress: Called with the share done, 0 to 1; false cancels.
    /// - Returns: The fit. It is ``apply(_:to:rescheduling:at:progress:)`` that puts it to use.
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

    /// The decks that are fitted together, as a fit would leave them; none where it is not better than what they have.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func decks(with fit: Fit, for deckID: ID<Deck>) async throws -> [Deck] {
        guard fit.isBetter else { return [] }
        return try await decksFitted(with: deckID).map { deck in
            var deck = deck
            deck.options.previousParameters = deck.options.parameters
            deck.options.parameters = fit.parameters.values
            return deck
        }
    }

    /// Gives the decks that were fitted together their parameters; does nothing where the fit is not better than what they
    /// had. ``takeBackRescheduling(of:at:progress:)`` takes it back.
    ///
    /// - Parameters:
    ///   - rescheduling: What becomes of cards that have been answered; nil while the learner has not been asked.
    ///   - progress: Takes the share done, from 0 to 1, on any thread.
    /// - Returns: The number of cards changed; nil where the parameters were not put to use.
    /// - Throws: As ``settle(_:rescheduling:at:progress:)`` does.
    @discardableResult
    public func apply(
        _ fit: Fit, to deckID: ID<Deck>, rescheduling: Rescheduling?, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int? {
        let decks = try await decks(with: fit, for: deckID)
        guard !decks.isEmpty else { return nil }
        return try await settle(decks, rescheduling: rescheduling, at: now, progress: progress) ?? 0
    }

    /// A deck and those that were fitted with it, with the parameters that they had before the last fit; none where there
    /// is nothing to go back to.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func decksBeforeFit(of deckID: ID<Deck>) async throws -> [Deck] {
        let fitted = try await decksFitted(with: deckID)
        guard let previous = fitted[0].options.previousParameters else { return [] }
        return fitted.filter { $0.options.previousParameters == previous }.map { deck in
            var deck = deck
            deck.options.parameters = previous
            deck.options.previousParameters = nil
            return deck
        }
    }
}
