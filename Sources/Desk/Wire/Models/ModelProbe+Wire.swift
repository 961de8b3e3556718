import LanguageModel

/// How a model answered a test, in the API.
public struct ModelProbeJSON: Encodable, Sendable {
    var model: String
    var text: String
    var milliseconds: Int

    public init(_ probe: ModelProbe) {
        model = probe.model
        text = probe.text
        milliseconds = probe.milliseconds
    }
}

/// How a model answered a test, as `glossa models test` prints it.
public struct PrintedModelProbe: Encodable, Sendable {
    private let probe: ModelProbe

    public init(_ probe: ModelProbe) { self.probe = probe }

    private enum CodingKeys: String, CodingKey { case tokens }

    public func encode(to encoder: any Encoder) throws {
        try ModelProbeJSON(probe).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(probe.tokens, forKey: .tokens)
    }
}
