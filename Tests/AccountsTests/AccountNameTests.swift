import Accounts
import Model
import Testing

@Suite struct AccountNameTests {
    @Test(arguments: [
        ("Wang.Wei", "wang.wei"), ("  anna@example.org ", "anna@example.org"), ("王伟", "王伟"), ("ＡＮＮＡ", "anna"),
        ("Zoe\u{308}", "zoë"), ("a+b@mail.example.org", "a+b@mail.example.org"), ("x", "x"),
    ])
    func aNameIsComparedInOneForm(_ text: String, _ key: String) throws {
        #expect(try AccountName(text).key == key)
    }

    @Test(arguments: [
        ("", AccountError.NameFault.empty), ("  \n", .empty), ("two words", .sign), ("a/b", .sign),
        ("a\u{202E}b", .sign),
        ("anna@", .noAddress), ("@example.org", .noAddress), ("a@b@c.org", .noAddress), ("anna@localhost", .noAddress),
        (String(repeating: "a", count: 255), .tooLong(limit: 254)),
        // アパート, 254 times.
        (String(repeating: "㌀", count: 254), .tooLong(limit: 254)), ("<b>", .sign), ("a\u{0}b", .sign),
    ])
    func anImpossibleNameIsRefused(_ text: String, _ fault: AccountError.NameFault) {
        #expect(throws: AccountError.impossibleName(fault)) { try AccountName(text) }
    }

    @Test(arguments: [
        "correct horse battery staple", "vier Wörter ohne Sinn", "我喜欢在图书馆看旧报纸吗", "xK9!mQ2#vL7p",
        "tiefe Nacht, 3 Katzen", "transformers at sea",
    ])
    func aLongPasswordIsAccepted(_ password: String) throws {
        try PasswordRule.check(password, of: try AccountName("anna@example.org"))
    }

    @Test(arguments: [
        ("short", AccountError.PasswordFault.tooShort(least: 12)), ("", .tooShort(least: 12)),
        (String(repeating: "ab cd ef", count: 17), .tooLong(most: 128)),
        ("aaaaaaaaaaaaaaa", .pattern), ("abababababab", .pattern), ("123456789012", .pattern),
        ("qwertyuiop12", .pattern),
        ("abcdefghijklmn", .pattern), ("zyxwvutsrqponm", .pattern), ("password1234", .common),
        ("P@ssw0rd2026!", .common),
        // Of those that were stolen elsewhere.
        ("transformers", .common), ("FinalFantasy", .common), ("jamesbond007", .common),
        ("!!Iloveyou!!99", .common), ("welcome-2026!", .common), ("my anna key here", .name), ("ANNA2026anna!", .name),
    ])
    func aPasswordThatWouldBeGuessedIsRefused(_ password: String, _ fault: AccountError.PasswordFault) throws {
        let name = try AccountName("anna@example.org")
        #expect(throws: AccountError.weakPassword(fault)) { try PasswordRule.check(password, of: name) }
    }
}

@Suite struct BirthMonthTests {
    private static let today = CalendarDate("2026-11-28")!

    @Test(arguments: [
        (2013, 10, true), (2013, 11, false), (2013, 12, false), (2014, 1, false), (1950, 1, true), (2026, 11, false),
    ])
    func onlyWhoIsSurelyThirteenIsOldEnough(_ year: Int, _ month: Int, _ isOldEnough: Bool) throws {
        let birth = try #require(BirthMonth(year: year, month: month, today: Self.today))
        #expect(birth.isOldEnough(on: Self.today) == isOldEnough)
    }

    @Test(arguments: [(2026, 12), (2027, 1), (1895, 1), (2000, 0), (2000, 13), (Int.max, 1), (Int.min, 1), (0, 5)])
    func aMonthThatCannotBeIsNone(_ year: Int, _ month: Int) {
        #expect(BirthMonth(year: year, month: month, today: Self.today) == nil)
    }
}
