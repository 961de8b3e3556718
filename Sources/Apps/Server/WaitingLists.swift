import Formats
import Foundation
import Model
import Synchronization

/// Word lists that were uploaded and wait for the learner to say what their columns hold.
final class WaitingLists: Sendable {
    /// A list, with what has been said of it so far.
    struct List: Sendable {
        var fileName: String
        var file: Data
        var separator: Table.Separator?
        var hasHeader: Bool?
        /// What each column holds; nil before the learner has said so.
        var fields: [WordField?]?
        var language = Language.chinese
        var kinds: [Card.Kind] = [.recognition]
        var deck: ID<Deck>?
        var newDeck: String
        var problem: ReviewProblem?

        /// Why it was not brought in as it stood.
        enum ReviewProblem: Sendable { case noColumnOfWords, noDeckName, noKind }
    }

    /// As many as are kept; the oldest is forgotten for a new one.
    private static let limit = 8
    private let lists = Mutex<(order: [String], byName: [String: List])>(([], [:]))

    /// What a deck for a list is called: the file's name without its ending.
    static func deckName(for fileName: String) -> String {
        let title = fileName.split(separator: ".").dropLast().joined(separator: ".")
        return title.isEmpty ? fileName : title
    }

    subscript(name: String) -> List? {
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
