import Model

/// What learners' requests have left for later ones. Of learners who have not been here for long, and for whom nothing goes on,
/// it is let go; of those for whom there is nothing, at once when there are many.
struct KeptWorks: Sendable {
    private struct Kept: Sendable {
        var work: LearnerWork
        var usedAt: Timestamp
    }

    /// Seconds after the last use for which results, and what waits for a decision, are kept: a day.
    private static let lifetime: Int64 = 86_400
    /// Seconds between two looks, at least.
    private static let pause: Int64 = 3600
    /// The number of learners from which it is looked at once.
    private static let many = 256

    private var works: [ID<Learner>: Kept] = [:]
    /// The number of learners at which it is looked next: twice those who were left, so that a look costs little for each.
    private var limit = Self.many
    private var lookedAt: Timestamp?

    /// The number of learners of whom something is kept.
    var count: Int { works.count }

    subscript(learner: ID<Learner>) -> LearnerWork? { works[learner]?.work }

    /// The learners for whom jobs, passes in the background or questions to language models are under way.
    var busy: [ID<Learner>] { works.filter { $0.value.work.isBusy }.map(\.key) }

    mutating func remove(_ learner: ID<Learner>) { works[learner] = nil }

    /// Returns what is kept of a learner, the same while anybody has it.
    ///
    /// - Parameter make: Makes it for a learner of whom nothing is kept.
    mutating func work(of learner: ID<Learner>, at now: Timestamp, _ make: () -> LearnerWork) -> LearnerWork {
        if let known = works[learner]?.work {
            works[learner]?.usedAt = now
            return known
        }
        let seconds = lookedAt.map { now.seconds(since: $0) } ?? 0
        if works.count >= limit || seconds >= Self.pause { letGo(at: now) }
        if lookedAt == nil || seconds < 0 { lookedAt = now }
        let work = make()
        works[learner] = Kept(work: work, usedAt: now)
        return work
    }

    private mutating func letGo(at now: Timestamp) {
        for learner in Array(works.keys) {
            guard var kept = works.removeValue(forKey: learner) else { continue }
            let isOver = now.seconds(since: kept.usedAt) >= Self.lifetime || kept.work.isEmpty
            // A request that has it would go on with another than the next request.
            let isFree = isKnownUniquelyReferenced(&kept.work) && !kept.work.isBusy
            if !isFree || !isOver { works[learner] = kept }
        }
        limit = max(Self.many, 2 * works.count)
        lookedAt = now
    }
}
