import Cryptography
import Model
import Storage

/// An invitation that can still be used.
struct OpenInvitation: Sendable {
    let id: ID<Invitation>
    /// Who invites.
    let inviter: ID<Learner>
    /// The learner whose desk it opens, if it is for the owner of the machine.
    let owner: ID<Learner>?
}

extension AccountsDesk {
    /// Seconds for which an invitation can be used: a week.
    public static let invitationLifetime: Int64 = 7 * 86_400

    /// Writes an invitation.
    ///
    /// - Parameters:
    ///   - note: Whom it is for.
    ///   - inviter: Who must be an administrator when it is saved.
    /// - Returns: The invitation, and the text for its link, which is known only now.
    /// - Throws: ``AccountError/impossibleLabel``, ``AccountError/notAdministrator``, `StorageError`.
    public func invite(
        _ note: String, by inviter: ID<Learner>, at now: Timestamp
    ) async throws -> (invitation: Invitation, token: AccessToken) {
        let note = try Label.checked(note)
        return try await invite(note, by: inviter, forOwner: false, at: now)
    }

    /// Writes the invitation with which the owner of the machine makes the first account, for the desk that is there already.
    ///
    /// - Parameter owner: The learner of the desk.
    /// - Returns: Nil if there is an account already.
    /// - Throws: `StorageError`.
    public func inviteOwner(_ owner: ID<Learner>, at now: Timestamp) async throws -> AccessToken? {
        guard try await database.readAcrossLearners({ try $0.accounts() }).isEmpty else { return nil }
        return try await invite("", by: owner, forOwner: true, at: now).token
    }

    private func invite(
        _ note: String, by inviter: ID<Learner>, forOwner isForOwner: Bool, at now: Timestamp
    ) async throws -> (invitation: Invitation, token: AccessToken) {
        let invitation = Invitation(
            id: newID(at: now), note: note, createdAt: now, endsAt: now.advanced(bySeconds: Self.invitationLifetime))
        let token = AccessToken(of: invitation.id, of: inviter, random: random)
        try await database.write(inviter, at: now) { transaction in
            if !isForOwner {
                try transaction.requireAdministrator(inviter)
            } else {
                // The latest link is the only one.
                _ = try transaction.runDerived(
                    "DELETE FROM invitation WHERE learner_id = ? AND is_for_owner = 1", [transaction.owner])
            }
            _ = try transaction.run(
                """
                INSERT INTO invitation (id, learner_id, is_for_owner, note, digest, created_at, ends_at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    SQLValue(invitation.id), transaction.owner, SQLValue(isForOwner), .text(note), .blob(token.digest),
                    SQLValue(now), SQLValue(invitation.endsAt),
                ], changes: .upsert(.invitation, invitation.id))
        }
        return (invitation, token)
    }

    /// Whether the text of an invitation can still be used.
    public func isOpen(_ invitation: String, at now: Timestamp) async throws -> Bool {
        try await openInvitation(invitation, at: now) != nil
    }

    func openInvitation(_ text: String?, at now: Timestamp) async throws -> OpenInvitation? {
        guard let token = text.flatMap({ AccessToken($0) }) else { return nil }
        let id = token.id(of: Invitation.self)
        return try await database.read(token.learner) { reader -> OpenInvitation? in
            guard
                let row = try reader.first(
                    """
                    SELECT digest, is_for_owner FROM invitation
                    WHERE id = ? AND learner_id = ? AND used_at IS NULL AND ends_at > ?
                    """, [SQLValue(id), reader.owner, SQLValue(now)]),
                Secret.equal(try row.blob("digest"), token.digest)
            else { return nil }
            let isForOwner = try row.flag("is_for_owner")
            guard try reader.mayInvite(forOwner: isForOwner) else { return nil }
            return OpenInvitation(id: id, inviter: token.learner, owner: isForOwner ? token.learner : nil)
        }
    }

    /// Marks an invitation as used, of two that use it at once only the first, and only while its inviter may invite.
    ///
    /// - Throws: ``AccountError/noInvitation``, `StorageError`.
    func use(_ invitation: OpenInvitation, at now: Timestamp) async throws {
        let used = try await database.write(invitation.inviter, at: now) { transaction in
            guard try transaction.mayInvite(forOwner: invitation.owner != nil) else { return 0 }
            return try transaction.run(
                "UPDATE invitation SET used_at = ? WHERE id = ? AND learner_id = ? AND used_at IS NULL",
                [SQLValue(now), SQLValue(invitation.id), transaction.owner],
                changes: .upsert(.invitation, invitation.id))
        }
        guard used == 1 else { throw AccountError.noInvitation }
    }

    /// Makes an invitation usable again whose account could not be made.
    func giveBack(_ invitation: OpenInvitation, at now: Timestamp) async throws {
        try await database.write(invitation.inviter, at: now) { transaction in
            _ = try transaction.run(
                "UPDATE invitation SET used_at = NULL WHERE id = ? AND learner_id = ?",
                [SQLValue(invitation.id), transaction.owner], changes: .upsert(.invitation, invitation.id))
        }
    }

    /// Returns the invitations that a learner wrote and that were not used, the newest first.
    public func invitations(of inviter: ID<Learner>, at now: Timestamp) async throws -> [Invitation] {
        try await database.read(inviter) { reader in
            try reader.rows(
                """
                SELECT id, note, created_at, ends_at, used_at FROM invitation
                WHERE learner_id = ? AND is_for_owner = 0 AND used_at IS NULL AND ends_at > ?
                ORDER BY created_at DESC, id DESC
                """, [reader.owner, SQLValue(now)]
            ).map { row throws(StorageError) in
                Invitation(
                    id: try row.id("id"), note: try row.text("note"), createdAt: try row.time("created_at"),
                    endsAt: try row.time("ends_at"), usedAt: try row.optionalTime("used_at"))
            }
        }
    }

    /// Takes an invitation back.
    ///
    /// - Parameter inviter: Who wrote it, and must be an administrator still.
    /// - Throws: ``AccountError/notAdministrator``, ``AccountError/notFound``, `StorageError`.
    public func takeBack(_ invitation: ID<Invitation>, by inviter: ID<Learner>, at now: Timestamp) async throws {
        let removed = try await database.write(inviter, at: now) { transaction in
            try transaction.requireAdministrator(inviter)
            return try transaction.run(
                "DELETE FROM invitation WHERE id = ? AND learner_id = ?", [SQLValue(invitation), transaction.owner],
                changes: .delete(.invitation, invitation))
        }
        guard removed == 1 else { throw AccountError.notFound }
    }
}

extension Reader {
    /// Whether the learner's invitations make accounts: the first account is made once, and others are invited by who is still
    /// an administrator.
    ///
    /// - Parameter isForOwner: Whether the invitation is for the owner of the machine.
    fileprivate func mayInvite(forOwner isForOwner: Bool) throws -> Bool {
        guard let account = try account() else { return isForOwner }
        return !isForOwner && account.isAdministrator && account.closedAt == nil
    }
}
