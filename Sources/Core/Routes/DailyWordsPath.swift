import Model

/// What stands under `/practice/daily-words`.
public enum DailyWordsPath: Hashable, Sendable {
    /// `/practice/daily-words?card=&back=&made=`: a card of today's words, from 1; the first that was not seen where none is
    /// named, and the end after the last. `back` shows its other side, and `made` tells what making a review card of it
    /// has just come to.
    case card(Int? = nil, isFlipped: Bool = false, made: MadeCard? = nil)
    /// `POST /practice/daily-words/seen`: goes on from a card.
    case seen
    /// `POST /practice/daily-words/add`: makes a review card of one.
    case add

    /// Whether it changes something and answers `POST`.
    public var isAction: Bool { self == .seen || self == .add }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil:
            self = .card(
                query.nearest("card", in: .place), isFlipped: query.flag("back"),
                made: query["made"].flatMap { MadeCard(rawValue: $0) })
        case "seen": self = .seen
        case "add": self = .add
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("daily-words")
        switch self {
        case .card(let number, let isFlipped, let made):
            link.parameter("card", number)
            link.flag("back", isFlipped)
            link.parameter("made", made?.rawValue)
        case .seen: link.segment("seen")
        case .add: link.segment("add")
        }
    }
}
