import Model

/// A database value: an argument for a `?` or the content of a column.
///
/// Literals convert directly, and a nil optional becomes `.null`:
///
/// ```swift
/// let arguments: [SQLValue] = [SQLValue(book.id), SQLValue(book.title), SQLValue(book.author), 1, nil]
/// ```
public enum SQLValue: Hashable, Sendable {
    /// The absence of a value: NULL.
    case null
    /// An integer: BIGINT.
    case integer(Int64)
    /// A floating-point number: DOUBLE PRECISION. NaN is refused because SQLite cannot store it.
    case real(Double)
    /// UTF-8 text. Text with a NUL character (U+0000) is refused because PostgreSQL cannot store it.
    case text(String)
    /// Bytes: BYTEA.
    case blob([UInt8])

    /// An integer; `.null` for nil.
    public init(_ integer: Int?) {
        self = integer.map { .integer(Int64($0)) } ?? .null
    }

    /// An integer; `.null` for nil.
    public init(_ integer: Int64?) {
        self = integer.map { .integer($0) } ?? .null
    }

    /// A floating-point number; `.null` for nil.
    public init(_ real: Double?) {
        self = real.map { .real($0) } ?? .null
    }

    /// A text; `.null` for nil.
    public init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }

    /// Bytes; `.null` for nil. An empty array is an empty blob, which is not `.null`.
    public init(_ bytes: [UInt8]?) {
        self = bytes.map { .blob($0) } ?? .null
    }

    /// 1 for true and 0 for false.
    public init(_ flag: Bool) {
        self = .integer(flag ? 1 : 0)
    }

    /// An identifier in its canonical form; `.null` for nil.
    public init<Subject>(_ id: ID<Subject>?) {
        self = id.map { .text($0.description) } ?? .null
    }

    /// A compact identifier as its number; `.null` for nil.
    public init<Subject>(_ id: SerialID<Subject>?) {
        self = id.map { .integer($0.value) } ?? .null
    }

    /// A moment as milliseconds since 1970; `.null` for nil.
    public init(_ time: Timestamp?) {
        self = time.map { .integer($0.milliseconds) } ?? .null
    }

    /// The text of a value's form in JSON; nil becomes null.
    public init(json value: (some JSONConvertible)?) {
        self.init(value?.json.encoded())
    }

    /// The name of the value's kind, for messages. Values are personal and never appear in messages.
    package var kind: String {
        switch self {
        case .null: "null"
        case .integer: "integer"
        case .real: "real"
        case .text: "text"
        case .blob: "blob"
        }
    }
}

extension SQLValue: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) { self = .null }
}

extension SQLValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension SQLValue: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self = .real(value) }
}

extension SQLValue: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .text(value) }
}

extension SQLValue: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self = .integer(value ? 1 : 0) }
}
