import Model
import Review
import Synchronization

/// Deck settings that would reschedule cards, pending the learner's decision.
public final class WaitingSettings: Sendable {
    /// Settings that wait for the learner's decision.
    public struct Settings: Sendable {
        /// The pending changes; the first is of the deck whose page asks.
        public var edits: [DeckEdit]
        /// Their effect on the coming days.
        public var preview: ReschedulingPreview
    }

    /// The maximum number kept; new ones replace the oldest.
    private static let limit = 50
    private let settings = Mutex<(order: [ID<Deck>], byDeck: [ID<Deck>: Settings])>(([], [:]))

    /// Returns the settings of a deck and removes them, so that only one request decides about them.
    func take(_ deck: ID<Deck>) -> Settings? {
        settings.withLock { settings in
            settings.order.removeAll { $0 == deck }
            return settings.byDeck.removeValue(forKey: deck)
        }
    }

    /// Puts settings back that could not be decided about, unless newer ones wait.
    func putBack(_ former: Settings, of deck: ID<Deck>) {
        settings.withLock { settings in
            guard settings.byDeck[deck] == nil else { return }
            settings.order.append(deck)
            settings.byDeck[deck] = former
        }
    }

    var isEmpty: Bool { settings.withLock { $0.byDeck.isEmpty } }

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
