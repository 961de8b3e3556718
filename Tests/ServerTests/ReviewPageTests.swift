import HTTPTypes
import HummingbirdTesting
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
            #expect(try await review.question(card.id, at: TestDesk.now).card.schedule.reviews == 1)
            // Another window that showed the card before this answer changes nothing either.
            let late = form.replacing("review=\(TestDesk.now.milliseconds << 20)", with: "review=12345")
            _ = try await client.post("/review/decks/\(deck)/grade", form: late)
            #expect(try await review.question(card.id, at: TestDesk.now).card.schedule.reviews == 1)
            let undone = try await client.post("/review/undo", form: "return=/review/decks/\(deck)/study")
            #expect(undone.headers[.location] == "/review/decks/\(deck)/study?card=\(card.id)")
            #expect(try await review.question(card.id, at: TestDesk.now).card.schedule.reviews == 0)
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
                #expect(answer.text.contains("The settings were not kept"))
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

    @Test func parametersAreTypedAndTheCardsCountedAnew() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let card = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).card
            try await desk.review.grade(card.id, .easy, reviewID: SerialID(5)!, at: TestDesk.now)
            let values = FSRSParameters.defaults.values.enumerated().map { $0 == 3 ? 20 : $1 }
            let text = values.map { String($0) }.joined(separator: "%2C+")
            let saved = try await client.post("/review/decks/\(deck)/settings", form: "parameters=\(text)")
            #expect(saved.headers[.location] == "/review/decks/\(deck)?saved=1&recounted=1")
            #expect(try await client.get(saved.headers[.location]!).text.contains("1 card was counted anew"))
            #expect(try await desk.review.deck(deck).options.parameters == values)
            // What the page shows of them has fewer decimals; sending it back changes nothing.
            let page = try await client.get("/review/decks/\(deck)").text
            #expect(page.contains("20.0000"))
            let same =
                "0.2120+1.2931+2.3065+20.0000+6.4133+0.8334+3.0194+0.0010+1.8722+0.1666+0.7960+1.4835+0.0614+"
                + "0.2629+1.6483+0.6014+1.8729+0.5425+0.0912+0.0658+0.1542"
            let again = try await client.post("/review/decks/\(deck)/settings", form: "parameters=\(same)")
            #expect(again.headers[.location] == "/review/decks/\(deck)?saved=1")
        }
    }

    @Test func cardsAreFoundChangedAndTakenBack() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let card = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).card
            #expect(try await client.get("/review/browse?q=bank").text.contains("1 card found"))
            #expect(try await client.get("/review/browse?q=is:foo").text.contains("could not be understood"))
            #expect(try await client.get("/review/browse?page=9999999999999").text.contains("1 card found"))
            let changed = try await client.post(
                "/review/browse/change", form: "change=suspend&card=\(card.id)&return=/review/browse?q=bank")
            #expect(changed.headers[.location] == "/review/browse?q=bank&did=suspend&count=1")
            let told = try await client.get(changed.headers[.location]!).text
            #expect(told.contains("1 card was suspended.") && told.contains("action=\"/review/undo\""))
            let all = "change=delete&scope=matching&return=/review/browse?q=is:suspended"
            #expect(
                try await client.post("/review/browse/change", form: all).headers[.location]
                    == "/review/browse?q=is%3Asuspended&did=delete&count=1")
            _ = try await client.post("/review/undo", form: "")
            #expect(try await client.get("/review/browse?q=is:suspended").text.contains("1 card found"))
            #expect(
                try await client.post("/review/browse/change", form: "change=flag").headers[.location]
                    == "/review/browse?did=nothing")
            for form in [
                "change=fly&card=\(card.id)", "card=\(card.id)", "change=move&card=\(card.id)", "change=tag&tags=",
            ] {
                #expect(try await client.post("/review/browse/change", form: form).status == .badRequest, "\(form)")
            }
        }
    }

    @Test func aDesiredRetentionIsChosenFromTheSimulation() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let page = try await client.get("/review/decks/\(deck)/simulation?days=30&new=5").text
            #expect(page.contains("30 days with 5 new cards each day"))
            let chosen = try await client.post("/review/decks/\(deck)/simulation/choose", form: "retention=85")
            #expect(chosen.headers[.location] == "/review/decks/\(deck)?saved=1&recounted=0")
            #expect(try await desk.review.deck(deck).options.desiredRetention == 0.85)
            #expect(
                try await client.post("/review/decks/\(deck)/simulation/choose", form: "retention=5").status
                    == .badRequest)
        }
    }

    @Test func aFitOfTooLittleKeepsTheParameters() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            _ = try await client.post("/review/decks/\(deck)/fitting/start", form: "")
            var page = ""
            for _ in 0..<100 where !page.contains("Your parameters stay") {
                page = try await client.get("/review/decks/\(deck)/fitting").text
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(page.contains("at least 8 are needed"))
            #expect(try await desk.review.deck(deck).options == DeckOptions())
        }
    }

    @Test func aLeechIsTold() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            var settings = try await desk.review.deck(deck)
            settings.options.leechThreshold = 1
            settings.options.learningSteps = []
            try await desk.review.change(settings, at: TestDesk.now)
            let card = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).card.id
            try await desk.review.grade(
                card, .easy, reviewID: SerialID(5)!, at: TestDesk.now.advanced(bySeconds: -90 * 86_400))
            let answer = try await client.post(
                "/review/decks/\(deck)/grade", form: "card=\(card)&review=6&reviews=1&rating=1")
            #expect(answer.headers[.location] == "/review/decks/\(deck)/study?leech=\(card)")
            #expect(try await client.get(answer.headers[.location]!).text.contains("You have forgotten"))
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
            let added = try await client.post(
                "/review/decks/\(deck)/add/words",
                form:
                    "language=zh&kind=recall&word=%E9%93%B6%E8%A1%8C&reading=&definition=&word=%E4%B9%A6&reading=&definition="
            )
            #expect(added.headers[.location] == "/review/decks/\(deck)?added=1&known=1")
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

extension Desk {
    fileprivate var review: ReviewDesk {
        ReviewDesk(database: database, lexicon: lexicon, learner: learner, day: LearnerDay())
    }
}

extension TestClientProtocol {
    /// A card for 银行; returns its deck.
    fileprivate func makeCard() async throws -> ID<Deck> {
        let made = try await post("/review/cards", form: "word=zh/%E9%93%B6%E8%A1%8C")
        let link = try #require(made.headers[.location])
        guard case .review(.deck(let id, _)) = Route(link: link) else { throw MissingDeck() }
        return id
    }
}

private struct MissingDeck: Error {}
