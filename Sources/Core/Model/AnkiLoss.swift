/// Something of an Anki package that could not be carried over, or not as it was. `Wording.explain` puts it into words.
public struct AnkiLoss: Sendable, Hashable {
    /// What was lost.
    public enum Kind: Sendable, Hashable {
        /// Templates and styles of note types, which are kept for export.
        case looks
        /// Cloze notes with several gaps, of which the first is asked for.
        case otherGaps
        /// Decks that borrow cards, and how many cards lay in them.
        case filteredDecks(cards: Int)
        case cardsWithoutNote
        /// Notes with the identifier of an earlier one.
        case repeatedGuids
        case repeatedCards
        /// Cards whose memory state is impossible; it is recalculated.
        case memories
        case answersOfNoCard
        case impossibleRatings
        /// Rows of the log that are no answers, which are kept for export.
        case changesByHand
        /// Answers that were not to count, which are kept for export.
        case filteredAnswers
        /// Descriptions of decks, which are kept for export.
        case deckDescriptions
        /// Decks that are studied otherwise here than in the package.
        case deckSettings
        case savedSearches
        /// The hour at which days begin, where it is another one here.
        case dayStart(hour: Int)
        /// The FSRS parameters of a preset, by its name, that are of an older kind.
        case parameters(preset: String)
        /// The FSRS parameters of a preset, by its name, that nobody can have.
        case impossibleParameters(preset: String)
        case mediaRenamed
        case mediaRefused
        /// Media that are larger than the limit, or than a package of this size can hold.
        case mediaTooLarge
        /// Media on the package's list that are not in it.
        case mediaMissing
        /// Cards that are newer here than in the package.
        case newerHere
        /// Cards that were changed later in the package, which does not know of their newest answers here.
        case answersHere
        /// Cards with numbers that no card can have.
        case cardNumbers
        /// Answers with intervals, factors or times that no answer can have.
        case answerNumbers
        /// Settings of a preset, by its name, that are outside what Anki allows.
        case presetNumbers(preset: String)
        /// Cards of a notetype, by its name, whose templates do not say what they ask for.
        case directions(notetype: String)
        /// Notetypes whose cards want an answer to be typed.
        case typedAnswers
        /// Notetypes whose cards have hints to be uncovered.
        case hints
        /// Cloze notes whose gaps have hints.
        case gapHints
        /// Notetypes that hide fields, or show them only where another one is filled.
        case hiddenFields
        /// Notes that cover parts of a picture.
        case occlusions
        /// Notes with LaTeX or MathJax.
        case formulas
        /// Notetypes whose templates run scripts.
        case scripts
        /// Notes of a language that Glossa lacks, and those whose language was guessed.
        case language(LanguageTag, isGuessed: Bool)
    }

    public var kind: Kind
    /// How many there are.
    public var count: Int

    public init(_ kind: Kind, count: Int = 1) {
        self.kind = kind
        self.count = count
    }
}
