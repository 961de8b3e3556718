import Model

/// What stands under `/practice`.
public enum PracticePath: Hashable, Sendable {
    /// `/practice`: what one can practise.
    case rooms
    /// `/practice/grammar?text=…&language=…`: a sentence taken apart; the language is guessed where it is not given.
    case grammar(text: String = "", language: Language? = nil)
    /// `/practice/lessons…`: lessons, made, done and kept.
    case lessons(LessonsPath = .list())

    /// Whether it changes something and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .lessons(let path): path.isAction
        case .rooms, .grammar: false
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .rooms
        case "grammar":
            self = .grammar(text: query.text("text"), language: query["language"].flatMap { Language(rawValue: $0) })
        case "lessons":
            guard let lessons = LessonsPath(&path, query) else { return nil }
            self = .lessons(lessons)
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("practice")
        switch self {
        case .rooms: break
        case .grammar(let text, let language):
            link.segment("grammar")
            link.parameter("text", text)
            link.parameter("language", language?.rawValue)
        case .lessons(let path): path.print(into: &link)
        }
    }
}
