import Foundation
import LanguageModel
import Model

/// A lesson as written by a language model. Every field is present, and empty if the kind does not use it.
struct LessonReply: Decodable, Sendable {
    struct Explanation: Decodable, Sendable {
        var heading: String
        var text: String
        var examples: [Example]
    }

    struct Example: Decodable, Sendable {
        var sentence: String
        var translation: String
    }

    struct Pair: Decodable, Sendable {
        var left: String
        var right: String
    }

    struct Task: Decodable, Sendable {
        var kind: Exercise.Kind
        /// The question, the word or the situation; for a gap the whole sentence.
        var text: String
        /// The passage that the question is about.
        var passage: String
        /// For a choice, the choices; for an order, the other sentences that its words form.
        var choices: [String]
        /// The right choice, the word of the gap, or the whole sentence.
        var answer: String
        /// For an order, the sentence in pieces.
        var pieces: [String]
        /// For a match, the pairs.
        var pairs: [Pair]
        var translation: String
        /// The words that it trains, in dictionary form.
        var words: [String]
    }

    struct Question: Decodable, Sendable {
        var question: String
        var answer: String
    }

    var title: String
    var explanations: [Explanation]
    var exercises: [Task]
    var practiceQuestions: [Question]

    /// The required shape of a reply.
    static let schema: JSONSchema = {
        let free = JSONSchema.string(allowsEmpty: true, atMost: 1000)
        let example = JSONSchema.object([
            .init("sentence", .string(atMost: 300)), .init("translation", .string(allowsEmpty: true, atMost: 300)),
        ])
        let task = JSONSchema.object([
            .init("kind", .choice(Exercise.Kind.allCases.map(\.rawValue))), .init("text", free), .init("passage", free),
            .init("choices", .array(of: .string(atMost: 300), count: 0...6)),
            .init("answer", .string(allowsEmpty: true, atMost: 300)),
            .init("pieces", .array(of: .string(atMost: 100), count: 0...12)),
            .init(
                "pairs",
                .array(
                    of: .object([.init("left", .string(atMost: 100)), .init("right", .string(atMost: 200))]),
                    count: 0...8)),
            .init("translation", .string(allowsEmpty: true, atMost: 300)),
            .init("words", .array(of: .string(atMost: 60), count: 0...8)),
        ])
        return .object([
            .init("title", .string(atMost: 80)),
            .init(
                "explanations",
                .array(
                    of: .object([
                        .init("heading", .string(atMost: 80)), .init("text", .string(atMost: 1500)),
                        .init("examples", .array(of: example, count: 0...4)),
                    ]), count: 0...8)),
            .init("exercises", .array(of: task, count: 1...40)),
            .init(
                "practiceQuestions",
                .array(
                    of: .object([.init("question", .string(atMost: 300)), .init("answer", .string(atMost: 300))]),
                    count: 0...8)),
        ])
    }()
}

extension LessonReply {
    /// Returns nil for anything that ``schema`` would reject.
    init?(json: String) {
        guard JSONExtent(json.utf8).isOfAReply,
            let reply = try? JSONDecoder().decode(Self.self, from: Data(json.utf8))
        else { return nil }
        self = reply
    }
}
