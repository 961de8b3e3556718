import HTTPTypes
import Hummingbird
import Library
import Model
import Review
import Routes
import Scheduling
import Support
import Synchronization
import Testing

/// The pages for browsing, fitting and simulation.
@Suite struct ReviewToolTests {
    @Test func parametersAreTypedAndTheCardsCountedAnew() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let card = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).card
            try await desk.review.grade(card.id, .easy, reviewID: SerialID(5)!, at: TestDesk.now)
            let values = FSRSParameters.defaults.values.enumerated().map { $0 == 3 ? 20 : $1 }
            let text = values.map { String($0) }.joined(separator: "%2C+")
            let asked = try await client.post("/review/decks/\(deck)/settings", form: "parameters=\(text)")
            #expect(asked.headers[.location] == "/review/decks/\(deck)/rescheduling")
            #expect(try await client.get(asked.headers[.location]!).text.contains("1 card would be due on another day"))
            #expect(try await desk.review.deck(deck).options.parameters.isEmpty)
            // A choice that is none leaves the question as it is.
            let unknown = try await client.post("/review/decks/\(deck)/rescheduling/apply", form: "choice=never")
            #expect(unknown.status == .badRequest)
            let saved = try await client.post("/review/decks/\(deck)/rescheduling/apply", form: "choice=now")
            #expect(saved.headers[.location] == "/review/decks/\(deck)?saved=1&recounted=1")
            #expect(try await client.get(saved.headers[.location]!).text.contains("1 card was recalculated"))
            #expect(try await desk.review.deck(deck).options.parameters == values)
            // The page shows them with fewer decimals; submitting it changes nothing.
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
            let done = try await client.get(changed.headers[.location]!).text
            #expect(done.contains("1 card was suspended.") && done.contains("action=\"/review/undo\""))
            let all = "change=delete&scope=matching&return=/review/browse?q=is:suspended"
            #expect(
                try await client.post("/review/browse/change", form: all).headers[.location]
                    == "/review/browse?q=is%3Asuspended&did=delete&count=1")
            let undone = try await client.post("/review/undo", form: "return=/review/browse?q=is:suspended")
            let told = try await client.get(try #require(undone.headers[.location])).text
            #expect(told.contains("Undone: <span lang=\"zh-Hans\">银行</span> deleted."))
            #expect(try await client.get("/review/browse?q=is:suspended").text.contains("1 card found"))
            #expect(
                try await client.post("/review/browse/change", form: "change=flag").headers[.location]
                    == "/review/browse?did=nothing")
            for form in [
                "change=fly&card=\(card.id)", "card=\(card.id)", "change=move&card=\(card.id)",
            ] {
                #expect(try await client.post("/review/browse/change", form: form).status == .badRequest, "\(form)")
            }
        }
    }

    @Test func aSearchThatIsTooLargeIsRefusedAtEveryDoor() async throws {
        try await withSite { client, desk in
            _ = try await client.makeCard()
            let terms = Array(repeating: "a", count: 400).joined(separator: "%20")
            for query in [terms, String(repeating: "b", count: 3000)] {
                #expect(try await client.get("/api/v1/cards?query=\(query)").status == .badRequest)
                let page = try await client.get("/review/browse?q=\(query)")
                #expect(page.status == .badRequest && page.text.contains("Nothing was searched"))
                // A search without terms finds all cards, so it must not be used to delete.
                let deleted = try await client.post(
                    "/review/browse/change", form: "change=delete&scope=matching&return=/review/browse?q=\(query)")
                #expect(deleted.status == .badRequest)
            }
            #expect(try await client.get("/review/browse").text.contains("1 card found"))
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
            var page = "http-equiv=\"refresh\""
            while page.contains("http-equiv=\"refresh\"") {
                page = try await client.get("/review/decks/\(deck)/fitting").text
            }
            #expect(page.contains("at least 8 are needed"))
            #expect(try await desk.review.deck(deck).options == DeckOptions())
        }
    }

    @Test func betterParametersAreUsedAndTakenBack() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let drafts = (0..<60).map { NoteDraft(language: .english, word: "word\($0)") }
            let numbers = CountingNumbers()
            _ = try await desk.review.add(drafts, to: deck, at: TestDesk.now) { numbers.next() }
            // A learner who remembers far longer than the defaults expect.
            for card in try await desk.review.cardIDs(CardQuery("lang:en"), at: TestDesk.now) {
                for day in [0, 40, 160, 480] {
                    let time = TestDesk.now.advanced(bySeconds: Int64(day - 500) * 86_400)
                    try await desk.review.grade(
                        card, .good, reviewID: SerialID(at: time, random: numbers.next()), at: time)
                }
            }
            _ = try await client.post("/review/decks/\(deck)/fitting/start", form: "")
            var page = "http-equiv=\"refresh\""
            while page.contains("http-equiv=\"refresh\"") {
                page = try await client.get("/review/decks/\(deck)/fitting").text
            }
            #expect(page.contains("Fitted to 180 answers") && page.contains("id=\"due-today\""))
            // Nothing changes before the learner has chosen.
            #expect(try await desk.review.deck(deck).options == DeckOptions())
            let cards = try await desk.review.cards(CardQuery(""), limit: 100, at: TestDesk.now).cards.map(\.card)
            // A change made before that is kept.
            let renamed = try await client.post("/review/decks/\(deck)/settings", form: "name=Renamed&newPerDay=5")
            #expect(renamed.headers[.location] == "/review/decks/\(deck)?saved=1")
            let used = try await client.post("/review/decks/\(deck)/rescheduling/apply", form: "choice=now")
            #expect(used.headers[.location]?.hasPrefix("/review/decks/\(deck)?saved=1&recounted=") ?? false)
            let fitted = try await desk.review.deck(deck)
            #expect(fitted.options.parameters.count == 21 && fitted.name == "Renamed" && fitted.options.newPerDay == 5)
            #expect(
                try await desk.review.cards(CardQuery(""), limit: 100, at: TestDesk.now).cards.map(\.card) != cards)
            let back = try await client.post("/review/decks/\(deck)/rescheduling/undo", form: "")
            #expect(back.headers[.location]?.hasPrefix("/review/decks/\(deck)?restored=") ?? false)
            #expect(
                try await desk.review.cards(CardQuery(""), limit: 100, at: TestDesk.now).cards.map(\.card) == cards)
            var former = DeckOptions()
            former.newPerDay = 5
            #expect(try await desk.review.deck(deck).options == former)
            #expect(try await client.get("/review/decks/\(deck)/fitting").text.contains("Fit now"))
        }
    }

    @Test func settingsThatWaitNoLongerSaySo() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let card = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).card
            try await desk.review.grade(card.id, .easy, reviewID: SerialID(5)!, at: TestDesk.now)
            let place = "/review/decks/\(deck)/rescheduling"
            // Nothing is pending, as after a restart.
            let gone = try await client.post(place + "/apply", form: "choice=now")
            #expect(gone.status == .conflict && gone.text.contains("This choice is no longer open"))
            #expect(try await client.get(place).status == .notFound)
            // The deck's scheduling has changed by the time of the answer.
            _ = try await client.post("/review/decks/\(deck)/settings", form: "retention=70")
            #expect(try await client.get(place).text.contains("would be due on another day"))
            var other = try await desk.review.deck(deck)
            let before = other
            other.options.desiredRetention = 0.97
            try await desk.review.settle(DeckEdit(of: before, to: other), rescheduling: .now, at: TestDesk.now)
            let stale = try await client.post(place + "/apply", form: "choice=now")
            #expect(stale.status == .conflict && stale.text.contains("settings have changed since"))
            #expect(try await desk.review.deck(deck).options.desiredRetention == 0.97)
        }
    }

    @Test func aLeechIsTold() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            var settings = try await desk.review.deck(deck)
            settings.options.leechThreshold = 1
            settings.options.learningSteps = []
            try await desk.review.settle(
                DeckEdit(of: try await desk.review.deck(deck), to: settings), at: TestDesk.now)
            let card = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).card.id
            try await desk.review.grade(
                card, .easy, reviewID: SerialID(5)!, at: TestDesk.now.advanced(bySeconds: -90 * 86_400))
            let answer = try await client.post(
                "/review/decks/\(deck)/grade", form: "card=\(card)&review=6&reviews=1&rating=1")
            #expect(answer.headers[.location] == "/review/decks/\(deck)/study?leech=\(card)")
            #expect(try await client.get(answer.headers[.location]!).text.contains("You have forgotten"))
        }
    }
}

/// Numbers that are random enough for ids, and all different.
private final class CountingNumbers: Sendable {
    private let last = Atomic<UInt64>(0)

    func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
