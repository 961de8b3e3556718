import Model
import Storage

/// A deck whose parameters are fitted, with its surroundings, from one snapshot.
public struct DeckFitting: Sendable {
    public var deck: Deck
    /// The number of decks that are fitted together with it.
    public var others: Int
    /// Whether a change of its scheduling can be undone.
    public var canTakeBack: Bool
}

extension Reader {
    /// Returns the decks that are fitted together: a deck, and its subdecks with the same parameters. A subdeck with
    /// parameters of its own keeps them.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func decksFitted(with id: ID<Deck>) throws(StorageError) -> [Deck] {
        let subtree = DeckTree(try decks()).subtree(of: id)
        guard let top = subtree.first else { throw .declining(ReviewError.noSuchDeck(id)) }
        return subtree.filter {
            $0.options.algorithm == top.options.algorithm && $0.options.parameters == top.options.parameters
        }
    }

    /// Returns a deck as the page of its fitting shows it.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func fitting(of id: ID<Deck>) throws(StorageError) -> DeckFitting {
        let fitted = try decksFitted(with: id)
        return DeckFitting(
            deck: fitted[0], others: fitted.count - 1, canTakeBack: try lastRescheduling(of: id) != nil)
    }
}
