import Model

/// What stands under `/review/decks/{id}`.
public enum DeckPath: Hashable, Sendable {
    /// `/review/decks/{id}?saved=&recounted=&restored=&added=&known=`: what waits in it, and its settings. `saved`
    /// confirms that they have just been kept, `recounted` how many cards were counted anew for them, `restored` how
    /// many have their former schedules back; `added` and `known` say what adding words did.
    case details(DeckNotice = DeckNotice())
    /// `POST …/settings`
    case save
    /// `POST …/delete`
    case delete
    /// `POST …/restore`: takes a deletion back.
    case restore
    /// `…/study?flipped=&card=&leech=&undid=…`: one card at a time.
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
    /// `…/fitting`: FSRS's parameters, fitted to the learner's own answers.
    case fitting
    /// `POST …/fitting/start`
    case startFit
    /// `POST …/fitting/cancel`
    case cancelFit
    /// `POST …/fitting/restore`: back to the parameters from before the last fit.
    case restoreParameters
    /// `…/rescheduling`: what settings that wait to be kept would make of the days to come.
    case rescheduling
    /// `POST …/rescheduling/apply`: keeps them, and reschedules the cards now, or later; or drops them.
    case reschedule
    /// `POST …/rescheduling/undo`: gives every card its former schedule back.
    case takeBackRescheduling
    /// `…/simulation?days=&new=`: what each desired retention costs and gives.
    case simulation(SimulationView = SimulationView())
    /// `POST …/simulation/choose`: makes one of them the deck's.
    case chooseRetention

    /// Whether it changes something and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .save, .delete, .restore, .grade, .changeCard, .preview, .addWords, .startFit, .cancelFit,
            .restoreParameters, .reschedule, .takeBackRescheduling, .chooseRetention:
            true
        case .details, .study, .addForm, .export, .fitting, .rescheduling, .simulation: false
        }
    }
}

/// What a deck's page tells of what has just been done.
public struct DeckNotice: Hashable, Sendable {
    public var isSaved: Bool
    /// Cards that were counted anew after a change of how they are scheduled; nil where none had to be.
    public var recounted: Int?
    /// Cards that have their former schedules back; nil where none were to.
    public var restored: Int?
    /// Cards that were added; nil where none were to be.
    public var added: Int?
    /// Words that had a note already.
    public var known: Int?

    public init(
        isSaved: Bool = false, recounted: Int? = nil, restored: Int? = nil, added: Int? = nil, known: Int? = nil
    ) {
        self.isSaved = isSaved
        self.recounted = recounted
        self.restored = restored
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
    /// A card that the last answer has shown to be a leech.
    public var leech: SerialID<Card>?
    /// What has just been taken back, to tell of it.
    public var undone: TakenBack?

    public init(
        isFlipped: Bool = false, card: SerialID<Card>? = nil, review: SerialID<Review>? = nil,
        leech: SerialID<Card>? = nil, undone: TakenBack? = nil
    ) {
        self.isFlipped = isFlipped
        self.card = card
        self.review = review
        self.leech = leech
        self.undone = undone
    }
}

extension DeckPath {
    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil:
            self = .details(
                DeckNotice(
                    isSaved: query.flag("saved"), recounted: query.nearest("recounted", in: .told),
                    restored: query.nearest("restored", in: .told), added: query.nearest("added", in: .told),
                    known: query.nearest("known", in: .told)))
        case "settings": self = .save
        case "delete": self = .delete
        case "restore": self = .restore
        case "study":
            self = .study(
                StudyView(
                    isFlipped: query.flag("flipped"), card: query["card"].flatMap { SerialID<Card>($0) },
                    review: query["review"].flatMap { SerialID<Review>($0) },
                    leech: query["leech"].flatMap { SerialID<Card>($0) }, undone: TakenBack(query)))
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
        case "fitting":
            switch path.next() {
            case nil: self = .fitting
            case "start": self = .startFit
            case "cancel": self = .cancelFit
            case "restore": self = .restoreParameters
            default: return nil
            }
        case "rescheduling":
            switch path.next() {
            case nil: self = .rescheduling
            case "apply": self = .reschedule
            case "undo": self = .takeBackRescheduling
            default: return nil
            }
        case "simulation":
            switch path.next() {
            case nil: self = .simulation(SimulationView(query))
            case "choose": self = .chooseRetention
            default: return nil
            }
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        switch self {
        case .details(let notice):
            link.flag("saved", notice.isSaved)
            link.parameter("recounted", notice.recounted)
            link.parameter("restored", notice.restored)
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
            link.parameter("leech", view.leech?.description)
            view.undone?.print(into: &link)
        case .grade: link.segment("grade")
        case .changeCard: link.segment("card")
        case .addForm: link.segment("add")
        case .preview: link.segments("add", "preview")
        case .addWords: link.segments("add", "words")
        case .export(let format): link.segments("export", format.rawValue)
        case .fitting: link.segment("fitting")
        case .startFit: link.segments("fitting", "start")
        case .cancelFit: link.segments("fitting", "cancel")
        case .restoreParameters: link.segments("fitting", "restore")
        case .rescheduling: link.segment("rescheduling")
        case .reschedule: link.segments("rescheduling", "apply")
        case .takeBackRescheduling: link.segments("rescheduling", "undo")
        case .simulation(let view):
            link.segment("simulation")
            view.print(into: &link)
        case .chooseRetention: link.segments("simulation", "choose")
        }
    }
}
