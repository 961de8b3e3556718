import HTTPTypes
import Hummingbird
import Library
import Model
import Review
import Routes
import Scheduling
import Support
import Testing

@Suite struct ReviewPageTests {
    private static let word = "%E9%93%B6%E8%A1%8C"  // 银行

    @Test func everyPageOfReviewAnswers() async throws {
        try await withSite { client, desk in
            #expect(try await client.get("/review").text.contains("No cards yet"))
            let deck = try await client.makeCard()
            for route: Route in [
                .review(), .review(.widget), .review(.deck(deck)), .review(.deck(deck, .study())),
                .review(.deck(deck, .addForm)), .review(.deck(deck, .fitting)), .review(.deck(deck, .simulation())),
                .review(.browse()), .review(.history()), .review(.statistics(deck: deck)),
            ] {
                let response = try await client.get(route.link)
                #expect(response.status == .ok, "\(route.link)")
            }
            #expect(try await client.get("/").text.contains("1 card to review"))
        }
    }

    @Test func aWordBecomesACardOnceWithWhereItWasTapped() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let form =
                "word=zh/\(Self.word)&sentence=%E6%88%91%E5%8E%BB%E9%93%B6%E8%A1%8C%E3%80%82&book=\(book.id)&page=1"
                + "&return=/words/zh/\(Self.word)?fragment=1"
            let made = try await client.post("/review/cards", form: form)
            #expect(made.headers[.location]?.hasSuffix("fragment=1&card=made") ?? false)
            let again = try await client.post("/review/cards", form: form)
            #expect(again.headers[.location]?.hasSuffix("card=known") ?? false)
            let review = desk.review
            let deck = try #require(try await review.decks().first)
            #expect(deck.name == "Chinese")
            let question = try #require(try await review.nextQuestion(in: deck.id, at: TestDesk.now))
            #expect(question.note.sentence == "我去银行。")
            #expect(question.note.bookID == book.id)
            #expect(question.note.definition == "bank")
        }
    }

    @Test func anAnswerSentTwiceCountsOnce() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let review = desk.review
            let card = try #require(try await review.nextQuestion(in: deck, at: TestDesk.now)).card
            let form = "card=\(card.id)&review=\(TestDesk.now.milliseconds << 20)&reviews=0&duration=900&rating=3"
            for _ in 1...2 {
                let answer = try await client.post("/review/decks/\(deck)/grade", form: form)
                #expect(answer.headers[.location] == "/review/decks/\(deck)/study")
            }
            #expect(
                try await review.read { try $0.question(card.id, at: TestDesk.now, review.day) }.card.schedule.reviews
                    == 1)
            // Another window that showed the card before this answer changes nothing either.
            let late = form.replacing("review=\(TestDesk.now.milliseconds << 20)", with: "review=12345")
            _ = try await client.post("/review/decks/\(deck)/grade", form: late)
            #expect(
                try await review.read { try $0.question(card.id, at: TestDesk.now, review.day) }.card.schedule.reviews
                    == 1)
            let undone = try await client.post("/review/undo", form: "return=/review/decks/\(deck)/study")
            let back = try #require(undone.headers[.location])
            #expect(back.hasPrefix("/review/decks/\(deck)/study?card=\(card.id)&undid=grade&answer=3&of="))
            let told = try await client.get(back).text
            #expect(told.contains("Undone: your answer Good on <span lang=\"zh-Hans\">银行</span>."))
            #expect(
                try await review.read { try $0.question(card.id, at: TestDesk.now, review.day) }.card.schedule.reviews
                    == 0)
            #expect(try await client.post("/review/undo", form: "").status == .conflict)
        }
    }

    @Test func impossibleAnswersAndSettingsAreRefused() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let card = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).card.id
            for form in ["card=\(card)&review=1&rating=7", "card=\(card)&review=1", "card=x&review=1&rating=3", ""] {
                #expect(
                    try await client.post("/review/decks/\(deck)/grade", form: form).status == .badRequest, "\(form)")
            }
            #expect(
                try await client.post("/review/decks/\(deck)/grade", form: "card=9&review=1&rating=3").status
                    == .notFound)
            #expect(try await client.post("/review/decks/\(deck)/settings", form: "parent=x").status == .badRequest)
            for form in [
                "retention=20", "retention=nan", "learningSteps=soon", "maximumInterval=0", "newPerDay=-1",
                "parameters=1+2+3", "parameters=" + Array(repeating: "nan", count: 21).joined(separator: "+"),
                "parameters=1e999" + String(repeating: "+1", count: 20),
            ] {
                let answer = try await client.post("/review/decks/\(deck)/settings", form: "newPerDay=77&\(form)")
                #expect(answer.status == .unprocessableContent, "\(form)")
                #expect(answer.text.contains("The settings were not saved"))
                #expect(answer.text.contains("value=\"77\"") || form.hasPrefix("newPerDay"), "what was typed stays")
            }
            #expect(
                try await client.post("/review/decks/\(deck)/settings", form: "name=").status == .unprocessableContent)
            #expect(
                try await client.post("/review/decks/\(deck)/settings", form: "parent=\(deck)").status
                    == .unprocessableContent)
            let kept = try await desk.review.deck(deck)
            #expect(kept.name == "Chinese" && kept.options == DeckOptions())
        }
    }

    @Test func settingsAreKept() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let form =
                "name=HSK&icon=%F0%9F%8C%B1&algorithm=sm2&retention=85&learningSteps=1m+1d&relearningSteps=&newPerDay=5"
                + "&buriesSiblings=off&leechThreshold=0" + String(repeating: "&day=100", count: 6) + "&day=0"
            #expect(try await client.post("/review/decks/\(deck)/settings", form: form).status == .seeOther)
            let kept = try await desk.review.deck(deck)
            #expect(kept.name == "HSK" && kept.icon == "🌱")
            #expect(kept.options.algorithm == .sm2 && kept.options.desiredRetention == 0.85)
            #expect(kept.options.learningSteps == [1, 1440] && kept.options.relearningSteps.isEmpty)
            #expect(!kept.options.buriesSiblings && kept.options.dayShares.last == 0)
        }
    }

    @Test func aListIsFilledAndAdded() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let list = "%E9%93%B6%E8%A1%8C%0A%E4%B9%A6%0A%E4%B9%A6%0A%0A%E5%98%A4%09d%C3%A8%09sound"
            let preview = try await client.post(
                "/review/decks/\(deck)/add/preview", form: "language=zh&kind=recall&list=\(list)")
            #expect(preview.text.contains("Add 3 words?"))
            #expect(preview.text.contains("value=\"bank\""))
            #expect(preview.text.contains("value=\"sound\""))
            let words = "&word=%E9%93%B6%E8%A1%8C&reading=&definition=&word=%E4%B9%A6&reading=&definition="
            // 银行 has a card of the first kind, and gets one of the second.
            for (kind, added, known) in [("recognition", 1, 1), ("recall", 2, 0)] {
                let answer = try await client.post(
                    "/review/decks/\(deck)/add/words", form: "language=zh&kind=\(kind)" + words)
                #expect(answer.headers[.location] == "/review/decks/\(deck)?added=\(added)&known=\(known)")
            }
        }
    }

    @Test func aDeckIsDeletedAndBroughtBack() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let deleted = try await client.post("/review/decks/\(deck)/delete", form: "")
            #expect(deleted.headers[.location] == "/review?deleted=\(deck)")
            #expect(try await client.get("/review/decks/\(deck)/study").status == .notFound)
            _ = try await client.post("/review/decks/\(deck)/restore", form: "")
            #expect(try await client.get("/review/decks/\(deck)/study").status == .ok)
        }
    }
}

extension TestClient {
    /// Makes a card for 银行; returns its deck.
    func makeCard() async throws -> ID<Deck> {
        let made = try await post("/review/cards", form: "word=zh/%E9%93%B6%E8%A1%8C")
        let link = try #require(made.headers[.location])
        guard case .review(.deck(let id, _)) = Route(link: link) else { throw MissingDeck() }
        return id
    }
}

private struct MissingDeck: Error {}
