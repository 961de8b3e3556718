import Cryptography
import Model
import Support
import Testing

@testable import Accounts
@testable import Storage

/// Making accounts, signing in and out, invitations and limits, on both engines.
@Suite struct SigningTests {
    private static let now = TestDesk.now
    private static let today = CalendarDate("2026-01-02")!
    private static let password = "four words of mine"

    private static func after(_ seconds: Int64) -> Timestamp { now.advanced(bySeconds: seconds) }

    /// Runs a test with the accounts of a new database.
    private func withAccounts(
        _ engine: Engine, _ admission: AccountsDesk.Admission = .anybody,
        _ body: (AccountsDesk) async throws -> Void
    ) async throws {
        try await withDatabase(engine) { database in
            try await body(AccountsDesk(testing: database, admission: admission))
        }
    }

    private func signUp(
        _ accounts: AccountsDesk, _ name: String, invitation: String? = nil, from address: String = "192.0.2.1",
        at time: Timestamp = now
    ) async throws -> SignedIn {
        try await accounts.signUp(
            NewAccount(
                name: name, password: Self.password, birth: BirthMonth(year: 1990, month: 5, today: Self.today),
                invitation: invitation), on: Self.today, device: "Firefox", from: address, at: time)
    }

    private func signIn(
        _ accounts: AccountsDesk, _ name: String, _ password: String = password, from address: String = "192.0.2.1",
        at time: Timestamp = now
    ) async throws -> SignedIn {
        try await accounts.signIn(name, password: password, device: "Firefox", from: address, at: time)
    }

    @Test(arguments: Engine.tested) func whoSignsUpIsSignedIn(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let made = try await signUp(accounts, "Anna@Example.org")
            let admitted = try #require(try await accounts.admitted(made.token, renews: false, at: Self.now))
            #expect(admitted.account.learner == made.account.learner)
            #expect(admitted.account.name == "anna@example.org")
            #expect(!admitted.account.isAdministrator)
            #expect(AccessToken(made.token.text) == made.token)
            let again = try await signIn(accounts, "anna@EXAMPLE.org")
            #expect(again.account.learner == made.account.learner)
            #expect(try await accounts.accesses(of: made.account.learner).count == 2)
            await #expect(throws: AccountError.nameTaken) { try await signUp(accounts, "anna@example.org") }
        }
    }

    @Test(arguments: Engine.tested) func whatIsWrongIsNotTold(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let made = try await signUp(accounts, "anna")
            for (name, password) in [
                ("anna", "another one entirely"), ("bert", Self.password), ("no name", "x"), ("", ""),
            ] {
                await #expect(throws: AccountError.wrongNameOrPassword) {
                    try await signIn(accounts, name, password)
                }
            }
            _ = try await signUp(accounts, "admin")
            try await accounts.change(made.account.learner, AccountsDesk.Change(isClosed: true), at: Self.now)
            // Only whoever has the password learns that it is closed.
            await #expect(throws: AccountError.closed) { try await signIn(accounts, "anna") }
            await #expect(throws: AccountError.wrongNameOrPassword) {
                try await signIn(accounts, "anna", "not this one")
            }
            #expect(try await accounts.admitted(made.token, renews: false, at: Self.now) == nil)
        }
    }

    @Test(arguments: Engine.tested) func aTokenOfAnotherIsWorthNothing(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let anna = try await signUp(accounts, "anna")
            let bert = try await signUp(accounts, "bert")
            // Anna's token with Bert's learner in it, and a secret of another access of hers.
            let other = try await signIn(accounts, "anna")
            var forged = Array(anna.token.text)
            let bertsText = Array(bert.token.text)
            for index in 7..<28 { forged[index] = bertsText[index] }
            let token = try #require(AccessToken(String(forged)))
            #expect(token.learner == bert.account.learner || token.learner != anna.account.learner)
            #expect(try await accounts.admitted(token, renews: false, at: Self.now) == nil)
            await #expect(throws: AccountError.notFound) {
                try await accounts.signOut(other.access.id, of: bert.account.learner, at: Self.now)
            }
            #expect(try await accounts.accesses(of: anna.account.learner).count == 2)
        }
    }

    @Test(arguments: ["", "glossa_", "glossa_AAAA", "glossa_" + String(repeating: "A", count: 90), "🙂", "glossa_+/=="])
    func whatIsNoTokenIsNone(_ text: String) { #expect(AccessToken(text) == nil) }

    @Test(arguments: Engine.tested) func aBrowserIsSignedOutAfterALongPauseAndRenewedInUse(_ engine: Engine)
        async throws
    {
        try await withAccounts(engine) { accounts in
            let made = try await signUp(accounts, "anna")
            let day: Int64 = 86_400
            let renewed = try #require(
                try await accounts.admitted(made.token, renews: true, at: Self.after(2 * day))?.renewed)
            #expect(renewed != made.token)
            // Requests on their way have the former secret for a minute.
            #expect(try await accounts.admitted(made.token, renews: true, at: Self.after(2 * day + 59)) != nil)
            #expect(try await accounts.admitted(made.token, renews: true, at: Self.after(2 * day + 61)) == nil)
            #expect(try await accounts.admitted(renewed, renews: false, at: Self.after(31 * day)) != nil)
            #expect(try await accounts.admitted(renewed, renews: false, at: Self.after(62 * day)) == nil)
        }
    }

    @Test(arguments: Engine.tested) func aShorterStayEndsWithoutUseAndInUse(_ engine: Engine) async throws {
        #expect(Stay(minutes: 43_200) == .usual)
        try await withAccounts(engine) { usual in
            var accounts = usual
            // One that was signed in before the stays became shorter.
            let idle = try await signUp(usual, "anna")
            accounts.stay = Stay(minutes: 30)
            let busy = try await signIn(accounts, "anna")
            let program = try await accounts.makeToken(
                named: "Sync", of: busy.account.learner, from: busy.access.id, at: Self.now)
            for minutes in stride(from: 25, through: 700, by: 25) as StrideThrough<Int64> {
                #expect(try await accounts.admitted(busy.token, renews: false, at: Self.after(60 * minutes)) != nil)
            }
            #expect(try await accounts.admitted(busy.token, renews: false, at: Self.after(43_200)) == nil)
            #expect(try await accounts.admitted(idle.token, renews: false, at: Self.after(1801)) == nil)
            #expect(try await usual.admitted(idle.token, renews: false, at: Self.after(1801)) != nil)
            // A program's token stays.
            #expect(try await accounts.admitted(program.token, renews: false, at: Self.after(90_000)) != nil)
        }
    }

    @Test(arguments: Engine.tested) func afterTenWrongPasswordsANameHasToWait(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            _ = try await signUp(accounts, "anna")
            for _ in 0..<10 {
                await #expect(throws: AccountError.wrongNameOrPassword) {
                    try await signIn(accounts, "anna", "not this one", from: "192.0.2.9")
                }
            }
            await #expect(throws: AccountError.tooManyTries(retryAfter: 180)) {
                try await signIn(accounts, "ANNA", from: "192.0.2.9")
            }
            // Somebody else's guesses do not keep Anna out.
            _ = try await signIn(accounts, "anna", from: "192.0.2.10")
            // A name that nobody has waits as well, so that waiting tells nothing.
            for _ in 0..<10 {
                await #expect(throws: AccountError.wrongNameOrPassword) {
                    try await signIn(accounts, "nobody", "not this one", from: "198.51.100.9")
                }
            }
            await #expect(throws: AccountError.tooManyTries(retryAfter: 180)) {
                try await signIn(accounts, "nobody", from: "198.51.100.9")
            }
            let later = try await signIn(accounts, "anna", from: "192.0.2.9", at: Self.after(181))
            #expect(later.account.name == "anna")
            // Signing in forgives the tries before.
            await #expect(throws: AccountError.wrongNameOrPassword) {
                try await signIn(accounts, "anna", "not this one", from: "192.0.2.9", at: Self.after(182))
            }
        }
    }

    @Test(arguments: Engine.tested) func noMoreThanAHundredPasswordsAreTriedInAnHour(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            _ = try await signUp(accounts, "anna")
            var tried = 0
            // Three hundred machines, each of which tries for the first time.
            for number in 0..<300 {
                do {
                    _ = try await signIn(
                        accounts, "anna", "not this one", from: "10.0.\(number / 250).\(number % 250)",
                        at: Self.after(Int64(number) * 12))
                } catch AccountError.wrongNameOrPassword {
                    tried += 1
                } catch AccountError.tooManyTries {}
            }
            #expect((90...100).contains(tried))
        }
    }

    @Test(arguments: Engine.tested) func anInvitationEndsWithItsAdministrator(_ engine: Engine) async throws {
        try await withAccounts(engine, .invited) { accounts in
            let new = NewAccount(name: "anna", password: Self.password)
            let anna = try await accounts.makeAccount(new, for: nil, isAdministrator: true, at: Self.now).learner
            try await accounts.makeAccount(
                NewAccount(name: "bert", password: Self.password), for: nil, isAdministrator: true, at: Self.now)
            let invitation = try await accounts.invite("Carl", by: anna, at: Self.now).token.text
            #expect(try await accounts.isOpen(invitation, at: Self.now))
            try await accounts.change(anna, AccountsDesk.Change(isAdministrator: false), at: Self.now)
            #expect(try await accounts.isOpen(invitation, at: Self.now) == false)
            await #expect(throws: AccountError.noInvitation) {
                try await signUp(accounts, "carl", invitation: invitation)
            }
        }
    }

    @Test(arguments: Engine.tested, ["Sync\u{202E}", "a\u{2066}b", "a\u{7}b", " "])
    func aNameThatWouldTurnThePageAroundIsRefused(_ engine: Engine, _ name: String) async throws {
        try await withAccounts(engine) { accounts in
            let anna = try await signUp(accounts, "anna")
            await #expect(throws: AccountError.impossibleLabel) {
                try await accounts.makeToken(
                    named: name, of: anna.account.learner, from: anna.access.id, at: Self.now)
            }
        }
    }

    /// A home has a whole /64, and may take another address of it for each try.
    @Test(arguments: Engine.tested) func aNetworkThatTriesOnFromOtherAddressesHasToWait(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            for number in 0..<50 {
                let address = number % 2 == 0 ? "2001:db8:0:1::\(number + 1)" : "2001:db8:0:1:ffff::\(number + 1)"
                await #expect(throws: AccountError.wrongNameOrPassword) {
                    try await signIn(accounts, "nobody\(number)", "not this one", from: address)
                }
            }
            await #expect(throws: AccountError.tooManyTries(retryAfter: 20)) {
                try await signIn(accounts, "another", "not this one", from: "2001:db8:0:1:9:9:9:9")
            }
            await #expect(throws: AccountError.wrongNameOrPassword) {
                try await signIn(accounts, "another", "not this one", from: "2001:db8:0:2::1")
            }
        }
    }

    @Test(arguments: Engine.tested) func anAddressThatSendsTooMuchKeepsNoOtherOut(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let (limit, database) = (RequestLimit.storeNotifications, accounts.database)
            for _ in 0..<limit.burst { try await limit.admit(from: "2001:db8::1", in: database, at: Self.now) }
            // Another address of the same subscriber's.
            await #expect(throws: AccountError.tooManyTries(retryAfter: 1)) {
                try await limit.admit(from: "2001:db8::2", in: database, at: Self.now)
            }
            try await limit.admit(from: "192.0.2.1", in: database, at: Self.now)
            try await limit.admit(from: "2001:db8::2", in: database, at: Self.after(1))
        }
    }

    /// A class in one room has one address.
    @Test(arguments: Engine.tested) func aWholeClassJoinsWithItsInvitations(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let teacher = NewAccount(name: "teacher", password: Self.password)
            let inviter = try await accounts.makeAccount(teacher, for: nil, isAdministrator: true, at: Self.now).learner
            for number in 0..<30 {
                let invitation = try await accounts.invite("\(number)", by: inviter, at: Self.now).token.text
                _ = try await signUp(accounts, "pupil\(number)", invitation: invitation)
            }
            // Who comes without one is limited as before, and not by those.
            for number in 0..<10 { _ = try await signUp(accounts, "guest\(number)") }
            await #expect(throws: AccountError.tooManyTries(retryAfter: 600)) { try await signUp(accounts, "guest10") }
            let late = try await accounts.invite("late", by: inviter, at: Self.now).token.text
            _ = try await signUp(accounts, "late", invitation: late)
        }
    }

    @Test(arguments: Engine.tested) func whoeverGuessesInvitationsHasToWait(_ engine: Engine) async throws {
        try await withAccounts(engine, .invited) { accounts in
            let owner = NewAccount(name: "owner", password: Self.password)
            let inviter = try await accounts.makeAccount(owner, for: nil, isAdministrator: true, at: Self.now).learner
            let good = try await accounts.invite("anna", by: inviter, at: Self.now).token.text
            let used = try await accounts.invite("bert", by: inviter, at: Self.now).token.text
            _ = try await signUp(accounts, "bert", invitation: used)
            for number in 0..<100 {
                await #expect(throws: AccountError.noInvitation) {
                    try await signUp(accounts, "guess", invitation: number == 0 ? used : "glossa_guess\(number)")
                }
            }
            // Not even the right one tells anything now.
            for invitation in ["glossa_guess", good] {
                await #expect(throws: AccountError.tooManyTries(retryAfter: 36)) {
                    try await signUp(accounts, "anna", invitation: invitation)
                }
            }
            _ = try await signUp(accounts, "anna", invitation: good, from: "192.0.2.2")
            let next = try await accounts.invite("carl", by: inviter, at: Self.now).token.text
            _ = try await signUp(accounts, "carl", invitation: next, at: Self.after(36))
        }
    }

    @Test(arguments: Engine.tested) func anInvitationIsUsedOnce(_ engine: Engine) async throws {
        try await withAccounts(engine, .invited) { accounts in
            let owner: ID<Learner> = TestIDs.next()
            try await accounts.database.write(owner, at: Self.now) { transaction in
                try transaction.run(
                    "INSERT INTO learner (id, name, created_at) VALUES (?, '', 1)", [SQLValue(owner)],
                    changes: .upsert(.learner, owner))
            }
            await #expect(throws: AccountError.notInvited) { try await signUp(accounts, "anna") }
            let first = try #require(try await accounts.inviteOwner(owner, at: Self.now))
            let latest = try #require(try await accounts.inviteOwner(owner, at: Self.now))
            await #expect(throws: AccountError.noInvitation) {
                try await signUp(accounts, "anna", invitation: first.text)
            }
            let anna = try await signUp(accounts, "anna", invitation: latest.text)
            #expect(anna.account.learner == owner)
            #expect(anna.account.isAdministrator)
            #expect(try await accounts.inviteOwner(owner, at: Self.now) == nil)

            let written = try await accounts.invite("Bert", by: owner, at: Self.now)
            #expect(try await accounts.isOpen(written.token.text, at: Self.now))
            // A refused sign-up leaves the invitation open.
            await #expect(throws: AccountError.nameTaken) {
                try await signUp(accounts, "anna", invitation: written.token.text)
            }
            let bert = try await signUp(accounts, "bert", invitation: written.token.text)
            #expect(!bert.account.isAdministrator)
            #expect(bert.account.learner != owner)
            await #expect(throws: AccountError.noInvitation) {
                try await signUp(accounts, "carl", invitation: written.token.text)
            }
            await #expect(throws: AccountError.notAdministrator) {
                try await accounts.invite("Carl", by: bert.account.learner, at: Self.now)
            }
            let late = try await accounts.invite("Dora", by: owner, at: Self.now)
            #expect(try await accounts.isOpen(late.token.text, at: Self.after(8 * 86_400)) == false)
            try await accounts.takeBack(late.invitation.id, by: owner, at: Self.now)
            #expect(try await accounts.isOpen(late.token.text, at: Self.now) == false)
        }
    }

    @Test(arguments: Engine.tested) func nothingIsKeptOfWhoIsTooYoung(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let child = NewAccount(
                name: "kim", password: Self.password, birth: BirthMonth(year: 2020, month: 1, today: Self.today))
            await #expect(throws: AccountError.tooYoung) {
                try await accounts.signUp(child, on: Self.today, device: "", from: "", at: Self.now)
            }
            #expect(try await accounts.accounts().isEmpty)
            // One who was not asked at first.
            let made = try await accounts.signUp(
                NewAccount(name: "kim", password: Self.password), on: Self.today, device: "", from: "", at: Self.now)
            let learner = made.account.learner
            #expect(made.account.ageConfirmedAt == nil)
            let birth = try #require(BirthMonth(year: 2020, month: 1, today: Self.today))
            await #expect(throws: AccountError.tooYoung) {
                try await accounts.confirmAge(birth, of: learner, on: Self.today, at: Self.now)
            }
            try await accounts.forget(learner, at: Self.now)
            #expect(try await accounts.accounts().isEmpty)
            #expect(try await accounts.admitted(made.token, renews: false, at: Self.now) == nil)
        }
    }

    @Test(arguments: Engine.tested) func whoWasOldEnoughIsNotAskedAgain(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let anna = try await signUp(accounts, "anna")
            let learner = anna.account.learner
            #expect(anna.account.ageConfirmedAt != nil)
            let birth = try #require(BirthMonth(year: 2020, month: 1, today: Self.today))
            try await accounts.confirmAge(birth, of: learner, on: Self.today, at: Self.after(60))
            try await accounts.forget(learner, at: Self.after(60))
            #expect(try await accounts.account(of: learner) == anna.account)
            #expect(try await accounts.admitted(anna.token, renews: false, at: Self.after(60)) != nil)
        }
    }

    @Test(arguments: Engine.tested) func whatAdmittedSomebodyMustStillHold(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let first = try await signUp(accounts, "anna")
            let second = try await signIn(accounts, "anna")
            let learner = first.account.learner
            let admitted = try #require(try await accounts.admitted(second.token, renews: false, at: Self.now))
            try await accounts.check(admitted, by: second.token, at: Self.now)
            var asAdministrator = admitted
            asAdministrator.account.isAdministrator = true
            if !admitted.account.isAdministrator {
                await #expect(throws: AccountError.notAdministrator) {
                    try await accounts.check(asAdministrator, by: second.token, at: Self.now)
                }
            }
            try await accounts.signOut(second.access.id, of: learner, at: Self.now)
            await #expect(throws: AccountError.notSignedIn) {
                try await accounts.check(admitted, by: second.token, at: Self.now)
            }
            await #expect(throws: AccountError.notSignedIn) {
                try await accounts.makeToken(named: "Sync", of: learner, from: second.access.id, at: Self.now)
            }
            #expect(try await accounts.accesses(of: learner).map(\.id) == [first.access.id])
        }
    }

    @Test(arguments: Engine.tested) func signingOtherDevicesOutLeavesPrograms(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let here = try await signUp(accounts, "anna")
            let there = try await signIn(accounts, "anna")
            let learner = here.account.learner
            let program = try await accounts.makeToken(
                named: "Sync", of: learner, from: here.access.id, at: Self.now)
            try await accounts.signOutOthers(than: here.access.id, of: learner, at: Self.now)
            #expect(try await accounts.admitted(here.token, renews: false, at: Self.now) != nil)
            #expect(try await accounts.admitted(there.token, renews: false, at: Self.now) == nil)
            #expect(try await accounts.admitted(program.token, renews: false, at: Self.now) != nil)
            try await accounts.signOutAll(of: learner, at: Self.now)
            #expect(try await accounts.admitted(here.token, renews: false, at: Self.now) == nil)
            #expect(try await accounts.admitted(program.token, renews: false, at: Self.now) == nil)
        }
    }

    @Test(arguments: Engine.tested) func anotherPasswordSignsTheOthersOut(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let here = try await signUp(accounts, "anna")
            let there = try await signIn(accounts, "anna")
            let program = try await accounts.makeToken(
                named: "Sync", of: here.account.learner, from: here.access.id, at: Self.now)
            let learner = here.account.learner
            await #expect(throws: AccountError.wrongPassword) {
                try await accounts.changePassword(
                    of: learner, from: "not this one", to: "another four of them", keeping: here.access.id, at: Self.now
                )
            }
            await #expect(throws: AccountError.weakPassword(.tooShort(least: 12))) {
                try await accounts.changePassword(
                    of: learner, from: Self.password, to: "short", keeping: here.access.id, at: Self.now)
            }
            try await accounts.changePassword(
                of: learner, from: Self.password, to: "another four of them", keeping: here.access.id, at: Self.now)
            #expect(try await accounts.admitted(here.token, renews: false, at: Self.now) != nil)
            #expect(try await accounts.admitted(there.token, renews: false, at: Self.now) == nil)
            #expect(try await accounts.admitted(program.token, renews: false, at: Self.now) == nil)
            await #expect(throws: AccountError.wrongNameOrPassword) { try await signIn(accounts, "anna") }
            _ = try await signIn(accounts, "anna", "another four of them")
        }
    }

    /// Of two who know the password, as its owner and a thief do, the first to change it has the account.
    @Test(arguments: Engine.tested) func ofTwoChangesOfAPasswordAtOnceOneHolds(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let browsers = [try await signUp(accounts, "anna"), try await signIn(accounts, "anna")]
            let passwords = ["another four of them", "four of the thief's"]
            let held = await withTaskGroup(of: Int?.self) { group in
                for (index, browser) in browsers.enumerated() {
                    group.addTask {
                        let change: Void? = try? await accounts.changePassword(
                            of: browser.account.learner, from: Self.password, to: passwords[index],
                            keeping: browser.access.id, at: Self.now)
                        return change == nil ? nil : index
                    }
                }
                return await group.reduce(into: [Int]()) { held, index in if let index { held.append(index) } }
            }
            #expect(held.count == 1)
            let winner = try #require(held.first)
            _ = try await signIn(accounts, "anna", passwords[winner])
            await #expect(throws: AccountError.wrongNameOrPassword) {
                try await signIn(accounts, "anna", passwords[1 - winner])
            }
        }
    }

    @Test(arguments: Engine.tested) func theLastAdministratorStays(_ engine: Engine) async throws {
        try await withAccounts(engine) { accounts in
            let anna = try await accounts.makeAccount(
                NewAccount(name: "anna", password: Self.password), for: nil, isAdministrator: true, at: Self.now)
            let bert = try await accounts.makeAccount(
                NewAccount(name: "bert", password: Self.password), for: nil, isAdministrator: false, at: Self.now)
            for change in [AccountsDesk.Change(isAdministrator: false), AccountsDesk.Change(isClosed: true)] {
                await #expect(throws: AccountError.lastAdministrator) {
                    try await accounts.change(anna.learner, change, at: Self.now)
                }
            }
            try await accounts.change(bert.learner, AccountsDesk.Change(isAdministrator: true), at: Self.now)
            try await accounts.change(anna.learner, AccountsDesk.Change(isAdministrator: false), at: Self.now)
            #expect(try await accounts.accounts().map(\.isAdministrator) == [false, true])
        }
    }

    /// Each is checked in the transaction that takes an administrator away, and those take turns.
    @Test(arguments: Engine.tested) func ofAdministratorsWhoCloseEachOtherAtOnceOneStays(_ engine: Engine) async throws
    {
        try await withAccounts(engine) { accounts in
            var learners: [ID<Learner>] = []
            for name in ["anna", "bert"] {
                learners.append(
                    try await accounts.makeAccount(
                        NewAccount(name: name, password: Self.password), for: nil, isAdministrator: true, at: Self.now
                    ).learner)
            }
            for _ in 0..<25 {
                let refused = try await withThrowingTaskGroup(of: Bool.self) { group in
                    for learner in learners {
                        group.addTask {
                            do {
                                try await accounts.change(learner, AccountsDesk.Change(isClosed: true), at: Self.now)
                                return false
                            } catch AccountError.lastAdministrator {
                                return true
                            }
                        }
                    }
                    return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                #expect(refused == 1)
                #expect(try await accounts.accounts().count { $0.closedAt == nil } == 1)
                for learner in learners {
                    try await accounts.change(learner, AccountsDesk.Change(isClosed: false), at: Self.now)
                }
            }
        }
    }

    /// A request may have been let in a moment before.
    @Test(arguments: Engine.tested) func whoIsNoAdministratorAnyMoreChangesNothing(_ engine: Engine) async throws {
        try await withAccounts(engine, .invited) { accounts in
            var learners: [ID<Learner>] = []
            for name in ["anna", "bert", "carl"] {
                learners.append(
                    try await accounts.makeAccount(
                        NewAccount(name: name, password: Self.password), for: nil, isAdministrator: name != "carl",
                        at: Self.now
                    ).learner)
            }
            let (anna, bert, carl) = (learners[0], learners[1], learners[2])
            let invitation = try await accounts.invite("Dora", by: anna, at: Self.now)
            let open = try #require(try await accounts.openInvitation(invitation.token.text, at: Self.now))
            for change in [AccountsDesk.Change(isAdministrator: false), AccountsDesk.Change(isClosed: true)] {
                try await accounts.change(anna, change, by: bert, at: Self.now)
                let before = try await accounts.accounts()
                for change in [
                    AccountsDesk.Change(isClosed: true), AccountsDesk.Change(isAdministrator: true),
                    AccountsDesk.Change(isAdministrator: false),
                ] {
                    for other in learners {
                        await #expect(throws: AccountError.notAdministrator) {
                            try await accounts.change(other, change, by: anna, at: Self.now)
                        }
                    }
                }
                await #expect(throws: AccountError.notAdministrator) {
                    try await accounts.invite("Emil", by: anna, at: Self.now)
                }
                await #expect(throws: AccountError.notAdministrator) {
                    try await accounts.takeBack(invitation.invitation.id, by: anna, at: Self.now)
                }
                // An invitation that was looked up while it was good.
                await #expect(throws: AccountError.noInvitation) { try await accounts.use(open, at: Self.now) }
                await #expect(throws: AccountError.notAdministrator) {
                    try await accounts.change(bert, AccountsDesk.Change(isClosed: true), by: carl, at: Self.now)
                }
                #expect(try await accounts.accounts() == before)
                try await accounts.change(
                    anna, AccountsDesk.Change(isAdministrator: true, isClosed: false), at: Self.now)
            }
            try await accounts.use(open, at: Self.now)
        }
    }

    /// There is a third, so that neither is the last.
    @Test(arguments: Engine.tested) func ofAdministratorsWhoDemoteEachOtherAtOnceOneStays(_ engine: Engine) async throws
    {
        try await withAccounts(engine) { accounts in
            var learners: [ID<Learner>] = []
            for name in ["anna", "bert", "carl"] {
                learners.append(
                    try await accounts.makeAccount(
                        NewAccount(name: name, password: Self.password), for: nil, isAdministrator: true, at: Self.now
                    ).learner)
            }
            let pairs = [(learners[0], learners[1]), (learners[1], learners[0])]
            for _ in 0..<25 {
                let refused = try await withThrowingTaskGroup(of: Bool.self) { group in
                    for (learner, other) in pairs {
                        group.addTask {
                            do {
                                try await accounts.change(
                                    other, AccountsDesk.Change(isAdministrator: false), by: learner, at: Self.now)
                                return false
                            } catch AccountError.notAdministrator {
                                return true
                            }
                        }
                    }
                    return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                #expect(refused == 1)
                for learner in learners {
                    try await accounts.change(learner, AccountsDesk.Change(isAdministrator: true), at: Self.now)
                }
            }
        }
    }
}

@Suite struct PasswordHashTests {
    private static let cost = PasswordHash.Cost(memory: 64, passes: 1)
    private static let salt = [UInt8](0..<16)

    @Test func onlyThePasswordMatches() throws {
        let hash = try PasswordHash(of: Array("four words of mine".utf8), salt: Self.salt, cost: Self.cost)
        #expect(hash.text.hasPrefix("$argon2id$v=19$m=64,t=1,p=1$"))
        #expect(hash.matches(Array("four words of mine".utf8)))
        for other in ["", "four words of min", "Four words of mine", "four words of mine "] {
            #expect(!hash.matches(Array(other.utf8)))
        }
        #expect(hash.isOutdated())
        #expect(!hash.isOutdated(Self.cost))
    }

    @Test(arguments: ["", "plain", "$argon2id$", "$argon2id$v=19$m=64,t=1,p=1$AAAA", "$2b$12$abc"])
    func whatIsNoDigestMatchesNothing(_ text: String) {
        #expect(!PasswordHash(text: text).matches(Array("plain".utf8)))
        #expect(!PasswordHash(text: text).matches([]))
    }

    /// The test vector of RFC 9106, section 5.3, without its secret and associated data is not published; this is the
    /// reference implementation's own (phc-winner-argon2, test.c).
    @Test func theDigestIsThatOfTheReferenceImplementation() throws {
        let hash = try PasswordHash(
            of: Array("password".utf8), salt: Array("somesalt".utf8), cost: PasswordHash.Cost(memory: 65_536, passes: 2)
        )
        #expect(
            hash.text
                == "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc")
    }
}
