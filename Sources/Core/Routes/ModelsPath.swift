import Model

/// Routes under `/me/models`: language models, their requests and their usage.
public enum ModelsPath: Hashable, Sendable {
    /// The result of the last action, for the page to confirm.
    public enum Notice: String, CaseIterable, Sendable {
        case removed
        case chosen
        /// A waiting request was cancelled.
        case cancelled
        /// Waiting requests are being retried.
        case asking
    }

    /// `/me/models?notice=`: the overview.
    case overview(Notice? = nil)
    /// `/me/models/new`: the form for a profile.
    case form
    /// `POST /me/models/add`
    case add
    /// `/me/models/{id}?saved=1`: a profile's form and its connection test; `saved` confirms a change.
    case profile(ID<ModelProfile>, saved: Bool = false)
    /// `POST /me/models/{id}/save`
    case save(ID<ModelProfile>)
    /// `POST /me/models/{id}/remove`
    case remove(ID<ModelProfile>)
    /// `POST /me/models/{id}/forget-key`
    case forgetKey(ID<ModelProfile>)
    /// `POST /me/models/{id}/test`: starts a connection test.
    case test(ID<ModelProfile>)
    /// `POST /me/models/choose`: chooses the profile for each task.
    case choose
    /// `POST /me/models/waiting/{id}/cancel`
    case cancel(ID<WaitingRequest>)
    /// `POST /me/models/waiting/{id}/retry`
    case retry(ID<WaitingRequest>)
    /// `POST /me/models/waiting/retry`: retries all waiting requests at once.
    case retryAll

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .overview, .form, .profile: false
        default: true
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .overview(query["notice"].flatMap { Notice(rawValue: $0) })
        case "new": self = .form
        case "add": self = .add
        case "choose": self = .choose
        case "waiting": self.init(waiting: &path)
        case .some(let text):
            guard let id = ID<ModelProfile>(text) else { return nil }
            switch path.next() {
            case nil: self = .profile(id, saved: query.flag("saved"))
            case "save": self = .save(id)
            case "remove": self = .remove(id)
            case "forget-key": self = .forgetKey(id)
            case "test": self = .test(id)
            default: return nil
            }
        }
    }

    private init?(waiting path: inout PathReader) {
        guard let text = path.next() else { return nil }
        if text == "retry" {
            self = .retryAll
            return
        }
        guard let id = ID<WaitingRequest>(text) else { return nil }
        switch path.next() {
        case "cancel": self = .cancel(id)
        case "retry": self = .retry(id)
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("models")
        switch self {
        case .overview(let notice): link.parameter("notice", notice?.rawValue)
        case .form: link.segment("new")
        case .add: link.segment("add")
        case .profile(let id, let saved):
            link.segment(.id(id))
            link.flag("saved", saved)
        case .save(let id): link.segments(.id(id), "save")
        case .remove(let id): link.segments(.id(id), "remove")
        case .forgetKey(let id): link.segments(.id(id), "forget-key")
        case .test(let id): link.segments(.id(id), "test")
        case .choose: link.segment("choose")
        case .cancel(let id): link.segments("waiting", .id(id), "cancel")
        case .retry(let id): link.segments("waiting", .id(id), "retry")
        case .retryAll: link.segments("waiting", "retry")
        }
    }
}
