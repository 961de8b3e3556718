import Model

/// What stands under `/words/{language}/{word}`.
public enum WordPath: Hashable, Sendable {
    /// `…?book=&page=&start=&reading=&fragment=`
    case card(WordView = WordView())
    /// `POST …/mark`: sets its status.
    case mark
    /// `POST …/unmark`: takes its status away.
    case unmark
    /// `POST …/examples`: asks a language model for sentences with it.
    case askForExamples

    /// Whether it changes something and answers `POST`.
    public var isAction: Bool { self == .mark || self == .unmark || self == .askForExamples }
}

/// How the card of a word is asked for.
public struct WordView: Hashable, Sendable {
    /// Where the word was tapped; nil when it was looked up by itself.
    public var place: Place?
    /// The reading it has in that place, where the caller knows it.
    public var reading: String?
    /// Whether only the card is wanted, for the popover, without the page around it.
    public var isFragment: Bool
    /// What making a card of it has just come to; nil when none was made.
    public var card: MadeCard?
    /// Whether a language model has just been asked for sentences, and gave none with the word in it.
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

/// What making a card of a word came to.
public enum MadeCard: String, CaseIterable, Hashable, Sendable {
    /// It has a card now.
    case made
    /// It had one already, which was left as it was.
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
        link.segments("words", language.rawValue, word)
        switch self {
        case .card(let view): view.print(into: &link)
        case .mark: link.segment("mark")
        case .unmark: link.segment("unmark")
        case .askForExamples: link.segment("examples")
        }
    }
}
