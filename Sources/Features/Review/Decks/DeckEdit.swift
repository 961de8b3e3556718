import Model
import Scheduling

/// A change of a deck: the deck that the change starts from, and the deck it leads to.
///
/// Between the two may lie a fit of minutes, and a question to the learner of days. So only what differs between them is
/// written, and whatever else was changed meanwhile stays.
public struct DeckEdit: Hashable, Sendable {
    /// The deck as it was.
    public var base: Deck
    /// The deck as it is to be. A name such as `HSK 3::Verbs` moves it into a deck of its parent, which must exist.
    public var wanted: Deck

    public init(of base: Deck, to wanted: Deck) {
        self.base = base
        self.wanted = wanted
    }

    /// Whether cards that have been answered would be due at other times.
    public var reschedules: Bool { wanted.options.schedule(otherwiseThan: base.options) }

    /// The deck with this change.
    ///
    /// - Parameter known: The deck as it is stored.
    /// - Throws: ``ReviewError/staleRescheduling`` where the change would reschedule cards, and they have been scheduled
    ///   otherwise since: what the learner was shown does not hold any more.
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

/// What edits make of a learner's decks.
struct EditedDecks: Sendable {
    /// The decks that are edited, ready to be kept.
    private(set) var decks: [Deck] = []
    /// Those of them whose cards are scheduled otherwise from then on.
    private(set) var rescheduled: [Deck] = []
    /// How those were scheduled.
    private(set) var former: [FormerOptions] = []

    /// - Parameter known: All decks of the learner, as they are stored.
    /// - Throws: As ``ReviewDesk/settle(_:rescheduling:at:progress:)`` does of the decks.
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
