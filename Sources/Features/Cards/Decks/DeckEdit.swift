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

    /// Returns the deck with this change.
    ///
    /// - Parameter known: The deck as stored.
    /// - Throws: ``ReviewError/staleRescheduling`` if the change would reschedule cards whose scheduling has changed
    ///   since, which invalidates the preview that the learner saw.
    package func applied(to known: Deck) throws(ReviewError) -> Deck {
        var deck = known
        func take<Value: Equatable>(_ wanted: Value, _ base: Value, _ member: inout Value) {
            if wanted != base { member = wanted }
        }
        take(wanted.parentID, base.parentID, &deck.parentID)
        take(wanted.name, base.name, &deck.name)
        take(wanted.icon, base.icon, &deck.icon)
        take(wanted.position, base.position, &deck.position)
        take(wanted.options.algorithm, base.options.algorithm, &deck.options.algorithm)
        take(wanted.options.parameters, base.options.parameters, &deck.options.parameters)
        take(wanted.options.previousParameters, base.options.previousParameters, &deck.options.previousParameters)
        take(wanted.options.ankiSM2, base.options.ankiSM2, &deck.options.ankiSM2)
        take(wanted.options.desiredRetention, base.options.desiredRetention, &deck.options.desiredRetention)
        take(wanted.options.maximumInterval, base.options.maximumInterval, &deck.options.maximumInterval)
        take(wanted.options.learningSteps, base.options.learningSteps, &deck.options.learningSteps)
        take(wanted.options.relearningSteps, base.options.relearningSteps, &deck.options.relearningSteps)
        take(wanted.options.newPerDay, base.options.newPerDay, &deck.options.newPerDay)
        take(wanted.options.reviewsPerDay, base.options.reviewsPerDay, &deck.options.reviewsPerDay)
        take(wanted.options.leechThreshold, base.options.leechThreshold, &deck.options.leechThreshold)
        take(wanted.options.suspendsLeeches, base.options.suspendsLeeches, &deck.options.suspendsLeeches)
        take(wanted.options.buriesSiblings, base.options.buriesSiblings, &deck.options.buriesSiblings)
        take(wanted.options.balancesLoad, base.options.balancesLoad, &deck.options.balancesLoad)
        take(wanted.options.dayShares, base.options.dayShares, &deck.options.dayShares)
        guard
            !deck.options.schedule(otherwiseThan: known.options) || !known.options.schedule(otherwiseThan: base.options)
        else { throw .staleRescheduling }
        return deck
    }
}

/// The result of applying edits to a learner's decks.
package struct EditedDecks: Sendable {
    /// The edited decks, ready to be saved.
    package private(set) var decks: [Deck] = []
    /// Those of them whose scheduling changes.
    package private(set) var rescheduled: [Deck] = []
    /// The previous scheduling of those.
    package private(set) var former: [FormerOptions] = []

    /// - Parameter known: All decks of the learner, as stored.
    /// - Throws: The errors of ``ReviewDesk/settle(_:rescheduling:at:progress:)`` that concern the decks.
    package init(_ edits: [DeckEdit], among known: [Deck]) throws(ReviewError) {
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

#if !hasFeature(Embedded)
extension DeckEdit: Codable {}
#endif
