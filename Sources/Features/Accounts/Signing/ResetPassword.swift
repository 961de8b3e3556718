import Cryptography
import Model
import Storage

/// A link with which a new password can be chosen.
struct OpenReset: Sendable {
    let access: ID<Access>
    /// Who made it.
    let administrator: ID<Learner>
    let account: Account
}

extension AccountsDesk {
    /// Seconds for which a link to choose a new password can be used: a day.
    public static let resetLifetime: Int64 = 86_400

    /// Makes the link with which another learner, who forgot the password, chooses a new one. It replaces an earlier one, and
    /// changes nothing else: until it is used, the password and what is signed in stay.
    ///
    /// - Parameters:
    ///   - learner: Whose password it is for. One's own is changed with the password until now.
    ///   - administrator: Who must be one when it is made, and still when it is used.
    ///   - password: The administrator's, asked for again: somebody who found a browser signed in must not get into every
    ///     account with it.
    /// - Returns: The account, and the text for the link, which is known only now.
    /// - Throws: ``AccountError/wrongPassword``, ``AccountError/tooManyTries(retryAfter:)``, ``AccountError/notAdministrator``,
    ///   ``AccountError/closed``, ``AccountError/notFound``, `StorageError`, `LaneError`.
    public func makeReset(
        of learner: ID<Learner>, by administrator: ID<Learner>, confirmedBy password: String, at now: Timestamp
    ) async throws -> (account: Account, token: AccessToken) {
        guard learner != administrator else { throw AccountError.notFound }
        try await confirmIfKept(password, of: administrator, at: now)
        let id = newID(of: Access.self, at: now)
        let token = AccessToken(of: id, of: learner, random: random)
        let access = Access(
            id: id, kind: .reset, name: administrator.description, createdAt: now, usedAt: now,
            endsAt: now.advanced(bySeconds: Self.resetLifetime))
        let check: @Sendable (Reader) throws -> Void = { try $0.requireAdministrator(administrator) }
        let account = try await database.write(learner, at: now, after: check) { transaction -> Account in
            guard let account = try transaction.account() else { throw AccountError.notFound }
            guard account.closedAt == nil else { throw AccountError.closed }
            // The latest link is the only one.
            try transaction.endResets()
            try transaction.add(access, digest: token.digest)
            return account
        }
        return (account, token)
    }

    /// Returns the account whose password a link is for; nil if the link was used, has ended, was replaced or never was.
    public func accountToReset(_ link: String, at now: Timestamp) async throws -> Account? {
        try await openReset(link, at: now)?.account
    }

    /// Sets a password by a link, which is used with it, and signs every device and program out.
    ///
    /// - Returns: The account.
    /// - Throws: ``AccountError/noReset``, ``AccountError/weakPassword(_:)``, `StorageError`, `LaneError`.
    @discardableResult
    public func setPassword(by link: String, to new: String, at now: Timestamp) async throws -> Account {
        guard let reset = try await openReset(link, at: now) else { throw AccountError.noReset }
        try await setPassword(of: reset.account.learner, from: nil, to: new, keeping: nil, by: reset, at: now)
        return reset.account
    }

    private func openReset(_ link: String, at now: Timestamp) async throws -> OpenReset? {
        guard let token = AccessToken(link) else { return nil }
        let id = token.id(of: Access.self)
        return try await database.read(token.learner) { reader -> OpenReset? in
            guard let held = try reader.heldAccess(id), held.resets(token, at: now),
                let administrator = ID<Learner>(held.access.name), let account = try reader.account(),
                account.closedAt == nil
            else { return nil }
            return OpenReset(access: id, administrator: administrator, account: account)
        }
    }
}

extension Reader {
    /// Checks, among the rows of all learners, that whoever made a link is still an administrator.
    ///
    /// - Throws: ``AccountError/noReset``, `StorageError`.
    func requireAdministrator(of reset: OpenReset) throws {
        do {
            try requireAdministrator(reset.administrator)
        } catch AccountError.notAdministrator {
            throw AccountError.noReset
        }
    }
}

extension Transaction {
    /// Checks that a link can still be used: of two that use it at once only the first does.
    ///
    /// - Throws: ``AccountError/noReset``, `StorageError`.
    func requireOpen(_ reset: OpenReset) throws {
        guard try heldAccess(reset.access) != nil, let account = try account(), account.closedAt == nil else {
            throw AccountError.noReset
        }
    }
}
