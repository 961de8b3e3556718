import Grammar
import Hummingbird
import Library
import Model
import Models
import Pages
import Routes
import Translations

/// Natural translations for the grammar helper: a job for each sentence, so that its page can show progress.
extension Site {
    private static func job(_ explanation: GrammarExplanation) -> String {
        "\(explanation.language.rawValue) \(explanation.text)"
    }

    /// Returns the form's sentence with its explanation.
    private func sentence(_ visit: Visit) async throws -> GrammarExplanation {
        let form = try await Form(visit.request)
        let text = String(String.UnicodeScalarView(try form.required("text").unicodeScalars.prefix(GrammarPage.limit)))
        let language = try form.choice("language") { Language(rawValue: $0) } ?? .chinese
        return try await desk.texts.explain(text, in: language)
    }

    private func page(of explanation: GrammarExplanation) -> Response {
        .seeOther(.practice(.grammar(text: explanation.text, language: explanation.language)))
    }

    func askForSentence(_ visit: Visit) async throws -> Response {
        let explanation = try await sentence(visit)
        let translations = context.translations
        let name = Self.job(explanation)
        // Asking again requests another translation.
        let wasAnswered = try await translations.rememberedTranslation(of: explanation, at: visit.now) != nil
        let now = visit.now
        work.sentencesInTranslation.forget(name)
        work.sentencesInTranslation.start(name, named: name, from: true) { _ in
            try await translations.naturalTranslation(of: explanation, remembers: !wasAnswered, at: now)
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

    /// Adds a language model's translation of the sentence, or the option to request one, to the page.
    func addNatural(to model: inout GrammarPage.Model, _ explanation: GrammarExplanation, _ visit: Visit) async throws {
        let translations = context.translations
        model.hasModel = try await !translations.models.profiles().isEmpty
        model.natural = try await translations.rememberedTranslation(of: explanation, at: visit.now)
        let summary = String(explanation.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(80))
        model.isWaiting = try await translations.models.waitingRequests().contains {
            $0.task == .grammar && $0.state == .waiting && $0.summary == summary
        }
        switch work.sentencesInTranslation.job(Self.job(explanation))?.state {
        case nil: model.asking = .none
        case .running: model.asking = .running
        case .cancelled: model.asking = .stopped
        case .failed(let error as ModelError): model.asking = .failed(error)
        case .failed(let error): throw error
        case .finished(let natural): model.natural = natural
        }
    }
}
