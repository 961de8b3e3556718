import Model

/// A token in the JSON of commands and the API. Offsets count Unicode scalars; unknown values are null.
public struct TokenJSON: Encodable, Sendable {
    private let token: Token

    public init(_ token: Token) {
        self.token = token
    }

    private enum CodingKeys: String, CodingKey {
        case text, start, end, kind, lemma, reading, level, gloss
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(token.text, forKey: .text)
        try container.encode(token.start, forKey: .start)
        try container.encode(token.end, forKey: .end)
        try container.encode(token.kind.name, forKey: .kind)
        try container.encode(token.lemma, forKey: .lemma)
        try container.encode(token.reading, forKey: .reading)
        try container.encode(token.level, forKey: .level)
        try container.encode(token.gloss, forKey: .gloss)
    }
}

extension Token.Kind {
    /// The name in JSON.
    public var name: String {
        switch self {
        case .word: "word"
        case .number: "number"
        case .name: "name"
        case .latin: "latin"
        case .unknown: "unknown"
        case .punctuation: "punctuation"
        case .space: "space"
        }
    }
}
