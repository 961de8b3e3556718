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

    public init(
        name: String, password: String, shownName: String = "", birth: BirthMonth? = nil, invitation: String? = nil
    ) {
        self.name = name
        self.password = password
        self.shownName = shownName
        self.birth = birth
        self.invitation = invitation
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
        if let birth = new.birth, !birth.isOldEnough(on: today) { throw AccountError.tooYoung }
        try await count(.newAccount, of: ClientNetwork(address).text, at: now)
        let invitation = try await openInvitation(new.invitation, at: now)
        guard invitation != nil || admission == .anybody else {
            throw new.invitation == nil ? AccountError.notInvited : AccountError.noInvitation
        }
        let name = try AccountName(new.name)
        let shown = try Label.checked(new.shownName.isEmpty ? String(name.text.prefix(80)) : new.shownName)
        try PasswordRule.check(new.password, of: name)
        let hash = try await self.hash(new.password)
        let account = Account(
            learner: invitation?.owner ?? newID(at: now), name: name.text, shownName: shown,
            isAdministrator: invitation?.owner != nil, createdAt: now, ageConfirmedAt: new.birth.map { _ in now })
        if let invitation { try await use(invitation, at: now) }
        do {
            try await create(account, named: name, hash, isNewLearner: invitation?.owner == nil, at: now)
        } catch {
            if let invitation { try? await giveBack(invitation, at: now) }
            throw error
        }
        return try await admit(account, kind: kind, device: device, at: now)
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

    private func create(
        _ account: Account, named name: AccountName, _ hash: PasswordHash, isNewLearner: Bool, at now: Timestamp
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
            }
        } catch StorageError.constraint(.unique, _) {
            // Somebody else took the name between the question and the answer.
            throw AccountError.nameTaken
        }
    }

    /// Records that a learner is old enough.
    ///
    /// - Throws: ``AccountError/tooYoung``, after which the account should be deleted; `StorageError`.
    public func confirmAge(_ birth: BirthMonth, of learner: ID<Learner>, on today: CalendarDate, at now: Timestamp)
        async throws
    {
        guard birth.isOldEnough(on: today) else { throw AccountError.tooYoung }
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                "UPDATE account SET age_confirmed_at = ? WHERE learner_id = ?", [SQLValue(now), transaction.owner],
                changes: .upsert(.account, learner))
        }
    }

    /// Removes an account made a moment ago by somebody who is too young, with its learner: nothing is kept.
    public func forget(_ learner: ID<Learner>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { transaction in
            // Not recorded: the log goes with the learner.
            _ = try transaction.runDerived("DELETE FROM learner WHERE id = ?", [transaction.owner])
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
