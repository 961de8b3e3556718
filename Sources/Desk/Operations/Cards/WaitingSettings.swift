import Model
import Review
import Synchronization

/// Deck settings that would reschedule cards, pending the learner's decision.
public final class WaitingSettings: Sendable {
    public struct Settings: Sendable {
        /// The pending changes; the first is of the deck whose page asks.
        public var edits: [DeckEdit]
        /// Their effect on the coming days.
        public var preview: ReschedulingPreview
    }

    /// The maximum number kept; new ones replace the oldest.
    private static let limit = 50
    private let settings = Mutex<(order: [ID<Deck>], byDeck: [ID<Deck>: Settings])>(([], [:]))

    public subscript(deck: ID<Deck>) -> Settings? {
        get { settings.withLock { $0.byDeck[deck] } }
        set {
            settings.withLock { settings in
                settings.order.removeAll { $0 == deck }
                if newValue != nil { settings.order.append(deck) }
                settings.byDeck[deck] = newValue
                while settings.order.count > Self.limit { settings.byDeck[settings.order.removeFirst()] = nil }
            }
        }
    }
}
