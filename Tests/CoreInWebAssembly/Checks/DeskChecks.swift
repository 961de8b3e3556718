import Model
import PagedSQLite
import Storage

/// The database of one learner, on SQLite over a block of pages: the desk of a browser.
struct CheckedDesk {
    static let start = Timestamp(milliseconds: 1_773_000_000_000)
    let database: PagedDatabase
    let learner = ID<Learner>(high: 0x019C_CF09_0200_7001, low: 0x9E37_79B9_7F4A_7C15)

    init() throws(StorageError) {
        database = try PagedDatabase(at: Self.start)
        let learner = learner
        try database.write(learner, at: Self.start) { transaction throws(StorageError) in
            try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, ?, ?)", [transaction.owner, "", 0],
                changes: .upsert(.learner, learner))
        }
    }

    /// A moment, in seconds since ``start``.
    static func later(_ seconds: Int64) -> Timestamp { start.advanced(bySeconds: seconds) }
}

/// Checks of verbs over a learner's rows. Static members would not do: in Embedded mode a class cannot call those of a
/// protocol.
protocol DeskChecks {
    var desk: CheckedDesk { get }
}

extension DeskChecks {
    /// Eight hours ahead of UTC.
    var day: LearnerDay { LearnerDay(LocalClock(offset: 28_800), .review) }

    func read<Value>(_ body: (Reader) throws(StorageError) -> Value) throws(StorageError) -> Value {
        try desk.database.read(desk.learner, body)
    }

    /// - Parameter seconds: Since ``CheckedDesk/start``.
    @discardableResult
    func write<Value>(
        at seconds: Int64 = 0, _ body: (Transaction) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try desk.database.write(desk.learner, at: CheckedDesk.later(seconds), body)
    }

    /// The message with which a verb declines; empty if it does not.
    func refusal(_ body: (Transaction) throws(StorageError) -> Void) throws(StorageError) -> String {
        do throws(StorageError) {
            try write(body)
            return ""
        } catch {
            guard case .declined(let declined) = error else { throw error }
            return declined.description
        }
    }

    /// The rows that statements find, as text. Each statement has the learner as its only argument.
    func rows(_ statements: String...) throws(StorageError) -> String {
        try read { reader throws(StorageError) in
            var text = ""
            for sql in statements {
                for row in try reader.rows(sql, [reader.owner]) {
                    for value in row.values {
                        switch value {
                        case .integer(let integer): text += "\(integer) "
                        case .real(let real): text += "\(real) "
                        case .text(let string): text += string + " "
                        case .null, .blob: text += "- "
                        }
                    }
                    text += "\n"
                }
            }
            return text
        }
    }
}
