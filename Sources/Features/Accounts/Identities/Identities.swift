import Model
import OpenID
import Storage

extension Reader {
    /// What the learner is at providers, the oldest first.
    func identities() throws(StorageError) -> [Identity] {
        try rows(
            """
            SELECT id, issuer, subject, label, created_at, used_at FROM identity WHERE learner_id = ?
            ORDER BY created_at, id
            """, [owner]
        ).map { row throws(StorageError) in
            Identity(
                id: try row.id("id"), issuer: try row.text("issuer"), subject: try row.text("subject"),
                label: try row.text("label"), createdAt: try row.time("created_at"), usedAt: try row.time("used_at"))
        }
    }

    /// The learner who signs in with an identity, among all; nil if nobody does.
    func learner(with identity: ProvenIdentity) throws(StorageError) -> ID<Learner>? {
        try first(
            "SELECT learner_id FROM identity WHERE issuer = ? AND subject = ?",
            [.text(identity.issuer), .text(identity.subject)])?.id("learner_id")
    }
}

extension Transaction {
    func insert(_ identity: Identity) throws(StorageError) {
        try run(
            """
            INSERT INTO identity (id, learner_id, issuer, subject, label, created_at, used_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                SQLValue(identity.id), owner, .text(identity.issuer), .text(identity.subject), .text(identity.label),
                SQLValue(identity.createdAt), SQLValue(identity.usedAt),
            ], changes: .upsert(.identity, identity.id))
    }

    func noteUse(of identity: ProvenIdentity) throws(StorageError) {
        _ = try runDerived(
            "UPDATE identity SET used_at = ? WHERE issuer = ? AND subject = ? AND learner_id = ?",
            [SQLValue(time), .text(identity.issuer), .text(identity.subject), owner])
    }

    /// - Returns: Whether there was one.
    func removeIdentity(_ id: ID<Identity>) throws(StorageError) -> Bool {
        try run(
            "DELETE FROM identity WHERE id = ? AND learner_id = ?", [SQLValue(id), owner],
            changes: .delete(.identity, id)) > 0
    }
}

extension AccountsDesk {
    /// Returns what a learner is at providers, the oldest first.
    public func identities(of learner: ID<Learner>) async throws -> [Identity] {
        try await database.read(learner) { try $0.identities() }
    }

    /// Has an identity sign in to a learner's account from now on.
    ///
    /// - Parameter visit: The visit at the provider from which the identity comes, which the learner began by
    ///   ``visitToLink(_:to:password:backTo:at:)``.
    /// - Throws: ``AccountError/unproven`` if the visit is another's or too old, or if the account has a password that was not
    ///   given for it; ``AccountError/identityTaken``, ``AccountError/noProvider``, `StorageError`.
    public func link(
        _ proven: ProvenIdentity, to learner: ID<Learner>, after visit: ProviderVisit, at now: Timestamp
    ) async throws {
        guard visit.linking == learner, now.seconds(since: visit.startedAt) <= ProviderVisit.longest,
            try provider(visit.provider).settings.provider.issuer == proven.issuer
        else { throw AccountError.unproven }
        let holder = try await database.readAcrossLearners { try $0.learner(with: proven) }
        let identity = self.identity(proven, at: now)
        do {
            try await database.write(learner, at: now) { transaction in
                if let password = try transaction.passwordHash(), !visit.isPermitted(by: password) {
                    throw AccountError.unproven
                }
                guard let holder else { return try transaction.insert(identity) }
                guard holder == learner else { throw AccountError.identityTaken }
            }
        } catch StorageError.constraint(.unique, _) {
            throw AccountError.identityTaken
        }
    }

    /// Has an identity no longer sign in to a learner's account.
    ///
    /// - Throws: ``AccountError/lastIdentity`` if the account could not be signed in to any more,
    ///   ``AccountError/notFound``, `StorageError`.
    public func unlink(_ identity: ID<Identity>, of learner: ID<Learner>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { transaction in
            let held = try transaction.identities()
            guard held.contains(where: { $0.id == identity }) else { throw AccountError.notFound }
            // One at a provider that is not set up any more is no way in.
            let staysOpen = held.contains { $0.id != identity && isOffered($0) }
            guard try staysOpen || transaction.passwordHash() != nil else { throw AccountError.lastIdentity }
            guard try transaction.removeIdentity(identity) else { throw AccountError.notFound }
        }
    }

    /// Whether this server signs in with the provider of an identity.
    private func isOffered(_ identity: Identity) -> Bool {
        providers.contains { $0.settings.provider.issuer == identity.issuer }
    }

    /// The row of an identity that is new.
    func identity(_ proven: ProvenIdentity, at now: Timestamp) -> Identity {
        Identity(
            id: newID(at: now), issuer: proven.issuer, subject: proven.subject,
            label: String((proven.email ?? proven.name ?? "").prefix(254)), createdAt: now, usedAt: now)
    }
}
