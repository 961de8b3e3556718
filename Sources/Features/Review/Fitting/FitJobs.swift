import Model
import Scheduling
import Synchronization

/// The fits that are under way or have ended, one for each deck, so that a page can show them and cancel them.
public final class FitJobs: Sendable {
    /// What a fit has come to.
    public struct Result: Sendable {
        public var fit: Fit
        /// Cards that are due at another time now; nil where the parameters were not put to use.
        public var recounted: Int?
    }

    public enum State: Sendable {
        /// The share that is done, 0 to 1.
        case running(Double)
        case finished(Result)
        case failed(any Error)
        case cancelled
    }

    private struct Entry {
        var state: State
        /// Tells one fit of a deck from the next.
        var number: Int
        var task: Task<Void, Never>?
    }

    private let entries = Mutex<(last: Int, byDeck: [ID<Deck>: Entry])>((0, [:]))

    public init() {}

    /// Begins to fit a deck's parameters and returns at once; they are put to use where they are better. Does nothing
    /// while a fit of the deck runs.
    public func start(_ deck: ID<Deck>, on desk: ReviewDesk, at now: Timestamp) {
        let number: Int? = entries.withLock { entries in
            if case .running = entries.byDeck[deck]?.state { return nil }
            entries.last += 1
            entries.byDeck[deck] = Entry(state: .running(0), number: entries.last)
            return entries.last
        }
        guard let number else { return }
        let task = Task.detached(priority: .utility) { [self] in
            do {
                let fit = try await desk.fit(deck) { share in
                    set(deck, number, .running(share))
                    return !Task.isCancelled
                }
                try Task.checkCancellation()
                let recounted = try await desk.apply(fit, to: deck, at: now)
                set(deck, number, .finished(Result(fit: fit, recounted: recounted)))
            } catch SchedulingError.cancelled {
                set(deck, number, .cancelled)
            } catch is CancellationError {
                set(deck, number, .cancelled)
            } catch {
                set(deck, number, .failed(error))
            }
        }
        entries.withLock { entries in
            if entries.byDeck[deck]?.number == number { entries.byDeck[deck]?.task = task }
        }
    }

    /// How the last fit of a deck stands; nil where there has been none since the server started.
    public func state(of deck: ID<Deck>) -> State? {
        entries.withLock { $0.byDeck[deck]?.state }
    }

    /// Asks a fit to stop. Parameters that are already in use stay.
    public func cancel(_ deck: ID<Deck>) {
        entries.withLock { $0.byDeck[deck]?.task }?.cancel()
    }

    /// Forgets a fit that has ended.
    public func forget(_ deck: ID<Deck>) {
        entries.withLock { entries in
            if case .running = entries.byDeck[deck]?.state { return }
            entries.byDeck[deck] = nil
        }
    }

    private func set(_ deck: ID<Deck>, _ number: Int, _ state: State) {
        entries.withLock { entries in
            if entries.byDeck[deck]?.number == number { entries.byDeck[deck]?.state = state }
        }
    }
}
