/// Part of an Anki package that was not imported, or only with changes. `Wording.explain` describes it for the learner.
public struct AnkiLoss: Sendable, Hashable {
    /// What was lost.
    public enum Kind: Sendable, Hashable {
        /// Templates and styles of note types, kept for export.
        case looks
        /// Filtered decks, with the number of cards in them.
        case filteredDecks(cards: Int)
        case cardsWithoutNote
        /// Notes with the same identifier as an earlier one.
        case repeatedGuids
        case repeatedCards
        /// Cards with an impossible memory state, which is recalculated.
        case memories
        case answersOfNoCard
        case impossibleRatings
        /// Log rows that are not answers, kept for export.
        case changesByHand
        /// Answers that should not count, kept for export.
        case filteredAnswers
        /// Deck descriptions, kept for export.
        case deckDescriptions
        /// Decks with different study settings here than in the package.
        case deckSettings
        case savedSearches
        /// The hour at which the package's days begin, if it differs here.
        case dayStart(hour: Int)
        /// The FSRS parameters of the preset with this name, in an older format.
        case parameters(preset: String)
        /// The FSRS parameters of the preset with this name, outside the possible values.
        case impossibleParameters(preset: String)
        case mediaRenamed
        case mediaRefused
        /// Media larger than the limit, or than a package of this size can hold.
        case mediaTooLarge
        /// Media listed in the package but not included.
        case mediaMissing
        /// Cards that are newer here than in the package.
        case newerHere
        /// Cards changed later in the package, which lacks their newest answers from here.
        case answersHere
        /// Cards with impossible numbers.
        case cardNumbers
        /// Answers with impossible intervals, factors or times.
        case answerNumbers
        /// Settings of the preset with this name, outside Anki's limits.
        case presetNumbers(preset: String)
        /// Cards of the notetype with this name, whose templates do not show what they ask.
        case directions(notetype: String)
        /// Notetypes with typed answers.
        case typedAnswers
        /// Notetypes with hints on their cards.
        case hints
        /// Notetypes that hide fields, or show them only if another field is filled.
        case hiddenFields
        /// Notes with image occlusion.
        case occlusions
        /// Notes with LaTeX or MathJax.
        case formulas
        /// Notetypes whose templates run scripts.
        case scripts
        /// Notes in a language that Glossa does not support, or whose language was guessed.
        case language(LanguageTag, isGuessed: Bool)
    }

    public var kind: Kind
    /// The number of items affected.
    public var count: Int

    public init(_ kind: Kind, count: Int = 1) {
        self.kind = kind
        self.count = count
    }
}

#if !hasFeature(Embedded)
extension AnkiLoss: Codable {}
extension AnkiLoss.Kind: Codable {}
#endif
