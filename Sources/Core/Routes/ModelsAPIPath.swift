import Model

/// Routes under `/api/v1/models`.
public enum ModelsAPIPath: Hashable, Sendable {
    /// `/models`: lists profiles, without their keys; `POST` adds one.
    case profiles
    /// `/models/{id}`: reads, changes with `PATCH`, removes with `DELETE`.
    case profile(ID<ModelProfile>)
    /// `/models/{id}/key`: `PUT` saves a key and `DELETE` deletes it. No method reads it.
    case key(ID<ModelProfile>)
    /// `POST /models/{id}/test`: tests the connection with a minimal question.
    case test(ID<ModelProfile>)
    /// `/models/choices`: the profile chosen for each task; `PUT` changes the choices.
    case choices
    /// `/models/usage?days=`: usage per day.
    case usage(days: Int? = nil)
    /// `/models/queue`: requests waiting for the network.
    case queue
    /// `/models/queue/{id}`: removes a request from the queue, or sends it at once.
    case request(ID<WaitingRequest>)

    /// The methods the route answers.
    public var methods: [Method] {
        switch self {
        case .profiles: [.get, .post]
        case .profile: [.get, .patch, .delete]
        case .key: [.put, .delete]
        case .test: [.post]
        case .choices: [.get, .put]
        case .usage, .queue: [.get]
        case .request: [.post, .delete]
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .profiles
        case "choices": self = .choices
        case "usage": self = .usage(days: query.nearest("days", in: .days))
        case "queue":
            guard let text = path.next() else {
                self = .queue
                return
            }
            guard let id = ID<WaitingRequest>(text) else { return nil }
            self = .request(id)
        case .some(let text):
            guard let id = ID<ModelProfile>(text) else { return nil }
            switch path.next() {
            case nil: self = .profile(id)
            case "key": self = .key(id)
            case "test": self = .test(id)
            default: return nil
            }
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("models")
        switch self {
        case .profiles: break
        case .profile(let id): link.segment(.id(id))
        case .key(let id): link.segments(.id(id), "key")
        case .test(let id): link.segments(.id(id), "test")
        case .choices: link.segment("choices")
        case .usage(let days):
            link.segment("usage")
            link.parameter("days", days)
        case .queue: link.segment("queue")
        case .request(let id): link.segments("queue", .id(id))
        }
    }
}
