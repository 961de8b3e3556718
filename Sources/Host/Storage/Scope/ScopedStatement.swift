import Model
import Synchronization

/// What is known of a statement's text before it runs; texts that come again are read once.
struct ScopedStatement: Sendable {
    let text: SQLText
    let scope: LearnerScope

    /// Texts that are remembered at once. Lists (`IN (?, ?, …)`) come in many lengths.
    private static let limit = 1024
    private static let known = Mutex<[String: ScopedStatement]>([:])

    /// The statement with a text.
    static func of(_ sql: String) -> ScopedStatement {
        if let statement = known.withLock({ $0[sql] }) { return statement }
        let statement = ScopedStatement(text: SQLText(sql), scope: LearnerScope(sql))
        known.withLock { known in
            if known.count >= limit { known.removeAll(keepingCapacity: true) }
            known[sql] = statement
        }
        return statement
    }

    /// Makes sure that the statement says whose rows it means.
    func checkScope() throws(StorageError) {
        if let table = scope.unscoped.first {
            throw .refused(reason: "a statement about \(table) does not name its learner")
        }
    }

    /// Makes sure that the learner it names is this one.
    ///
    /// - Parameters:
    ///   - arguments: As many as the statement has placeholders.
    ///   - learner: The learner as an argument.
    func check(_ arguments: ArraySlice<SQLValue>, are learner: SQLValue) throws(StorageError) {
        for place in scope.places where arguments[arguments.startIndex + place] != learner {
            throw .refused(reason: "a statement names another learner than its transaction")
        }
    }
}
