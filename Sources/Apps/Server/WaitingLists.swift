import Review
import Synchronization

/// Uploaded word lists that wait for the learner to specify their columns.
final class WaitingLists: Sendable {
    /// A list, with the learner's choices so far.
    struct Waiting: Sendable {
        var list: WordList
        /// Why it was not imported.
        var problem: ReviewError?
    }

    /// The maximum number of lists kept; a new one replaces the oldest.
    private static let limit = 8
    private let lists = Mutex<(order: [String], byName: [String: Waiting])>(([], [:]))

    subscript(name: String) -> Waiting? {
        get { lists.withLock { $0.byName[name] } }
        set {
            lists.withLock { lists in
                if newValue != nil, lists.byName[name] == nil { lists.order.append(name) }
                lists.byName[name] = newValue
                if newValue == nil { lists.order.removeAll { $0 == name } }
                while lists.order.count > Self.limit { lists.byName[lists.order.removeFirst()] = nil }
            }
        }
    }
}
