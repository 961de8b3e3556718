import Model
import Scheduling

/// Parameters fitted to the log of decks, and what became of them.
public struct FittedDecks: Sendable {
    public var fit: Fit
    /// What uses the parameters, if they predict better than those in use; empty if not.
    public var edits: [DeckEdit]
    /// Their effect on the coming days; nil if they are not better.
    public var preview: ReschedulingPreview?
    /// The number of rescheduled cards; nil if the parameters were not put to use.
    public var recounted: Int?
}

extension ReviewDesk {
    /// Fits FSRS's parameters to the learner's own log of a deck and its subdecks with the same parameters, and puts
    /// better ones to use if the learner has decided how.
    ///
    /// - Parameters:
    ///   - rescheduling: The learner's decision; nil to change nothing.
    ///   - progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/staleRescheduling``, `SchedulingError.cancelled` or
    ///   `CancellationError` if the task is cancelled; nothing was changed then.
    public func fitDecks(
        with id: ID<Deck>, rescheduling: Rescheduling? = nil, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> FittedDecks {
        let fit = try await fit(id) { share in
            progress(share / 2)
            return !Task.isCancelled
        }
        try Task.checkCancellation()
        var fitted = FittedDecks(fit: fit, edits: try await edits(with: fit, for: id))
        guard !fitted.edits.isEmpty else { return fitted }
        fitted.preview = try await previewRescheduling(fitted.edits.map(\.wanted), at: now) { progress(0.5 + $0 / 4) }
        guard let rescheduling else { return fitted }
        fitted.recounted =
            try await settle(fitted.edits, rescheduling: rescheduling, at: now) { progress(0.75 + $0 / 4) } ?? 0
        return fitted
    }
}

extension FittedDecks: Codable {}
