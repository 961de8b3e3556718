import Cryptography
import Foundation
import Model
import Storage

/// What somebody enters to make an account.
public struct NewAccount: Sendable {
    /// An e-mail address or a name.
    public var name: String
    public var password: String
    /// What to call them; empty for the name.
    public var shownName: String
    /// When they were born; nil if it is asked later.
    public var birth: BirthMonth?
    /// The text of the invitation that they follow; nil for none.
    public var invitation: String?
    /// Whether they are too young by what was said before in the same browser. Then no other answer counts.
    public var wasTooYoung: Bool

    public init(
        name: String, password: String, shownName: String = "", birth: BirthMonth? = nil, invitation: String? = nil,
        wasTooYoung: Bool = false
    ) {
        self.name = name
        self.password = password
        self.shownName = shownName
        self.birth = birth
        self.invitation = invitation
        self.wasTooYoung = wasTooYoung
    }
}

extension AccountsDesk {
    /// Makes an account and signs in to it. Of somebody who is too young nothing is kept.
    ///
    /// - Parameters:
    ///   - today: The day, by which the age is counted.
    ///   - device: What the learner will know the browser or program by.
    ///   - address: Where the request comes from: an IPv4 or IPv6 address.
    /// - Throws: ``AccountError``, `StorageError`, `LaneError`.
    public func signUp(
        _ new: NewAccount, on today: CalendarDate, kind: Access.Kind = .browser, device: String, from address: String,
        at now: Timestamp
    ) async throws -> SignedIn {
        guard !new.wasTooYoung, new.birth?.isOldEnough(on: today) ?? true else { throw AccountError.tooYoung }
        let invitation = try await permission(new.invitation, from: address, at: now)
        let name = try AccountName(new.name)
        let shown = try Label.checked(new.shownName.isEmpty ? String(name.text.prefix(80)) : new.shownName)
        try PasswordRule.check(new.password, of: name)
        let hash = try await self.hash(new.password)
        let account = Account(
            learner: invitation?.owner ?? newID(at: now), name: name.text, shownName: shown,
            isAdministrator: invitation?.owner != nil, createdAt: now, ageConfirmedAt: new.birth.map { _ in now })
        try await using(invitation, at: now) {
            try await create(account, named: name, hash, isNewLearner: invitation?.owner == nil, at: now)
        }
        return try await admit(account, isNew: true, kind: kind, device: device, at: now)
    }

    /// Checks that whoever has this invitation may make an account, and counts what has none.
    ///
    /// An invitation makes one account and was written by an administrator, so it is not counted: a whole class may follow
    /// theirs from one address. What cannot be used is.
    ///
    /// - Parameter address: Where the request comes from.
    /// - Returns: The invitation; nil where none is needed and none that can be used was given.
    /// - Throws: ``AccountError/notInvited``, ``AccountError/noInvitation``, ``AccountError/tooManyTries(retryAfter:)``,
    ///   `StorageError`.
    func permission(
        _ invitation: String?, from address: String, at now: Timestamp
    ) async throws -> OpenInvitation? {
        let client = Self.client(address)
        if invitation != nil {
            // Before it is looked up, so that beyond the limit no guess is told from another.
            try await check(.wrongInvitation, of: client, at: now)
            if let open = try await openInvitation(invitation, at: now) { return open }
            try await count(.wrongInvitation, of: client, at: now)
        }
        guard admission == .anybody else {
            throw invitation == nil ? AccountError.notInvited : AccountError.noInvitation
        }
        try await count(.newAccount, of: client, at: now)
        return nil
    }

    /// Makes an account with an invitation, which stays usable if that fails.
    func using(_ invitation: OpenInvitation?, at now: Timestamp, _ make: () async throws -> Void) async throws {
        if let invitation { try await use(invitation, at: now) }
        do {
            try await make()
        } catch {
            if let invitation { try? await giveBack(invitation, at: now) }
            throw error
        }
    }

    /// Makes an account for somebody, as whoever has the machine may: by command.
    ///
    /// - Parameter learner: The learner whose desk it opens; nil for a new one.
    /// - Throws: ``AccountError``, `StorageError`, `LaneError`.
    @discardableResult
    public func makeAccount(
        _ new: NewAccount, for learner: ID<Learner>?, isAdministrator: Bool, at now: Timestamp
    ) async throws -> Account {
        let name = try AccountName(new.name)
        let shown = try Label.checked(new.shownName.isEmpty ? String(name.text.prefix(80)) : new.shownName)
        try PasswordRule.check(new.password, of: name)
        let account = Account(
            learner: learner ?? newID(at: now), name: name.text, shownName: shown, isAdministrator: isAdministrator,
            createdAt: now, ageConfirmedAt: now)
        try await create(account, named: name, try await hash(new.password), isNewLearner: learner == nil, at: now)
        return account
    }

    /// - Parameters:
    ///   - hash: The digest of the password; nil for none.
    ///   - identity: What signs in to it; nil for nothing but a password.
    func create(
        _ account: Account, named name: AccountName, _ hash: PasswordHash?, with identity: Identity? = nil,
        isNewLearner: Bool, at now: Timestamp
    ) async throws {
        guard try await database.readAcrossLearners({ try $0.learner(named: name) }) == nil else {
            throw AccountError.nameTaken
        }
        do {
            try await database.write(account.learner, at: now) { transaction in
                if isNewLearner {
                    try transaction.run(
                        "INSERT INTO learner (id, name, created_at) VALUES (?, ?, ?)",
                        [transaction.owner, .text(account.shownName), SQLValue(now)],
                        changes: .upsert(.learner, account.learner))
                }
                try transaction.insert(account, key: name.key, hash)
                if let identity { try transaction.insert(identity) }
            }
        } catch StorageError.constraint(.unique, _) {
            // Somebody else took the name, or came with the identity, between the question and the answer.
            throw AccountError.nameTaken
        }
    }

    /// Records that a learner is old enough. It is asked once: a later answer changes nothing.
    ///
    /// - Parameter wasTooYoung: Whether they are too young by what was said before in the same browser.
    /// - Throws: ``AccountError/tooYoung``, after which the account should be forgotten; `StorageError`.
    public func confirmAge(
        _ birth: BirthMonth, wasTooYoung: Bool = false, of learner: ID<Learner>, on today: CalendarDate,
        at now: Timestamp
    ) async throws {
        guard try await account(of: learner)?.ageConfirmedAt == nil else { return }
        guard !wasTooYoung, birth.isOldEnough(on: today) else { throw AccountError.tooYoung }
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                "UPDATE account SET age_confirmed_at = ? WHERE learner_id = ?", [SQLValue(now), transaction.owner],
                changes: .upsert(.account, learner))
        }
    }

    /// Removes an account made a moment ago by somebody who is too young, with its learner: nothing is kept. A desk that was
    /// there before the account stays, without it. An account whose learner was old enough stays, too: it is deleted by request,
    /// with a week's grace.
    public func forget(_ learner: ID<Learner>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { transaction in
            guard let account = try transaction.account(), account.ageConfirmedAt == nil else { return }
            let made: Timestamp? = account.createdAt
            // Not recorded: the log goes with the learner.
            _ = try transaction.runDerived(
                "DELETE FROM learner WHERE id = ? AND created_at = ? AND is_owner = 0",
                [transaction.owner, SQLValue(made?.milliseconds)])
            for table in ["identity", "access", "account"] {
                _ = try transaction.runDerived("DELETE FROM \(table) WHERE learner_id = ?", [transaction.owner])
            }
        }
    }
}

extension Transaction {
    func insert(_ account: Account, key: String, _ hash: PasswordHash?) throws(StorageError) {
        try run(
            """
            INSERT INTO account (
                learner_id, name, shown_name, password, is_administrator, created_at, age_confirmed_at
            ) VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                owner, .text(key), .text(account.shownName), SQLValue(hash?.text), SQLValue(account.isAdministrator),
                SQLValue(account.createdAt), SQLValue(account.ageConfirmedAt?.milliseconds),
            ], changes: .upsert(.account, learner))
    }

    func setPassword(_ hash: PasswordHash) throws(StorageError) {
        try run(
            "UPDATE account SET password = ? WHERE learner_id = ?", [.text(hash.text), owner],
            changes: .upsert(.account, learner))
    }
}
