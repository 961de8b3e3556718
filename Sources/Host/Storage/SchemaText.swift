/// What an engine changes in the text of a migration.
package enum SchemaText {
    /// Returns a statement in which a table's 64-bit key is an alias of SQLite's rowid: under the type name INTEGER it
    /// needs no index of its own.
    package static func withRowIDKeys(_ sql: String) -> String {
        guard sql.hasPrefix("CREATE TABLE") else { return sql }
        let key = Array("BIGINT NOT NULL PRIMARY KEY".utf8)
        let bytes = Array(sql.utf8)
        var written: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: key) {
                written += "INTEGER NOT NULL PRIMARY KEY".utf8
                index += key.count
            } else {
                written.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: written, as: UTF8.self)
    }
}

/// How SQLite tells that a row violates a constraint, for the engines that use it.
package enum SQLiteConstraint {
    /// The error for an extended result code (https://www.sqlite.org/rescode.html) and its message, which names the
    /// table: "UNIQUE constraint failed: mark.learner_id, mark.word".
    package static func error(extendedCode: Int32, message: String) -> StorageError {
        let table = table(in: message)
        return switch extendedCode >> 8 {
        case 6, 8: .constraint(.unique, table: table)
        case 3: .constraint(.foreignKey, table: nil)
        case 5: .constraint(.notNull, table: table)
        case 1: .constraint(.check, table: nil)
        default: .constraint(.other, table: nil)
        }
    }

    private static func table(in message: String) -> String? {
        let bytes = Array(message.utf8)
        let mark = Array("failed: ".utf8)
        for start in bytes.indices where bytes[start...].starts(with: mark) {
            let name = bytes[(start + mark.count)...].prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") }
            return String(decoding: name, as: UTF8.self)
        }
        return nil
    }
}
