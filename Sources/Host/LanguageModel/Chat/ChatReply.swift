/// The tokens of a request and its answer, as endpoints count and charge them.
public struct TokenCount: Hashable, Sendable, Codable {
    /// Tokens of the question.
    public var prompt: Int
    /// Tokens of the answer.
    public var completion: Int
    /// Whether Glossa estimated the numbers because the endpoint did not report them.
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

    /// Estimates the tokens of the texts: one for four bytes of ASCII, and one for every other character.
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

/// A language model's answer.
public struct ChatReply: Hashable, Sendable, Codable {
    public var text: String
    /// The model that answered, as the endpoint names it.
    public var model: String
    public var tokens: TokenCount
    /// Whether the answer was cut off at the token limit.
    public var isCutShort: Bool

    public init(text: String, model: String, tokens: TokenCount, isCutShort: Bool = false) {
        self.text = text
        self.model = model
        self.tokens = tokens
        self.isCutShort = isCutShort
    }
}

/// A piece of a streamed answer.
public enum ChatPiece: Hashable, Sendable {
    /// The next words.
    case text(String)
    /// The end, with the whole answer. It is the last piece; a stream without it was interrupted.
    case end(ChatReply)
}
