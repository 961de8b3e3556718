import Review
import Synchronization

/// Uploaded word lists that wait for the learner to specify their columns.
public final class WaitingLists: Sendable {
    /// A list, with the learner's choices so far.
    public struct Waiting: Sendable {
        public var list: WordList
        /// Why it was not imported.
        public var problem: ReviewError?

        public init(list: WordList, problem: ReviewError? = nil) {
            self.list = list
            self.problem = problem
        }
    }

    /// The maximum number of lists kept; a new one replaces the oldest.
    private static let limit = 8
    private let lists = Mutex<(order: [String], byName: [String: Waiting])>(([], [:]))

    var isEmpty: Bool { lists.withLock { $0.byName.isEmpty } }

    public subscript(name: String) -> Waiting? {
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
