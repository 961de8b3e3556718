import Model

/// An error between Glossa and its database.
///
/// A description says what happened, what was kept and what to do next. It names tables and columns, never the values
/// in them, so that it can be logged.
public enum StorageError: Error, Hashable, Sendable {
    /// A schema constraint that a row would have violated.
    public enum Constraint: String, Hashable, Sendable {
        /// Another row has the same key.
        case unique
        /// The referenced row does not exist.
        case foreignKey = "foreign key"
        /// A value is missing.
        case notNull = "not null"
        /// A value is out of its range.
        case check
        /// A constraint that the engine does not name.
        case other
    }

    /// The disk, or the database's quota on it, has no room for the write.
    case diskFull
    /// The database file is readable but not writable.
    case readOnly(path: String)
    /// The database file was deleted, moved or replaced while it was open, so writes are lost.
    case moved(path: String)
    /// The database file, or one of its pages, is not readable as a database.
    case corrupted(path: String)
    /// The database belongs to another program.
    case foreign(location: String)
    /// A newer version of Glossa wrote the database: its schema version and the newest that this version knows.
    case newerSchema(found: Int64, known: Int64)
    /// The file or the server cannot be reached.
    case unavailable(reason: String)
    /// It is unknown whether a commit succeeded: the connection broke, or a standby has not confirmed it.
    case outcomeUnknown(reason: String)
    /// Another program or transaction held the database for too long.
    case busy
    /// A read exceeded its time limit.
    case timedOut
    /// A row violated a constraint; the table is named if the engine reports it.
    case constraint(Constraint, table: String?)
    /// A statement that its caller may not run: a write from a reader, or anything but one plain statement.
    case refused(reason: String)
    /// A text has a NUL character (U+0000), which PostgreSQL cannot store; so no engine takes it. It came from outside.
    case nulCharacter
    /// A statement that the engine does not accept; a bug in Glossa.
    case invalidStatement(reason: String)
    /// A column is missing or holds another kind of value than the code expects.
    case unexpectedValue(column: String, expected: String, found: String)
    /// A change names a learner who is not in the database.
    case unknownLearner(ID<Learner>)
    /// A verb declined its request; the database itself is well. Only verbs throw it, see ``declining(_:)``.
    case declined(Declined)
    /// The database has been closed, or a reader was used after its transaction had ended.
    case closed

    /// The server is there, but has other tables than those that this program began to work with, and has in memory what was in
    /// them.
    public static let replaced = StorageError.unavailable(
        reason: "a backup was restored into it since this Glossa began to work with it, which must be started again")

    package static let writeFromReader = StorageError.refused(reason: "a write came from a reader")

    /// A column holds a value of a set, such as a language, that this version of Glossa does not know.
    static func unknownValue(column: String) -> StorageError {
        .unexpectedValue(column: column, expected: "a known value", found: "an unknown one")
    }

    /// Whether only writing fails and everything can still be read.
    public var allowsReading: Bool {
        switch self {
        case .diskFull, .readOnly, .moved: true
        default: false
        }
    }

    /// Whether the same request may succeed a moment later.
    public var isTemporary: Bool {
        switch self {
        case .busy, .unavailable: true
        default: false
        }
    }
}

extension StorageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .diskFull:
            "The disk is full. This change was not saved; everything saved before is intact. "
                + "Free some space and try again."
        case .readOnly(let path):
            "The database at \(path) can be read but not written. This change was not saved; everything saved "
                + "before is intact. Make the file and its folder writable, then start Glossa again."
        case .moved(let path):
            "The database at \(path) was deleted, moved or replaced while Glossa had it open. This change was not "
                + "saved; what was saved before can still be read. Export everything before you stop Glossa, then put "
                + "the file back and start Glossa again."
        case .corrupted(let path):
            "The database at \(path) is damaged. Glossa has not changed the file. "
                + "Copy it somewhere safe, then restore a backup or recover it with sqlite3's .recover command."
        case .foreign(let location):
            "The database at \(location) belongs to another program. Glossa has not changed it. "
                + "Choose another location for Glossa's data."
        case .newerSchema(let found, let known):
            "The database has schema version \(found), but this version of Glossa supports only up to \(known). "
                + "Glossa has not changed it. Update Glossa, or open a backup from this version."
        case .unavailable(let reason):
            "The database cannot be reached: \(reason). Everything saved before is intact; this request was not "
                + "carried out. Check that the file exists, or that the server runs and its address is right, and try again."
        case .outcomeUnknown(let reason):
            "It is not certain that the database has saved the change: \(reason). It was saved either completely or not at "
                + "all. Reload to see which, and repeat it if it is missing."
        case .busy:
            "The database is busy with another request. This change was not saved. Try again in a moment."
        case .timedOut:
            "The database took too long to answer, and the request was stopped. Nothing was changed. Request less data."
        case .constraint(let constraint, let table):
            "The change violated a \(constraint == .other ? "" : "\(constraint.rawValue) ")constraint"
                + "\(table.map { " of \($0)" } ?? ""). "
                + "It was not saved. Reload to see the current state, and try again."
        case .refused(let reason):
            "Glossa refused one of its own statements: \(reason). This request was not saved. "
                + "This is a mistake in Glossa; please report it."
        case .nulCharacter:
            "A text has a NUL character (U+0000), which cannot be stored. Nothing of this request was saved. "
                + "Remove the character, and try again."
        case .invalidStatement(let reason):
            "The database rejected a statement: \(reason). This request was not saved. "
                + "This is a mistake in Glossa; please report it."
        case .unexpectedValue(let column, let expected, let found):
            "The column \(column) should contain \(expected) but contains \(found). This request was not saved. "
                + "Check the database's integrity, and report this if the check finds no errors."
        case .unknownLearner(let id):
            "There is no learner \(id) in the database. This change was not saved. "
                + "Sign in again, or create the learner first."
        case .declined(let declined): declined.description
        case .closed:
            "The database has been closed. Everything saved is intact. Start Glossa again."
        }
    }
}
