import Model

/// Something of an Anki package that could not be carried over, or not as it was.
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
        /// Cards whose memory state is impossible; it is counted anew.
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
        case mediaRenamed
        case mediaRefused
        case mediaTooLarge
        /// Media on the package's list that are not in it.
        case mediaMissing
        /// Cards that are newer here than in the package.
        case newerHere
        /// Cards that were changed later in the package, which does not know of their newest answers here.
        case answersHere
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

extension AnkiLoss: CustomStringConvertible {
    /// A sentence in English, for the command line.
    public var description: String {
        let one = count == 1
        func of(_ single: String, _ several: String) -> String { "\(count) " + (one ? single : several) }
        return switch kind {
        case .looks:
            "The looks of cards (templates and styles of \(of("note type", "note types"))) are kept for export; "
                + "Glossa shows cards in its own way."
        case .otherGaps:
            of("cloze note has", "cloze notes have") + " several gaps: Glossa asks for the first of each."
        case .filteredDecks(let cards):
            of("filtered deck was", "filtered decks were")
                + " not carried over; \(cards == 1 ? "the card in it is in its home deck" : "the \(cards) cards in them are in their home decks")."
        case .cardsWithoutNote: of("card belongs to no note and was", "cards belong to no note and were") + " left out."
        case .repeatedGuids:
            of(
                "note has the identifier of an earlier one and was",
                "notes have the identifier of an earlier one and were")
                + " left out with \(one ? "its" : "their") cards."
        case .repeatedCards:
            of("card repeats another of its note and was", "cards repeat another of their note and were") + " left out."
        case .memories:
            of("card", "cards")
                + " had an impossible memory state; it is counted anew from \(one ? "its" : "their") log."
        case .answersOfNoCard:
            of(
                "answer is about a card that is no longer in the collection and was",
                "answers are about cards that are no longer in the collection and were") + " left out."
        case .impossibleRatings:
            of("answer has a rating other than 1 to 4 and was", "answers have a rating other than 1 to 4 and were")
                + " left out."
        case .changesByHand:
            of("row of the log is no answer", "rows of the log are no answers")
                + " (due dates changed by hand); \(one ? "it is" : "they are") kept for export."
        case .filteredAnswers:
            of("answer was", "answers were")
                + " given in filtered decks without counting; \(one ? "it is" : "they are") kept for export."
        case .deckDescriptions:
            (one ? "The description of 1 deck is" : "The descriptions of \(count) decks are")
                + " kept for export; Glossa does not show \(one ? "it" : "them")."
        case .deckSettings:
            of("deck was", "decks were")
                + " here already with other settings than the package's, and \(one ? "keeps its" : "keep their") own."
        case .savedSearches: of("saved search was", "saved searches were") + " not carried over."
        case .dayStart(let hour): "Days begin at \(hour):00 in the package and at another hour here."
        case .parameters(let preset):
            "The FSRS parameters of the preset \(preset) are of an older kind and kept for export; the defaults are used."
        case .mediaRenamed:
            of("medium was", "media were") + " renamed, for another one had the name or the name held a path."
        case .mediaRefused:
            of("medium has an impossible name and was", "media have impossible names and were") + " left out."
        case .mediaTooLarge:
            of(
                "medium is too large, or too large for its package, and was",
                "media are too large, or too large for their package, and were")
                + " left out."
        case .mediaMissing: of("medium is", "media are") + " on the package's list but not in it."
        case .newerHere:
            of("card is newer here than in the package, and was", "cards are newer here than in the package, and were")
                + " left as \(one ? "it was" : "they were")."
        case .answersHere:
            of("card has", "cards have") + " answers here that the package does not know of: "
                + (one ? "its due date was kept, and its" : "their due dates were kept, and their")
                + " suspension, flag and deck taken over."
        case .directions, .typedAnswers, .hints, .gapHints, .hiddenFields, .occlusions, .formulas, .scripts, .language:
            cardDescription
        }
    }
}

extension AnkiLoss {
    /// What of the way in which cards ask could not be kept.
    private var cardDescription: String {
        let one = count == 1
        func of(_ single: String, _ several: String) -> String { "\(count) " + (one ? single : several) }
        return switch kind {
        case .directions(let notetype):
            "The template of " + of("card", "cards") + " of the note type \(notetype) does not say what is asked for; "
                + "Glossa shows the word on a note's first card and the meaning on its second."
        case .typedAnswers:
            of("note type wants", "note types want")
                + " the answer to be typed; Glossa shows the question without a box to type into."
        case .hints:
            of("note type has", "note types have") + " hints to uncover; Glossa does not show them on the front."
        case .gapHints: of("cloze note has", "cloze notes have") + " hints in the gaps, which Glossa does not show."
        case .hiddenFields:
            of("note type shows", "note types show")
                + " some fields only under a condition, or hides them; Glossa shows the fields that it knows."
        case .occlusions:
            of("note covers parts of a picture", "notes cover parts of a picture")
                + "; Glossa shows the picture without covers. The covers are kept for export."
        case .formulas:
            of("note has", "notes have") + " LaTeX or MathJax, which Glossa shows as it is written."
        case .scripts: of("note type runs scripts", "note types run scripts") + " on its cards; Glossa runs none."
        case .language(let tag, let isGuessed):
            if tag.language != nil {
                "The language of \(of("note", "notes")) was guessed by \(one ? "its" : "their") letters: "
                    + (tag == .english ? "English." : tag == .japanese ? "Japanese." : "Chinese.")
            } else {
                of("note is", "notes are") + " in "
                    + (tag.isKnown ? LanguageName.english(tag) : "a language that is not known")
                    + (isGuessed && tag.isKnown ? ", by the look of \(one ? "it" : "them")" : "")
                    + "; Glossa has no dictionary of it, and reviews \(one ? "it" : "them") like all others."
            }
        default: ""
        }
    }
}

/// Counts what cannot be carried over, by what it is, in the order in which it was met.
struct Losses {
    private(set) var all: [AnkiLoss] = []

    mutating func add(_ kind: AnkiLoss.Kind, _ count: Int = 1) {
        guard count > 0 else { return }
        if let index = all.firstIndex(where: { $0.kind == kind }) {
            all[index].count += count
        } else {
            all.append(AnkiLoss(kind, count: count))
        }
    }
}
