import Grammar
import Hummingbird
import Linguistics
import Model
import Models
import Operations
import Pages
import Routes
import Translations

/// The grammar helper. A natural translation is a job for each sentence, so that its page can show progress.
extension Site {
    func grammar(_ text: String, _ chosen: Language?, _ visit: Visit) async throws -> Response {
        let text = GrammarPage.sentence(text)
        let language = context.languageToExplain(text, chosen: chosen)
        let isIncomplete = !desk.texts.canFindWords(in: language)
        guard !text.isEmpty else {
            let model = GrammarPage.Model(language: chosen, isIncomplete: isIncomplete)
            return .page(GrammarPage.page(model, visit.shell))
        }
        let sentence = try await context.explainedSentence(text, in: language)
        var model = GrammarPage.Model(
            sentence.explanation, chosen: chosen, natural: sentence.natural, hasModel: sentence.hasModel,
            isWaiting: sentence.isWaiting, isIncomplete: isIncomplete)
        switch work.sentencesInTranslation.job(Self.job(sentence.explanation))?.state {
        case nil: model.asking = .none
        case .running: model.asking = .running
        case .cancelled: model.asking = .stopped
        case .failed(let error as ModelError): model.asking = .failed(error)
        case .failed(let error): throw error
        case .finished(let natural): model.natural = natural
        }
        return .page(GrammarPage.page(model, visit.shell))
    }

    func askForSentence(_ visit: Visit) async throws -> Response {
        let explanation = try await sentence(visit)
        let name = Self.job(explanation)
        work.sentencesInTranslation.forget(name)
        work.sentencesInTranslation.start(name, named: name, from: true) { [context] _ in
            try await context.translations.naturalTranslation(of: explanation, at: context.now)
        }
        return page(of: explanation)
    }

    func stopSentence(_ visit: Visit) async throws -> Response {
        let explanation = try await sentence(visit)
        work.sentencesInTranslation.cancel(Self.job(explanation))
        return page(of: explanation)
    }

    func letSentenceWait(_ visit: Visit) async throws -> Response {
        let explanation = try await sentence(visit)
        work.sentencesInTranslation.forget(Self.job(explanation))
        try await context.translations.enqueueTranslation(of: explanation, context.newID(), at: visit.now)
        return page(of: explanation)
    }

    private static func job(_ explanation: GrammarExplanation) -> String {
        "\(explanation.language.rawValue) \(explanation.text)"
    }

    /// Returns the form's sentence with its explanation.
    private func sentence(_ visit: Visit) async throws -> GrammarExplanation {
        let form = try await Form(visit.request)
        let text = GrammarPage.sentence(try form.required("text"))
        return try await context.explain(text, in: form.choice("language") { Language(rawValue: $0) })
    }

    private func page(of explanation: GrammarExplanation) -> Response {
        .seeOther(.practice(.grammar(text: explanation.text, language: explanation.language)))
    }
}
