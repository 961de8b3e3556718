/// Why a text is not a valid notebook entry.
public enum EntryFault: Error, Sendable, Hashable {
    /// Not JSON, or not an object.
    case notJSON
    /// A field is missing.
    case missing(String)
    /// The form has no such field.
    case unexpected(String)
    /// The field has the wrong type; expected "a text", "a list of texts" or "an object".
    case mistyped(String, expected: String)
    /// The list is empty or contains an empty text, or the word is empty.
    case empty(String)
    /// The text contains line breaks or other control characters.
    case unprintable(String)
    /// The text exceeds the maximum number of bytes.
    case tooLong(String, most: Int)
}

extension EntryFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notJSON: "it is not a JSON object"
        case .missing(let field): "the field “\(field)” is missing"
        case .unexpected(let field): "there is no field “\(field)”"
        case .mistyped(let field, let expected): "the field “\(field)” must be \(expected)"
        case .empty(let field): "the field “\(field)” is empty"
        case .tooLong(let field, let most): "a text of the field “\(field)” is longer than \(most) bytes"
        case .unprintable(let field): "the field “\(field)” contains characters that cannot be displayed"
        }
    }
}
