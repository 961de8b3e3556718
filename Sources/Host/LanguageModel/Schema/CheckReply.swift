import Foundation
import Model

extension JSONSchema {
    /// The greatest nesting depth of a reply; anything deeper is rejected.
    private static let maximumDepth = 64

    /// Checks a reply strictly against the schema, except that the whole of it may be in a Markdown code fence.
    ///
    /// - Parameter reply: The model's reply.
    /// - Returns: The value in the reply.
    /// - Throws: The place where the reply first violates the schema.
    @discardableResult
    public func check(_ reply: String) throws(SchemaFault) -> JSONValue {
        let text = Self.unfenced(reply)
        let extent = JSONExtent(text.utf8)
        guard extent.depth <= Self.maximumDepth, extent.isOfAReply,
            let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        else { throw SchemaFault(.notJSON) }
        try check(value, at: "")
        return value
    }

    /// The JSON in a reply: the reply itself, without the Markdown code fence around it, if any.
    public static func unfenced(_ reply: String) -> String {
        let text = reply.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.hasPrefix("```"), text.hasSuffix("```"), text.utf8.count >= 6,
            let line = text.firstIndex(where: \.isNewline)
        else { return text }
        // The opening fence may be followed by the name of a language, and nothing else.
        let name = text[text.index(text.startIndex, offsetBy: 3)..<line]
        let content = text[line...].dropLast(3)
        guard name.allSatisfy({ $0.isLetter || $0 == " " || $0 == "\r" }), !content.contains("```") else { return text }
        return content.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func check(_ value: JSONValue, at path: String) throws(SchemaFault) {
        switch (self, value) {
        case (.string(let allowsEmpty, let atMost), .string(let text)):
            guard allowsEmpty || text.contains(where: { !$0.isWhitespace }) else { throw SchemaFault(.empty, at: path) }
            if let atMost, text.unicodeScalars.count > atMost { throw SchemaFault(.tooLong, at: path) }
        case (.choice(let choices), .string(let text)):
            guard choices.contains(text) else { throw SchemaFault(.notAllowed, at: path) }
        case (.integer(let range), .integer(let number)):
            guard range?.contains(number) ?? true else { throw SchemaFault(.notAllowed, at: path) }
        case (.number(let range), .integer(let number)):
            guard range?.contains(Double(number)) ?? true else { throw SchemaFault(.notAllowed, at: path) }
        case (.number(let range), .number(let number)):
            guard range?.contains(number) ?? true else { throw SchemaFault(.notAllowed, at: path) }
        case (.boolean, .boolean): return
        case (.array(let element, let count), .array(let values)):
            guard values.count >= count.lowerBound else {
                if values.isEmpty { throw SchemaFault(.empty, at: path) }
                throw SchemaFault(.missing, at: "\(path)[\(values.count)]")
            }
            guard values.count <= count.upperBound else { throw SchemaFault(.tooLong, at: path) }
            for (index, value) in values.enumerated() { try element.check(value, at: "\(path)[\(index)]") }
        case (.object(let members), .object(let values)): try check(members, values, at: path)
        case (.orNull, .null): return
        case (.orNull(let schema), _): try schema.check(value, at: path)
        default: throw SchemaFault(.wrongType(expected: type, found: value.type), at: path)
        }
    }

    private func check(_ members: [Member], _ values: [String: JSONValue], at path: String) throws(SchemaFault) {
        func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
        for member in members {
            guard let value = values[member.name] else { throw SchemaFault(.missing, at: place(member.name)) }
            try member.schema.check(value, at: place(member.name))
        }
        let known = Set(members.map(\.name))
        if let extra = values.keys.filter({ !known.contains($0) }).min() {
            // Limit the length of text that the model invented.
            throw SchemaFault(.extra, at: place(String(extra.prefix(40))))
        }
    }

    private var type: JSONType {
        switch self {
        case .string, .choice: .string
        case .integer: .integer
        case .number: .number
        case .boolean: .boolean
        case .array: .array
        case .object: .object
        case .orNull(let schema): schema.type
        }
    }
}
