import Model

/// What stands under `/review`.
public enum ReviewPath: Hashable, Sendable {
    /// `/review?deleted=`: the decks. `deleted` names a deck that has just been deleted, so that the page can offer to
    /// undo it.
    case decks(deleted: ID<Deck>? = nil)
    /// `/review/widget`: how much waits, small.
    case widget
    /// `POST /review/decks`
    case addDeck
    /// `/review/decks/{id}…`
    case deck(ID<Deck>, DeckPath = .details())
    /// `POST /review/cards`: a card for a word, or for several, in the deck of their language.
    case makeCards
    /// `/review/stats?deck=`: the numbers of all decks, or of one with those in it.
    case statistics(deck: ID<Deck>? = nil)
    /// `/review/history.csv`: every answer, as CSV.
    case historyCSV
    /// `/review/notes/{id}…`
    case note(SerialID<Note>, NotePath = .form())
    /// `/review/import…`: packages and lists on their way in.
    case bringIn(CardImportPath)
    /// `POST /review/undo`: takes the last answer back.
    case undo

    /// Whether it changes something and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .addDeck, .makeCards, .undo: true
        case .deck(_, let path): path.isAction
        case .note(_, let path): path == .save
        case .bringIn(let path): path.isAction
        case .decks, .widget, .statistics, .historyCSV: false
        }
    }
}

/// What stands under `/review/notes/{id}`.
public enum NotePath: Hashable, Sendable {
    /// `/review/notes/{id}?deck=&card=`: its fields; the deck and the card say where it was opened from.
    case form(deck: ID<Deck>? = nil, card: SerialID<Card>? = nil)
    /// `POST …/save`
    case save
}

/// What stands under `/review/decks/{id}`.
public enum DeckPath: Hashable, Sendable {
    /// `/review/decks/{id}?saved=&added=&known=`: what waits in it, and its settings. `saved` confirms that they have
    /// just been kept, `added` and `known` say what adding words did.
    case details(DeckNotice = DeckNotice())
    /// `POST …/settings`
    case save
    /// `POST …/delete`
    case delete
    /// `POST …/restore`: takes a deletion back.
    case restore
    /// `…/study?flipped=&card=`: one card at a time.
    case study(StudyView = StudyView())
    /// `POST …/grade`: an answer.
    case grade
    /// `POST …/card`: flags, buries or suspends the card that is shown.
    case changeCard
    /// `…/add`: the forms to add words by hand and by list.
    case addForm
    /// `POST …/add/preview`: a list, filled from the dictionaries.
    case preview
    /// `POST …/add/words`: adds what the forms hold.
    case addWords
    /// `…/export/{format}`: the deck as a file.
    case export(DeckFormat)

    /// Whether it changes something and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .save, .delete, .restore, .grade, .changeCard, .preview, .addWords: true
        case .details, .study, .addForm, .export: false
        }
    }
}

/// What a deck's page tells of what has just been done.
public struct DeckNotice: Hashable, Sendable {
    public var isSaved: Bool
    /// Cards that were added; nil where none were to be.
    public var added: Int?
    /// Words that had a note already.
    public var known: Int?

    public init(isSaved: Bool = false, added: Int? = nil, known: Int? = nil) {
        self.isSaved = isSaved
        self.added = added
        self.known = known
    }
}

/// Which side of which card the study page shows.
public struct StudyView: Hashable, Sendable {
    /// Whether its back is shown.
    public var isFlipped: Bool
    /// The card to show; nil for the next one.
    public var card: SerialID<Card>?
    /// The answer's own id, made when the question was first shown.
    public var review: SerialID<Review>?

    public init(isFlipped: Bool = false, card: SerialID<Card>? = nil, review: SerialID<Review>? = nil) {
        self.isFlipped = isFlipped
        self.card = card
        self.review = review
    }
}

extension ReviewPath {
    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .decks(deleted: query["deleted"].flatMap { ID<Deck>($0) })
        case "widget": self = .widget
        case "cards": self = .makeCards
        case "undo": self = .undo
        case "import":
            guard let inside = CardImportPath(&path, query) else { return nil }
            self = .bringIn(inside)
        case "stats": self = .statistics(deck: query["deck"].flatMap { ID<Deck>($0) })
        case "history.csv": self = .historyCSV
        case "notes":
            guard let text = path.next(), let id = SerialID<Note>(text) else { return nil }
            switch path.next() {
            case nil:
                self = .note(
                    id,
                    .form(
                        deck: query["deck"].flatMap { ID<Deck>($0) }, card: query["card"].flatMap { SerialID<Card>($0) }
                    ))
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
            link.segments("decks", id.description)
            path.print(into: &link)
        case .makeCards: link.segment("cards")
        case .undo: link.segment("undo")
        case .bringIn(let path): path.print(into: &link)
        case .statistics(let deck):
            link.segment("stats")
            link.parameter("deck", deck?.description)
        case .historyCSV: link.segment("history.csv")
        case .note(let id, .form(let deck, let card)):
            link.segments("notes", id.description)
            link.parameter("deck", deck?.description)
            link.parameter("card", card?.description)
        case .note(let id, .save): link.segments("notes", id.description, "save")
        }
    }
}

extension DeckPath {
    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil:
            self = .details(
                DeckNotice(isSaved: query.flag("saved"), added: query.number("added"), known: query.number("known")))
        case "settings": self = .save
        case "delete": self = .delete
        case "restore": self = .restore
        case "study":
            self = .study(
                StudyView(
                    isFlipped: query.flag("flipped"), card: query["card"].flatMap { SerialID<Card>($0) },
                    review: query["review"].flatMap { SerialID<Review>($0) }))
        case "grade": self = .grade
        case "export":
            guard let format = path.next().flatMap({ DeckFormat(rawValue: $0) }) else { return nil }
            self = .export(format)
        case "card": self = .changeCard
        case "add":
            switch path.next() {
            case nil: self = .addForm
            case "preview": self = .preview
            case "words": self = .addWords
            default: return nil
            }
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        switch self {
        case .details(let notice):
            link.flag("saved", notice.isSaved)
            link.parameter("added", notice.added)
            link.parameter("known", notice.known)
        case .save: link.segment("settings")
        case .delete: link.segment("delete")
        case .restore: link.segment("restore")
        case .study(let view):
            link.segment("study")
            link.flag("flipped", view.isFlipped)
            link.parameter("card", view.card?.description)
            link.parameter("review", view.review?.description)
        case .grade: link.segment("grade")
        case .changeCard: link.segment("card")
        case .addForm: link.segment("add")
        case .preview: link.segments("add", "preview")
        case .addWords: link.segments("add", "words")
        case .export(let format): link.segments("export", format.rawValue)
        }
    }
}
