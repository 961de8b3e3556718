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
                "SELECT DISTINCT learner_id FROM access WHERE used_at >= ? AND kind <> ? ORDER BY learner_id",
                [SQLValue(moment), .text(Access.Kind.reset.rawValue)]
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

    /// Changes an account. Closing it signs out every device and program. Whatever goes on for its learner in a program is that
    /// program's to end.
    ///
    /// - Parameter administrator: Who changes it, and must be an administrator still when it is saved; nil for whoever has the
    ///   machine.
    /// - Throws: ``AccountError/notAdministrator``, ``AccountError/lastAdministrator``, ``AccountError/notFound``,
    ///   `StorageError`.
    public func change(
        _ learner: ID<Learner>, _ change: Change, by administrator: ID<Learner>? = nil, at now: Timestamp
    ) async throws {
        let check: @Sendable (Reader) throws -> Void = { reader in
            if let administrator { try reader.requireAdministrator(administrator) }
            if change.isAdministrator == false || change.isClosed == true {
                try reader.keepAdministrator(besides: learner)
            }
        }
        try await database.write(learner, at: now, after: check) { transaction in
            guard let account = try transaction.account() else { throw AccountError.notFound }
            let closedAt = change.isClosed.map { $0 ? account.closedAt ?? now : nil } ?? account.closedAt
            _ = try transaction.run(
                "UPDATE account SET is_administrator = ?, closed_at = ? WHERE learner_id = ?",
                [
                    SQLValue(change.isAdministrator ?? account.isAdministrator), SQLValue(closedAt?.milliseconds),
                    transaction.owner,
                ], changes: .upsert(.account, learner))
            if closedAt != nil { try transaction.endAll(but: nil) }
        }
    }
}

extension AccountsDesk {
    /// Whether a learner has no place on the server any more: the account is closed, or is gone and the desk was no other than
    /// its own.
    public func isShutOut(_ learner: ID<Learner>) async throws -> Bool {
        try await database.read(learner) { reader in
            if let account = try reader.account() { return account.closedAt != nil }
            return try !reader.isOwner()
        }
    }
}

extension Reader {
    /// Whether the learner has the desk of the machine, which stays when its data and its account go.
    public func isOwner() throws(StorageError) -> Bool {
        try first("SELECT is_owner FROM learner WHERE id = ?", [owner])?.flag("is_owner") ?? false
    }
}

extension Reader {
    /// Checks that a learner looks after the server: an administrator whose account is open. Among the rows of all learners, or
    /// in a transaction of this one; either way what it finds holds until the transaction is saved, because a change of an
    /// account is checked and written in the same ways.
    ///
    /// - Throws: ``AccountError/notAdministrator``, `StorageError`.
    func requireAdministrator(_ learner: ID<Learner>) throws {
        let found = try first(
            "SELECT learner_id FROM account WHERE learner_id = ? AND is_administrator = 1 AND closed_at IS NULL",
            [SQLValue(learner)])
        guard found != nil else { throw AccountError.notAdministrator }
    }

    /// Checks, among the rows of all learners, that the server keeps an administrator if a learner's account goes: an open one
    /// that is not to be deleted. A change that takes an administrator away has it checked in its own transaction
    /// (`Database.write(_:at:after:_:)`), so that of two administrators who leave at once one stays.
    ///
    /// - Throws: ``AccountError/lastAdministrator`` if the account is an administrator's and no other is; `StorageError`.
    public func keepAdministrator(besides learner: ID<Learner>) throws {
        let administrators = try rows(
            """
            SELECT learner_id, CASE WHEN closed_at IS NULL
                AND learner_id NOT IN (SELECT learner_id FROM deletion_request) THEN 1 ELSE 0 END AS stays
            FROM account WHERE is_administrator = 1
            """
        ).map { row throws(StorageError) in
            (learner: try row.id("learner_id", of: Learner.self), stays: try row.flag("stays"))
        }
        guard administrators.contains(where: { $0.learner == learner }) else { return }
        guard administrators.contains(where: { $0.learner != learner && $0.stays }) else {
            throw AccountError.lastAdministrator
        }
    }
}
