import Foundation
import Hummingbird
import Library
import Model
import Operations
import Review
import Support
import Testing

/// Rules about settings that would make cards due on other days, by the form, the API and the code that commands use.
@Suite struct OneRuleSettlingTests {
    /// Adds a deck with one answered card, which only the log makes due.
    private static func studied(_ context: LearnerContext) async throws -> ID<Deck> {
        let deck = try await context.review.addDeck(
            named: "Words", options: OneRuleDeckTests.steady, at: context.now, newID: context.newID())
        _ = try await context.addCards(ofWords: [(.chinese, "书")], to: .path("Words"))
        let card = try #require(try await context.review.nextQuestion(in: deck.id, at: context.now)).card
        try await context.review.grade(card.id, .easy, reviewID: SerialID(5)!, at: context.now)
        return deck.id
    }

    private static func retention(_ share: Double) -> DeckChange {
        var change = DeckChange()
        change.options.desiredRetention = share
        return change
    }

    private static func retention(of deck: ID<Deck>, _ context: LearnerContext) async throws -> Double {
        try await context.review.deck(deck).options.desiredRetention
    }

    /// Has the form and the context ask about another retention.
    private static func ask(_ deck: ID<Deck>, _ client: TestClient, _ context: LearnerContext) async throws {
        let page = try await client.post("/review/decks/\(deck)/settings", form: "retention=97")
        #expect(page.headers[.location] == "/review/decks/\(deck)/rescheduling")
        guard case .done(let settling) = try await context.settle(retention(0.97), of: deck) else {
            Issue.record("It runs as a job.")
            return
        }
        #expect(settling.outcome == .undecided && settling.deck == deck)
    }

    @Test func oneDecisionOfManyIsCarriedOut() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.studied(context)
            try await Self.ask(deck, client, context)
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        try await client.post("/review/decks/\(deck)/rescheduling/apply", form: "choice=now").status
                            .code
                    }
                }
                return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            }
            #expect(statuses == [303: 1, 409: 7])
        }
    }

    @Test func settingsThatMoveDueDatesWaitForTheLearner() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.studied(context)
            let place = "/review/decks/\(deck)/rescheduling"
            try await Self.ask(deck, client, context)
            let api = try await client.send(
                .patch, "/api/v1/decks/\(deck)", json: #"{"options":{"desiredRetention":0.97}}"#)
            #expect(api.status == .conflict)
            #expect(try api.object()["error"] as? String == "reschedulingUndecided")
            await #expect(throws: ReviewError.self) {
                try await context.review.settle(Self.retention(0.97), of: deck, at: context.now)
            }
            #expect(try await Self.retention(of: deck, context) == 0.75)
            #expect(try await client.get(place).text.contains("1 card would be due on another day"))
            let waiting = try await context.waitingSettings(of: deck)
            #expect(waiting.deck.id == deck && waiting.settings.preview.moved == 1)

            // The learner keeps the deck as it is.
            let kept = try await client.post(place + "/apply", form: "choice=none")
            #expect(kept.headers[.location] == "/review/decks/\(deck)")
            #expect(try await context.decide(nil, about: deck) == nil)
            #expect(try await Self.retention(of: deck, context) == 0.75)
            try await Self.nothingWaits(for: deck, client, context)
        }
    }

    /// Expects that no settings wait, and that a decision is refused.
    private static func nothingWaits(
        for deck: ID<Deck>, _ client: TestClient, _ context: LearnerContext
    ) async throws {
        let place = "/review/decks/\(deck)/rescheduling"
        #expect(try await client.get(place).status == .notFound)
        let late = try await client.post(place + "/apply", form: "choice=now")
        #expect(late.status == .conflict && late.text.contains("This choice is no longer open"))
        for choice in Rescheduling.allCases {
            let error = await #expect(throws: ReviewError.self) { try await context.decide(choice, about: deck) }
            guard case .reschedulingGone? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
        await #expect(throws: ReviewError.self) { try await context.waitingSettings(of: deck) }
    }

    @Test func aDecisionSettlesTheDeck() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.studied(context)
            try await Self.ask(deck, client, context)
            let page = try await client.post("/review/decks/\(deck)/rescheduling/apply", form: "choice=now")
            #expect(page.headers[.location] == "/review/decks/\(deck)?saved=1&recounted=1")
            #expect(try await Self.retention(of: deck, context) == 0.97)

            let api = try await client.send(
                .patch, "/api/v1/decks/\(deck)", json: #"{"options":{"desiredRetention":0.75},"reschedule":"now"}"#)
            #expect(api.status == .ok)
            #expect(try await Self.retention(of: deck, context) == 0.75)

            guard case .done(let settling)? = try await context.decide(.now, about: deck) else {
                Issue.record("It runs as a job.")
                return
            }
            #expect(settling.outcome == .settled(recounted: 1))
            #expect(try await Self.retention(of: deck, context) == 0.97)
            try await Self.nothingWaits(for: deck, client, context)
        }
    }

    @Test func settingsThatCannotBePlannedStillWait() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.studied(context)
            let place = "/review/decks/\(deck)/rescheduling"
            try await Self.ask(deck, client, context)
            try await context.review.setDeleted(true, deck: deck, at: context.now)
            #expect(try await client.post(place + "/apply", form: "choice=later").status == .notFound)
            await #expect(throws: ReviewError.self) { try await context.decide(.later, about: deck) }
            #expect(try await client.get(place).status == .notFound)
            try await context.review.setDeleted(false, deck: deck, at: context.now)

            // Other settings are in use by now.
            try await context.review.settle(Self.retention(0.8), of: deck, rescheduling: .now, at: context.now)
            #expect(try await client.post(place + "/apply", form: "choice=later").status == .conflict)
            await #expect(throws: ReviewError.self) { try await context.decide(.later, about: deck) }
            try await context.review.settle(Self.retention(0.75), of: deck, rescheduling: .now, at: context.now)

            #expect(try await client.get(place).status == .ok)
            #expect(try await context.waitingSettings(of: deck).settings.edits.count == 1)
            let page = try await client.post(place + "/apply", form: "choice=later")
            #expect(page.headers[.location]?.hasPrefix("/review/decks/\(deck)?saved=1&recounted=") == true)
            #expect(try await Self.retention(of: deck, context) == 0.97)
        }
    }

    @Test(arguments: ["form", "API", "command"])
    func takingBackForgetsWhatWaits(_ door: String) async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.studied(context)
            let place = "/review/decks/\(deck)/rescheduling"
            try await Self.ask(deck, client, context)
            // Nothing can be taken back yet, so that the settings still wait.
            #expect(try await client.post(place + "/undo", form: "").status == .conflict)
            let api = try await client.send(.post, "/api/v1/decks/\(deck)/rescheduling/undo", json: "{}")
            #expect(try api.object()["error"] as? String == "nothingToUndo")
            await #expect(throws: ReviewError.self) { try await context.takeBackRescheduling(of: deck) }
            #expect(try await client.get(place).status == .ok)
            #expect(try await context.waitingSettings(of: deck).settings.preview.moved == 1)

            try await context.review.settle(Self.retention(0.8), of: deck, rescheduling: .now, at: context.now)
            switch door {
            case "form":
                let page = try await client.post(place + "/undo", form: "")
                #expect(page.headers[.location] == "/review/decks/\(deck)?restored=1")
                #expect(try await client.get(place).status == .notFound)
            case "API":
                let answer = try await client.send(.post, "/api/v1/decks/\(deck)/rescheduling/undo", json: "{}")
                #expect(try answer.object()["cards"] as? Int == 1)
                #expect(try await client.get(place).status == .notFound)
            default:
                #expect(try await context.takeBackRescheduling(of: deck) == 1)
                await #expect(throws: ReviewError.self) { try await context.waitingSettings(of: deck) }
            }
            #expect(try await Self.retention(of: deck, context) == 0.75)
        }
    }

    @Test func aDeckIsTheSameFileEverywhere() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.studied(context)
            let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-test-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            for format in ["csv", "json"] {
                let page = try await client.get("/review/decks/\(deck)/export/\(format)")
                #expect(page.status == .ok && page.text.contains("书"))
                #expect(try await client.get("/api/v1/decks/\(deck)/export?format=\(format)").text == page.text)
                let exported = try await context.export(deck, as: format == "csv" ? .csv : .json, in: folder)
                #expect(exported.name == "Words.\(format)")
                #expect(String(decoding: try Data(contentsOf: exported.place), as: UTF8.self) == page.text)
            }
            guard case .done(let package) = try await context.beginExport(of: deck, as: .apkg, in: folder) else {
                Issue.record("It runs as a job.")
                return
            }
            #expect(package.name == "Words.apkg" && FileManager.default.fileExists(atPath: package.place.path))
            await #expect(throws: ReviewError.self) {
                try await context.export(TestIDs.next(), as: .csv, in: folder)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
        }
    }

    @Test func cardsAreChangedAtOnceIfTheyAreFew() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.studied(context)
            let page = try await client.post(
                "/review/browse/change", form: "change=flag&scope=matching&return=/review/browse?q=deck:Words")
            #expect(page.headers[.location]?.contains("did=flag&count=1") == true)
            let subject = JobSubject("deck:Words", at: .review(.deck(deck)))
            let begun = try await context.change(.matching("deck:Words"), .suspend(true), in: subject)
            guard case .done(let changed) = begun else {
                Issue.record("It runs as a job.")
                return
            }
            #expect(changed.count == 1 && changed.change == .suspend(true))
            await #expect(throws: ReviewError.self) {
                try await context.change(.matching("is:odd"), .delete, in: subject)
            }
            #expect(try await context.review.cards(CardQuery("is:suspended is:flagged"), at: context.now).total == 1)
        }
    }
}
