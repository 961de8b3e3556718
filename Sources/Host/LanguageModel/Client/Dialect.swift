import Model
import Synchronization

/// The variant of the protocol in which a request is written, since endpoints differ.
struct Dialect: Hashable, Sendable {
    /// How a reply of a given shape is requested.
    enum Format: Hashable, Sendable {
        case schema
        case object
        case words

        /// The `response_format`; nil for none.
        func json(_ schema: JSONSchema) -> String? {
            switch self {
            case .schema:
                JSONText.object([
                    ("type", "\"json_schema\""),
                    (
                        "json_schema",
                        JSONText.object([("name", "\"reply\""), ("strict", "true"), ("schema", schema.text)])
                    ),
                ])
            case .object: JSONText.object([("type", "\"json_object\""), ("schema", schema.text)])
            case .words: nil
            }
        }
    }

    var format: Format
    /// False for newer models of some endpoints, which reject a temperature.
    var hasTemperature = true
    /// The name of the token limit, which those models have changed as well.
    var limitName = "max_tokens"

    /// - Parameter output: The profile's setting.
    init(_ output: ModelProfile.StructuredOutput) {
        switch output {
        case .automatic, .schema: format = .schema
        case .object: format = .object
        case .words: format = .words
        }
    }

    /// The dialect to try after an error; nil if the error is not about the dialect.
    ///
    /// - Parameter wantsSchema: Whether the request asks for a reply of a given shape.
    func next(
        after fault: ChatWire.Fault, _ output: ModelProfile.StructuredOutput, wantsSchema: Bool
    ) -> Dialect? {
        var next = self
        if fault.parameter == "temperature", hasTemperature {
            next.hasTemperature = false
        } else if fault.parameter == "max_tokens" || fault.message.contains("max_completion_tokens"),
            limitName == "max_tokens"
        {
            next.limitName = "max_completion_tokens"
        } else if wantsSchema, output == .automatic, format == .schema {
            next.format = .object
        } else if wantsSchema, output == .automatic, format == .object {
            next.format = .words
        } else {
            return nil
        }
        return next
    }
}

/// The dialects that endpoints were found to support, so that this is found out only once.
public final class Dialects: Sendable {
    private let known = Mutex<[String: Dialect]>([:])

    public init() {}

    subscript(profile: ModelProfile) -> Dialect {
        get { known.withLock { $0[Self.key(profile)] } ?? Dialect(profile.structuredOutput) }
        set { known.withLock { $0[Self.key(profile)] = newValue } }
    }

    private static func key(_ profile: ModelProfile) -> String {
        "\(profile.structuredOutput) \(profile.baseURL) \(profile.model)"
    }
}
