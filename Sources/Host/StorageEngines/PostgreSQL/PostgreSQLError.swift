import Storage

extension StorageError {
    /// Creates the error that corresponds to a server error.
    ///
    /// - Parameters:
    ///   - sqlState: The five-character code (PostgreSQL manual, appendix A).
    ///   - message: The primary message.
    ///   - table: The table that the error names, if any.
    init(sqlState: String, message: String, table: String?) {
        switch sqlState {
        case "23505": self = .constraint(.unique, table: table)
        case "23503": self = .constraint(.foreignKey, table: table)
        case "23502": self = .constraint(.notNull, table: table)
        case "23514": self = .constraint(.check, table: table)
        case "25006": self = .writeFromReader
        case "42501": self = .unavailable(reason: "\(message); Glossa needs privileges on its schema and tables")
        case "53100": self = .diskFull
        // Too many connections, lock timeout, serialization failure, deadlock, statement timeout.
        case "53300", "55P03", "40001", "40P01", "57014": self = .busy
        case "XX001", "XX002": self = .corrupted(path: "the PostgreSQL server")
        default: self = Self.named(byClass: sqlState.prefix(2), sqlState, message, table)
        }
    }

    private static func named(
        byClass stateClass: Substring, _ sqlState: String, _ message: String, _ table: String?
    ) -> StorageError {
        switch stateClass {
        case "23": .constraint(.other, table: table)
        // Messages of data exceptions quote the value.
        case "22": .invalidStatement(reason: "data exception \(sqlState)")
        case "25", "26", "34", "42", "54": .invalidStatement(reason: message)
        default: .unavailable(reason: "\(message) (\(sqlState))")
        }
    }
}
