import Foundation
import Model

extension JSONSchema {
    /// Parses a schema in JSON Schema notation, as far as Glossa supports it.
    ///
    /// - Parameter text: An object with `type`, and with `properties` and `required`, `items`, `enum`, `minLength` and
    ///   the like. Members are in the order of `required`; each must be required.
    /// - Throws: The place of anything that Glossa cannot check.
    public init(reading text: String) throws(SchemaFault) {
        guard JSONExtent(text.utf8).isShallow,
            let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        else {
            throw SchemaFault(.notJSON)
        }
        try self.init(value, at: "")
    }

    private init(_ value: JSONValue, at path: String) throws(SchemaFault) {
        guard case .object(let rules) = value else {
            throw SchemaFault(.wrongType(expected: .object, found: value.type), at: path)
        }
        func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
        func integer(_ name: String) -> Int? {
            if case .integer(let number)? = rules[name] { number } else { nil }
        }
        func number(_ name: String) -> Double? {
            if case .number(let number)? = rules[name] { number } else { integer(name).map(Double.init) }
        }
        let (type, isNullable) = try Self.type(rules["type"], at: place("type"))
        let schema: JSONSchema
        switch type {
        case .string:
            if case .array(let choices)? = rules["enum"] {
                schema = .choice(choices.compactMap { if case .string(let text) = $0 { text } else { nil } })
            } else {
                schema = .string(allowsEmpty: (integer("minLength") ?? 0) < 1, atMost: integer("maxLength"))
            }
        case .integer: schema = .integer(Self.range(integer("minimum"), integer("maximum"), .min, .max))
        case .number: schema = .number(Self.range(number("minimum"), number("maximum"), -.infinity, .infinity))
        case .boolean: schema = .boolean
        case .array:
            guard let items = rules["items"] else { throw SchemaFault(.missing, at: place("items")) }
            let least = max(0, integer("minItems") ?? 0)
            schema = .array(
                of: try JSONSchema(items, at: place("items")), count: least...max(least, integer("maxItems") ?? 1000))
        case .object:
            guard case .object(let properties)? = rules["properties"] else {
                throw SchemaFault(.missing, at: place("properties"))
            }
            var names: [String] = []
            if case .array(let required)? = rules["required"] {
                names = required.compactMap { if case .string(let name) = $0 { name } else { nil } }
            }
            guard Set(names) == Set(properties.keys) else { throw SchemaFault(.notAllowed, at: place("required")) }
            var members: [Member] = []
            for name in names {
                guard let property = properties[name] else { throw SchemaFault(.missing, at: place(name)) }
                members.append(Member(name, try JSONSchema(property, at: place(name))))
            }
            schema = .object(members)
        case .null: throw SchemaFault(.notAllowed, at: place("type"))
        }
        self = isNullable ? .orNull(schema) : schema
    }

    /// The type, and whether null is allowed instead.
    private static func type(_ value: JSONValue?, at path: String) throws(SchemaFault) -> (JSONType, Bool) {
        let names: [JSONValue]
        switch value {
        case .array(let list)?: names = list
        case let value?: names = [value]
        case nil: throw SchemaFault(.missing, at: path)
        }
        let types = names.compactMap { name -> JSONType? in
            if case .string(let text) = name { JSONType(rawValue: text) } else { nil }
        }
        let others = types.filter { $0 != .null }
        guard types.count == names.count, others.count == 1 else { throw SchemaFault(.notAllowed, at: path) }
        return (others[0], types.count > 1)
    }

    private static func range<Bound: Comparable>(
        _ least: Bound?, _ most: Bound?, _ lowest: Bound, _ highest: Bound
    ) -> ClosedRange<Bound>? {
        guard least != nil || most != nil else { return nil }
        let (least, most) = (least ?? lowest, most ?? highest)
        return least <= most ? least...most : least...least
    }
}

/// A schema is encoded as its JSON Schema text.
extension JSONSchema: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do throws(SchemaFault) {
            try self.init(reading: try Self.text(container))
        } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no schema: \(error)")
        }
    }

    private static func text(_ container: any SingleValueDecodingContainer) throws(SchemaFault) -> String {
        guard let text = try? container.decode(String.self) else { throw SchemaFault(.notJSON) }
        return text
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
