import Cryptography
import Foundation
import Model
import Storage

/// Somebody who has just signed in.
public struct SignedIn: Sendable {
    public var account: Account
    public var access: Access
    /// What the browser or program shows from now on; the only time that it is known.
    public var token: AccessToken
    /// Whether the account was made just now.
    public var isNew = false
}

/// Who asks, as a token shows.
public struct Admitted: Sendable {
    public var account: Account
    public var access: Access
    /// The token that replaces the one shown; nil while that is still good.
    public var renewed: AccessToken?
}

extension AccountsDesk {
    /// Signs in with a name and a password.
    ///
    /// A name that nobody has takes as long as a wrong password, and is told the same. That an account is closed is told to
    /// whoever has its password, alone.
    ///
    /// - Parameters:
    ///   - device: What the learner will know the browser or program by.
    ///   - address: Where the request comes from: an IPv4 or IPv6 address.
    /// - Throws: ``AccountError``, `StorageError`, `LaneError`.
    public func signIn(
        _ name: String, password: String, kind: Access.Kind = .browser, device: String, from address: String,
        at now: Timestamp
    ) async throws -> SignedIn {
        let client = Self.client(address)
        try await count(.address, of: client, at: now)
        guard let name = try? AccountName(name) else {
            _ = try await matches(password, nil)
            throw AccountError.wrongNameOrPassword
        }
        let here = "\(name.key) \(client)"
        try await count(.name, of: here, at: now)
        try await count(.nameAnywhere, of: name.key, at: now)
        let learner = try await database.readAcrossLearners { try $0.learner(named: name) }
        var held: (account: Account, hash: PasswordHash?)?
        if let learner {
            held = try await database.read(learner) { reader in
                try reader.account().map { ($0, try reader.passwordHash()) }
            }
        }
        guard try await matches(password, held?.hash), let held else { throw AccountError.wrongNameOrPassword }
        try await forgive(.name, of: here, at: now)
        guard held.account.closedAt == nil else { throw AccountError.closed }
        let signedIn = try await admit(held.account, kind: kind, device: device, by: .password(held.hash), at: now)
        if let hash = held.hash, hash.isOutdated(cost) {
            let newer = try await self.hash(password)
            try await database.write(held.account.learner, at: now) { transaction in
                // It may have been changed meanwhile.
                if try transaction.passwordHash() == hash { try transaction.setPassword(newer) }
            }
        }
        return signedIn
    }

    /// What admits somebody. It must hold still when the access is saved: hashing a password takes long enough for another to
    /// take its place.
    enum Proof: Sendable {
        /// The password with this digest.
        case password(PasswordHash?)
        /// A browser that is signed in.
        case access(ID<Access>)
        /// What was checked in another way: what a provider says, or that the account was made just now.
        case other
    }

    /// Signs a browser or program in to an account whose owner is known.
    ///
    /// - Parameter isNew: Whether the account was made just now.
    /// - Throws: ``AccountError/closed``, ``AccountError/wrongNameOrPassword`` or ``AccountError/notSignedIn`` if what was
    ///   proven does not hold any more; `StorageError`.
    func admit(
        _ account: Account, isNew: Bool = false, kind: Access.Kind, device: String, by proof: Proof = .other,
        at now: Timestamp
    ) async throws -> SignedIn {
        let id = newID(of: Access.self, at: now)
        let token = AccessToken(of: id, of: account.learner, random: random)
        let access = Access(
            id: id, kind: kind, name: String(device.prefix(80)), createdAt: now, usedAt: now,
            endsAt: kind == .browser ? now.advanced(bySeconds: stay.most) : nil)
        try await database.write(account.learner, at: now) { transaction in
            guard let current = try transaction.account() else { throw AccountError.notFound }
            guard current.closedAt == nil else { throw AccountError.closed }
            switch proof {
            case .password(let hash):
                guard try transaction.passwordHash() == hash else { throw AccountError.wrongNameOrPassword }
            case .access(let access):
                guard try transaction.heldAccess(access) != nil else { throw AccountError.notSignedIn }
            case .other: break
            }
            try transaction.add(access, digest: token.digest)
        }
        return SignedIn(account: account, access: access, token: token, isNew: isNew)
    }

    /// Returns whose token this is, and notes that it was used.
    ///
    /// - Parameter renews: Whether a token in daily use is replaced by a new one; only a request whose answer will surely be
    ///   kept should do so.
    /// - Returns: Nil if it is nobody's, has ended, or its account is closed.
    public func admitted(_ token: AccessToken, renews: Bool, at now: Timestamp) async throws -> Admitted? {
        let id = token.id(of: Access.self)
        let found = try await database.read(token.learner) { reader -> (Account, HeldAccess)? in
            guard let held = try reader.heldAccess(id), let account = try reader.account() else { return nil }
            return (account, held)
        }
        guard let (account, held) = found, account.closedAt == nil, held.opens(token, for: stay, at: now) else {
            return nil
        }
        var renewed: AccessToken?
        if renews, held.access.kind == .browser, held.isNewest(token),
            now.seconds(since: held.renewedAt) >= HeldAccess.renewal
        {
            let newer = AccessToken(of: id, of: token.learner, random: random)
            try await database.write(token.learner, at: now) { try $0.renew(id, digest: newer.digest) }
            renewed = newer
        } else if now.seconds(since: held.access.usedAt) >= HeldAccess.noteEvery
            || (!held.access.wasUsed && now > held.access.createdAt)
        {
            // A disk that is full must not keep a reader out.
            try? await database.write(token.learner, at: now) { try $0.noteUse(of: id) }
        }
        return Admitted(account: account, access: held.access, renewed: renewed)
    }

    /// Returns the devices and programs that are signed in to a learner's account.
    public func accesses(of learner: ID<Learner>) async throws -> [Access] {
        try await database.read(learner) { try $0.accesses() }
    }

    /// Signs a device or program out.
    ///
    /// - Throws: ``AccountError/notFound``, `StorageError`.
    public func signOut(_ access: ID<Access>, of learner: ID<Learner>, at now: Timestamp) async throws {
        guard try await database.write(learner, at: now, { try $0.end(access) }) else { throw AccountError.notFound }
    }

    /// Signs every device out but one, and no program.
    public func signOutOthers(than kept: ID<Access>, of learner: ID<Learner>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.endDevices(but: kept) }
    }

    /// Signs every device and program out.
    public func signOutAll(of learner: ID<Learner>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.endAll(but: nil) }
    }

    /// Makes a token for a program.
    ///
    /// - Parameters:
    ///   - name: What the learner will know it by.
    ///   - access: The browser from which it is made.
    /// - Throws: ``AccountError/impossibleLabel``, ``AccountError/notFound``, ``AccountError/notSignedIn`` if that browser has
    ///   been signed out meanwhile, `StorageError`.
    public func makeToken(
        named name: String, of learner: ID<Learner>, from access: ID<Access>, at now: Timestamp
    ) async throws -> SignedIn {
        let label = try Label.checked(name)
        guard let account = try await account(of: learner) else { throw AccountError.notFound }
        return try await admit(account, kind: .program, device: label, by: .access(access), at: now)
    }

    /// Checks that whoever was admitted still is, and may as much as then: a request may take hours to arrive.
    ///
    /// - Throws: ``AccountError/notSignedIn``, ``AccountError/notAdministrator`` if the account was an administrator's and is no
    ///   more, `StorageError`.
    public func check(_ admitted: Admitted, by token: AccessToken, at now: Timestamp) async throws {
        let found = try await database.read(token.learner) { reader -> (Account, HeldAccess)? in
            guard let held = try reader.heldAccess(admitted.access.id), let account = try reader.account() else {
                return nil
            }
            return (account, held)
        }
        guard let (account, held) = found, account.closedAt == nil, held.opens(token, for: stay, at: now) else {
            throw AccountError.notSignedIn
        }
        guard account.isAdministrator || !admitted.account.isAdministrator else { throw AccountError.notAdministrator }
    }

    /// Returns a learner's account; nil if the learner has none.
    public func account(of learner: ID<Learner>) async throws -> Account? {
        try await database.read(learner) { try $0.account() }
    }
}
