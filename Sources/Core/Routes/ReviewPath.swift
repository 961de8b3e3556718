import Model

/// Routes under `/review`.
public enum ReviewPath: Hashable, Sendable {
    /// `/review?deleted=`: the decks. `deleted` names a deck that was just deleted, so that the page can offer to
    /// undo it.
    case decks(deleted: ID<Deck>? = nil)
    /// `/review/widget`: the number of waiting cards, as a small page.
    case widget
    /// `POST /review/decks`
    case addDeck
    /// `/review/decks/{id}…`
    case deck(ID<Deck>, DeckPath = .details())
    /// `POST /review/cards`: makes cards of one or more words, in the deck of their language.
    case makeCards
    /// `/review/stats?deck=&span=`: statistics of all decks, or of one deck and those nested in it.
    case statistics(deck: ID<Deck>? = nil, span: StatisticsSpan = .month)
    /// `/review/browse?…`: the cards that match a search.
    case browse(CardsFilter = CardsFilter())
    /// `POST /review/browse/change`: performs one action on many cards.
    case changeCards
    /// `/review/history?…`: answers, newest first.
    case history(AnswersFilter = AnswersFilter())
    /// `/review/history.csv?…`: the same answers, as CSV.
    case historyCSV(AnswersFilter = AnswersFilter())
    /// `/review/notes/{id}…`
    case note(SerialID<Note>, NotePath = .form())
    /// `/review/import…`: importing packages and lists.
    case cardImport(CardImportPath)
    /// `POST /review/undo`: undoes the last answer.
    case undo
    /// `/review/media/{name}`: a picture or a recording that belongs to a note.
    case media(String)

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .addDeck, .makeCards, .changeCards, .undo: true
        case .deck(_, let path): path.isAction
        case .note(_, let path): path == .save
        case .cardImport(let path): path.isAction
        case .decks, .widget, .statistics, .browse, .history, .historyCSV, .media: false
        }
    }
}

/// Routes under `/review/notes/{id}`.
public enum NotePath: Hashable, Sendable {
    /// `/review/notes/{id}?deck=&card=` or `?browse=1&q=…`: the note's fields. The deck and the card, or the list of
    /// cards, record where the page was opened from.
    case form(deck: ID<Deck>? = nil, card: SerialID<Card>? = nil, list: CardsFilter? = nil)
    /// `POST …/save`
    case save
}

/// The period that the review statistics cover.
public enum StatisticsSpan: String, CaseIterable, Hashable, Sendable {
    case month, year, all

    /// Number of days, including today; nil for all of them.
    public var days: Int? {
        switch self {
        case .month: 30
        case .year: 365
        case .all: nil
        }
    }
}

extension ReviewPath {
    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .decks(deleted: query["deleted"].flatMap { ID<Deck>($0) })
        case "widget": self = .widget
        case "cards": self = .makeCards
        case "undo": self = .undo
        case "media":
            guard let name = path.next() else { return nil }
            self = .media(name)
        case "import":
            guard let inside = CardImportPath(&path, query) else { return nil }
            self = .cardImport(inside)
        case "stats":
            self = .statistics(
                deck: query["deck"].flatMap { ID<Deck>($0) },
                span: query["span"].flatMap { StatisticsSpan(rawValue: $0) } ?? .month)
        case "history": self = .history(AnswersFilter(query))
        case "history.csv": self = .historyCSV(AnswersFilter(query))
        case "browse":
            switch path.next() {
            case nil: self = .browse(CardsFilter(query))
            case "change": self = .changeCards
            default: return nil
            }
        case "notes":
            guard let text = path.next(), let id = SerialID<Note>(text) else { return nil }
            switch path.next() {
            case nil:
                self = .note(
                    id,
                    .form(
                        deck: query["deck"].flatMap { ID<Deck>($0) },
                        card: query["card"].flatMap { SerialID<Card>($0) },
                        list: query.flag("browse") ? CardsFilter(query) : nil))
            case "save": self = .note(id, .save)
            default: return nil
            }
        case "decks":
            guard let text = path.next() else {
                self = .addDeck
                return
            }
            guard let id = ID<Deck>(text), let inside = DeckPath(&path, query) else { return nil }
            self = .deck(id, inside)
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("review")
        switch self {
        case .decks(let deleted): link.parameter("deleted", deleted?.description)
        case .widget: link.segment("widget")
        case .addDeck: link.segment("decks")
        case .deck(let id, let path):
            link.segments("decks", .id(id))
            path.print(into: &link)
        case .makeCards: link.segment("cards")
        case .undo: link.segment("undo")
        case .media(let name): link.segments("media", .name(name))
        case .cardImport(let path): path.print(into: &link)
        case .statistics(let deck, let span):
            link.segment("stats")
            link.parameter("deck", deck?.description)
            if span != .month { link.parameter("span", span.rawValue) }
        case .browse(let filter):
            link.segment("browse")
            filter.print(into: &link)
        case .changeCards: link.segments("browse", "change")
        case .history(let filter):
            link.segment("history")
            filter.print(into: &link)
        case .historyCSV(let filter):
            link.segment("history.csv")
            filter.print(into: &link)
        case .note(let id, .form(let deck, let card, let list)):
            link.segments("notes", .id(id))
            link.parameter("deck", deck?.description)
            link.parameter("card", card?.description)
            link.flag("browse", list != nil)
            list?.print(into: &link)
        case .note(let id, .save): link.segments("notes", .id(id), "save")
        }
    }
}
