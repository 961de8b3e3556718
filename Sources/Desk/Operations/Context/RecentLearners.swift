import Model

/// A value for each of the learners who have been here lately. Those of others are let go and made anew when they come back, so
/// that what a program keeps does not grow with everybody who has ever been here.
///
/// There are two halves. A value that is used moves to the newer one; when that is full, it becomes the older one, and what was
/// in the older one until then is let go.
struct RecentLearners<Value: Sendable>: Sendable {
    private let half: Int
    private var newer: [ID<Learner>: Value] = [:]
    private var older: [ID<Learner>: Value] = [:]

    /// - Parameter most: The maximum number of learners.
    init(keeping most: Int) { half = max(1, most / 2) }

    /// The number of learners of whom there is a value.
    var count: Int { newer.count + older.count }

    /// The values, in any order.
    var values: [Value] { Array(newer.values) + Array(older.values) }

    subscript(learner: ID<Learner>) -> Value? {
        mutating get {
            if let value = newer[learner] { return value }
            guard let value = older.removeValue(forKey: learner) else { return nil }
            insert(value, of: learner)
            return value
        }
        set {
            older[learner] = nil
            newer[learner] = nil
            if let newValue { insert(newValue, of: learner) }
        }
    }

    mutating func removeAll() {
        newer = [:]
        older = [:]
    }

    private mutating func insert(_ value: Value, of learner: ID<Learner>) {
        if newer.count >= half {
            older = newer
            newer = [:]
        }
        newer[learner] = value
    }
}
