import Cryptography
import Lanes
import Model
import Support
import Testing

@testable import Accounts

/// The link with which somebody who forgot a password chooses a new one, on both engines.
@Suite struct ResetTests {
    private static let now = TestDesk.now
    private static let password = "four words of mine"
    private static let another = "five other words of hers"

    /// An administrator, a learner, and where the learner is signed in.
    private struct People {
        let accounts: AccountsDesk
        let eva: ID<Learner>
        let anna: ID<Learner>
        let annasPhone: AccessToken

        func makeReset(at time: Timestamp = now) async throws -> String {
            try await accounts.makeReset(of: anna, by: eva, confirmedBy: password, at: time).token.text
        }

        func signIn(_ password: String) async throws {
            _ = try await accounts.signIn(
                "anna", password: password, device: "Firefox", from: "192.0.2.1", at: now)
        }
    }

    private func withPeople(_ engine: Engine, _ body: (People) async throws -> Void) async throws {
        try await withDatabase(engine) { database in
            let accounts = AccountsDesk(
                database: database, admission: .anybody, lane: Lanes().answers,
                cost: PasswordHash.Cost(memory: 64, passes: 1),
                random: {
                    let id: ID<Account> = TestIDs.next()
                    return (id.high, id.low)
                })
            let eva = try await accounts.makeAccount(
                NewAccount(name: "eva", password: Self.password), for: nil, isAdministrator: true, at: Self.now)
            let anna = try await accounts.makeAccount(
                NewAccount(name: "anna", password: Self.password), for: nil, isAdministrator: false, at: Self.now)
            let phone = try await accounts.signIn(
                "anna", password: Self.password, device: "Firefox", from: "192.0.2.1", at: Self.now)
            try await body(
                People(accounts: accounts, eva: eva.learner, anna: anna.learner, annasPhone: phone.token))
        }
    }

    @Test(arguments: Engine.tested) func aLinkSetsAPasswordOnceAndSignsEverythingOut(_ engine: Engine) async throws {
        try await withPeople(engine) { people in
            let accounts = people.accounts
            let link = try await people.makeReset()
            // Until it is used, nothing has changed, and the link is no device.
            try await people.signIn(Self.password)
            #expect(try await accounts.accesses(of: people.anna).map(\.kind) == [.browser, .browser])
            #expect(try await accounts.accountToReset(link, at: Self.now)?.name == "anna")
            // A password that is refused leaves it open.
            await #expect(throws: AccountError.weakPassword(.tooShort(least: PasswordRule.least))) {
                try await accounts.setPassword(by: link, to: "short", at: Self.now)
            }
            #expect(try await accounts.setPassword(by: link, to: Self.another, at: Self.now).learner == people.anna)
            #expect(try await accounts.accesses(of: people.anna).isEmpty)
            #expect(try await accounts.admitted(people.annasPhone, renews: false, at: Self.now) == nil)
            await #expect(throws: AccountError.wrongNameOrPassword) { try await people.signIn(Self.password) }
            try await people.signIn(Self.another)
            #expect(try await accounts.accountToReset(link, at: Self.now) == nil)
            await #expect(throws: AccountError.noReset) {
                try await accounts.setPassword(by: link, to: Self.password, at: Self.now)
            }
        }
    }

    @Test(arguments: Engine.tested) func aLinkEnds(_ engine: Engine) async throws {
        try await withPeople(engine) { people in
            let accounts = people.accounts
            func isOpen(_ link: String, at time: Timestamp = Self.now) async throws -> Bool {
                try await accounts.accountToReset(link, at: time) != nil
            }
            let late = Self.now.advanced(bySeconds: AccountsDesk.resetLifetime)
            // After a day.
            let first = try await people.makeReset()
            #expect(try await isOpen(first, at: late.advanced(bySeconds: -1)))
            #expect(try await !isOpen(first, at: late))
            // By a newer one.
            let second = try await people.makeReset()
            #expect(try await !isOpen(first))
            #expect(try await isOpen(second))
            // By a password that is set otherwise.
            try await accounts.setPassword(of: people.anna, to: Self.another, at: Self.now)
            #expect(try await !isOpen(second))
            // By closing the account, and it stays ended.
            let third = try await people.makeReset()
            try await accounts.change(people.anna, AccountsDesk.Change(isClosed: true), at: Self.now)
            try await accounts.change(people.anna, AccountsDesk.Change(isClosed: false), at: Self.now)
            #expect(try await !isOpen(third))
            // When its maker is no administrator any more.
            let fourth = try await people.makeReset()
            try await accounts.change(people.anna, AccountsDesk.Change(isAdministrator: true), at: Self.now)
            try await accounts.change(people.eva, AccountsDesk.Change(isAdministrator: false), at: Self.now)
            await #expect(throws: AccountError.noReset) {
                try await accounts.setPassword(by: fourth, to: Self.password, at: Self.now)
            }
            try await people.signIn(Self.another)
            for other in ["", "glossa_", people.annasPhone.text] { #expect(try await !isOpen(other)) }
        }
    }

    @Test(arguments: Engine.tested) func onlyAnAdministratorWithThePasswordMakesOne(_ engine: Engine) async throws {
        try await withPeople(engine) { people in
            let accounts = people.accounts
            func make(_ learner: ID<Learner>, by maker: ID<Learner>, _ password: String) async throws {
                _ = try await accounts.makeReset(of: learner, by: maker, confirmedBy: password, at: Self.now)
            }
            await #expect(throws: AccountError.notAdministrator) {
                try await make(people.eva, by: people.anna, Self.password)
            }
            await #expect(throws: AccountError.wrongPassword) {
                try await make(people.anna, by: people.eva, "another one entirely")
            }
            // One's own is changed with the password until now, not around it.
            await #expect(throws: AccountError.notFound) { try await make(people.eva, by: people.eva, Self.password) }
            await #expect(throws: AccountError.notFound) {
                try await make(TestIDs.next(), by: people.eva, Self.password)
            }
            try await accounts.change(people.anna, AccountsDesk.Change(isClosed: true), at: Self.now)
            await #expect(throws: AccountError.closed) { try await make(people.anna, by: people.eva, Self.password) }
        }
    }

    /// Whoever has the link cannot use it as a browser's or a program's token.
    @Test(arguments: Engine.tested) func aLinkSignsNobodyIn(_ engine: Engine) async throws {
        try await withPeople(engine) { people in
            let link = try #require(AccessToken(try await people.makeReset()))
            #expect(try await people.accounts.admitted(link, renews: true, at: Self.now) == nil)
            let before = Self.now.advanced(bySeconds: 3600)
            _ = try await people.makeReset(at: before)
            #expect(try await people.accounts.learners(usedSince: before).isEmpty)
        }
    }
}
