import Hummingbird
import Linguistics
import Model
import Operations
import Pages
import Routes

/// The grammar helper. A natural translation is a job for each sentence, so that its page can show progress.
extension Site {
    /// `POST /practice/grammar/explain`: leads to the page of a sentence, and shows a text that is too long for a link at
    /// once.
    func explainGrammar(_ visit: Visit) async throws -> Response {
        let (text, language) = try Self.sentence(try await Form(visit.request))
        if LearnerContext.isSentence(text) {
            return .seeOther(.practice(.grammar(text: text.trimmingWhitespace, language: language)))
        }
        return try await grammar(text, language, visit)
    }

    func grammar(_ text: String, _ chosen: Language?, _ visit: Visit) async throws -> Response {
        let text = text.trimmingWhitespace
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
        let model = GrammarPage.Model(
            sentence.explanation, chosen: chosen, natural: sentence.natural, asking: sentence.asking,
            hasModel: sentence.hasModel, longestSentence: sentence.longestSentence, isWaiting: sentence.isWaiting,
            isIncomplete: isIncomplete)
        return .page(GrammarPage.page(model, visit.shell))
    }

    func askForSentence(_ visit: Visit) async throws -> Response {
        let (text, language) = try Self.sentence(try await Form(visit.request))
        return .seeOther(try await context.startTranslation(ofSentence: text, in: language))
    }

    func letSentenceWait(_ visit: Visit) async throws -> Response {
        let (text, language) = try Self.sentence(try await Form(visit.request))
        return .seeOther(try await context.letTranslationWait(ofSentence: text, in: language))
    }

    private static func sentence(_ form: Form) throws -> (text: String, language: Language?) {
        (try form.required("text"), try form.choice("language") { Language(rawValue: $0) })
    }
}
