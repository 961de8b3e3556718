import Model

/// Routes under `/api/v1/lessons`, and the addresses outside `/api/v1` that other programs already use.
public enum LessonsAPIPath: Hashable, Sendable {
    /// `/api/v1/lessons?limit=&offset=`: lists; `POST` makes one.
    case lessons(limit: Int? = nil, offset: Int? = nil)
    /// `/api/v1/lessons/{id}`: reads; `DELETE` deletes.
    case lesson(ID<Lesson>)
    /// `/api/v1/lessons/{id}/answers`: reads; `POST` answers one exercise.
    case answers(ID<Lesson>)
    /// `/api/v1/lessons/{id}/result`: reads the result; `POST` finishes the lesson.
    case result(ID<Lesson>)
    /// `POST /api/lessons/generate`
    case generate
    /// `/api/user/preferences`: the learner's goals; `PUT` saves them.
    case preferences
    /// `/api/user/progress`
    case progress

    /// The methods the route answers.
    public var methods: [Method] {
        switch self {
        case .lessons, .answers, .result: [.get, .post]
        case .lesson: [.get, .delete]
        case .generate: [.post]
        case .preferences: [.get, .put]
        case .progress: [.get]
        }
    }

    /// Reads the path after `/api/v1/lessons`.
    init?(_ path: inout PathReader, _ query: QueryReader) {
        guard let text = path.next() else {
            self = .lessons(limit: query.nearest("limit", in: .rows), offset: query.nearest("offset", in: .rowOffset))
            return
        }
        guard let id = ID<Lesson>(text) else { return nil }
        switch path.next() {
        case nil: self = .lesson(id)
        case "answers": self = .answers(id)
        case "result": self = .result(id)
        default: return nil
        }
    }

    /// Reads the path after `/api`, starting with `room`.
    init?(beside room: String?, _ path: inout PathReader) {
        switch (room, path.next()) {
        case ("lessons", "generate"): self = .generate
        case ("user", "preferences"): self = .preferences
        case ("user", "progress"): self = .progress
        default: return nil
        }
    }

    /// Whether the route is outside `/api/v1`.
    var isBeside: Bool {
        switch self {
        case .generate, .preferences, .progress: true
        case .lessons, .lesson, .answers, .result: false
        }
    }

    func print(into link: inout LinkWriter) {
        switch self {
        case .lessons(let limit, let offset):
            link.segment("lessons")
            link.parameter("limit", limit)
            link.parameter("offset", offset)
        case .lesson(let id): link.segments("lessons", .id(id))
        case .answers(let id): link.segments("lessons", .id(id), "answers")
        case .result(let id): link.segments("lessons", .id(id), "result")
        case .generate: link.segments("lessons", "generate")
        case .preferences: link.segments("user", "preferences")
        case .progress: link.segments("user", "progress")
        }
    }
}
