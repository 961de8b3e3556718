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

    private static let viewer = Account(
        learner: ID(high: 9, low: 9), name: "eva", shownName: "eva", isAdministrator: true, createdAt: Samples.now)

    private static func people(
        _ interface: Preferences.Interface = .english, _ account: Account = account,
        notice: AccountPath.Notice? = nil, problem: AccountError? = nil
    ) -> String {
        PeoplePage.page(
            PeoplePage.Model(
                accounts: [viewer, account], invitations: [], viewer: viewer.learner, notice: notice,
                changed: notice == nil ? nil : account.learner, problem: problem,
                asked: problem == nil ? nil : account.learner), shell(interface)
        ).markup
    }

    /// Each change of another's account is asked first, in words that name the person; the one who looks has none.
    @Test(arguments: Preferences.Interface.allCases)
    func whatIsDoneToAnAccountIsAskedAndNamesThePerson(_ interface: Preferences.Interface) {
        var (closed, administrator) = (Self.account, Self.account)
        closed.closedAt = Samples.now
        administrator.isAdministrator = true
        let wording = Wording(interface)
        let person = wording.person(Self.account)
        #expect(person.contains("Anna") && person.contains("anna"))
        let asked: [(Account, questions: [String], answers: [String])] = [
            (
                Self.account, [wording.askToPromote(person), wording.askToReset(person), wording.askToClose(person)],
                [wording.promote(person), wording.reset(person), wording.close(person)]
            ),
            (
                administrator, [wording.askToDemote(person), wording.askToReset(person), wording.askToClose(person)],
                [wording.demote(person), wording.reset(person), wording.close(person)]
            ),
            (closed, [wording.askToOpen(person)], [wording.open(person)]),
        ]
        for (account, questions, answers) in asked {
            let page = Self.people(interface, account)
            // The question stands in a part that opens, with the button that answers it.
            #expect(Markup.count("<details class=\"more\" name=\"account-", in: page) == questions.count)
            for text in questions + answers { #expect(text.contains(person) && page.contains(text), "\(text)") }
            let link = Route.account(.change(account.learner)).link
            let forms = Markup.count("action=\"\(link)\"", in: page)
            #expect(forms == questions.count - (account.closedAt == nil ? 1 : 0))
            #expect(!page.contains(Route.account(.change(Self.viewer.learner)).link))
        }
    }

    @Test func whatWasDoneNamesThePerson() {
        #expect(Self.people(notice: .closed).contains("Anna (anna)’s account is deactivated."))
        #expect(Self.people(notice: .promoted).contains("Anna (anna) is now an administrator."))
        #expect(Self.people(.simplifiedChinese, notice: .demoted).contains("“Anna（anna）”不再是管理员。"))
    }

    @Test func aLinkForANewPasswordAsksForTheAdministratorsOwn() {
        #expect(!Self.people().contains("<details open") && !Self.people().contains(" open>"))
        let id = "password-\(Self.account.learner)"
        #expect(Self.people().contains("type=\"password\"") == Self.viewer.hasPassword)
        let refused = Self.people(problem: .wrongPassword)
        #expect(refused.contains(" open>") && refused.contains("<p class=\"fault\" id=\"\(id)-fault\">"))
        #expect(refused.contains("aria-describedby=\"\(id)-fault\"") && !refused.contains("role=\"alert\""))
        let closed = Self.people(problem: .closed)
        #expect(closed.contains("role=\"alert\"") && !closed.contains("-fault"))
    }

    @Test func theFormForANewPasswordSaysWhoseItIsAndWhatIsWrong() {
        func page(_ account: Account?, _ problem: AccountError? = nil) -> String {
            EntrancePage.page(
                EntrancePage.Reset(token: "glossa_x", account: account, leastPassword: 12, problem: problem),
                Samples.shell(.english)
            ).markup
        }
        let open = page(Self.account)
        #expect(open.contains("For Anna (anna).") && open.contains("name=\"token\" value=\"glossa_x\""))
        #expect(page(Self.account, .weakPassword(.common)).contains("<p class=\"fault\" id=\"new-fault\">"))
        let over = page(nil)
        #expect(over.contains("This link no longer works") && !over.contains("type=\"password\""))
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
        // The words that were right need not be typed again with the password.
        let typed = "delete everything"
        let refused = page(.init(confirmation: typed, asksForPassword: true, problem: .wrongPassword))
        #expect(refused.contains("name=\"confirmation\" value=\"\(typed)\""))
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
