import Model

/// Routes under `/review/decks/{id}`.
public enum DeckPath: Hashable, Sendable {
    /// `/review/decks/{id}?saved=&recounted=&restored=&added=&known=&meaningless=`: the deck's waiting cards and its settings.
    /// `saved` confirms that the settings were saved, `recounted` is the number of cards recomputed for them, and
    /// `restored` the number returned to their previous schedules. `added`, `known` and `meaningless` report the
    /// result of adding words.
    case details(DeckNotice = DeckNotice())
    /// `POST …/settings`
    case save
    /// `POST …/delete`
    case delete
    /// `POST …/restore`: undoes a deletion.
    case restore
    /// `…/study?flipped=&card=&leech=&undid=…`: one card at a time.
    case study(StudyView = StudyView())
    /// `POST …/grade`: grades a card.
    case grade
    /// `POST …/card`: flags, buries or suspends the current card.
    case changeCard
    /// `…/add`: the forms for adding words by hand or from a list.
    case addForm
    /// `POST …/add/preview`: previews a list, filled in from the dictionaries.
    case preview
    /// `POST …/add/words`: adds the words in the forms.
    case addWords
    /// `…/export/{format}`: the deck as a file.
    case export(DeckFormat)
    /// `…/fitting`: fits FSRS's parameters to the learner's own answers.
    case fitting
    /// `POST …/fitting/start`
    case startFit
    /// `POST …/fitting/restore`: restores the parameters from before the last fit.
    case restoreParameters
    /// `…/rescheduling`: the effect of pending settings on the coming days.
    case rescheduling
    /// `POST …/rescheduling/apply`: saves the settings and reschedules the cards now or later, or discards the
    /// settings.
    case reschedule
    /// `POST …/rescheduling/undo`: restores every card's previous schedule.
    case takeBackRescheduling
    /// `…/simulation?days=&new=`: the cost and benefit of each desired retention.
    case simulation(SimulationView = SimulationView())
    /// `POST …/simulation/choose`: sets one of them as the deck's desired retention.
    case chooseRetention

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .save, .delete, .restore, .grade, .changeCard, .preview, .addWords, .startFit, .restoreParameters,
            .reschedule, .takeBackRescheduling, .chooseRetention:
            true
        case .details, .study, .addForm, .export, .fitting, .rescheduling, .simulation: false
        }
    }
}

/// The result of the last action, for the deck's page to report.
public struct DeckNotice: Hashable, Sendable {
    public var isSaved: Bool
    /// Cards recomputed after a change of scheduling; nil if none had to be.
    public var recounted: Int?
    /// Cards returned to their previous schedules; nil if there was nothing to restore.
    public var restored: Int?
    /// Cards added; nil if nothing was to be added.
    public var added: Int?
    /// Words that already had a note.
    public var known: Int?
    /// Words without a meaning, which got no card: as many as are named.
    public var meaningless: [String]

    /// The most words without a meaning that are named.
    public static let mostMeaningless = 30

    public init(
        isSaved: Bool = false, recounted: Int? = nil, restored: Int? = nil, added: Int? = nil, known: Int? = nil,
        meaningless: [String] = []
    ) {
        self.isSaved = isSaved
        self.recounted = recounted
        self.restored = restored
        self.added = added
        self.known = known
        self.meaningless = Array(meaningless.prefix(Self.mostMeaningless))
    }
}

/// Which card the study page shows, and which side.
public struct StudyView: Hashable, Sendable {
    /// Whether the back is shown.
    public var isFlipped: Bool
    /// The card to show; nil for the next one.
    public var card: SerialID<Card>?
    /// The answer's own id, created when the question was first shown.
    public var review: SerialID<Review>?
    /// A card that became a leech with the last answer.
    public var leech: SerialID<Card>?
    /// What was just undone, for the page to report.
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
                    known: query.nearest("known", in: .told),
                    meaningless: query.text("meaningless").split(separator: "\n").map { String($0) }))
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
            link.parameter(
                "meaningless", notice.meaningless.isEmpty ? nil : notice.meaningless.joined(separator: "\n"))
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
        case .export(let format): link.segments("export", .name(format.rawValue))
        case .fitting: link.segment("fitting")
        case .startFit: link.segments("fitting", "start")
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
