/// Something of an Anki package that could not be carried over, or not as it was.
public struct AnkiLoss: Sendable, Hashable {
    /// What was lost.
    public enum Kind: Sendable, Hashable {
        /// Templates and styles of note types, which are kept for export.
        case looks
        /// Cloze notes with several gaps, of which the first is asked for.
        case otherGaps
        case filteredDecks
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
        case deckDescriptions
        /// The FSRS parameters of a preset, by its name, that are of an older kind.
        case parameters(preset: String)
        case mediaRenamed
        case mediaRefused
        case mediaTooLarge
        /// Media on the package's list that are not in it.
        case mediaMissing
        /// Cards that have newer answers here.
        case newerHere
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
        switch kind {
        case .looks:
            "The looks of cards (templates and styles of \(count) note types) are kept for export; "
                + "Glossa shows cards in its own way."
        case .otherGaps: "\(count) cloze notes have several gaps: Glossa asks for the first of each."
        case .filteredDecks: "\(count) filtered decks were not carried over; their cards are in their home decks."
        case .cardsWithoutNote: "\(count) cards belong to no note and were left out."
        case .repeatedGuids: "\(count) notes have the identifier of an earlier one and were left out with their cards."
        case .repeatedCards: "\(count) cards repeat another of their note and were left out."
        case .memories: "\(count) cards had an impossible memory state; it is counted anew from their log."
        case .answersOfNoCard:
            "\(count) answers are about cards that are no longer in the collection and were left out."
        case .impossibleRatings: "\(count) answers have a rating other than 1 to 4 and were left out."
        case .changesByHand:
            "\(count) rows of the log are no answers (due dates changed by hand); they are kept for export."
        case .filteredAnswers:
            "\(count) answers were given in filtered decks without counting; they are kept for export."
        case .deckDescriptions: "The descriptions of \(count) decks were not carried over."
        case .parameters(let preset):
            "The FSRS parameters of the preset \(preset) are of an older kind; the defaults are used."
        case .mediaRenamed: "\(count) media were renamed, for another one had the name or the name held a path."
        case .mediaRefused: "\(count) media have impossible names and were left out."
        case .mediaTooLarge: "\(count) media are too large and were left out."
        case .mediaMissing: "\(count) media are on the package's list but not in it."
        case .newerHere: "\(count) cards have newer answers here than in the package, and were left as they are."
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
