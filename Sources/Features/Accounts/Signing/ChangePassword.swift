import Cryptography
import Model
import Storage

extension AccountsDesk {
    /// Changes a learner's own password, and signs every other device and program out.
    ///
    /// - Parameters:
    ///   - old: The password until now, which is asked again.
    ///   - kept: The browser from which it is changed.
    /// - Throws: ``AccountError``, `StorageError`, `LaneError`.
    public func changePassword(
        of learner: ID<Learner>, from old: String, to new: String, keeping kept: ID<Access>?, at now: Timestamp
    ) async throws {
        let held = try await confirm(old, of: learner, at: now)
        try await setPassword(of: learner, from: held, to: new, keeping: kept, at: now)
    }

    /// Asks for a learner's password again before something that somebody who found a browser signed in must not do. An account
    /// without one has nothing to ask for.
    ///
    /// - Throws: As ``confirm(_:of:at:)``.
    public func confirmIfKept(_ password: String, of learner: ID<Learner>, at now: Timestamp) async throws {
        guard try await database.read(learner, { try $0.passwordHash() }) != nil else { return }
        try await confirm(password, of: learner, at: now)
    }

    /// Checks a learner's password before something by which somebody who found a browser signed in could keep the account.
    ///
    /// - Returns: The digest of the password.
    /// - Throws: ``AccountError/wrongPassword``, also of an account without one; ``AccountError/tooManyTries(retryAfter:)``,
    ///   `StorageError`, `LaneError`.
    @discardableResult
    func confirm(_ password: String, of learner: ID<Learner>, at now: Timestamp) async throws -> PasswordHash {
        try await count(.name, of: learner.description, at: now)
        let hash = try await database.read(learner) { try $0.passwordHash() }
        guard try await matches(password, hash), let hash else { throw AccountError.wrongPassword }
        try await forgive(.name, of: learner.description, at: now)
        return hash
    }

    /// Sets a password, as whoever has the machine may.
    ///
    /// - Throws: ``AccountError``, `StorageError`, `LaneError`.
    public func setPassword(of learner: ID<Learner>, to new: String, at now: Timestamp) async throws {
        try await setPassword(of: learner, from: nil, to: new, keeping: nil, at: now)
    }

    /// The one way in which a password is set. Whatever else is signed in is signed out, and links to choose another end.
    ///
    /// - Parameters:
    ///   - held: The password that was asked for, which must still be the account's, as the browser must still be signed in:
    ///     hashing takes long enough for another to have changed it. Nil if none was asked for.
    ///   - reset: The link by which it is chosen, which must still be open; nil for none.
    func setPassword(
        of learner: ID<Learner>, from held: PasswordHash?, to new: String, keeping kept: ID<Access>?,
        by reset: OpenReset? = nil, at now: Timestamp
    ) async throws {
        guard let account = try await account(of: learner) else { throw AccountError.notFound }
        try PasswordRule.check(new, of: try AccountName(account.name))
        let hash = try await self.hash(new)
        let save: @Sendable (Transaction) throws -> Void = { transaction in
            if let reset { try transaction.requireOpen(reset) }
            if let held {
                guard try transaction.passwordHash() == held else { throw AccountError.wrongPassword }
            }
            if let kept {
                guard try transaction.heldAccess(kept) != nil else { throw AccountError.notSignedIn }
            }
            try transaction.setPassword(hash)
            try transaction.endAll(but: kept)
        }
        guard let reset else { return try await database.write(learner, at: now, save) }
        let check: @Sendable (Reader) throws -> Void = { try $0.requireAdministrator(of: reset) }
        try await database.write(learner, at: now, after: check, save)
    }
}
