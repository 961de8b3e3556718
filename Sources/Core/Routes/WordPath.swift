import Model

/// Routes under `/words/{language}/{word}`.
public enum WordPath: Hashable, Sendable {
    /// `…?book=&page=&start=&reading=&fragment=`
    case card(WordView = WordView())
    /// `POST …/mark`: sets its status.
    case mark
    /// `POST …/unmark`: removes its status.
    case unmark
    /// `POST …/examples`: asks a language model for example sentences.
    case askForExamples

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool { self == .mark || self == .unmark || self == .askForExamples }
}

/// The parameters of a word's card.
public struct WordView: Hashable, Sendable {
    /// Where the word was tapped; nil if it was looked up directly.
    public var place: Place?
    /// The word's reading in that place, if the caller knows it.
    public var reading: String?
    /// Whether to return only the card, for the popover, without the surrounding page.
    public var isFragment: Bool
    /// The result of making a card of the word; nil if none was made.
    public var card: MadeCard?
    /// Whether a language model was just asked for sentences and gave none that contain the word.
    public var lacksExamples: Bool

    public init(
        place: Place? = nil, reading: String? = nil, isFragment: Bool = false, card: MadeCard? = nil,
        lacksExamples: Bool = false
    ) {
        self.place = place
        self.reading = reading
        self.isFragment = isFragment
        self.card = card
        self.lacksExamples = lacksExamples
    }

    init(_ query: QueryReader) {
        self.init(
            place: Place(query), reading: query["reading"], isFragment: query.flag("fragment"),
            card: query["card"].flatMap { MadeCard(rawValue: $0) }, lacksExamples: query.flag("no-examples"))
    }

    func print(into link: inout LinkWriter) {
        place?.print(into: &link)
        link.parameter("reading", reading)
        link.flag("fragment", isFragment)
        link.parameter("card", card?.rawValue)
        link.flag("no-examples", lacksExamples)
    }
}

/// The result of making a card of a word.
public enum MadeCard: String, CaseIterable, Hashable, Sendable {
    /// The card was made.
    case made
    /// The word already had a card, which was left unchanged.
    case known
}

extension WordPath {
    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .card(WordView(query))
        case "mark": self = .mark
        case "unmark": self = .unmark
        case "examples": self = .askForExamples
        default: return nil
        }
    }

    func print(_ language: Language, _ word: String, into link: inout LinkWriter) {
        link.segments("words", .language(language), .word(word))
        switch self {
        case .card(let view): view.print(into: &link)
        case .mark: link.segment("mark")
        case .unmark: link.segment("unmark")
        case .askForExamples: link.segment("examples")
        }
    }
}
