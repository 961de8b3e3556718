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
    /// `POST /practice/grammar/explain`: leads to the page of a sentence, and shows a text that is too long for a link at
    /// once.
    func explainGrammar(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let text = GrammarPage.sentence(try form.required("text"))
        let language = try form.choice("language") { Language(rawValue: $0) }
        if LearnerContext.isSentence(text) { return .seeOther(.practice(.grammar(text: text, language: language))) }
        return try await grammar(text, language, visit)
    }

    func grammar(_ text: String, _ chosen: Language?, _ visit: Visit) async throws -> Response {
        let text = GrammarPage.sentence(text)
        let language = context.languageToExplain(text, chosen: chosen)
        let isIncomplete = !desk.texts.canFindWords(in: language)
        guard !text.isEmpty else {
            let model = GrammarPage.Model(language: chosen, isIncomplete: isIncomplete)
            return .page(GrammarPage.page(model, visit.shell))
        }
        let sentence: ExplainedSentence
        do { sentence = try await context.explainedSentence(text, in: language) } catch let error as LinguisticsError {
            let (problem, status) = Failure.explain(error)
            let model = GrammarPage.Model(
                text: text, language: chosen, isIncomplete: isIncomplete, problem: problem)
            return .page(GrammarPage.page(model, visit.shell), status: status)
        }
        var model = GrammarPage.Model(
            sentence.explanation, chosen: chosen, natural: sentence.natural, hasModel: sentence.hasModel,
            longestSentence: sentence.longestSentence, isWaiting: sentence.isWaiting, isIncomplete: isIncomplete)
        switch work.jobs.state(of: .sentence(sentence.explanation)) {
        case nil: model.asking = nil
        case .running(let progress): model.asking = .running(progress)
        case .cancelled: model.asking = .cancelled
        case .failed(let error as ModelError): model.asking = .failed(error)
        case .failed(let error): throw error
        case .finished(let natural): model.natural = natural
        }
        return .page(GrammarPage.page(model, visit.shell))
    }

    func askForSentence(_ visit: Visit) async throws -> Response {
        let explanation = try await sentence(visit)
        let (job, place) = (Job.sentence(explanation), page(of: explanation))
        work.jobs.forget(job.name)
        work.jobs.start(job, JobSubject(explanation.text, at: place)) { [context] _ in
            try await context.translations.naturalTranslation(of: explanation, at: context.now)
        }
        return .seeOther(place)
    }

    func letSentenceWait(_ visit: Visit) async throws -> Response {
        let explanation = try await sentence(visit)
        work.jobs.forget(Job.sentence(explanation).name)
        try await context.translations.enqueueTranslation(of: explanation, context.newID(), at: visit.now)
        return .seeOther(page(of: explanation))
    }

    /// Returns the form's sentence with its explanation.
    private func sentence(_ visit: Visit) async throws -> GrammarExplanation {
        let form = try await Form(visit.request)
        let text = GrammarPage.sentence(try form.required("text"))
        return try await context.sentenceToAsk(text, in: form.choice("language") { Language(rawValue: $0) })
    }

    private func page(of explanation: GrammarExplanation) -> Route {
        .practice(.grammar(text: explanation.text, language: explanation.language))
    }
}
