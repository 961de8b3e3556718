import Model

/// What stands under `/practice`.
public enum PracticePath: Hashable, Sendable {
    /// `/practice`: what one can practise.
    case rooms
    /// `/practice/grammar?text=…&language=…`: a sentence taken apart; the language is guessed where it is not given.
    case grammar(text: String = "", language: Language? = nil)

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .rooms
        case "grammar":
            self = .grammar(text: query.text("text"), language: query["language"].flatMap { Language(rawValue: $0) })
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("practice")
        guard case .grammar(let text, let language) = self else { return }
        link.segment("grammar")
        link.parameter("text", text)
        link.parameter("language", language?.rawValue)
    }
}
