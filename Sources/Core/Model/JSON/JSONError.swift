/// A text that is not JSON, or a JSON value that does not have the expected form.
///
/// The description says where, and never contains a value, so that it can be logged.
public struct JSONError: Error, Hashable, Sendable {
    /// What is wrong with the text or the value.
    public enum Kind: Hashable, Sendable {
        /// A byte that cannot stand in this place.
        case unexpectedByte
        /// The text ends before the value does.
        case unexpectedEnd
        /// A string that is not UTF-8, or an escape that is not a Unicode scalar.
        case invalidText
        /// An integer that exceeds 64 bits, or a real number that exceeds a `Double`.
        case outOfRange
        /// Lists and objects nested more deeply than ``JSONExtent/deepest``.
        case tooDeep
        /// A member that must be present.
        case missing
        case wrongType(expected: JSONType, found: JSONType)
        /// A text or number that is not one of the possible values.
        case notAllowed
    }

    public let kind: Kind
    /// The names and indices that lead to the value: `cards[2].schedule.due`; empty for the whole text.
    public private(set) var path: String
    /// The byte at which parsing stopped, from 0; nil if the text is JSON.
    public let offset: Int?

    /// Creates an error of a parsed value.
    public init(_ kind: Kind, at path: String = "") {
        self.kind = kind
        self.path = path
        offset = nil
    }

    /// Creates an error of a text that is not JSON.
    init(_ kind: Kind, offset: Int) {
        self.kind = kind
        path = ""
        self.offset = offset
    }

    /// The same error as seen from the object that has the value as a member.
    public func inMember(_ name: String) -> JSONError {
        var error = self
        error.path = path.isEmpty || path.utf8.first == UInt8(ascii: "[") ? name + path : name + "." + path
        return error
    }

    /// The same error as seen from the list that has the value as an element.
    public func inElement(_ index: Int) -> JSONError {
        var error = self
        let place = "[" + String(index) + "]"
        error.path = path.isEmpty || path.utf8.first == UInt8(ascii: "[") ? place + path : place + "." + path
        return error
    }
}

extension JSONError: CustomStringConvertible {
    /// The fault and its place: "no value at cards[2].due".
    public var description: String {
        let fault: String
        switch kind {
        case .unexpectedByte: fault = "text that is not JSON"
        case .unexpectedEnd: fault = "JSON that is not complete"
        case .invalidText: fault = "a string that is not Unicode"
        case .outOfRange: fault = "a number that is too large"
        case .tooDeep: fault = "JSON that is nested too deeply"
        case .missing: fault = "no value"
        case .wrongType(let expected, let found): fault = found.rawValue + " instead of " + expected.rawValue
        case .notAllowed: fault = "an unknown value"
        }
        if let offset { return fault + " at byte " + String(offset) }
        return path.isEmpty ? fault : fault + " at " + path
    }
}
