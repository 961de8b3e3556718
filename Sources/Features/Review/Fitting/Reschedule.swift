import Model
import Scheduling
import Storage

extension ReviewDesk {
    /// Changes a deck's name, icon, position and settings, and reschedules its cards if their scheduling changes,
    /// atomically. ``takeBackRescheduling(of:at:progress:)`` undoes it.
    ///
    /// - Parameters:
    ///   - rescheduling: The learner's decision; nil if they have not been asked.
    ///   - progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Returns: The number of cards changed; nil if none had to be recomputed.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/noSuchDeckNamed(_:)``,
    ///   ``ReviewError/impossibleDeckName``, ``ReviewError/deckExists(_:)``, ``ReviewError/deckInItself``,
    ///   ``ReviewError/impossibleOptions(_:)``; ``ReviewError/reschedulingUndecided(_:)`` if the learner has not been
    ///   asked and cards would be due on other days; ``ReviewError/staleRescheduling`` if the deck's scheduling has
    ///   changed since the edit was created; `CancellationError`.
    @discardableResult
    public func settle(
        _ edit: DeckEdit, rescheduling: Rescheduling? = nil, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int? {
        try await settle([edit], rescheduling: rescheduling, at: now, progress: progress)
    }

    /// Does the same for several decks, in one transaction.
    @discardableResult
    public func settle(
        _ edits: [DeckEdit], rescheduling: Rescheduling? = nil, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int? {
        let edited = try EditedDecks(edits, among: try await decks())
        if rescheduling == nil, !edited.rescheduled.isEmpty {
            let preview = try await previewRescheduling(edited.rescheduled, at: now, progress: progress)
            guard preview.moved == 0 else { throw ReviewError.reschedulingUndecided(preview) }
        }
        let (learner, day, choice) = (learner, day, rescheduling ?? .now)
        return try await write(atLength: !edited.rescheduled.isEmpty, at: now) { transaction in
            // Reload the decks: they may have changed since the preview began.
            let edited = try EditedDecks(edits, among: try transaction.decks(of: learner))
            for deck in edited.decks { try transaction.update(deck, learner, at: now) }
            guard !edited.rescheduled.isEmpty else { return nil }
            let recount = try Recount(edited.rescheduled, learner, day)
            return try transaction.reschedule(recount, edited.former, choice, progress)
        }
    }

    /// Returns the number of a deck's cards to recompute, up to a limit, to estimate how long it takes.
    public func answeredCards(of deck: ID<Deck>, upTo limit: Int) async throws -> Int {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first(
                """
                SELECT COUNT(*) AS count FROM (
                    SELECT 1 FROM card WHERE deck_id = ? AND learner_id = ? AND standing <> 2 AND state > 0 LIMIT ?
                ) AS answered
                """, [SQLValue(deck), SQLValue(learner), SQLValue(limit)])?.integer("count") ?? 0
        }
    }
}

extension AnsweredCard {
    /// Returns its schedule after a change of its deck.
    ///
    /// - Parameter recounted: The schedule computed from its log under the new settings.
    func schedule(_ rescheduling: Rescheduling, _ recounted: CardSchedule) -> CardSchedule {
        var next = recounted
        if rescheduling == .later {
            next = schedule
            next.memory = recounted.memory
            next.ease = recounted.ease
            next.repetitions = recounted.repetitions
        }
        // An imported card's log may be incomplete, so keep the stored count.
        next.reviews = max(next.reviews, schedule.reviews)
        next.lapses = max(next.lapses, schedule.lapses)
        return next
    }
}

extension Transaction {
    /// Reschedules cards and saves the data to undo it.
    ///
    /// - Returns: The number of cards changed.
    fileprivate func reschedule(
        _ recount: Recount, _ options: [FormerOptions], _ choice: Rescheduling, _ progress: @escaping (Double) -> Void
    ) throws -> Int {
        var changed: [(card: AnsweredCard, schedule: CardSchedule)] = []
        try recount.run(in: self) {
            progress(0.6 * $0)
        } _: { card, recounted in
            let schedule = card.schedule(choice, recounted)
            if schedule != card.schedule { changed.append((card, schedule)) }
        }
        try keep(options, changed.lazy.map { ($0.card.id, $0.card.schedule) }, recount.learner)
        try saveSchedules(
            changed.map { ($0.card.id, $0.schedule, $0.schedule.state != $0.card.schedule.state) }, recount.learner
        ) {
            progress(0.6 + 0.4 * $0)
        }
        return changed.count
    }
}
