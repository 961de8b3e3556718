import Hummingbird
import Pages
import Routes

extension Site {
    /// `/practice…`
    func practice(_ path: PracticePath, _ visit: Visit) async throws -> Response {
        switch path {
        case .rooms: .page(PracticePage.page(visit.shell))
        case .grammar(let text, let language): try await grammar(text, language, visit)
        case .explainGrammar: try await explainGrammar(visit)
        case .askGrammar: try await askForSentence(visit)
        case .waitGrammar: try await letSentenceWait(visit)
        case .translate(let path): try await translate(path, visit)
        case .lessons(let path): try await lessons(path, visit)
        case .dailyWords(let path): try await dailyWords(path, visit)
        case .picture(let path): try await picture(path, visit)
        }
    }
}
