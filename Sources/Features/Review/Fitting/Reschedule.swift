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
        try await settle(try await plan(edits), rescheduling: rescheduling, at: now, progress: progress)
    }

    /// Does the same for a change of a deck as it is now.
    @discardableResult
    public func settle(
        _ change: DeckChange, of id: ID<Deck>, rescheduling: Rescheduling? = nil, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int? {
        try await settle(try await plan(change, of: id), rescheduling: rescheduling, at: now, progress: progress)
    }

    /// Does the same for a plan.
    @discardableResult
    public func settle(
        _ plan: DeckPlan, rescheduling: Rescheduling? = nil, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int? {
        if rescheduling == nil, !plan.rescheduled.isEmpty {
            let preview = try await previewRescheduling(plan.rescheduled, at: now, progress: progress)
            guard preview.moved == 0 else { throw ReviewError.reschedulingUndecided(preview) }
        }
        let (learner, day, choice, edits) = (learner, day, rescheduling ?? .now, plan.edits)
        return try await write(atLength: !plan.rescheduled.isEmpty, at: now) { transaction in
            // Reload the decks: they may have changed since the preview began.
            let edited = try EditedDecks(edits, among: try transaction.decks(of: learner))
            for deck in edited.decks { try transaction.update(deck, learner, at: now) }
            guard !edited.rescheduled.isEmpty else { return nil }
            let recount = try Recount(edited.rescheduled, learner, day)
            return try transaction.reschedule(recount, edited.former, choice, progress)
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
