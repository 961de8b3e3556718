import Grammar
import LanguageModel
import Model
import Models
import Practice
import Storage

/// A piece of a streamed translation.
public enum TranslationPiece: Sendable {
    /// The whole translated text so far.
    case text(String)
    /// The end: the stored turn. Nothing follows it.
    case end(ReadTranslation)
}

extension TranslationDesk {
    /// Translates a text, stores the turn and reads it. If no model is available, the turn is stored with glosses from the
    /// dictionaries; if a model is only unreachable, the request waits and is sent later.
    ///
    /// - Parameter showing: Receives the translated text so far, piece by piece, as the model writes it; nil to wait for
    ///   the whole reply, which may then be one that the model gave to the same question before.
    /// - Throws: `TranslationError`, `StorageError`, and `CancellationError`, in which case nothing is stored; a model's
    ///   errors are in the turn's reason.
    public func translate(
        _ request: TranslationRequest, _ id: ID<Translation>, at now: Timestamp, showing: ((String) -> Void)? = nil
    ) async throws -> ReadTranslation {
        var turn = Translation(
            id: id, sourceLanguage: request.sourceLanguage, targetLanguage: request.targetLanguage,
            sourceText: request.text, origin: .words, createdAt: now)
        let question = try await question(request)
        do {
            let model = try await models.model(for: .translation, at: now)
            let filled = try turn.filled(by: try await TranslationPrompt.reply(to: question, model, showing: showing))
            try await database.write(learner, at: now) { try $0.keep(filled) }
            return try await read(filled)
        } catch let error as ModelError {
            if error == .cancelled { throw CancellationError() }
            if error.isOffline { turn.origin = .waiting }
            try await keep(turn, waitingFor: question, at: now)
            var read = try await read(turn)
            read.reason = error
            return read
        }
    }

    /// Translates a text like ``translate(_:_:at:showing:)``, as a stream.
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
                    let read = try await translate(request, id, at: now) { continuation.yield(.text($0)) }
                    continuation.yield(.end(read))
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func question(_ request: TranslationRequest) async throws -> ChatRequest {
        let previous =
            if let told = request.previous { told } else {
                try await database.read(learner) { try $0.lastTurns(like: request) }
            }
        return TranslationPrompt.request(request, previous: previous)
    }

    /// Stores a turn that no model has translated, and its question if it waits for one.
    private func keep(_ turn: Translation, waitingFor question: ChatRequest, at now: Timestamp) async throws {
        let payload = WaitingPayload(question, preamble: Preamble.strict, context: turn.id.description)
        let stored = turn.origin == .waiting ? try payload.stored() : nil
        try await database.write(learner, at: now) { transaction in
            try transaction.keep(turn)
            guard let stored else { return }
            // The request has the id of its turn, which links the two.
            try transaction.enqueue(
                stored, ID(high: turn.id.high, low: turn.id.low), for: .translation, summary: turn.sourceText)
        }
    }

    /// Stores the answer to a waiting request in its turn, unless the turn has been deleted since.
    public func take(_ answer: AnsweredRequest, at now: Timestamp) async throws {
        guard let id = ID<Translation>(answer.payload.context) else { return }
        do {
            try await database.write(learner, at: now) { transaction in
                let turn = try transaction.translation(id)
                guard turn.origin == .waiting else { return }
                try transaction.keep(try turn.filled(by: answer.reply))
            }
        } catch TranslationError.noSuchTranslation { return }
    }
}
