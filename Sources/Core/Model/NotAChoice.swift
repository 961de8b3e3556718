/// A text from outside that names none of the values of its field. Nothing was changed.
public struct NotAChoice: Error, Hashable, Sendable {
    /// The name of the field.
    public let field: String
    /// The names of its values.
    public let allowed: [String]

    public init(field: String, allowed: [String]) {
        self.field = field
        self.allowed = allowed
    }

    /// The names of the values, for a message: "zh, ja, en".
    public var list: String { allowed.joined(separator: ", ") }
}

extension NotAChoice: CustomStringConvertible {
    public var description: String {
        "“\(field)” must be one of \(list). Nothing was changed; send one of these."
    }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
    /// Reads a value by its name in a form, a program's request or a command; nil if there is none, or if it is empty.
    ///
    /// - Parameter field: The name of the field, for the error.
    public init?(sent name: String?, _ field: String) throws(NotAChoice) {
        guard let name, !name.isEmpty else { return nil }
        guard let value = Self(rawValue: name) else {
            throw NotAChoice(field: field, allowed: Self.allCases.map { $0.rawValue })
        }
        self = value
    }
}

#if !hasFeature(Embedded)
extension NotAChoice: Codable {}
#endif
