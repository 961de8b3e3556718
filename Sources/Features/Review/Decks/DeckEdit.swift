import Model
import Scheduling

/// A change of a deck, from a base version to the wanted one.
///
/// A fit of minutes, or a question to the learner that stays open for days, may separate the two. The edit therefore
/// writes only what differs between them and preserves other changes made in the meantime.
public struct DeckEdit: Hashable, Sendable {
    /// The deck before the edit.
    public var base: Deck
    /// The deck after the edit. A name such as `HSK 3::Verbs` moves it into a deck of its parent, which must exist.
    public var wanted: Deck

    public init(of base: Deck, to wanted: Deck) {
        self.base = base
        self.wanted = wanted
    }

    /// Whether the edit changes the due times of answered cards.
    public var reschedules: Bool { wanted.options.schedule(otherwiseThan: base.options) }

    /// Returns the deck with this change.
    ///
    /// - Parameter known: The deck as stored.
    /// - Throws: ``ReviewError/staleRescheduling`` if the change would reschedule cards whose scheduling has changed
    ///   since, which invalidates the preview that the learner saw.
    func applied(to known: Deck) throws(ReviewError) -> Deck {
        var deck = known
        func take<Value: Equatable>(_ member: WritableKeyPath<Deck, Value>) {
            if wanted[keyPath: member] != base[keyPath: member] { deck[keyPath: member] = wanted[keyPath: member] }
        }
        take(\.parentID)
        take(\.name)
        take(\.icon)
        take(\.position)
        take(\.options.algorithm)
        take(\.options.parameters)
        take(\.options.previousParameters)
        take(\.options.ankiSM2)
        take(\.options.desiredRetention)
        take(\.options.maximumInterval)
        take(\.options.learningSteps)
        take(\.options.relearningSteps)
        take(\.options.newPerDay)
        take(\.options.reviewsPerDay)
        take(\.options.leechThreshold)
        take(\.options.suspendsLeeches)
        take(\.options.buriesSiblings)
        take(\.options.balancesLoad)
        take(\.options.dayShares)
        guard
            !deck.options.schedule(otherwiseThan: known.options) || !known.options.schedule(otherwiseThan: base.options)
        else { throw .staleRescheduling }
        return deck
    }
}

/// The result of applying edits to a learner's decks.
struct EditedDecks: Sendable {
    /// The edited decks, ready to be saved.
    private(set) var decks: [Deck] = []
    /// Those of them whose scheduling changes.
    private(set) var rescheduled: [Deck] = []
    /// The previous scheduling of those.
    private(set) var former: [FormerOptions] = []

    /// - Parameter known: All decks of the learner, as stored.
    /// - Throws: The errors of ``ReviewDesk/settle(_:rescheduling:at:progress:)`` that concern the decks.
    init(_ edits: [DeckEdit], among known: [Deck]) throws(ReviewError) {
        var known = known
        for edit in edits {
            guard let place = known.firstIndex(where: { $0.id == edit.base.id }) else {
                throw .noSuchDeck(edit.base.id)
            }
            var deck = try edit.applied(to: known[place])
            deck.options = try deck.options.checked
            deck = try deck.placed(among: known)
            if deck.options.schedule(otherwiseThan: known[place].options) {
                rescheduled.append(deck)
                former.append(FormerOptions(deck: deck.id, options: known[place].options))
            }
            decks.append(deck)
            known[place] = deck
        }
    }
}
