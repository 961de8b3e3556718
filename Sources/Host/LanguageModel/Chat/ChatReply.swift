/// Tokens that a request took: what endpoints count, and charge for.
public struct TokenCount: Hashable, Sendable, Codable {
    /// Tokens of the question.
    public var prompt: Int
    /// Tokens of the answer.
    public var completion: Int
    /// Whether Glossa had to estimate them, because the endpoint did not say.
    public var isEstimated: Bool

    public init(prompt: Int, completion: Int, isEstimated: Bool = false) {
        self.prompt = prompt
        self.completion = completion
        self.isEstimated = isEstimated
    }

    public var total: Int {
        let (sum, overflows) = prompt.addingReportingOverflow(completion)
        return overflows ? .max : sum
    }

    /// An estimate from the texts: four bytes of ASCII to a token, and every other character a token of its own.
    static func estimate(_ request: ChatRequest, reply: String) -> TokenCount {
        TokenCount(
            prompt: request.messages.reduce(0) { $0 + tokens(in: $1.text) + 4 }, completion: tokens(in: reply),
            isEstimated: true)
    }

    private static func tokens(in text: String) -> Int {
        var plain = 0
        var others = 0
        for scalar in text.unicodeScalars {
            if scalar.isASCII { plain += 1 } else { others += 1 }
        }
        return (plain + 3) / 4 + others
    }
}

/// What a language model answered.
public struct ChatReply: Hashable, Sendable, Codable {
    public var text: String
    /// The model that answered, as the endpoint names it.
    public var model: String
    public var tokens: TokenCount
    /// Whether the answer ends because it reached the limit of its length.
    public var isCutShort: Bool

    public init(text: String, model: String, tokens: TokenCount, isCutShort: Bool = false) {
        self.text = text
        self.model = model
        self.tokens = tokens
        self.isCutShort = isCutShort
    }
}

/// A piece of an answer that comes word by word.
public enum ChatPiece: Hashable, Sendable {
    /// The next words.
    case text(String)
    /// The end, with the whole answer. Nothing comes after it; a stream without it was broken off.
    case end(ChatReply)
}
