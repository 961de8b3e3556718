import Model
import OpenID
import Storage

extension AccountsDesk {
    /// What comes with an identity that nobody has signed in with before.
    public struct Newcomer: Sendable {
        /// What to call them; empty for what the provider calls them.
        public var shownName: String
        /// When they were born; nil if it is asked later.
        public var birth: BirthMonth?
        /// The text of the invitation that they follow; nil for none.
        public var invitation: String?
        /// Whether they are too young by what was said before in the same browser. Then no other answer counts.
        public var wasTooYoung: Bool

        public init(
            shownName: String = "", birth: BirthMonth? = nil, invitation: String? = nil, wasTooYoung: Bool = false
        ) {
            self.shownName = shownName
            self.birth = birth
            self.invitation = invitation
            self.wasTooYoung = wasTooYoung
        }
    }

    /// Signs in with an identity. Nobody's makes an account, for whoever was invited or where anybody may.
    ///
    /// An account is found by the identity alone: an e-mail address says nothing of who may open an account of the same name.
    ///
    /// - Parameters:
    ///   - today: The day, by which the age is counted.
    ///   - device: What the learner will know the browser or program by.
    ///   - address: Where the request comes from.
    /// - Throws: ``AccountError``, `StorageError`.
    public func signIn(
        with proven: ProvenIdentity, as newcomer: Newcomer = Newcomer(), on today: CalendarDate, device: String,
        from address: String, at now: Timestamp
    ) async throws -> SignedIn {
        if let known = try await knownAccount(of: proven, at: now) {
            return try await admit(known, kind: .browser, device: device, at: now)
        }
        guard !newcomer.wasTooYoung, newcomer.birth?.isOldEnough(on: today) ?? true else {
            throw AccountError.tooYoung
        }
        let invitation = try await permission(newcomer.invitation, from: address, at: now)
        let identity = self.identity(proven, at: now)
        var account: Account?
        for name in Self.names(for: proven, at: provider(of: proven)) {
            let next = Account(
                learner: invitation?.owner ?? newID(at: now), name: name.key,
                shownName: Self.shownName(newcomer.shownName, proven, name),
                isAdministrator: invitation?.owner != nil, hasPassword: false, createdAt: now,
                ageConfirmedAt: newcomer.birth.map { _ in now })
            do {
                try await using(invitation, at: now) {
                    try await create(
                        next, named: name, nil, with: identity, isNewLearner: invitation?.owner == nil, at: now)
                }
                account = next
                break
            } catch AccountError.nameTaken {
                // Perhaps the same person came twice at once.
                if let known = try await knownAccount(of: proven, at: now) {
                    return try await admit(known, kind: .browser, device: device, at: now)
                }
            }
        }
        guard let account else { throw AccountError.nameTaken }
        return try await admit(account, isNew: true, kind: .browser, device: device, at: now)
    }

    /// Returns the account that an identity signs in to; nil if there is none.
    ///
    /// - Throws: ``AccountError/closed``, `StorageError`.
    private func knownAccount(of proven: ProvenIdentity, at now: Timestamp) async throws -> Account? {
        guard let learner = try await database.readAcrossLearners({ try $0.learner(with: proven) }),
            let account = try await account(of: learner)
        else { return nil }
        guard account.closedAt == nil else { throw AccountError.closed }
        // A disk that is full must not keep a reader out; the sign-in itself tells.
        try? await database.write(learner, at: now) { try $0.noteUse(of: proven) }
        return account
    }

    private func provider(of proven: ProvenIdentity) -> String {
        providers.first { $0.settings.provider.issuer == proven.issuer }?.settings.provider.id ?? "openid"
    }

    /// The names that an account could have, the best first: the person's address, or one that is nobody else's.
    private static func names(for proven: ProvenIdentity, at provider: String) -> [AccountName] {
        let digest = Digest.text(of: proven.issuer + "\n" + proven.subject)
        return [proven.email ?? "", "\(provider)-\(digest.prefix(12))"].compactMap { try? AccountName($0) }
    }

    private static func shownName(_ given: String, _ proven: ProvenIdentity, _ name: AccountName) -> String {
        let person = proven.email.map { String($0.prefix { $0 != "@" }) }
        let candidates = [given, proven.name ?? "", person ?? "", name.text].map { String($0.prefix(80)) }
        return candidates.lazy.compactMap { try? Label.checked($0) }.first ?? "?"
    }
}
