import Model

/// Routes under `/me/dictionaries`: the dictionaries that the learner brought.
public enum DictionariesPath: Hashable, Sendable {
    /// `/me/dictionaries?added=&known=1&removed=&saved=1`: the list. `added` names a dictionary that was just imported, with
    /// `known` if the learner had it already, and `removed` one that was just removed, so that the page can offer to undo it.
    case list(
        added: ID<LearnerDictionary>? = nil, known: Bool = false, removed: ID<LearnerDictionary>? = nil,
        saved: Bool = false)
    /// `POST /me/dictionaries/imports`: accepts a file and starts a job.
    case startImport
    /// `POST /me/dictionaries/move`: moves a dictionary up or down.
    case move
    /// `POST /me/dictionaries/{id}/save`: its name, and the languages in which it is on.
    case save(ID<LearnerDictionary>)
    /// `POST /me/dictionaries/{id}/remove`
    case remove(ID<LearnerDictionary>)
    /// `POST /me/dictionaries/{id}/restore`: undoes a removal.
    case restore(ID<LearnerDictionary>)

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        if case .list = self { false } else { true }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil:
            self = .list(
                added: query["added"].flatMap { ID($0) }, known: query.flag("known"),
                removed: query["removed"].flatMap { ID($0) },
                saved: query.flag("saved"))
        case "imports": self = .startImport
        case "move": self = .move
        case .some(let text):
            guard let id = ID<LearnerDictionary>(text) else { return nil }
            switch path.next() {
            case "save": self = .save(id)
            case "remove": self = .remove(id)
            case "restore": self = .restore(id)
            default: return nil
            }
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("dictionaries")
        switch self {
        case .list(let added, let isKnown, let removed, let isSaved):
            link.parameter("added", added?.description)
            link.flag("known", isKnown)
            link.parameter("removed", removed?.description)
            link.flag("saved", isSaved)
        case .startImport: link.segment("imports")
        case .move: link.segment("move")
        case .save(let id): link.segments(.id(id), "save")
        case .remove(let id): link.segments(.id(id), "remove")
        case .restore(let id): link.segments(.id(id), "restore")
        }
    }
}

/// Routes under `/api/v1/dictionaries`.
public enum DictionariesAPIPath: Hashable, Sendable {
    /// `/dictionaries`: lists; `POST` imports a file.
    case all
    /// `/dictionaries/order`: `PUT` puts them into an order.
    case order
    /// `/dictionaries/{id}`: reads, changes with `PATCH`, removes with `DELETE`.
    case dictionary(ID<LearnerDictionary>)
    /// `POST /dictionaries/{id}/restore`: undoes a removal.
    case restore(ID<LearnerDictionary>)

    /// The methods the route answers.
    public var methods: [Method] {
        switch self {
        case .all: [.get, .post]
        case .order: [.put]
        case .dictionary: [.get, .patch, .delete]
        case .restore: [.post]
        }
    }

    init?(_ path: inout PathReader) {
        switch path.next() {
        case nil: self = .all
        case "order": self = .order
        case .some(let text):
            guard let id = ID<LearnerDictionary>(text) else { return nil }
            switch path.next() {
            case nil: self = .dictionary(id)
            case "restore": self = .restore(id)
            default: return nil
            }
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("dictionaries")
        switch self {
        case .all: break
        case .order: link.segment("order")
        case .dictionary(let id): link.segment(.id(id))
        case .restore(let id): link.segments(.id(id), "restore")
        }
    }
}
