import Model
import Synchronization

/// Which days' words are being made in this process, so that a language model is asked for them once.
public final class DailyWordsMakers: Sendable {
    private struct Key: Hashable {
        var learner: ID<Learner>
        var day: CalendarDate
    }

    private let claimed = Mutex<Set<Key>>([])
    /// Words that were made while the database took no writes, each learner's latest.
    private let held = Mutex<[ID<Learner>: DailyWords]>([:])

    public init() {}

    /// Whether the caller may make the words; it ends with ``release(_:_:)``.
    func claim(_ learner: ID<Learner>, _ day: CalendarDate) -> Bool {
        claimed.withLock { $0.insert(Key(learner: learner, day: day)).inserted }
    }

    func isClaimed(_ learner: ID<Learner>, _ day: CalendarDate) -> Bool {
        claimed.withLock { $0.contains(Key(learner: learner, day: day)) }
    }

    /// Holds words that could not be kept; nil lets go of them.
    func hold(_ dailyWords: DailyWords?, of learner: ID<Learner>) { held.withLock { $0[learner] = dailyWords } }

    func held(_ learner: ID<Learner>, _ day: CalendarDate) -> DailyWords? {
        held.withLock { $0[learner] }.flatMap { $0.day == day ? $0 : nil }
    }

    func release(_ learner: ID<Learner>, _ day: CalendarDate) {
        claimed.withLock { _ = $0.remove(Key(learner: learner, day: day)) }
    }
}
