import Foundation
import Grammar
import LanguageModel
import Model
import Models
import Practice
import Storage

extension Reader {
    /// Returns whether the question about a sentence is in the queue.
    public func isWaiting(for explanation: GrammarExplanation) throws(StorageError) -> Bool {
        try isWaiting(for: .grammar, summary: WaitingRequest.summary(of: explanation.text))
    }
}

/// Natural translations by a language model, matched with the words of the original.
extension TranslationDesk {
    private struct Reply: Decodable {
        struct Piece: Decodable {
            var text: String
            var word: Int?
        }

        struct Example: Decodable {
            var sentence: String
            var translation: String
        }

        var natural: [Piece]
        var grammarPoints: [String]
        var examples: [Example]
    }

    /// Asks a language model for the meaning of a whole sentence. Asking again gives another translation.
    ///
    /// - Throws: `ModelError`, `StorageError`.
    public func naturalTranslation(
        of explanation: GrammarExplanation, at now: Timestamp
    ) async throws -> NaturalTranslation {
        let question = Self.question(explanation)
        let wasAnswered = try await models.remembered(question, for: .grammar, at: now) != nil
        let model = try await models.model(for: .grammar, remembers: !wasAnswered, at: now)
        return try Self.natural(try await model.validReply(to: question, preamble: Preamble.strict))
    }

    /// Returns an earlier translation of a sentence without asking a model; nil if there is none, or only an old one.
    public func rememberedTranslation(
        of explanation: GrammarExplanation, at now: Timestamp
    ) async throws -> NaturalTranslation? {
        let reply = try await models.remembered(Self.question(explanation), for: .grammar, at: now)
        return try reply.map { try Self.natural($0) }
    }

    /// Queues the question until a model is reachable; the answer is then remembered.
    public func enqueueTranslation(
        of explanation: GrammarExplanation, _ id: ID<WaitingRequest>, at now: Timestamp
    ) async throws {
        try await models.enqueue(
            WaitingPayload(Self.question(explanation), preamble: Preamble.strict), id, for: .grammar,
            summary: explanation.text, at: now)
    }

    private static func question(_ explanation: GrammarExplanation) -> ChatRequest {
        let language = explanation.language == .japanese ? "Japanese" : "Chinese"
        let words = explanation.words.compactMap { word in
            word.number.map { "\($0) \(word.token.text)" + (word.gloss.map { " = \($0)" } ?? "") }
        }
        let count = max(1, words.count)
        let schema = JSONSchema.object([
            .init(
                "natural",
                .array(
                    of: .object([
                        .init("text", .string(atMost: 400)), .init("word", .orNull(.integer(1...count))),
                    ]), count: 1...(2 * count + 20))),
            .init("grammarPoints", .array(of: .string(atMost: 600), count: 0...6)),
            .init(
                "examples",
                .array(
                    of: .object([
                        .init("sentence", .string(atMost: 200)), .init("translation", .string(atMost: 400)),
                    ]), count: 0...4)),
        ])
        let system = """
            You explain \(language) to a learner, in English. Reply with one JSON object:
            natural: the translation of the sentence as one would say it in English, cut into pieces in the order of the \
            English sentence; word is the number of the \(language) word that a piece renders, or null.
            grammarPoints: up to four short notes on the grammar of this sentence.
            examples: up to two other short \(language) sentences with the same grammar, each with its translation.
            """
        let text = explanation.text + "\n\n" + words.joined(separator: "\n")
        return ChatRequest(
            [
                ChatMessage(.system, system),
                .material("Explain this sentence. Behind it stand its words with their numbers.", text),
            ], temperature: 0.2, schema: schema)
    }

    private static func natural(_ reply: ChatReply) throws(ModelError) -> NaturalTranslation {
        let text = JSONSchema.unfenced(reply.text)
        guard let read = try? JSONDecoder().decode(Reply.self, from: Data(text.utf8)) else {
            throw .invalidReply(SchemaFault(.notJSON), tries: 1)
        }
        return NaturalTranslation(
            pieces: read.natural.map { NaturalTranslation.Piece(text: $0.text, number: $0.word) },
            points: read.grammarPoints, examples: read.examples.map { GrammarExample($0.sentence, $0.translation) },
            model: reply.model)
    }
}
