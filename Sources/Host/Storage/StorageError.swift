import Model

/// What can go wrong between Glossa and its database.
///
/// A description says what happened, what was kept and what to do next. It names tables and columns, never
/// the values in them, so that it can be logged.
public enum StorageError: Error, Hashable, Sendable {
    /// A rule of the schema that a row would have broken.
    public enum Constraint: String, Hashable, Sendable {
        /// Another row has the same key.
        case unique
        /// The row it refers to does not exist.
        case foreignKey = "foreign key"
        /// A value is missing.
        case notNull = "not null"
        /// A value is out of its range.
        case check
        /// A rule that the engine does not name.
        case other
    }

    /// The disk, or the database's share of it, has no room for the write.
    case diskFull
    /// The database's file can be read, and nothing may be written to it.
    case readOnly(path: String)
    /// The database's file was deleted, moved or replaced while it was open: what is written goes nowhere.
    case moved(path: String)
    /// The database's file or one of its pages cannot be read as a database.
    case corrupted(path: String)
    /// The database belongs to another program.
    case foreign(location: String)
    /// The database was written by a newer Glossa: its schema version and the newest this one knows.
    case newerSchema(found: Int64, known: Int64)
    /// The file or the server cannot be reached.
    case unavailable(reason: String)
    /// The connection broke while a transaction was being committed: nobody knows yet whether it was.
    case outcomeUnknown(reason: String)
    /// Another program or transaction held the database for too long.
    case busy
    /// A read was given up because its time was up.
    case timedOut
    /// A row broke a constraint; the table is named where the engine tells it.
    case constraint(Constraint, table: String?)
    /// A statement came through the wrong door: a write from a reader, or anything but one plain statement.
    case refused(reason: String)
    /// A statement that the engine does not accept; a mistake in Glossa.
    case invalidStatement(reason: String)
    /// A column that is missing or holds another kind of value than the code expects.
    case unexpectedValue(column: String, expected: String, found: String)
    /// A change was made in the name of a learner who is not in the database.
    case unknownLearner(ID<Learner>)
    /// The database has been closed, or a reader was used after its transaction had ended.
    case closed

    static let writeFromReader = StorageError.refused(reason: "a write came from a reader")

    /// Whether it is only writing that fails: everything can still be read.
    public var allowsReading: Bool {
        switch self {
        case .diskFull, .readOnly, .moved: true
        default: false
        }
    }

    /// Whether the same request may well succeed a moment later.
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
            "The disk is full. Nothing of this change was saved, everything saved before is kept. "
                + "Free some space and try again."
        case .readOnly(let path):
            "The database at \(path) can be read but not written. Nothing of this change was saved, everything saved "
                + "before is kept. Make the file and its folder writable, then start Glossa again."
        case .moved(let path):
            "The database at \(path) was deleted, moved or replaced while Glossa had it open. This change was not saved; "
                + "what was saved before can still be read. Export everything before you stop Glossa, then put the file "
                + "back and start Glossa again."
        case .corrupted(let path):
            "The database at \(path) is damaged. Glossa has not changed the file. "
                + "Copy it somewhere safe, then restore a backup or recover it with sqlite3's .recover command."
        case .foreign(let location):
            "The database at \(location) belongs to another program. Glossa has not changed it. "
                + "Choose another location for Glossa's data."
        case .newerSchema(let found, let known):
            "The database has schema version \(found), and this Glossa knows versions up to \(known). "
                + "Glossa has not changed it. Update Glossa, or open a backup made by this version."
        case .unavailable(let reason):
            "The database cannot be reached: \(reason). What was saved before is kept, this request was not "
                + "carried out. Check that the file or the server is there, and try again."
        case .outcomeUnknown(let reason):
            "The connection to the database broke while it was saving: \(reason). The change was saved either "
                + "whole or not at all. Reload to see which, and repeat it if it is missing."
        case .busy:
            "The database is busy with another request. Nothing of this change was saved. Try again in a moment."
        case .timedOut:
            "The database took too long to answer, and the request was stopped. Nothing was changed. Ask for less."
        case .constraint(let constraint, let table):
            "The change broke a \(constraint.rawValue) rule\(table.map { " of \($0)" } ?? ""). "
                + "Nothing of it was saved. Reload to see the present state, and try again."
        case .refused(let reason):
            "Glossa refused one of its own statements: \(reason). Nothing of this request was saved. "
                + "This is a mistake in Glossa; please report it."
        case .invalidStatement(let reason):
            "The database did not accept a statement: \(reason). Nothing of this request was saved. "
                + "This is a mistake in Glossa; please report it."
        case .unexpectedValue(let column, let expected, let found):
            "The column \(column) should hold \(expected) and holds \(found). Nothing of this request was saved. "
                + "Check the database's integrity, and report this if it finds nothing."
        case .unknownLearner(let id):
            "There is no learner \(id) in the database. Nothing of this change was saved. "
                + "Sign in again, or create the learner first."
        case .closed:
            "The database has been closed. What was saved is kept. Start Glossa again."
        }
    }
}
