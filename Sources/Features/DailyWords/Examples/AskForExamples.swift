import Foundation
import LanguageModel
import Lexicon
import Linguistics
import Model
import Models
import Storage

/// Sentences in a language model's reply.
private struct SuggestedExamples: Decodable, Sendable {
    struct Sentence: Decodable, Sendable {
        var sentence: String
        var translation: String
    }

    var sentences: [Sentence]

    static let schema = JSONSchema.object([
        .init(
            "sentences",
            .array(
                of: .object([
                    .init("sentence", .string(atMost: 300)), .init("translation", .string(atMost: 400)),
                ]), count: 1...DailyWordsDesk.examplesAsked))
    ])
}

/// The context that a queued request needs when its answer arrives.
private struct ExampleContext: Codable {
    var language: Language
    var word: String
}

/// The result of asking for sentences.
public enum AskedExamples: Hashable, Sendable {
    /// The number of sentences saved; 0 if none of the model's contained the word.
    case made(Int)
    /// Last week's sentences are still valid.
    case kept
    /// The network is unavailable; the request is queued.
    case waiting
}

extension DailyWordsDesk {
    /// The number of sentences to ask for.
    public static let examplesAsked = 3

    /// Asks a language model for sentences that contain a word, unless it did so in the last week.
    ///
    /// Without a network the request waits in the queue.
    ///
    /// - Throws: `ModelError`, including ``ModelError/noProfile``; ``DailyWordsError/impossibleWord``.
    public func askForExamples(
        of word: String, in language: Language, at now: Timestamp
    ) async throws -> AskedExamples {
        let word = word.oneLine
        guard !word.isEmpty, word.unicodeScalars.count <= 40 else { throw DailyWordsError.impossibleWord }
        guard try await !hasKeptExamples(of: word, in: language, at: now) else { return .kept }
        let request = try await request(for: word, language)
        do {
            let model = try await models.model(for: .sentence, remembers: false, at: now)
            let answer = try await model.structured(
                request, as: SuggestedExamples.self, preamble: Preamble.only("sentences"))
            return .made(try await keep(answer.value, for: word, language, at: now))
        } catch let error as ModelError where error.isOffline {
            guard try await !examples(of: word, in: language, at: now).isWaiting else { return .waiting }
            let context = String(
                decoding: try JSONEncoder().encode(ExampleContext(language: language, word: word)), as: UTF8.self)
            try await models.enqueue(
                WaitingPayload(request, preamble: Preamble.only("sentences"), context: context),
                ID(at: now, random: random()), for: .sentence, summary: word, at: now)
            return .waiting
        }
    }

    /// Processes a delayed answer. Repeating the same answer has no effect.
    public func takeExamples(_ answer: AnsweredRequest, at now: Timestamp) async throws {
        let context = Data(answer.payload.context.utf8)
        let text = JSONSchema.unfenced(answer.reply.text)
        // An answer that this version cannot read belongs to another version and stays in the queue's record.
        guard JSONExtent(text.utf8).isOfAReply,
            let about = try? JSONDecoder().decode(ExampleContext.self, from: context),
            let suggested = try? JSONDecoder().decode(SuggestedExamples.self, from: Data(text.utf8))
        else { return }
        try await keep(suggested, for: about.word, about.language, at: now)
    }

    private func request(for word: String, _ language: Language) async throws -> ChatRequest {
        let preferences = try await preferences()
        let level = preferences.language == language ? preferences.level : .beginner
        let entry = texts.lexicon?.teachableEntry(of: word, in: language)
        let limit = ExampleSentence.longest(in: language)
        var task = """
            Write \(Self.examplesAsked) natural sentences with this word, for a learner at \(level.rawValue) level, \
            each of at most \(limit) characters, each with the word in it exactly as it stands below, each using it \
            differently; and translate each into English.
            """
        if let entry { task += " The dictionary says that it means: \(entry.cardMeaning)." }
        return ChatRequest([ChatMessage.material(task, word)], temperature: 0.7, schema: SuggestedExamples.schema)
    }

    /// Saves the usable sentences, replacing older ones.
    @discardableResult
    private func keep(
        _ suggested: SuggestedExamples, for word: String, _ language: Language, at now: Timestamp
    ) async throws -> Int {
        var good: [ExampleSentence] = []
        for suggestion in suggested.sentences {
            let sentence = ExampleSentence(
                suggestion.sentence.oneLine, translation: suggestion.translation.oneLine, source: .model)
            guard sentence.translation.unicodeScalars.count <= ExampleSentence.longestTranslation,
                try await texts.use(of: word, in: sentence.text, language) != nil,
                !good.contains(where: { $0.text == sentence.text })
            else { continue }
            good.append(sentence)
        }
        guard !good.isEmpty else { return 0 }
        let learner = learner
        let rows: [[SQLValue]] = good.enumerated().map { number, sentence in
            [
                SQLValue(learner), SQLValue(language.rawValue), SQLValue(word), SQLValue(number),
                SQLValue(sentence.text), SQLValue(sentence.translation), SQLValue(now),
            ]
        }
        let oldest = now.advanced(bySeconds: -Self.examplesKept)
        try await database.write(learner, at: now) { transaction in
            try transaction.runDerived(
                """
                DELETE FROM example_sentence
                WHERE learner_id = ? AND (made_at <= ? OR language = ? AND word = ?)
                """, [SQLValue(learner), SQLValue(oldest), SQLValue(language.rawValue), SQLValue(word)])
            try transaction.runDerived(
                """
                INSERT INTO example_sentence (learner_id, language, word, number, sentence, translation, made_at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """, each: rows)
        }
        return good.count
    }
}
