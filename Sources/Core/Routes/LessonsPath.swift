import Model

/// Routes under `/practice/lessons`.
public enum LessonsPath: Hashable, Sendable {
    /// `/practice/lessons?page=&notice=`: the lessons, and the form for a new one.
    case list(page: Int = 1, notice: LessonsNotice? = nil)
    /// `POST /practice/lessons/make`
    case make
    /// `/practice/lessons/{id}?at=`: the introduction, or an exercise, counted from 1.
    case lesson(ID<Lesson>, at: Int? = nil)
    /// `POST /practice/lessons/{id}/answer`
    case answer(ID<Lesson>)
    /// `POST /practice/lessons/{id}/finish`
    case finish(ID<Lesson>)
    /// `POST /practice/lessons/{id}/delete`
    case delete(ID<Lesson>)
    /// Makes a new lesson of the same exercises.
    case again(ID<Lesson>)
    /// `/practice/lessons/{id}/result?card=`: the result; `card` reports a card that was just made.
    case result(ID<Lesson>, card: MadeCard? = nil)

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .make, .answer, .finish, .delete, .again: true
        case .list, .lesson, .result: false
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        guard let first = path.next() else {
            self = .list(
                page: query.nearest("page", in: .page) ?? 1,
                notice: query["notice"].flatMap { LessonsNotice(rawValue: $0) })
            return
        }
        if first == "make" {
            self = .make
            return
        }
        guard let id = ID<Lesson>(first) else { return nil }
        switch path.next() {
        case nil: self = .lesson(id, at: query.nearest("at", in: .place))
        case "answer": self = .answer(id)
        case "finish": self = .finish(id)
        case "delete": self = .delete(id)
        case "again": self = .again(id)
        case "result": self = .result(id, card: query["card"].flatMap { MadeCard(rawValue: $0) })
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("lessons")
        switch self {
        case .list(let page, let notice):
            link.parameter("page", page == 1 ? nil : page)
            link.parameter("notice", notice?.rawValue)
        case .make: link.segment("make")
        case .lesson(let id, let place):
            link.segment(.id(id))
            link.parameter("at", place)
        case .answer(let id): link.segments(.id(id), "answer")
        case .finish(let id): link.segments(.id(id), "finish")
        case .delete(let id): link.segments(.id(id), "delete")
        case .again(let id): link.segments(.id(id), "again")
        case .result(let id, let card):
            link.segments(.id(id), "result")
            link.parameter("card", card?.rawValue)
        }
    }
}

/// The result of the last action, for the list of lessons to report.
public enum LessonsNotice: String, CaseIterable, Hashable, Sendable {
    case deleted
    /// The language model cannot be reached; its lesson will come when it can.
    case waits
}
