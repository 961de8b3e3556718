import Model

#if !hasFeature(Embedded)
import Synchronization
#endif

/// The analysis of a statement's text before it runs; repeated texts are analyzed once.
package struct ScopedStatement: Sendable {
    package let text: SQLText
    let scope: LearnerScope

    /// The maximum number of cached texts. Lists (`IN (?, ?, …)`) come in many lengths.
    private static let limit = 1024
    #if hasFeature(Embedded)
    // WebAssembly has one thread.
    private nonisolated(unsafe) static var known: [String: ScopedStatement] = [:]

    private static func withKnown<Value>(_ body: (inout [String: ScopedStatement]) -> Value) -> Value { body(&known) }
    #else
    private static let known = Mutex<[String: ScopedStatement]>([:])

    private static func withKnown<Value: Sendable>(
        _ body: (inout sending [String: ScopedStatement]) -> sending Value
    ) -> Value { known.withLock(body) }
    #endif

    /// Returns the statement for a text.
    package static func of(_ sql: String) -> ScopedStatement {
        if let statement = withKnown({ $0[sql] }) { return statement }
        let statement = ScopedStatement(text: SQLText(sql), scope: LearnerScope(sql))
        withKnown { known in
            if known.count >= limit { known.removeAll(keepingCapacity: true) }
            known[sql] = statement
        }
        return statement
    }

    /// Throws unless the statement names a learner for each of its tables.
    func checkScope() throws(StorageError) {
        if let table = scope.unscoped.first {
            throw .refused(reason: "a statement about \(table) does not name its learner")
        }
    }

    /// Throws unless the statement names this learner.
    ///
    /// - Parameters:
    ///   - arguments: One for each placeholder of the statement.
    ///   - learner: The learner as an argument.
    func check(_ arguments: ArraySlice<SQLValue>, are learner: SQLValue) throws(StorageError) {
        for place in scope.places where arguments[arguments.startIndex + place] != learner {
            throw .refused(reason: "a statement names a different learner than its transaction")
        }
    }
}
