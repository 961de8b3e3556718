import Grammar

/// A grammar point in the JSON of commands and the API. Offsets count Unicode scalars.
public struct GrammarPointJSON: Encodable, Sendable {
    private let point: GrammarPoint

    public init(_ point: GrammarPoint) {
        self.point = point
    }

    private enum CodingKeys: String, CodingKey {
        case pattern, start, end, title
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(point.pattern.id, forKey: .pattern)
        try container.encode(point.start, forKey: .start)
        try container.encode(point.end, forKey: .end)
        try container.encode(point.pattern.title, forKey: .title)
    }
}

/// A sentence's explanation in the API. Every field is always present; unknown values are null.
public struct GrammarExplanationJSON: Encodable, Sendable {
    private struct Word: Encodable {
        var text: String
        var start: Int
        var end: Int
        var number: Int?
        var reading: String?
        var gloss: String?

        private enum CodingKeys: String, CodingKey {
            case text, start, end, number, reading, gloss
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(text, forKey: .text)
            try container.encode(start, forKey: .start)
            try container.encode(end, forKey: .end)
            try container.encode(number, forKey: .number)
            try container.encode(reading, forKey: .reading)
            try container.encode(gloss, forKey: .gloss)
        }
    }

    private struct Example: Encodable {
        var sentence: String
        var translation: String
    }

    private struct Point: Encodable {
        var pattern: String
        var start: Int
        var end: Int
        var title: String
        var level: String
        var explanation: String
        var examples: [Example]
    }

    private let text: String
    private let language: String
    private let words: [Word]
    private let points: [Point]

    public init(_ explanation: GrammarExplanation) {
        text = explanation.text
        language = explanation.language.rawValue
        words = explanation.words.filter { $0.token.kind != .space }.map {
            Word(
                text: $0.token.text, start: $0.token.start, end: $0.token.end, number: $0.number,
                reading: $0.token.reading, gloss: $0.gloss)
        }
        points = explanation.points.map { point in
            Point(
                pattern: point.pattern.id, start: point.start, end: point.end, title: point.pattern.title,
                level: point.pattern.levelName, explanation: point.pattern.explanation.english,
                examples: point.pattern.examples.map {
                    Example(sentence: $0.sentence, translation: $0.translation)
                })
        }
    }
}
