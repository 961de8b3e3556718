import Model

/// Routes under `/practice/daily-words`.
public enum DailyWordsPath: Hashable, Sendable {
    /// `/practice/daily-words?day=&card=&back=&made=`: one of a day's cards, counted from 1. Without `day`, today's;
    /// without `card`, the first unseen card; after the last one, the end. `back` shows the card's other side, and `made` reports the result of
    /// making a review card of it.
    case card(Int? = nil, on: CalendarDate? = nil, isFlipped: Bool = false, made: MadeCard? = nil)
    /// `POST /practice/daily-words/make`: makes today's words, unless there are some, and leads to the first.
    case make
    /// `POST /practice/daily-words/seen`: moves on from a card.
    case seen
    /// `POST /practice/daily-words/add`: makes a review card of a word.
    case add

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool { self == .make || self == .seen || self == .add }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil:
            self = .card(
                query.nearest("card", in: .place), on: query["day"].flatMap { CalendarDate($0) },
                isFlipped: query.flag("back"),
                made: query["made"].flatMap { MadeCard(rawValue: $0) })
        case "make": self = .make
        case "seen": self = .seen
        case "add": self = .add
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("daily-words")
        switch self {
        case .card(let number, let day, let isFlipped, let made):
            link.parameter("day", day?.description)
            link.parameter("card", number)
            link.flag("back", isFlipped)
            link.parameter("made", made?.rawValue)
        case .make: link.segment("make")
        case .seen: link.segment("seen")
        case .add: link.segment("add")
        }
    }
}
