import Formats
import Foundation
import Hummingbird
import Library
import Model
import Pages
import Routes

extension Site {
    /// `/practice…`
    func practice(_ path: PracticePath, _ visit: Visit) async throws -> Response {
        switch path {
        case .rooms: .page(PracticePage.page(visit.shell))
        case .grammar(let text, let language): try await grammar(text, language, visit)
        case .askGrammar: try await askForSentence(visit)
        case .stopGrammar: try await stopSentence(visit)
        case .waitGrammar: try await letSentenceWait(visit)
        case .translate(let path): try await translate(path, visit)
        case .lessons(let path): try await lessons(path, visit)
        case .dailyWords(let path): try await dailyWords(path, visit)
        case .picture(let path): try await picture(path, visit)
        }
    }

    private func grammar(_ text: String, _ language: Language?, _ visit: Visit) async throws -> Response {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let text = String(String.UnicodeScalarView(trimmed.unicodeScalars.prefix(GrammarPage.limit)))
        var model = GrammarPage.Model(text: text, language: language)
        let spoken = language ?? guessLanguage(of: text) ?? .chinese
        model.isIncomplete =
            spoken == .japanese ? desk.japanese == nil : desk.lexicon?.segmentationTables == nil
        if !text.isEmpty {
            let explanation = try await desk.texts.explain(text, in: spoken)
            model.explanation = explanation
            try await addNatural(to: &model, explanation, visit)
        }
        return .page(GrammarPage.page(model, visit.shell))
    }
}
