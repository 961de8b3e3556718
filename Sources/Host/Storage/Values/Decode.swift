import Model

// Each getter has a variant whose name begins with "optional"; it returns nil if the column is null.
extension Row {
    /// The text in a column.
    public func text(_ column: Column) throws(StorageError) -> String {
        try required(column, "text", try optionalText(column))
    }

    /// The text in a column; nil if null.
    public func optionalText(_ column: Column) throws(StorageError) -> String? {
        switch try value(column) {
        case .null: nil
        case .text(let text): text
        case let other: throw mismatch(column, "text", other)
        }
    }

    /// The integer in a column.
    public func integer(_ column: Column) throws(StorageError) -> Int {
        try required(column, "integer", try optionalInteger(column))
    }

    /// The integer in a column; nil if null.
    public func optionalInteger(_ column: Column) throws(StorageError) -> Int? {
        guard let integer = try optionalInteger64(column) else { return nil }
        // In WebAssembly an `Int` has 32 bits.
        guard let fitting = Int(exactly: integer) else { throw mismatch(column, "integer", .integer(integer)) }
        return fitting
    }

    /// The integer in a column, with 64 bits everywhere.
    public func integer64(_ column: Column) throws(StorageError) -> Int64 {
        try required(column, "integer", try optionalInteger64(column))
    }

    /// The integer in a column, with 64 bits everywhere; nil if null.
    public func optionalInteger64(_ column: Column) throws(StorageError) -> Int64? {
        switch try value(column) {
        case .null: nil
        case .integer(let integer): integer
        case let other: throw mismatch(column, "integer", other)
        }
    }

    /// A count: the integer in a column, clamped to 0…``mostCounted``.
    ///
    /// Only corruption, or a version of Glossa that did not validate what it stored, produces a value outside that
    /// range. The clamping keeps sums from overflowing.
    public func count(_ column: Column) throws(StorageError) -> Int {
        try required(column, "integer", try optionalCount(column))
    }

    /// A count; nil if the column is null.
    public func optionalCount(_ column: Column) throws(StorageError) -> Int? {
        switch try value(column) {
        case .null: nil
        case .integer(let integer): Int(clamping: min(max(integer, 0), Self.mostCounted))
        case .real(let real): real > 0 ? Int(clamping: Int64(min(real, Double(Self.mostCounted)))) : 0
        case let other: throw mismatch(column, "integer", other)
        }
    }

    /// More than anybody reads, answers or is charged for; millions of such counts still fit in 64 bits.
    public static let mostCounted: Int64 = 1_000_000_000_000

    /// The number in a column, integer or not.
    public func real(_ column: Column) throws(StorageError) -> Double {
        try required(column, "real", try optionalReal(column))
    }

    /// The number in a column, integer or not; nil if null.
    public func optionalReal(_ column: Column) throws(StorageError) -> Double? {
        switch try value(column) {
        case .null: nil
        case .real(let real): real
        case .integer(let integer): Double(integer)
        case let other: throw mismatch(column, "real", other)
        }
    }

    /// The bytes in a column.
    public func blob(_ column: Column) throws(StorageError) -> [UInt8] {
        try required(column, "blob", try optionalBlob(column))
    }

    /// The bytes in a column; nil if null.
    public func optionalBlob(_ column: Column) throws(StorageError) -> [UInt8]? {
        switch try value(column) {
        case .null: nil
        case .blob(let bytes): bytes
        case let other: throw mismatch(column, "blob", other)
        }
    }

    /// Whether the number in a column is nonzero.
    public func flag(_ column: Column) throws(StorageError) -> Bool {
        try integer(column) != 0
    }

    /// The identifier in a column. Its subject is inferred or named: `row.id("book_id", of: Book.self)`.
    public func id<Subject>(_ column: Column, of subject: Subject.Type = Subject.self) throws(StorageError)
        -> ID<Subject>
    {
        try required(column, "identifier", try optionalID(column))
    }

    /// The identifier in a column; nil if null.
    public func optionalID<Subject>(_ column: Column, of subject: Subject.Type = Subject.self) throws(StorageError)
        -> ID<Subject>?
    {
        guard let text = try optionalText(column) else { return nil }
        guard let id = ID<Subject>(text) else { throw mismatch(column, "identifier", .text(text)) }
        return id
    }

    /// The compact identifier in a column.
    public func serialID<Subject>(_ column: Column, of subject: Subject.Type = Subject.self) throws(StorageError)
        -> SerialID<Subject>
    {
        let number = try integer64(column)
        guard let id = SerialID<Subject>(number) else { throw mismatch(column, "identifier", .integer(number)) }
        return id
    }

    /// The moment in a column.
    public func time(_ column: Column) throws(StorageError) -> Timestamp {
        try required(column, "time", try optionalTime(column))
    }

    /// The moment in a column; nil if null.
    public func optionalTime(_ column: Column) throws(StorageError) -> Timestamp? {
        try optionalInteger64(column).map { Timestamp(milliseconds: $0) }
    }

    /// The value in a column that holds JSON.
    public func json<Value: JSONConvertible>(
        _ column: Column, as type: Value.Type = Value.self
    ) throws(StorageError) -> Value {
        try required(column, "text", try optionalJSON(column))
    }

    /// The value in a column that holds JSON; nil if the column is null.
    public func optionalJSON<Value: JSONConvertible>(
        _ column: Column, as type: Value.Type = Value.self
    ) throws(StorageError) -> Value? {
        guard let text = try optionalText(column) else { return nil }
        do throws(JSONError) {
            return try Value(json: try JSON(parsing: text.utf8))
        } catch {
            throw .unexpectedValue(column: label(of: column), expected: "JSON of its form", found: error.description)
        }
    }

    /// The case of an enumeration in a column, which holds its raw value as text: `row.value("language", as:
    /// Language.self)`, or without the type where it can be inferred.
    ///
    /// - Throws: `unexpectedValue` for a raw value that this version of Glossa does not know. A default in its place would
    ///   be written back, or sent to another device, as if the learner had chosen it.
    public func value<Value: RawRepresentable<String>>(_ column: Column, as type: Value.Type = Value.self)
        throws(StorageError) -> Value
    {
        let raw = try text(column)
        guard let value = Value(rawValue: raw) else { throw .unknownValue(column: label(of: column)) }
        return value
    }

    /// The case of an enumeration in a column, which holds its raw value as an integer.
    public func value<Value: RawRepresentable<Int>>(_ column: Column, as type: Value.Type = Value.self)
        throws(StorageError) -> Value
    {
        let raw = try integer(column)
        guard let value = Value(rawValue: raw) else { throw .unknownValue(column: label(of: column)) }
        return value
    }

    /// The case of an enumeration in a column of text; nil if null.
    public func optionalValue<Value: RawRepresentable<String>>(_ column: Column, as type: Value.Type = Value.self)
        throws(StorageError) -> Value?
    {
        try value(column) == .null ? nil : try value(column, as: type)
    }

    private func required<Value>(_ column: Column, _ expected: String, _ value: Value?) throws(StorageError) -> Value {
        guard let value else { throw mismatch(column, expected, .null) }
        return value
    }

    private func mismatch(_ column: Column, _ expected: String, _ found: SQLValue) -> StorageError {
        .unexpectedValue(column: label(of: column), expected: expected, found: found.kind)
    }
}

extension RawRepresentable {
    /// The value of a raw value that was read without a ``Row``, such as from a query of numbers.
    ///
    /// - Throws: `unexpectedValue` for a raw value that this version of Glossa does not know.
    public init(stored raw: RawValue, in column: String) throws(StorageError) {
        guard let value = Self(rawValue: raw) else { throw .unknownValue(column: column) }
        self = value
    }
}
