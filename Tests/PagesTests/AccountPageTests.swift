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
