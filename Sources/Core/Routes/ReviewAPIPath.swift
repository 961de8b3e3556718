import Model

/// Routes under `/api/v1` for decks, cards and reviews.
public enum ReviewAPIPath: Hashable, Sendable {
    /// `/decks`: lists decks with their waiting cards; `POST` adds one.
    case decks
    /// `/decks/{id}`: reads, changes with `PATCH`, deletes with `DELETE`.
    case deck(ID<Deck>)
    /// `POST /decks/{id}/restore`: undoes a deletion.
    case restoreDeck(ID<Deck>)
    /// `POST /decks/import?deck=&language=`: imports an Anki package or a word list.
    case importCards(deck: ID<Deck>? = nil, language: Language? = nil)
    /// `/decks/{id}/export?format=`: the deck, with all decks nested in it, as a file; by default an Anki package.
    case exportDeck(ID<Deck>, DeckFormat = .apkg)
    /// `POST /decks/{id}/fit?reschedule=`: fits FSRS's parameters to the deck's log. Applies them only if they are
    /// better and `reschedule` says what to do with the cards.
    case fit(ID<Deck>, Rescheduling? = nil)
    /// `POST /decks/{id}/rescheduling/preview`: the effect of other settings on the coming days.
    case previewRescheduling(ID<Deck>)
    /// `POST /decks/{id}/rescheduling/undo`: restores every card's previous schedule.
    case takeBackRescheduling(ID<Deck>)
    /// `/decks/{id}/simulation?days=&new=`: the cost and benefit of each desired retention.
    case simulation(ID<Deck>, SimulationView = SimulationView())
    /// `/decks/{id}/due`: the next card, with the effect of each answer; 204 if no card is waiting.
    case due(ID<Deck>)
    /// `/cards?query=&limit=&offset=`: finds cards; `POST` makes notes and cards from words.
    case cards(query: String = "", limit: Int? = nil, offset: Int? = nil)
    /// `POST /cards/{id}/grade`: grades a card; a repeated review id counts once.
    case grade(SerialID<Card>)
    /// `/reviews?from=&until=&rating=&deck=&limit=&offset=`: the log, newest first.
    case reviews(ReviewsFilter = ReviewsFilter())
    /// `POST /reviews/undo`: undoes the last change to cards.
    case undo
    /// `/statistics?deck=&days=`
    case statistics(deck: ID<Deck>? = nil, days: Int? = nil)
    /// `/media/{name}`: a picture or a recording that belongs to a note.
    case media(String)

    public var methods: [Method] {
        switch self {
        case .due, .reviews, .statistics, .exportDeck, .simulation, .media: [.get]
        case .decks, .cards: [.get, .post]
        case .deck: [.get, .patch, .delete]
        case .restoreDeck, .grade, .undo, .importCards, .fit, .previewRescheduling, .takeBackRescheduling: [.post]
        }
    }
}

/// Which answers of the log to return.
public struct ReviewsFilter: Hashable, Sendable {
    public var from: Timestamp?
    /// Exclusive.
    public var until: Timestamp?
    public var rating: Rating?
    public var deck: ID<Deck>?
    public var limit: Int?
    public var offset: Int?

    public init() {}

    init(_ query: QueryReader) {
        from = query.moment("from")
        until = query.moment("until")
        rating = query.choice("rating", in: .rating).flatMap { Rating(rawValue: $0) }
        deck = query["deck"].flatMap { ID<Deck>($0) }
        limit = query.nearest("limit", in: .rows)
        offset = query.nearest("offset", in: .rowOffset)
    }
}

extension ReviewAPIPath {
    /// - Parameter room: The first segment after `/api/v1`, already taken from `path`.
    init?(_ room: String, _ path: inout PathReader, _ query: QueryReader) {
        switch room {
        case "decks": self.init(decks: &path, query)
        case "cards":
            guard let text = path.next() else {
                self = .cards(
                    query: query.text("query"), limit: query.nearest("limit", in: .rows),
                    offset: query.nearest("offset", in: .rowOffset))
                return
            }
            guard let id = SerialID<Card>(text), path.next() == "grade" else { return nil }
            self = .grade(id)
        case "reviews":
            switch path.next() {
            case nil: self = .reviews(ReviewsFilter(query))
            case "undo": self = .undo
            default: return nil
            }
        case "statistics":
            self = .statistics(deck: query["deck"].flatMap { ID<Deck>($0) }, days: query.nearest("days", in: .days))
        case "media":
            guard let name = path.next() else { return nil }
            self = .media(name)
        default: return nil
        }
    }

    private init?(decks path: inout PathReader, _ query: QueryReader) {
        guard let text = path.next() else {
            self = .decks
            return
        }
        if text == "import" {
            self = .importCards(
                deck: query["deck"].flatMap { ID<Deck>($0) },
                language: query["language"].flatMap { Language(rawValue: $0) })
            return
        }
        guard let id = ID<Deck>(text) else { return nil }
        switch path.next() {
        case nil: self = .deck(id)
        case "restore": self = .restoreDeck(id)
        case "due": self = .due(id)
        case "export": self = .exportDeck(id, query["format"].flatMap { DeckFormat(rawValue: $0) } ?? .apkg)
        case "fit": self = .fit(id, query["reschedule"].flatMap { Rescheduling(rawValue: $0) })
        case "rescheduling":
            switch path.next() {
            case "preview": self = .previewRescheduling(id)
            case "undo": self = .takeBackRescheduling(id)
            default: return nil
            }
        case "simulation": self = .simulation(id, SimulationView(query))
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        switch self {
        case .decks: link.segment("decks")
        case .deck(let id): link.segments("decks", .id(id))
        case .restoreDeck(let id): link.segments("decks", .id(id), "restore")
        case .importCards(let deck, let language):
            link.segments("decks", "import")
            link.parameter("deck", deck?.description)
            link.parameter("language", language?.rawValue)
        case .exportDeck(let id, let format):
            link.segments("decks", .id(id), "export")
            link.parameter("format", format == .apkg ? nil : format.rawValue)
        case .fit(let id, let rescheduling):
            link.segments("decks", .id(id), "fit")
            link.parameter("reschedule", rescheduling?.rawValue)
        case .previewRescheduling(let id): link.segments("decks", .id(id), "rescheduling", "preview")
        case .takeBackRescheduling(let id): link.segments("decks", .id(id), "rescheduling", "undo")
        case .simulation(let id, let view):
            link.segments("decks", .id(id), "simulation")
            view.print(into: &link)
        case .due(let id): link.segments("decks", .id(id), "due")
        case .cards(let query, let limit, let offset):
            link.segment("cards")
            link.parameter("query", query)
            link.parameter("limit", limit)
            link.parameter("offset", offset)
        case .grade(let id): link.segments("cards", .id(id), "grade")
        case .reviews(let filter):
            link.segment("reviews")
            link.parameter("from", filter.from.map { Int($0.milliseconds) })
            link.parameter("until", filter.until.map { Int($0.milliseconds) })
            link.parameter("rating", filter.rating?.rawValue)
            link.parameter("deck", filter.deck?.description)
            link.parameter("limit", filter.limit)
            link.parameter("offset", filter.offset)
        case .undo: link.segments("reviews", "undo")
        case .statistics(let deck, let days):
            link.segment("statistics")
            link.parameter("deck", deck?.description)
            link.parameter("days", days)
        case .media(let name): link.segments("media", .name(name))
        }
    }
}
