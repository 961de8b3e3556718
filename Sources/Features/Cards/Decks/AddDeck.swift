import Model
import Storage

extension Transaction {
    /// Adds a deck after the others of its parent. A name such as `HSK 3::Verbs` nests it in decks, and adds the
    /// missing ones.
    ///
    /// - Throws: ``ReviewError/impossibleDeckName``, ``ReviewError/deckExists(_:)``, ``ReviewError/noSuchDeck(_:)``,
    ///   ``ReviewError/impossibleOptions(_:)``.
    public func addDeck(
        named name: String, icon: String = "", in parent: ID<Deck>? = nil, options: DeckOptions = DeckOptions(),
        newID: @escaping () -> ID<Deck>
    ) throws(StorageError) -> Deck {
        let options = try declining { () throws(ReviewError) in try options.checked }
        let names = try declining { () throws(ReviewError) in try DeckTree.names(of: name) }
        let known = try decks(of: learner)
        if let parent, !known.contains(where: { $0.id == parent }) { throw .declining(ReviewError.noSuchDeck(parent)) }
        var place = DeckPlace(known, self, learner, time, newID)
        let outer = try place.deck(names.prefix(names.count - 1), in: parent, options)?.id ?? parent
        guard !place.known.contains(where: { $0.parentID == outer && $0.name == names[names.count - 1] }) else {
            let path = [DeckTree(known).path(of: outer), names[names.count - 1]].filter { !$0.isEmpty }
            throw .declining(ReviewError.deckExists(path.joined(separator: DeckTree.separator)))
        }
        return try place.add(names[names.count - 1], icon: Deck.icon(icon), in: outer, options)
    }

    /// Returns the deck at a path such as `HSK 3::Verbs`, adding what is missing of the path.
    ///
    /// - Throws: ``ReviewError/impossibleDeckName``, ``ReviewError/impossibleOptions(_:)``.
    public func deck(
        at path: String, options: DeckOptions = DeckOptions(), newID: @escaping () -> ID<Deck>
    ) throws(StorageError) -> Deck {
        let options = try declining { () throws(ReviewError) in try options.checked }
        let names = try declining { () throws(ReviewError) in try DeckTree.names(of: path) }
        var place = DeckPlace(try decks(of: learner), self, learner, time, newID)
        guard let found = try place.deck(names[...], in: nil, options) else {
            throw .declining(ReviewError.impossibleDeckName)
        }
        return found
    }
}

/// Finds decks by their paths, and adds missing ones, in one transaction.
package struct DeckPlace {
    private struct Name: Hashable {
        var parent: ID<Deck>?
        var name: String
    }

    package private(set) var known: [Deck] = []
    /// The index in ``known`` of the deck with a name. A package may have thousands.
    private var places: [Name: Int] = [:]
    /// The position after the last deck of a parent.
    private var ends: [ID<Deck>?: Int] = [:]
    /// The added decks, outer ones first.
    package private(set) var made: [ID<Deck>] = []
    private let transaction: Transaction
    private let learner: ID<Learner>
    private let now: Timestamp
    private let newID: () -> ID<Deck>

    /// - Parameter known: The learner's decks.
    package init(
        _ known: [Deck], _ transaction: Transaction, _ learner: ID<Learner>, _ now: Timestamp,
        _ newID: @escaping () -> ID<Deck>
    ) {
        self.transaction = transaction
        self.learner = learner
        self.now = now
        self.newID = newID
        for deck in known { note(deck) }
    }

    private mutating func note(_ deck: Deck) {
        let name = Name(parent: deck.parentID, name: deck.name)
        places[name] = places[name] ?? known.count
        ends[deck.parentID] = max(ends[deck.parentID] ?? 0, deck.position + 1)
        known.append(deck)
    }

    /// Returns the deck at the end of a path; nil for an empty path.
    package mutating func deck(_ names: ArraySlice<String>, in parent: ID<Deck>?, _ options: DeckOptions)
        throws(StorageError) -> Deck?
    {
        var found: Deck?
        for name in names {
            let outer = found?.id ?? parent
            if let place = places[Name(parent: outer, name: name)] {
                found = known[place]
            } else {
                found = try add(name, in: outer, options)
            }
        }
        return found
    }

    /// Adds a deck after the others of its parent.
    package mutating func add(
        _ name: String, icon: String = "", in parent: ID<Deck>?, _ options: DeckOptions
    ) throws(StorageError) -> Deck {
        let deck = Deck(
            id: newID(), parentID: parent, name: name, icon: icon, position: ends[parent] ?? 0, options: options,
            createdAt: now,
            updatedAt: now)
        try transaction.insert(deck, learner)
        note(deck)
        made.append(deck.id)
        return deck
    }
}
