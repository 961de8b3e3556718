import Model

/// What stands under `/practice`.
public enum PracticePath: Hashable, Sendable {
    /// `/practice`: what one can practise.
    case rooms
    /// `/practice/grammar?text=…&language=…`: a sentence taken apart; the language is guessed where it is not given.
    case grammar(text: String = "", language: Language? = nil)
    /// `/practice/dose…`: today's words.
    case dose(DosePath = .card())
    /// `/practice/picture…`: words for what a picture shows.
    case picture(PicturePath = .form)

    /// Whether it changes something and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .rooms, .grammar: false
        case .dose(let path): path.isAction
        case .picture(let path): path.isAction
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .rooms
        case "grammar":
            self = .grammar(text: query.text("text"), language: query["language"].flatMap { Language(rawValue: $0) })
        case "dose":
            guard let dose = DosePath(&path, query) else { return nil }
            self = .dose(dose)
        case "picture":
            guard let picture = PicturePath(&path, query) else { return nil }
            self = .picture(picture)
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
        case .dose(let path): path.print(into: &link)
        case .picture(let path): path.print(into: &link)
        }
    }
}
