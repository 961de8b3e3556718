import Model

/// Routes under `/practice`.
public enum PracticePath: Hashable, Sendable {
    /// `/practice`: the practice tools.
    case rooms
    /// `/practice/grammar?text=…&language=…`: analysis of a sentence; without `language`, Glossa detects it.
    case grammar(text: String = "", language: Language? = nil)
    /// `POST /practice/grammar/explain`: analysis of a text that may be too long for a link.
    case explainGrammar
    /// `POST /practice/grammar/ask`: asks a language model to translate the sentence; the sentence's page shows the
    /// progress.
    case askGrammar
    /// `POST /practice/grammar/wait`: queues the question until the network is available.
    case waitGrammar
    /// `/practice/translate…`: the translation chat.
    case translate(TranslatePath = .chat())
    /// `/practice/lessons…`: lessons and their results.
    case lessons(LessonsPath = .list())
    /// `/practice/daily-words…`: the words of a day.
    case dailyWords(DailyWordsPath = .card())
    /// `/practice/picture…`: words for the content of a picture.
    case picture(PicturePath = .form)

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .translate(let path): path.isAction
        case .explainGrammar, .askGrammar, .waitGrammar: true
        case .lessons(let path): path.isAction
        case .dailyWords(let path): path.isAction
        case .picture(let path): path.isAction
        case .rooms, .grammar: false
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .rooms
        case "grammar":
            switch path.next() {
            case nil:
                self = .grammar(
                    text: query.text("text"), language: query["language"].flatMap { Language(rawValue: $0) })
            case "explain": self = .explainGrammar
            case "ask": self = .askGrammar
            case "wait": self = .waitGrammar
            default: return nil
            }
        case "translate":
            guard let translate = TranslatePath(&path, query) else { return nil }
            self = .translate(translate)
        case "lessons":
            guard let lessons = LessonsPath(&path, query) else { return nil }
            self = .lessons(lessons)
        case "daily-words":
            guard let dailyWords = DailyWordsPath(&path, query) else { return nil }
            self = .dailyWords(dailyWords)
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
        case .explainGrammar: link.segments("grammar", "explain")
        case .askGrammar: link.segments("grammar", "ask")
        case .waitGrammar: link.segments("grammar", "wait")
        case .translate(let path): path.print(into: &link)
        case .lessons(let path): path.print(into: &link)
        case .dailyWords(let path): path.print(into: &link)
        case .picture(let path): path.print(into: &link)
        }
    }
}
