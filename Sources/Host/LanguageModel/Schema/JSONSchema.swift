/// The shape of a reply: a subset of JSON Schema that endpoints can enforce and Glossa checks itself.
///
/// Every member of an object is required, and no others are allowed.
///
/// ```swift
/// let schema = JSONSchema.object([
///     .init("word", .string()), .init("meanings", .array(of: .string(), count: 1...20)),
///     .init("level", .orNull(.integer(1...6))),
/// ])
/// let value = try schema.check(reply.text)
/// ```
public indirect enum JSONSchema: Hashable, Sendable {
    /// A string. One of whitespace only counts as empty.
    case string(allowsEmpty: Bool = false, atMost: Int? = nil)
    /// One of these strings.
    case choice([String])
    /// A number without a fraction.
    case integer(ClosedRange<Int>? = nil)
    case number(ClosedRange<Double>? = nil)
    case boolean
    /// A list with the given number of elements.
    case array(of: JSONSchema, count: ClosedRange<Int> = 0...1000)
    case object([Member])
    /// The given schema, or null.
    case orNull(JSONSchema)

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var schema: JSONSchema

        public init(_ name: String, _ schema: JSONSchema) {
            self.name = name
            self.schema = schema
        }
    }

    /// The schema in JSON Schema notation; equal schemas have equal texts.
    public var text: String { json(isNullable: false) }

    private func json(isNullable: Bool) -> String {
        func type(_ name: String, _ more: [(String, String)] = []) -> String {
            let name = JSONText.string(name)
            return JSONText.object([("type", isNullable ? JSONText.array([name, "\"null\""]) : name)] + more)
        }
        switch self {
        case .string(let allowsEmpty, let atMost):
            var limits: [(String, String)] = []
            if !allowsEmpty { limits.append(("minLength", "1")) }
            if let atMost { limits.append(("maxLength", "\(atMost)")) }
            return type("string", limits)
        case .choice(let choices):
            let values = choices.map(JSONText.string) + (isNullable ? ["null"] : [])
            return type("string", [("enum", JSONText.array(values))])
        case .integer(let range):
            return type(
                "integer", range.map { [("minimum", "\($0.lowerBound)"), ("maximum", "\($0.upperBound)")] } ?? [])
        case .number(let range):
            let bounds = range.map { [("minimum", $0.lowerBound), ("maximum", $0.upperBound)] } ?? []
            return type("number", bounds.filter { $0.1.isFinite }.map { ($0.0, "\($0.1)") })
        case .boolean: return type("boolean")
        case .array(let element, let count):
            return type(
                "array",
                [
                    ("items", element.text), ("minItems", "\(count.lowerBound)"), ("maxItems", "\(count.upperBound)"),
                ])
        case .object(let members):
            return type(
                "object",
                [
                    ("properties", JSONText.object(members.map { ($0.name, $0.schema.text) })),
                    ("required", JSONText.array(members.map { JSONText.string($0.name) })),
                    ("additionalProperties", "false"),
                ])
        case .orNull(let schema): return schema.json(isNullable: true)
        }
    }
}
