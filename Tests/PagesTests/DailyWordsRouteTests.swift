import Model
import Testing

@testable import Pages
@testable import Routes

@Suite struct DailyWordsRouteTests {
    static let id = ID<PictureWord>(high: RouteTests.book.high, low: RouteTests.book.low)
    static let routes: [Route] = [
        .practice(.dailyWords()), .practice(.dailyWords(.card(3))),
        .practice(.dailyWords(.card(3, isFlipped: true, made: .known))),
        .practice(.dailyWords(.make)), .practice(.dailyWords(.seen)), .practice(.dailyWords(.add)),
        .practice(.picture()), .practice(.picture(.look)),
        .practice(.picture(.found(id))), .practice(.picture(.found(id, saved: .made))),
        .practice(.picture(.file(id))), .practice(.picture(.save(id))), .practice(.picture(.classifier())),
        .practice(.picture(.classifier(saved: true))), .practice(.picture(.saveClassifier)),
        .practice(.picture(.removeClassifier)), .word(.chinese, "行", .askForExamples),
        .word(.chinese, "行", .card(WordView(lacksExamples: true))), .api(.dailyWords()),
        .api(.dailyWords(day: CalendarDate("2026-03-07"))), .api(.dailyWord(4)), .api(.examples(.japanese, "食べる")),
        .api(.pictures),
    ]

    @Test(arguments: routes) func aRouteComesBackFromItsLink(_ route: Route) {
        #expect(Route(link: route.link) == route)
    }

    @Test func everyLinkIsItsOwn() { #expect(Set(Self.routes.map(\.link)).count == Self.routes.count) }

    @Test func whatChangesSomethingIsPosted() {
        let posted = Self.routes.filter { $0.methods == [.post] }
        #expect(posted.count == 10)
        #expect(Route.practice(.dailyWords()).methods == [.get])
        #expect(Route.api(.dailyWords()).methods == [.get, .post])
    }

    @Test func whatIsNoCardAndNoDayIsPassedOver() {
        #expect(Route(link: "/practice/daily-words?card=x&made=odd") == .practice(.dailyWords()))
        #expect(Route(link: "/api/v1/dose?day=2026-02-30") == .api(.dailyWords()))
        #expect(Route(link: "/practice/picture/7") == nil && Route(link: "/practice/daily-words/7") == nil)
    }

    @Test(arguments: Preferences.Interface.allCases) func everyProblemOfAPictureSaysWhatToDo(
        _ interface: Preferences.Interface
    ) {
        let problems: [PictureProblem] = [
            .noPicture, .notAPicture("a"), .tooLarge(megabytes: 20), .tooManyPoints(width: 9, height: 9), .damaged,
            .nobodyToAsk, .noLibrary("a"), .badModel("a"), .badLabels, .noLabels,
            .wrongLabelCount(labels: 1, outputs: 2),
            .noWord(["a", "b"]), .forgotten, .recogniserStopped, .tookTooLong(seconds: 1),
        ]
        let told = problems.map { Wording(interface).explain(.picture($0)) }
        for words in told {
            #expect(!words.title.isEmpty && !words.happened.isEmpty && !words.kept.isEmpty && !words.next.isEmpty)
        }
        #expect(Set(told.map(\.happened)).count == problems.count)
    }

    @Test func theWordIsMarkedWhereItStandsInTheSentence() {
        let parts = ExampleView.parted("我在银行。", at: "银行")
        #expect(parts.before == "我在" && parts.match == "银行" && parts.after == "。")
        let none = ExampleView.parted("食べた", at: "食べる")
        #expect(none.before == "食べた" && none.match.isEmpty && none.after.isEmpty)
        #expect(ExampleView.parted("", at: "银行").before.isEmpty)
    }
}
