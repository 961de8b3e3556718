/// What an import from Anki brought, and what it could not.
public struct AnkiReport: Sendable, Equatable, Codable {
    public var notesAdded = 0
    public var notesUpdated = 0
    /// Notes that were there, and no older than in the package.
    public var notesUnchanged = 0
    public var cardsAdded = 0
    public var cardsUpdated = 0
    public var reviewsAdded = 0
    public var mediaAdded = 0
    public var decksAdded = 0
    /// Sentences about what could not be carried over, or not as it was.
    public var notCarriedOver: [String] = []

    public init() {}
}

/// Counts what cannot be carried over, by what it is, in the order in which it was met.
struct Losses {
    private var counts: [(Loss, Int)] = []

    mutating func add(_ loss: Loss, _ count: Int = 1) {
        guard count > 0 else { return }
        if let index = counts.firstIndex(where: { $0.0 == loss }) {
            counts[index].1 += count
        } else {
            counts.append((loss, count))
        }
    }

    var sentences: [String] { counts.map { $0.0.sentence($0.1) } }
}

enum Loss: Hashable {
    case looks(notetypes: Int)
    case otherGaps, filteredDecks, cardsWithoutNote, repeatedGuids, memories
    case repeatedCards, answersOfNoCard, impossibleRatings, changesByHand, filteredAnswers
    case deckDescriptions
    case parameters(preset: String)
    case mediaRenamed, mediaRefused, mediaTooLarge, mediaMissing
    case newerHere

    func sentence(_ count: Int) -> String {
        switch self {
        case .looks(let notetypes):
            "The looks of cards (templates and styles of \(notetypes) note types) are kept for export; "
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
