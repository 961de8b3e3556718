import Model
import Routes
import Testing

@testable import Pages

/// Where a card shows its picture and plays its recording.
@Suite struct NoteMediaTests {
    private let shell = Samples.shell(.english)

    private func question(_ kind: Card.Kind, word: String = "银行") -> StudyPage.Question {
        var question = ReviewSamples.study(kind, full: true).question!
        question.note.word = word
        question.note.picture = "bank 1.png"
        question.note.audio = "银行.mp3\nb.mp3"
        return question
    }

    @Test(arguments: Card.Kind.allCases) func aPictureIsOnTheSideWhereItHelps(_ kind: Card.Kind) {
        let front = StudyPage.front(question(kind), shell).markup
        let back = StudyPage.back(question(kind), shell).markup
        let picture = "src=\"/review/media/bank%201.png\""
        #expect(front.contains(picture) == (kind == .recall))
        #expect(back.contains(picture) == (kind != .recall))
        // The alternative text on the front gives nothing away.
        #expect(front.contains("alt=\"Picture\"") == (kind == .recall))
        #expect(back.contains("alt=\"银行\" lang=\"zh-Hans\"") == (kind != .recall))
    }

    @Test(arguments: Card.Kind.allCases) func aRecordingIsPlayedOnOneSideAndOnlyOnce(_ kind: Card.Kind) {
        let front = StudyPage.front(question(kind), shell).markup
        let back = StudyPage.back(question(kind), shell).markup
        #expect(Markup.count("<audio controls", in: front) == (kind == .listening ? 2 : 0))
        #expect(Markup.count("<audio controls", in: back) == (kind == .listening ? 0 : 2))
        #expect((front + back).contains("/review/media/%E9%93%B6%E8%A1%8C.mp3"))
        #expect((front + back).contains("aria-label=\"Recording 2\""))
        #expect(!front.contains("listen-instead"))
    }

    @Test func aCardOfNothingButAPictureShowsItAndNotItsName() {
        let question = question(.recognition, word: "bank 1.png")
        let front = StudyPage.front(question, shell).markup
        #expect(front.contains("alt=\"Picture\"") && !front.contains("card-word"))
        #expect(!StudyPage.back(question, shell).markup.contains("<img"))
    }

    @Test func aRowTellsWhatANoteHas() {
        let page = CardsPage.page(ReviewSamples.cards, shell).markup
        #expect(Markup.count("class=\"sign\" title=\"Picture\"", in: page) == 3)
        #expect(Markup.count("class=\"sign\" title=\"Recording\"", in: page) == 3)
    }

    @Test func aNoteCanBeGivenAndRidOfBoth() {
        let page = NotePage.page(.init(note: question(.recall).note), shell).markup
        for part in [
            "enctype=\"multipart/form-data\"", "name=\"picture\"", "name=\"recording\"", "name=\"remove-picture\"",
            "name=\"remove-recording\"", "up to 20 MB",
        ] { #expect(page.contains(part), "\(part)") }
        let bare = NotePage.page(.init(note: ReviewSamples.note(full: false)), shell).markup
        #expect(!bare.contains("remove-picture") && bare.contains("Add a picture"))
    }

    @Test func whereSavingLedIsWhereTheFormCameFrom() {
        let saved: [(Route, NotePage.Model)] = [
            (.review(), .init(note: ReviewSamples.note(full: false))),
            (
                .review(.browse(CardsFilter(query: "x"))),
                .init(note: ReviewSamples.note(full: false), list: .init(query: "x"))
            ),
            (
                .review(.deck(ReviewRouteTests.deck, .study(StudyView(card: ReviewRouteTests.card)))),
                .init(
                    note: ReviewSamples.note(full: false), deck: ReviewRouteTests.deck, card: ReviewRouteTests.card)
            ),
        ]
        for (_, model) in saved {
            let again = NotePage.Model(note: model.note, saved: model.saved, problem: .emptyFile)
            #expect(again.saved == model.saved && again.back == model.back)
        }
    }
}
