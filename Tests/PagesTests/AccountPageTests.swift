import Model
import Routes
import Testing

@testable import Pages

/// The pages for signing up and of the account.
@Suite struct AccountPageTests {
    private static let account = Account(
        learner: ID(high: 1, low: 2), name: "anna", shownName: "Anna", createdAt: Samples.now)

    private static func shell(_ interface: Preferences.Interface) -> Shell {
        var shell = Samples.shell(interface, .account())
        shell.signedIn = "Anna"
        return shell
    }

    @Test(arguments: Preferences.Interface.allCases)
    func theYearOfBirthStandsWhereTheLanguageHasIt(_ interface: Preferences.Interface) throws {
        let shell = Samples.shell(interface)
        for page in [
            EntrancePage.page(EntrancePage.Join(isOpen: true, leastPassword: 12), shell),
            EntrancePage.page(EntrancePage.Age(), shell),
        ] {
            let year = try #require(page.markup.firstRange(of: "id=\"birthYear\"")).lowerBound
            let month = try #require(page.markup.firstRange(of: "id=\"birthMonth\"")).lowerBound
            #expect((year < month) == (interface == .simplifiedChinese))
        }
    }

    @Test func aSecretHasAButtonThatIsHiddenUntilItCanCopy() {
        let model = AccountPage.Model(
            account: Self.account, accesses: [], current: nil, token: ("Anki", "glossa_1"), leastPassword: 12)
        let page = AccountPage.page(model, Self.shell(.english)).markup
        let field = "<input type=\"text\" id=\"secret\" value=\"glossa_1\""
        #expect(page.contains("<copy-text data-copied=\"Copied\">" + field))
        #expect(page.contains("<button class=\"button quiet\" type=\"button\" hidden>"))
        #expect(page.contains("copy.js"))
        let link = PeoplePage.Model(
            accounts: [Self.account], invitations: [], viewer: Self.account.learner, written: ("Bert", "https://a/b"))
        #expect(PeoplePage.page(link, Self.shell(.english)).markup.contains("<copy-text "))
    }

    @Test(arguments: Preferences.Interface.allCases)
    func thePlanIsShownWhereSomethingIsSold(_ interface: Preferences.Interface) {
        func page(_ entitlement: Entitlement?) -> String {
            let plan = entitlement.map { Plan(entitlement: $0, freeRequests: 20, used: 3, renewsAt: Samples.now) }
            return AccountPage.page(
                AccountPage.Model(account: Self.account, accesses: [], current: nil, plan: plan, leastPassword: 12),
                Self.shell(interface)
            ).markup
        }
        let heading = "<h2 id=\"plan\">"
        #expect(!page(nil).contains(heading))
        let end = Timestamp(milliseconds: 1_770_033_600_000)
        let says: [(Entitlement, english: String, chinese: String)] = [
            (.everything, "everything is open to you", "你是这台服务器的管理员"),
            (.pro(until: end), "Pro until 2 Feb 2026", "有效期至 2026年2月2日"), (.pro(until: nil), "for good", "永久有效"),
            (.free, "20 requests a day for free. You have used 3 today", "每天免费回答 20 次，今天已用 3 次"),
        ]
        for (entitlement, english, chinese) in says {
            let shown = page(entitlement)
            #expect(shown.contains(heading))
            #expect(shown.contains(interface == .english ? english : chinese), "\(entitlement)")
        }
    }

    @Test func aNameIsSaidOnce() {
        var plain = Self.account
        plain.shownName = plain.name
        func page(_ account: Account) -> String {
            PeoplePage.page(
                PeoplePage.Model(accounts: [account], invitations: [], viewer: account.learner), Self.shell(.english)
            ).markup
        }
        #expect(Markup.count("<bdi>anna</bdi>", in: page(plain)) == 1)
        #expect(Markup.count("<bdi>anna</bdi>", in: page(Self.account)) == 1)
        #expect(Markup.count("<bdi>Anna</bdi>", in: page(Self.account)) == 1)
    }

    /// Its first request is noted at once, so that a token that somebody else uses is seen.
    @Test func aTokenThatWasNeverUsedSaysSo() {
        func page(_ kind: Access.Kind, usedAfter seconds: Int64) -> String {
            let access = Access(
                id: ID(high: 3, low: 4), kind: kind, name: "Sync", createdAt: Samples.now,
                usedAt: Samples.now.advanced(bySeconds: seconds))
            return AccountPage.page(
                AccountPage.Model(account: Self.account, accesses: [access], current: nil, leastPassword: 12),
                Self.shell(.english)
            ).markup
        }
        #expect(page(.program, usedAfter: 0).contains("Not used yet"))
        #expect(!page(.program, usedAfter: 1).contains("Not used yet"))
        #expect(!page(.browser, usedAfter: 0).contains("Not used yet"))
    }

    @Test func whoAdministersTheServerSeesWhoIsLeaving() {
        let due = Samples.now.advanced(bySeconds: 86_400)
        func page(_ deletions: [ID<Learner>: Timestamp]) -> String {
            PeoplePage.page(
                PeoplePage.Model(
                    accounts: [Self.account], deletions: deletions, invitations: [], viewer: ID(high: 9, low: 9)),
                Self.shell(.english)
            ).markup
        }
        #expect(page([Self.account.learner: due]).contains("Leaving: will be deleted on 9 Mar 2026"))
        #expect(!page([ID(high: 9, low: 9): due]).contains("Leaving"))
    }

    @Test(arguments: zip(["name", "password", "shownName", "birth"], faults))
    func whatIsWrongStandsAtItsField(_ field: String, _ problem: AccountError) throws {
        let page = EntrancePage.page(
            EntrancePage.Join(isOpen: true, leastPassword: 12, problem: problem), Samples.shell(.english)
        ).markup
        #expect(page.contains("<p class=\"fault\" id=\"\(field)-fault\">") && !page.contains("role=\"alert\""))
        #expect(page.contains("aria-describedby=\"\(field)-fault"))
    }

    private static let faults: [AccountError] = [.nameTaken, .weakPassword(.common), .impossibleLabel, .noBirthMonth]

    @Test func deletingAnAccountAsksForItsPassword() {
        func page(_ model: DeletionPage.Model) -> String {
            DeletionPage.page(model, Self.shell(.english)).markup
        }
        #expect(!page(DeletionPage.Model()).contains("type=\"password\""))
        let asked = page(DeletionPage.Model(asksForPassword: true))
        #expect(asked.contains("id=\"deletion-password\" name=\"password\" required") && !asked.contains("-fault"))
        #expect(page(.init(asksForPassword: true, problem: .wrongPassword)).contains("id=\"deletion-password-fault\""))
        #expect(page(.init(isMistyped: true, asksForPassword: true)).contains("id=\"confirmation-fault\""))
        #expect(page(.init(asksForPassword: true, problem: .tooManyTries(retryAfter: 9))).contains("role=\"alert\""))
    }

    /// Whoever has to answer a question first is signed in already.
    @Test func nobodyWhoIsSignedInIsSentToSignIn() {
        for problem in [AccountError.ageUnknown, .tooYoung] {
            let page = ProblemPage.page(
                ProblemPage.Model(problem: .account(problem)), Samples.shell(.english, .account(.age()))
            ).markup
            #expect(!page.contains(Route.account(.signIn()).link))
        }
    }

    @Test(arguments: Preferences.Interface.allCases)
    func noAdviceNeedsAPasswordThatSomebodyMayNotHave(_ interface: Preferences.Interface) {
        let advice = Wording(interface).explain(.account(.notForPrograms)).next
        #expect(!advice.lowercased().contains("password") && !advice.contains("密码"))
    }

    @Test func chineseHasNoSpaceAfterItsColon() {
        let access = Access(
            id: ID(high: 3, low: 4), kind: .browser, name: "Firefox", createdAt: Samples.now, usedAt: Samples.now)
        let model = AccountPage.Model(account: Self.account, accesses: [access], current: nil, leastPassword: 12)
        #expect(!AccountPage.page(model, Self.shell(.simplifiedChinese)).markup.contains("： "))
        #expect(AccountPage.page(model, Self.shell(.english)).markup.contains("Last used "))
    }
}
