import Model
import Routes
import Testing

@testable import Pages

@Suite struct ReviewViewTests {
    @Test(arguments: [
        (Outcome.Wait.seconds(30), "30 s"), (.seconds(60), "1 min"), (.seconds(600), "10 min"),
        (.seconds(5400), "1.5 h"),
        (.days(1), "1 d"), (.days(30), "30 d"), (.days(64), "2.1 mo"), (.days(365), "1 y"), (.days(1000), "2.7 y"),
    ])
    func aWaitIsShortEnoughForAButton(_ wait: Outcome.Wait, _ text: String) {
        #expect(Wording(.english).wait(wait) == text)
    }

    @Test func eachGradeTellsItsInterval() {
        let page = StudyPage.page(ReviewSamples.study(.recognition, full: true), Samples.shell(.english)).markup
        for text in ["1 min", "10 min", "4 d", "2.1 mo"] { #expect(page.contains(">\(text)</span>"), "\(text)") }
        #expect(page.contains("about 4 min"))
    }

    @Test func theBackIsHiddenUntilTheCardIsFlipped() {
        let shell = Samples.shell(.english)
        let front = StudyPage.page(ReviewSamples.study(.recall, full: true, isFlipped: false), shell).markup
        #expect(front.contains("role=\"group\" aria-label=\"Answer\" hidden>"))
        #expect(front.contains("flipped=1&amp;card="))
        let back = StudyPage.page(ReviewSamples.study(.recall, full: true), shell).markup
        #expect(!back.contains("aria-label=\"Answer\" hidden>"))
    }

    @Test func aClozeHasAGapForEachPlaceOfTheWord() {
        let front = StudyPage.front(
            ReviewSamples.study(.cloze, full: true).question!, Samples.shell(.english)
        ).markup
        #expect(Markup.count("class=\"gap\"", in: front) == 1)
        #expect(!front.contains("银行"))
        var note = ReviewSamples.note(full: true)
        note.sentence = "银行对面是银行"
        #expect(note.pieces().map(\.text) == ["银行", "对面是", "银行"])
    }

    @Test func aCardShowsItsFace() {
        var question = ReviewSamples.study(.cloze, full: true).question!
        let shell = Samples.shell(.english)
        question.note.sentence = "我去银行。"
        question.note.picture = "q.png\na.png"
        question.face = Card.Face(
            sentence: [
                SentencePiece(text: "我去", isWord: false), SentencePiece(text: "银行", isWord: true, hint: "bank"),
                SentencePiece(text: "。", isWord: false),
            ], pictures: ["q.png"], remarks: "more <b>")
        let front = StudyPage.front(question, shell).markup
        #expect(front.contains("<span class=\"gap\">[bank]</span>") && !front.contains("银行"))
        #expect(front.contains("q.png") && !front.contains("a.png"))
        let back = StudyPage.back(question, shell).markup
        #expect(back.contains("<mark>银行</mark>") && back.contains("more &lt;b"))
        #expect(back.contains("a.png") && !back.contains("q.png"))
    }

    @Test func aFrontWithNothingSaysSo() {
        var question = ReviewSamples.study(.cloze, full: true).question!
        question.note.sentence = "nothing of it"
        let front = StudyPage.front(question, Samples.shell(.english)).markup
        #expect(front.contains("The front of this card has nothing to show.") && !front.contains("nothing of it"))
        #expect(StudyPage.back(question, Samples.shell(.english)).markup.contains("银行"))
    }

    @Test(arguments: [("1m 10m 1d", [1, 10, 1440]), ("", []), ("30s, 2h", [0.5, 120]), ("15", [15])])
    func stepsAreReadAsTheyAreWritten(_ text: String, _ minutes: [Double]) {
        #expect(StepsText.minutes(text) == minutes)
        #expect(StepsText.minutes(StepsText.text(minutes)) == minutes)
    }

    @Test(arguments: ["x", "0m", "-1m", "1.5", "m", "99999999999999999999m"])
    func whatIsNoStepIsRefused(_ text: String) {
        #expect(StepsText.minutes(text) == nil)
    }

    @Test func anAxisEndsAtARoundNumber() {
        #expect([0, 4, 5, 21, 99, 1204].map { Chart.roundedUp($0) } == [4, 4, 8, 40, 120, 2000])
    }

    @Test func everyChartHasATable() {
        let page = StatisticsPage.page(ReviewSamples.statistics, Samples.shell(.english)).markup
        #expect(Markup.count("<svg class=\"chart-drawing", in: page) == 9)
        #expect(Markup.count("<table", in: page) == 10)
    }

    @Test func longSpansAreDrawnInFewColumnsAndLoseNothing() {
        var model = ReviewSamples.statistics
        for span in StatisticsSpan.allCases {
            model.span = span
            let chart = StatisticsPage.charts(model, Wording(.english))[0]
            let days = span.days.map { model.days.suffix($0) } ?? model.days[...]
            #expect((30...53).contains(chart.columns.count), "\(span)")
            #expect(chart.columns.reduce(0) { $0 + $1.values.reduce(0, +) } == days.reduce(0) { $0 + $1.reviews })
        }
    }

    @Test func theTabTellsHowManyCardsWait() {
        var shell = Samples.shell(.english)
        shell.waiting = 1204
        let page = TodayPage.page(
            .init(
                goOn: nil, recent: [],
                week: Week(activeSeconds: 0, charactersRead: 0, wordsLookedUp: 0, wordsMarked: 0, daysRead: 0),
                suggestions: [], isNewLearner: false, streak: 3), shell
        ).markup
        #expect(page.contains("999+"))
        #expect(Markup.count("1,204 cards to review", in: page) == 2)
        #expect(page.contains("<dd>3 days</dd>"))
        #expect(page.contains("/me/progress"))
    }
}
