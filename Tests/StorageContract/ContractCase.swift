import Model
import Storage

/// Something that every engine must do in the same way, told as a few transactions of one learner or two.
///
/// A case runs on an empty database. It compiles to Embedded Swift as well, so that it can run in a browser.
public struct ContractCase: Sendable {
    public let name: String
    public let steps: [ContractStep]

    init(_ name: String, _ steps: ContractStep...) {
        self.name = name
        self.steps = steps
    }
}

/// One transaction of a case.
public struct ContractStep: Sendable {
    /// What the transaction does and expects.
    public enum Body: Sendable {
        case read(@Sendable (Reader, inout Findings) throws(StorageError) -> Void)
        case write(@Sendable (Transaction, inout Findings) throws(StorageError) -> Void)
    }

    public let learner: ID<Learner>
    public let body: Body
    /// The error with which the transaction must end; nil if it succeeds.
    public let error: StorageError?

    static func read(
        as learner: ID<Learner> = .first, failing error: StorageError? = nil,
        _ body: @Sendable @escaping (Reader, inout Findings) throws(StorageError) -> Void
    ) -> ContractStep {
        ContractStep(learner: learner, body: .read(body), error: error)
    }

    static func write(
        as learner: ID<Learner> = .first, failing error: StorageError? = nil,
        _ body: @Sendable @escaping (Transaction, inout Findings) throws(StorageError) -> Void
    ) -> ContractStep {
        ContractStep(learner: learner, body: .write(body), error: error)
    }

    /// Compares how the transaction ended with how it should have.
    ///
    /// - Parameter found: Nil if it succeeded.
    public func judge(_ found: StorageError?, _ findings: inout Findings) {
        switch (error, found) {
        case (nil, nil): return
        case (nil, let found?): findings.faults.append("it failed: \(found.description)")
        case (let error?, nil): findings.faults.append("it did not fail: \(error.description)")
        // Not every engine names the table.
        case (.constraint(let wanted, nil)?, .constraint(let found, _)?):
            findings.expect(found == wanted, "another constraint failed: \(found.rawValue)")
        case (let error?, let found?):
            if error != found {
                findings.faults.append("it failed otherwise: \(found.description) and not \(error.description)")
            }
        }
    }
}

/// What a case found wrong.
public struct Findings: Sendable {
    public internal(set) var faults: [String] = []

    public init() {}

    mutating func expect(_ holds: Bool, _ subject: String) {
        if !holds { faults.append(subject) }
    }

    mutating func expect(_ found: [String], _ right: [String], _ subject: String) {
        if found != right { faults.append(subject + ": " + found.joined(separator: ", ")) }
    }
}

/// The moment of every transaction in a case.
public let contractTime = Timestamp(milliseconds: 1_700_000_000_000)

extension ID {
    static func sample(_ number: UInt64) -> ID { ID(at: contractTime, random: (0, number)) }
    static var first: ID { sample(1) }
    static var second: ID { sample(2) }
}

extension Transaction {
    func addLearner() throws(StorageError) {
        try run(
            "INSERT INTO learner (id, name, created_at) VALUES (?, ?, ?)", [SQLValue(learner), "", SQLValue(time)],
            changes: .upsert(.learner, learner))
    }

    static let insertBook = """
        INSERT INTO book (id, learner_id, title, language, source, fingerprint, page_count, scalar_count,
            created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    static let insertPassage = """
        INSERT INTO passage (book_id, learner_id, number, chapter, text) VALUES (?, ?, ?, ?, ?)
        """

    func bookValues(_ book: ID<Book>, _ title: String) -> [SQLValue] {
        [SQLValue(book), SQLValue(learner), SQLValue(title), "zh", "paste", "f", 1, 10, SQLValue(time), SQLValue(time)]
    }

    func addBook(_ book: ID<Book>, title: String = "故乡") throws(StorageError) {
        try run(Self.insertBook, bookValues(book, title), changes: .upsert(.book, book))
    }

    func mark(_ word: String, times: Int = 1) throws(StorageError) {
        try run(
            """
            INSERT INTO mark (learner_id, language, word, status, times_marked, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, language, word)
            DO UPDATE SET times_marked = excluded.times_marked, updated_at = excluded.updated_at
            """,
            [owner, "zh", SQLValue(word), "difficult", SQLValue(times), SQLValue(time), SQLValue(time)],
            changes: .upsert(.mark, "zh", word))
    }
}

extension Reader {
    func texts(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [String] {
        var texts: [String] = []
        for row in try rows(sql, arguments) { texts.append(try row.text(0)) }
        return texts
    }

    func count(_ table: String) throws(StorageError) -> Int {
        try first("SELECT COUNT(*) AS total FROM \(table) WHERE learner_id = ?", [owner])?.integer("total") ?? -1
    }

    /// The learner's log: "1 upsert learner …".
    func log(of learner: ID<Learner>) throws(StorageError) -> [String] {
        var lines: [String] = []
        for logged in try changes(of: learner, after: 0, limit: 100) {
            let change = logged.change
            lines.append("\(logged.sequence) \(change.kind.rawValue) \(change.entity.rawValue) \(change.key)")
        }
        return lines
    }
}
