import Accounts
import Foundation
import Model
import OpenID
import Routes
import Support
import Testing

@testable import Storage

/// Signing in with a provider, linking and unlinking, on both engines.
@Suite struct IdentityTests {
    private static let now = TestDesk.now
    private static let today = CalendarDate("2026-01-02")!
    private static let password = "four words of mine"
    private static let back = "https://glossa.test/account/openid/test/back"
    private static let place = "192.0.2.1"

    private static func after(_ seconds: Int64) -> Timestamp { now.advanced(bySeconds: seconds) }

    private func withAccounts(
        _ engine: Engine, _ admission: AccountsDesk.Admission = .anybody,
        _ body: (AccountsDesk, TestIssuer) async throws -> Void
    ) async throws {
        let issuer = TestIssuer()
        try await withDatabase(engine) { database in
            try await body(
                AccountsDesk(
                    testing: database, admission: admission,
                    providers: [OpenIDProvider(TestIssuer.settings(), over: issuer)]), issuer)
        }
    }

    private static func anna(_ subject: String = "anna-1", _ email: String? = "anna@example.org") -> ProvenIdentity {
        ProvenIdentity(issuer: TestIssuer.address, subject: subject, email: email, name: "Anna")
    }

    private func signIn(
        _ accounts: AccountsDesk, _ identity: ProvenIdentity = anna(), invitation: String? = nil,
        birth: BirthMonth? = BirthMonth(year: 1990, month: 5, today: today), at time: Timestamp = now
    ) async throws -> SignedIn {
        try await accounts.signIn(
            with: identity, as: AccountsDesk.Newcomer(birth: birth, invitation: invitation), on: Self.today,
            device: "Firefox", from: Self.place, at: time)
    }

    /// Begins a visit at a provider, to link what the learner is there.
    private func begin(
        _ accounts: AccountsDesk, _ learner: ID<Learner>, _ given: String = password, at time: Timestamp = now
    ) async throws -> ProviderVisit {
        try await accounts.visitToLink("test", to: learner, password: given, backTo: Self.back, at: time).visit
    }

    private func link(
        _ accounts: AccountsDesk, _ identity: ProvenIdentity = anna(), to learner: ID<Learner>
    ) async throws {
        try await accounts.link(identity, to: learner, after: begin(accounts, learner), at: Self.now)
    }

    private func signUp(_ accounts: AccountsDesk, _ name: String) async throws -> SignedIn {
        try await accounts.signUp(
            NewAccount(
                name: name, password: Self.password, birth: BirthMonth(year: 1990, month: 5, today: Self.today)),
            on: Self.today, device: "Firefox", from: Self.place, at: Self.now)
    }

    @Test(arguments: Engine.tested) func theSamePersonHasTheSameAccount(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts, _ in
            let first = try await signIn(accounts)
            #expect(first.isNew)
            #expect(first.account.name == "anna@example.org" && first.account.shownName == "Anna")
            #expect(!first.account.hasPassword && !first.account.isAdministrator)
            #expect(try await accounts.admitted(first.token, renews: false, at: Self.now) != nil)
            // Another address at the provider is still the same person.
            let again = try await signIn(accounts, Self.anna("anna-1", "new@example.org"), at: Self.after(60))
            #expect(again.account.learner == first.account.learner && !again.isNew)
            let identities = try await accounts.identities(of: first.account.learner)
            #expect(identities.map(\.subject) == ["anna-1"] && identities.first?.usedAt == Self.after(60))
            // There is no password, and none fits.
            await #expect(throws: AccountError.wrongNameOrPassword) {
                try await accounts.signIn(
                    "anna@example.org", password: "", device: "", from: Self.place, at: Self.now)
            }
        }
    }

    @Test(arguments: Engine.tested) func anAddressOpensNobodysAccount(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts, _ in
            let owner = try await signUp(accounts, "anna@example.org")
            let other = try await signIn(accounts)
            #expect(other.account.learner != owner.account.learner)
            #expect(other.account.name.hasPrefix("test-"))
            #expect(try await accounts.identities(of: owner.account.learner).isEmpty)
        }
    }

    @Test(arguments: Engine.tested) func aNewPersonNeedsAnInvitation(_ engine: Engine) async throws {
        try await withAccounts(engine, .invited) { accounts, _ in
            await #expect(throws: AccountError.notInvited) { try await signIn(accounts) }
            await #expect(throws: AccountError.noInvitation) { try await signIn(accounts, invitation: "glossa_") }
            let owner: ID<Learner> = TestIDs.next()
            try await accounts.database.write(owner, at: Self.after(-60)) { transaction in
                try transaction.run(
                    "INSERT INTO learner (id, name, created_at) VALUES (?, 'Owner', ?)",
                    [transaction.owner, SQLValue(Self.after(-60))], changes: .upsert(.learner, owner))
            }
            let invitation = try #require(try await accounts.inviteOwner(owner, at: Self.now)).text
            let first = try await signIn(accounts, invitation: invitation, birth: nil)
            #expect(first.account.learner == owner && first.account.isAdministrator)
            // A desk that was there before stays, whoever is too young for the account.
            try await accounts.forget(owner, at: Self.now)
            #expect(try await accounts.account(of: owner) == nil)
            #expect(try await accounts.identities(of: owner).isEmpty)
            #expect(
                try await accounts.database.read(owner) {
                    try $0.rows("SELECT id FROM learner WHERE id = ?", [$0.owner]).count
                } == 1)
        }
    }

    /// From one address, as from one room.
    @Test(arguments: Engine.tested) func aWholeClassJoinsWithItsInvitations(_ engine: Engine) async throws {
        try await withAccounts(engine, .invited) { accounts, _ in
            let teacher = NewAccount(name: "teacher", password: Self.password)
            let inviter = try await accounts.makeAccount(teacher, for: nil, isAdministrator: true, at: Self.now).learner
            for number in 0..<30 {
                let invitation = try await accounts.invite("\(number)", by: inviter, at: Self.now).token.text
                let pupil = Self.anna("pupil-\(number)", "pupil\(number)@example.org")
                #expect(try await signIn(accounts, pupil, invitation: invitation).isNew)
            }
        }
    }

    @Test(arguments: Engine.tested) func ofAChildNothingIsKept(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts, _ in
            await #expect(throws: AccountError.tooYoung) {
                try await signIn(accounts, birth: BirthMonth(year: 2020, month: 5, today: Self.today))
            }
            #expect(try await accounts.accounts().isEmpty)
            let unasked = try await signIn(accounts, birth: nil)
            #expect(unasked.account.ageConfirmedAt == nil)
            try await accounts.forget(unasked.account.learner, at: Self.now)
            #expect(try await accounts.accounts().isEmpty)
            // The identity is free again.
            #expect(try await signIn(accounts).account.learner != unasked.account.learner)
        }
    }

    @Test(arguments: Engine.tested) func aClosedAccountStaysClosed(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts, _ in
            let made = try await signIn(accounts)
            try await accounts.change(made.account.learner, AccountsDesk.Change(isClosed: true), at: Self.now)
            await #expect(throws: AccountError.closed) { try await signIn(accounts) }
        }
    }

    @Test(arguments: Engine.tested) func anIdentityIsOneAccounts(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts, _ in
            let anna = try await signUp(accounts, "anna").account.learner
            let bert = try await signUp(accounts, "bert").account.learner
            try await link(accounts, to: anna)
            try await link(accounts, to: anna)
            #expect(try await accounts.identities(of: anna).count == 1)
            await #expect(throws: AccountError.identityTaken) {
                try await link(accounts, to: bert)
            }
            #expect(try await signIn(accounts).account.learner == anna)
            let identity = try #require(try await accounts.identities(of: anna).first).id
            await #expect(throws: AccountError.notFound) {
                try await accounts.unlink(identity, of: bert, at: Self.now)
            }
            try await accounts.unlink(identity, of: anna, at: Self.now)
            try await link(accounts, to: bert)
            #expect(try await signIn(accounts).account.learner == bert)
        }
    }

    @Test(arguments: Engine.tested) func theLastWayInStays(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts, _ in
            let anna = try await signIn(accounts).account.learner
            let first = try #require(try await accounts.identities(of: anna).first).id
            await #expect(throws: AccountError.lastIdentity) {
                try await accounts.unlink(first, of: anna, at: Self.now)
            }
            try await link(accounts, Self.anna("anna-2"), to: anna)
            try await accounts.unlink(first, of: anna, at: Self.now)
            #expect(try await accounts.identities(of: anna).map(\.subject) == ["anna-2"])
            // With a password, none is needed.
            try await accounts.setPassword(of: anna, to: Self.password, at: Self.now)
            let last = try #require(try await accounts.identities(of: anna).first).id
            try await accounts.unlink(last, of: anna, at: Self.now)
            #expect(try await accounts.identities(of: anna).isEmpty)
        }
    }

    /// Whoever finds a browser signed in does not know the password, and cannot make the server believe so.
    @Test(arguments: Engine.tested) func linkingNeedsThePassword(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts, _ in
            let anna = try await signUp(accounts, "anna").account.learner
            let bert = try await signUp(accounts, "bert").account.learner
            await #expect(throws: AccountError.wrongPassword) { try await begin(accounts, anna, "not this one") }
            await #expect(throws: AccountError.wrongPassword) { try await begin(accounts, anna, "") }
            func isRefused(_ visit: ProviderVisit, at time: Timestamp = Self.now) async {
                await #expect(throws: AccountError.unproven) {
                    try await accounts.link(Self.anna(), to: anna, after: visit, at: time)
                }
            }
            // A visit to sign in, whose browser says that it links.
            var signingIn = try await accounts.visit("test", backTo: Self.back, at: Self.now).visit
            await isRefused(signingIn)
            signingIn.linking = anna
            await isRefused(signingIn)
            // Bert's own, said to be Anna's.
            var others = try await begin(accounts, bert)
            await isRefused(others)
            others.linking = anna
            await isRefused(others)
            // One that is longer ago, or said to be newer than it is.
            var old = try await begin(accounts, anna)
            await isRefused(old, at: Self.after(601))
            old.startedAt = Self.after(601)
            await isRefused(old, at: Self.after(601))
            let foreign = ProvenIdentity(issuer: "https://other.test", subject: "anna-1")
            await #expect(throws: AccountError.unproven) {
                try await accounts.link(foreign, to: anna, after: begin(accounts, anna), at: Self.now)
            }
            #expect(try await accounts.identities(of: anna).isEmpty)
            // What was permitted ends with the password.
            let permitted = try await begin(accounts, anna)
            try await accounts.setPassword(of: anna, to: "another four of them", at: Self.now)
            await isRefused(permitted)
            let again = try await begin(accounts, anna, "another four of them")
            let read = try #require(ProviderVisit(again.text))
            try await accounts.link(Self.anna(), to: anna, after: read, at: Self.after(600))
            #expect(try await accounts.identities(of: anna).map(\.subject) == ["anna-1"])
        }
    }

    @Test(arguments: Engine.tested) func anIdentityWhoseProviderIsGoneIsNoWayIn(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts, _ in
            let anna = try await signIn(accounts).account.learner
            let kept = try #require(try await accounts.identities(of: anna).first).id
            let gone = Identity(
                id: TestIDs.next(), issuer: "https://gone.test", subject: "anna", label: "", createdAt: Self.now,
                usedAt: Self.now)
            try await accounts.database.write(anna, at: Self.now) { transaction in
                try transaction.run(
                    """
                    INSERT INTO identity (id, learner_id, issuer, subject, label, created_at, used_at)
                    VALUES (?, ?, ?, ?, '', ?, ?)
                    """,
                    [
                        SQLValue(gone.id), transaction.owner, .text(gone.issuer), .text(gone.subject),
                        SQLValue(Self.now), SQLValue(Self.now),
                    ], changes: .upsert(.identity, gone.id))
            }
            await #expect(throws: AccountError.lastIdentity) {
                try await accounts.unlink(kept, of: anna, at: Self.now)
            }
            try await accounts.unlink(gone.id, of: anna, at: Self.now)
            #expect(try await accounts.identities(of: anna).map(\.id) == [kept])
        }
    }

    // MARK: The way there and back

    private func prove(
        _ accounts: AccountsDesk, _ answer: ProviderAnswer, _ visit: ProviderVisit?, from provider: String = "test",
        backTo back: String = back, at time: Timestamp = now
    ) async throws -> ProvenIdentity {
        try await accounts.prove(answer, from: provider, of: visit, backTo: back, from: Self.place, at: time)
    }

    @Test func onlyTheBrowserThatWasSentComesBack() async throws {
        try await withAccounts(.sqlite) { accounts, issuer in
            let mine = try await accounts.visit("test", backTo: Self.back, at: Self.now)
            let others = try await accounts.visit("test", backTo: Self.back, at: Self.now)
            let brought = try issuer.signIn(mine.address)
            let answer = ProviderAnswer(code: brought.code, state: brought.state)
            await #expect(throws: AccountError.unproven) { try await prove(accounts, answer, nil) }
            await #expect(throws: AccountError.unproven) { try await prove(accounts, answer, others.visit) }
            await #expect(throws: AccountError.unproven) {
                try await prove(accounts, ProviderAnswer(code: brought.code), mine.visit)
            }
            await #expect(throws: AccountError.unproven) {
                try await prove(accounts, answer, mine.visit, at: Self.after(601))
            }
            await #expect(throws: AccountError.noProvider) {
                try await prove(accounts, answer, mine.visit, from: "other")
            }
            var elsewhere = answer
            elsewhere.issuer = "https://evil.test"
            await #expect(throws: AccountError.unproven) { try await prove(accounts, elsewhere, mine.visit) }
            #expect(try await prove(accounts, answer, mine.visit, at: Self.after(600)).subject == "anna-1")
            // A code is good once.
            await #expect(throws: AccountError.unproven) { try await prove(accounts, answer, mine.visit) }
        }
    }

    @Test func aCodeOfAnotherBrowserIsOfNoUse() async throws {
        try await withAccounts(.sqlite) { accounts, issuer in
            let mine = try await accounts.visit("test", backTo: Self.back, at: Self.now)
            let theirs = try await accounts.visit("test", backTo: Self.back, at: Self.now)
            let stolen = try issuer.signIn(theirs.address).code
            let state = try issuer.signIn(mine.address).state
            await #expect(throws: AccountError.unproven) {
                try await prove(accounts, ProviderAnswer(code: stolen, state: state), mine.visit)
            }
        }
    }

    @Test func whoStopsAtTheProviderIsNotSignedIn() async throws {
        try await withAccounts(.sqlite) { accounts, issuer in
            let sent = try await accounts.visit("test", backTo: Self.back, at: Self.now)
            let state = try issuer.signIn(sent.address).state
            await #expect(throws: AccountError.declined) {
                try await prove(accounts, ProviderAnswer(state: state, error: "access_denied"), sent.visit)
            }
            await #expect(throws: AccountError.providerFailed(reason: "it answered with an error server_error")) {
                try await prove(accounts, ProviderAnswer(state: state, error: "server_error"), sent.visit)
            }
        }
    }

    @Test func whatABrowserKeepsIsReadAgain() async throws {
        try await withAccounts(.sqlite) { accounts, _ in
            let learner: ID<Learner> = TestIDs.next()
            var sent = try await accounts.visit(
                "test", next: "/words?sort=alphabet", invitation: "glossa_x", backTo: Self.back, at: Self.now
            ).visit
            sent.linking = learner
            #expect(ProviderVisit(sent.text) == sent)
            #expect(sent.text.allSatisfy { $0.isASCII && $0 != ";" && $0 != "," && $0 != " " })
            for text in ["", "a", sent.text + ".", String(sent.text.dropLast(4)), "....."] {
                #expect(ProviderVisit(text) != sent)
            }
        }
    }
}
