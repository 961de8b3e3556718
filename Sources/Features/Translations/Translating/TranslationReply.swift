import Foundation
import LanguageModel
import Model
import Models
import Practice

extension TranslationPrompt {
    /// Asks up to three times for a reply of the prompt's shape.
    ///
    /// - Parameter showing: Receives the translated text so far as it arrives; nil to wait for the whole reply.
    /// - Throws: `ModelError`, `StorageError`.
    static func reply(
        to question: ChatRequest, _ model: MeteredModel, showing: ((String) -> Void)?
    ) async throws -> ChatReply {
        guard let showing else { return try await model.validReply(to: question, preamble: Preamble.strict) }
        var fault = SchemaFault(.notJSON)
        for attempt in 1...MeteredModel.tries {
            let asked = attempt == 1 ? question : question.prepending(Preamble.strict)
            let whole = try await streamed(asked, model, showing)
            do throws(SchemaFault) {
                try schema.check(whole.text)
                return whole
            } catch { fault = error }
        }
        throw ModelError.invalidReply(fault, tries: MeteredModel.tries)
    }

    private static func streamed(
        _ question: ChatRequest, _ model: MeteredModel, _ showing: (String) -> Void
    ) async throws -> ChatReply {
        var written = ""
        var shown = ""
        // The length at the last parse. Each parse reads the whole text, so it waits for a certain share of new text.
        var read = 0
        for try await piece in model.stream(question) {
            switch piece {
            case .text(let text):
                written += text
                guard written.utf8.count - read > read / 32 else { continue }
                read = written.utf8.count
                guard let text = PartialJSON.text(of: "translatedText", in: written), text != shown else { continue }
                shown = text
                showing(text)
            case .end(let reply): return reply
            }
        }
        throw ModelError.brokenOff
    }
}

extension Translation {
    /// Returns the turn with a model's reply.
    ///
    /// - Throws: `ModelError.invalidReply` if the reply does not match the schema.
    func filled(by reply: ChatReply) throws(ModelError) -> Translation {
        let text = JSONSchema.unfenced(reply.text)
        guard let read = try? JSONDecoder().decode(TranslationPrompt.Reply.self, from: Data(text.utf8)) else {
            throw .invalidReply(SchemaFault(.notJSON), tries: 1)
        }
        var filled = self
        filled.translatedText = read.translatedText.storable
        filled.modelReading = read.reading.storable
        filled.context = TranslationContext(
            grammarNotes: read.grammarNotes.map(\.storable), culturalNotes: read.culturalNotes.map(\.storable),
            alternativeTranslations: read.alternativeTranslations.map(\.storable), difficulty: read.difficulty)
        filled.origin = .model
        return filled
    }
}
