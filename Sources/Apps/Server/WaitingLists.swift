import Formats
import Foundation
import Model
import Synchronization

/// Uploaded word lists that wait for the learner to specify their columns.
final class WaitingLists: Sendable {
    /// A list, with the learner's choices so far.
    struct List: Sendable {
        var fileName: String
        var file: Data
        var separator: Table.Separator?
        var hasHeader: Bool?
        /// The content of each column; nil until the learner has specified it.
        var fields: [WordField?]?
        var language = Language.chinese
        var kinds: [Card.Kind] = [.recognition]
        var deck: ID<Deck>?
        var newDeck: String
        var problem: ReviewProblem?

        /// Why it was not imported.
        enum ReviewProblem: Sendable { case noColumnOfWords, noDeckName, noKind }
    }

    /// The maximum number of lists kept; a new one replaces the oldest.
    private static let limit = 8
    private let lists = Mutex<(order: [String], byName: [String: List])>(([], [:]))

    /// Returns the name of a deck for a list: the file's name without its extension.
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
