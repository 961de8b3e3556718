import Foundation
import LanguageModel
import Model
import Models
import Practice
import Storage

/// A turn of the conversation, with the reason if the requested model did not translate it.
public struct Translated: Sendable {
    public var translation: Translation
    public var reason: ModelError?

    public init(_ translation: Translation, reason: ModelError? = nil) {
        self.translation = translation
        self.reason = reason
    }
}

/// A piece of a streamed translation.
public enum TranslationPiece: Sendable {
    /// The whole translated text so far.
    case text(String)
    /// The end: the stored turn. Nothing follows it.
    case end(Translated)
}

extension TranslationDesk {
    /// Translates a text and stores the turn. If no model is available, the turn is stored with glosses from the
    /// dictionaries; if a model is only unreachable, the request waits and is sent later.
    ///
    /// - Throws: ``TranslationError``, `StorageError`, `CancellationError`; a model's errors are in the result's
    ///   reason.
    public func translate(
        _ request: TranslationRequest, _ id: ID<Translation>, at now: Timestamp
    ) async throws -> Translated {
        let question = try await question(request)
        do {
            let model = try await models.model(for: .translation, at: now)
            let reply = try await model.validReply(to: question, preamble: TranslationPrompt.preamble)
            return Translated(try await keep(reply, request, id, at: now))
        } catch let error as ModelError {
            return try await withoutModel(request, question, id, error, at: now)
        }
    }

    /// Translates a text like ``translate(_:_:at:)``, as a stream.
    ///
    /// - Returns: The translated text so far, piece by piece, and then the stored turn; the stream throws the same
    ///   errors. Ending the stream early cancels the request, and nothing is stored.
    public func stream(
        _ request: TranslationRequest, _ id: ID<Translation>, at now: Timestamp
    ) -> AsyncThrowingStream<TranslationPiece, any Error> {
        // Each piece contains the earlier ones, so a slow listener needs only the latest.
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                do {
                    let question = try await question(request)
                    do {
                        let model = try await models.model(for: .translation, at: now)
                        let reply = try await streamed(question, model) { continuation.yield(.text($0)) }
                        continuation.yield(.end(Translated(try await keep(reply, request, id, at: now))))
                    } catch let error as ModelError {
                        let turn = try await withoutModel(request, question, id, error, at: now)
                        continuation.yield(.end(turn))
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Asks up to three times, and yields the translated text as it arrives.
    private func streamed(
        _ question: ChatRequest, _ model: MeteredModel, _ yield: (String) -> Void
    ) async throws -> ChatReply {
        var fault = SchemaFault(.notJSON)
        for attempt in 1...MeteredModel.tries {
            var written = ""
            var shown = ""
            // The length at the last parse. Each parse reads the whole text, so it waits for a certain share of new
            // text.
            var read = 0
            var whole: ChatReply?
            let asked = attempt == 1 ? question : question.prepending(TranslationPrompt.preamble)
            for try await piece in model.stream(asked) {
                switch piece {
                case .text(let text):
                    written += text
                    guard written.utf8.count - read > read / 32 else { continue }
                    read = written.utf8.count
                    guard let text = PartialJSON.text(of: "translatedText", in: written), text != shown else {
                        continue
                    }
                    shown = text
                    yield(text)
                case .end(let reply): whole = reply
                }
            }
            guard let whole else { throw ModelError.brokenOff }
            do throws(SchemaFault) {
                try TranslationPrompt.schema.check(whole.text)
                return whole
            } catch { fault = error }
        }
        throw ModelError.invalidReply(fault, tries: MeteredModel.tries)
    }

    private func question(_ request: TranslationRequest) async throws -> ChatRequest {
        let previous =
            if let told = request.previous { told } else {
                try await database.read(learner) { try $0.lastTurns(like: request) }
            }
        return TranslationPrompt.request(request, previous: previous)
    }

    /// Stores a turn that no model has translated, and queues the question if that may help.
    private func withoutModel(
        _ request: TranslationRequest, _ question: ChatRequest, _ id: ID<Translation>, _ error: ModelError,
        at now: Timestamp
    ) async throws -> Translated {
        if error == .cancelled { throw CancellationError() }
        let waits = error.isOffline
        let translation = Translation(
            id: id, sourceLanguage: request.sourceLanguage, targetLanguage: request.targetLanguage,
            sourceText: request.text, origin: waits ? .waiting : .words, createdAt: now)
        try await keep(translation, at: now)
        if waits {
            // The request has the id of its turn, which links the two.
            try await models.enqueue(
                WaitingPayload(question, preamble: TranslationPrompt.preamble, context: id.description),
                ID(high: id.high, low: id.low), for: .translation, summary: request.text, at: now)
        }
        return Translated(translation, reason: error)
    }

    private func keep(
        _ reply: ChatReply, _ request: TranslationRequest, _ id: ID<Translation>, at now: Timestamp
    ) async throws -> Translation {
        let translation = try Translation(
            id: id, sourceLanguage: request.sourceLanguage, targetLanguage: request.targetLanguage,
            sourceText: request.text, origin: .model, createdAt: now
        ).filled(by: reply)
        try await keep(translation, at: now)
        return translation
    }

    /// Stores the answer to a waiting request in its turn, unless the turn has been deleted since.
    public func take(_ answer: AnsweredRequest, at now: Timestamp) async throws {
        guard let id = ID<Translation>(answer.payload.context) else { return }
        do {
            let turn = try await translation(id)
            guard turn.origin == .waiting else { return }
            try await keep(try turn.filled(by: answer.reply), at: now)
        } catch TranslationError.noSuchTranslation { return }
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
        filled.translatedText = read.translatedText.trimmed
        filled.modelReading = read.reading.trimmed
        filled.context = TranslationContext(
            grammarNotes: read.grammarNotes.map(\.trimmed), culturalNotes: read.culturalNotes.map(\.trimmed),
            alternativeTranslations: read.alternativeTranslations.map(\.trimmed), difficulty: read.difficulty)
        filled.origin = .model
        return filled
    }
}
