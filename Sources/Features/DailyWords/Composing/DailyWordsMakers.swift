import Model
import Synchronization

/// The days whose words this process is creating, so that it asks a language model for them only once.
public final class DailyWordsMakers: Sendable {
    private struct Key: Hashable {
        var learner: ID<Learner>
        var day: CalendarDate
    }

    private let claimed = Mutex<Set<Key>>([])
    /// Words created while the database was read-only, each learner's latest.
    private let held = Mutex<[ID<Learner>: DailyWords]>([:])
    /// The words of general use from which words of a day are chosen.
    let common = CommonWords()

    public init() {}

    /// Returns whether the caller may create the words, until ``release(_:_:)``.
    func claim(_ learner: ID<Learner>, _ day: CalendarDate) -> Bool {
        claimed.withLock { $0.insert(Key(learner: learner, day: day)).inserted }
    }

    func isClaimed(_ learner: ID<Learner>, _ day: CalendarDate) -> Bool {
        claimed.withLock { $0.contains(Key(learner: learner, day: day)) }
    }

    /// Holds words that could not be saved; nil removes them.
    func hold(_ dailyWords: DailyWords?, of learner: ID<Learner>) { held.withLock { $0[learner] = dailyWords } }

    func held(_ learner: ID<Learner>, _ day: CalendarDate) -> DailyWords? {
        held.withLock { $0[learner] }.flatMap { $0.day == day ? $0 : nil }
    }

    func release(_ learner: ID<Learner>, _ day: CalendarDate) {
        claimed.withLock { _ = $0.remove(Key(learner: learner, day: day)) }
    }
}
