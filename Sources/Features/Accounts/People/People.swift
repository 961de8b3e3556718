import Model
import Storage

extension AccountsDesk {
    /// Returns all accounts, the oldest first.
    public func accounts() async throws -> [Account] {
        try await database.readAcrossLearners { try $0.accounts() }
    }

    /// Returns the learners one of whose devices was used since a moment.
    public func learners(usedSince moment: Timestamp) async throws -> [ID<Learner>] {
        try await database.readAcrossLearners { reader in
            try reader.rows(
                "SELECT DISTINCT learner_id FROM access WHERE used_at >= ? ORDER BY learner_id", [SQLValue(moment)]
            ).map { row throws(StorageError) in try row.id("learner_id") }
        }
    }

    /// Returns the account of a name.
    ///
    /// - Throws: ``AccountError/notFound``, ``AccountError/impossibleName(_:)``, `StorageError`.
    public func account(named text: String) async throws -> Account {
        let name = try AccountName(text)
        guard let learner = try await database.readAcrossLearners({ try $0.learner(named: name) }),
            let account = try await account(of: learner)
        else { throw AccountError.notFound }
        return account
    }

    /// What an administrator changes of an account; nil leaves it as it is.
    public struct Change: Sendable {
        public var isAdministrator: Bool?
        /// Whether it is closed: nobody can sign in to it, and its data stay.
        public var isClosed: Bool?

        public init(isAdministrator: Bool? = nil, isClosed: Bool? = nil) {
            self.isAdministrator = isAdministrator
            self.isClosed = isClosed
        }
    }

    /// Changes an account. Closing it signs out every device and program.
    ///
    /// - Throws: ``AccountError/lastAdministrator``, ``AccountError/notFound``, `StorageError`.
    public func change(_ learner: ID<Learner>, _ change: Change, at now: Timestamp) async throws {
        let all = try await accounts()
        guard let account = all.first(where: { $0.learner == learner }) else { throw AccountError.notFound }
        let loses = change.isAdministrator == false || change.isClosed == true
        let others = all.filter { $0.isAdministrator && $0.closedAt == nil && $0.learner != learner }
        if account.isAdministrator, loses, others.isEmpty { throw AccountError.lastAdministrator }
        let closedAt = change.isClosed.map { $0 ? account.closedAt ?? now : nil } ?? account.closedAt
        let isAdministrator = change.isAdministrator ?? account.isAdministrator
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                "UPDATE account SET is_administrator = ?, closed_at = ? WHERE learner_id = ?",
                [SQLValue(isAdministrator), SQLValue(closedAt?.milliseconds), transaction.owner],
                changes: .upsert(.account, learner))
            if closedAt != nil { try transaction.endAll(but: nil) }
        }
    }
}
