import Model
import Review
import Routes

/// What became of a deck's settings.
public struct DeckSettling: Codable, Hashable, Sendable {
    /// What became of the settings.
    public enum Outcome: Codable, Hashable, Sendable {
        /// They apply. The number of cards changed; nil if none had to be recomputed.
        case settled(recounted: Int?)
        /// They would make cards due on other days, and wait for ``LearnerContext/decide(_:about:)``.
        case undecided
        /// The previous ones apply again. The number of cards that have their earlier schedules.
        case restored(cards: Int)
    }

    /// The deck that the learner is viewing.
    public var deck: ID<Deck>
    public var outcome: Outcome
}

extension LearnerContext {
    /// Changes a deck's name, icon, position and settings, and reschedules its cards if their scheduling changes: at once,
    /// or as a job if there are many. If cards would be due on other days, the change waits until the learner has decided
    /// about them.
    ///
    /// - Throws: The errors of `ReviewDesk.settle` that concern the deck itself, `StorageError`. Nothing is changed then.
    public func settle(_ change: DeckChange, of id: ID<Deck>) async throws -> Begun<DeckSettling> {
        try await settle(try await review.plan(change, of: id))
    }

    /// Returns the settings of a deck that wait for the learner's decision.
    ///
    /// - Throws: `ReviewError.noSuchDeck`, `ReviewError.reschedulingGone`.
    public func waitingSettings(of id: ID<Deck>) async throws -> (deck: Deck, settings: WaitingSettings.Settings) {
        let deck = try await review.deck(id)
        guard let waiting = work.settings[id] else { throw ReviewError.reschedulingGone }
        return (deck, waiting)
    }

    /// Carries out the learner's decision about the settings of a deck that wait for it.
    ///
    /// - Parameter choice: Nil to keep the deck as it is.
    /// - Returns: Nil if the deck is kept as it is.
    /// - Throws: `ReviewError.reschedulingGone` if none wait; `ReviewError.staleRescheduling` and other errors of the decks
    ///   themselves, after which the settings still wait; `StorageError`.
    public func decide(_ choice: Rescheduling?, about id: ID<Deck>) async throws -> Begun<DeckSettling>? {
        guard let choice else {
            try await work.jobs.forget(.fit(of: id))
            work.settings[id] = nil
            return nil
        }
        guard let waiting = work.settings.take(id) else { throw ReviewError.reschedulingGone }
        do {
            let begun = try await settle(try await review.plan(waiting.edits), choice, else: waiting)
            try await work.jobs.forget(.fit(of: id))
            return begun
        } catch {
            // Settings that cannot be applied now may still be decided about later.
            work.settings.putBack(waiting, of: id)
            throw error
        }
    }

    /// Starts a job that fits the parameters of a deck and of those fitted with it. Better ones wait for
    /// ``decide(_:about:)``.
    ///
    /// - Throws: `ReviewError.noSuchDeck`, `StorageError`.
    public func startFit(of id: ID<Deck>) async throws {
        let deck = try await review.deck(id)
        try await begin(.fit(of: id), JobSubject(deck.name, at: .review(.deck(id, .fitting)))) { report in
            let fitted = try await review.fitDecks(with: id, at: now, progress: report)
            if let preview = fitted.preview {
                work.settings[id] = WaitingSettings.Settings(edits: fitted.edits, preview: preview)
            }
            return fitted
        }
    }

    /// Restores the parameters that a deck and those fitted with it had before the last fit, for decks fitted before
    /// reschedulings could be undone.
    ///
    /// - Returns: Nil if there are no earlier parameters.
    /// - Throws: As ``settle(_:of:)``.
    public func restoreParameters(of id: ID<Deck>) async throws -> Begun<DeckSettling>? {
        let edits = try await review.editsBeforeFit(of: id)
        try await work.jobs.forget(.fit(of: id))
        guard !edits.isEmpty else { return nil }
        return try await settle(try await review.plan(edits))
    }

    /// Undoes the last change of a deck's scheduling, and forgets settings that wait for a decision and the last fit, which
    /// built on it.
    ///
    /// - Parameter progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Returns: The number of cards that have their earlier schedules.
    /// - Throws: `ReviewError.noSuchDeck`, `ReviewError.nothingToUndo`, `StorageError`. Nothing is changed then.
    public func takeBackRescheduling(
        of id: ID<Deck>, progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int {
        let cards = try await review.takeBackRescheduling(of: id, at: now, progress: progress)
        work.settings[id] = nil
        try await work.jobs.forget(.fit(of: id))
        return cards
    }

    /// Does the same at once, or as a job if there are many cards.
    public func beginTakingBackRescheduling(of id: ID<Deck>) async throws -> Begun<DeckSettling> {
        let (deck, isLong) = try await review.reschedulable(id)
        return try await begin(.recount(of: id), JobSubject(deck.name, at: .review(.deck(id))), isLong: isLong) {
            report in
            DeckSettling(deck: id, outcome: .restored(cards: try await takeBackRescheduling(of: id, progress: report)))
        }
    }

    /// - Parameters:
    ///   - choice: The learner's decision; nil if they have not been asked.
    ///   - former: The settings that the decision is about, which wait again if it cannot be carried out.
    private func settle(
        _ plan: DeckPlan, _ choice: Rescheduling? = nil, else former: WaitingSettings.Settings? = nil
    ) async throws -> Begun<DeckSettling> {
        let top = plan.edits[0].base
        let subject = JobSubject(top.name, at: .review(.deck(top.id)))
        return try await begin(.recount(of: top.id), subject, isLong: plan.isLong) { report in
            do {
                let recounted = try await review.settle(plan, rescheduling: choice, at: now, progress: report)
                return DeckSettling(deck: top.id, outcome: .settled(recounted: recounted))
            } catch ReviewError.reschedulingUndecided(let preview) {
                work.settings[top.id] = WaitingSettings.Settings(edits: plan.edits, preview: preview)
                return DeckSettling(deck: top.id, outcome: .undecided)
            } catch {
                if let former { work.settings.putBack(former, of: top.id) }
                throw error
            }
        }
    }
}
