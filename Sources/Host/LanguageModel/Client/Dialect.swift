import Model
import Synchronization

/// In which of the ways that endpoints differ a request is written.
struct Dialect: Hashable, Sendable {
    /// How the shape of a reply is asked for.
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
    /// Newer models of some endpoints take no temperature.
    var hasTemperature = true
    /// And they have another name for the limit of the answer's length.
    var limitName = "max_tokens"

    /// - Parameter output: What the profile says.
    init(_ output: ModelProfile.StructuredOutput) {
        switch output {
        case .automatic, .schema: format = .schema
        case .object: format = .object
        case .words: format = .words
        }
    }

    /// The dialect to try after a refusal; nil where the refusal has nothing to do with the dialect.
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

/// The dialects that endpoints were found to speak, so that no request has to find out again.
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
