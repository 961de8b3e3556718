/// Why a text is no entry of the notebook.
public enum EntryFault: Error, Sendable, Hashable {
    /// Not JSON, or not an object.
    case notJSON
    /// A field is missing.
    case missing(String)
    /// A field that the form does not have.
    case unexpected(String)
    /// A field holds something else than it should: "a text", "a list of texts", "an object".
    case mistyped(String, expected: String)
    /// A list without texts, or with an empty one, or a word that is empty.
    case empty(String)
    /// A text with line breaks or other control characters.
    case unprintable(String)
    /// A text of more bytes than it may have.
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
        case .unprintable(let field): "the field “\(field)” has characters that cannot be shown"
        }
    }
}
