import Foundation
import Hummingbird
import Library
import Model
import Operations
import Review
import Scheduling
import Support
import Testing

/// Rules about decks that hold for every interface: the form, the API and the code that commands use.
@Suite struct OneRuleDeckTests {
    /// Adds a deck with settings of its own.
    static func words(_ context: LearnerContext) async throws -> Deck {
        var options = DeckOptions()
        options.parameters = FSRSParameters.defaults.values
        options.previousParameters = []
        options.desiredRetention = 0.906
        options.learningSteps = [1.004, 0.51, 20]
        options.relearningSteps = [0.18]
        options.buriesSiblings = false
        options.ankiSM2.startingEase = 2.256
        options.dayShares = [1, 0.336, 1, 1, 1, 1, 1]
        return try await context.review.addDeck(
            named: "Words", options: options, at: context.now, newID: context.newID())
    }

    /// Options under which only the log decides when a card is due.
    static let steady: DeckOptions = {
        var options = DeckOptions()
        options.learningSteps = []
        options.desiredRetention = 0.75
        options.balancesLoad = false
        return options
    }()

    @Test func whatAChangeDoesNotNameStaysAsItIs() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.words(context)
            var wanted = deck.options
            let path = "/api/v1/decks/\(deck.id)"

            let api = try await client.send(.patch, path, json: #"{"options":{"newPerDay":5}}"#)
            #expect(api.status == .ok)
            wanted.newPerDay = 5
            #expect(try await context.review.deck(deck.id).options == wanted)
            let nested = try await client.send(
                .patch, path, json: #"{"options":{"ankiSM2":{"easyInterval":7},"parameters":null}}"#)
            #expect(nested.status == .ok)
            wanted.ankiSM2.easyInterval = 7
            #expect(try await context.review.deck(deck.id).options == wanted)
            let name = try await client.send(.patch, path, json: #"{"name":"Other"}"#)
            #expect(try name.object()["icon"] as? String == "")

            let page = try await client.post("/review/decks/\(deck.id)/settings", form: "newPerDay=6")
            #expect(page.status == .seeOther)
            wanted.newPerDay = 6
            #expect(try await context.review.deck(deck.id).options == wanted)

            var change = DeckChange()
            change.options.newPerDay = 7
            try await context.review.settle(change, of: deck.id, at: context.now)
            wanted.newPerDay = 7
            let kept = try await context.review.deck(deck.id)
            #expect(kept.options == wanted && kept.name == "Other")
        }
    }

    @Test func anImpossibleNameChangesNothing() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.words(context)
            for name in [" ", String(repeating: "a", count: 201)] {
                let sent = name.replacing(" ", with: "+")
                let page = try await client.post("/review/decks", form: "name=\(sent)")
                #expect(page.status == .unprocessableContent && page.text.contains("The name was empty or too long."))
                let settings = try await client.post("/review/decks/\(deck.id)/settings", form: "name=\(sent)")
                #expect(settings.status == .unprocessableContent)
                let api = try await client.send(.post, "/api/v1/decks", json: #"{"name":"\#(name)"}"#)
                #expect(api.status == .unprocessableContent && api.text.contains("Nothing was changed"))
                let change = try await client.send(
                    .patch, "/api/v1/decks/\(deck.id)", json: #"{"name":"\#(name)"}"#)
                #expect(change.status == .unprocessableContent && change.text.contains("Nothing was changed"))
                do {
                    _ = try await context.review.addDeck(named: name, at: context.now, newID: context.newID())
                    Issue.record("A deck has the name “\(name)”.")
                } catch { #expect("\(error)".hasSuffix("Nothing was changed; choose another name.")) }
            }
            #expect(try await context.review.decks().map(\.name) == ["Words"])
        }
    }

    @Test func aPreviewOfOtherOptionsIsOfThoseAlone() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await context.review.addDeck(
                named: "Words", options: Self.steady, at: context.now, newID: context.newID())
            _ = try await context.addCards(ofWords: [(.chinese, "书")], to: .path("Words"))
            let card = try #require(try await context.review.nextQuestion(in: deck.id, at: context.now)).card
            try await context.review.grade(card.id, .easy, reviewID: SerialID(5)!, at: context.now)
            let preview = try await client.send(
                .post, "/api/v1/decks/\(deck.id)/rescheduling/preview", json: #"{"options":{"newPerDay":5}}"#)
            #expect(try preview.object()["cards"] as? Int == 1)
            #expect(try preview.object()["moved"] as? Int == 0)
            var change = DeckOptionsChange()
            change.desiredRetention = 1.5
            await #expect(throws: ReviewError.self) {
                try await context.review.previewRescheduling(deck.id, change, at: context.now)
            }
        }
    }

    @Test func anUntouchedPageChangesNothing() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.words(context)
            let page = try await client.get("/review/decks/\(deck.id)").text
            #expect(page.contains("name=\"retention\" value=\"91\""))
            #expect(page.contains("name=\"learningSteps\" value=\"1m 31s 20m\""))
            #expect(page.contains("name=\"relearningSteps\" value=\"11s\""))
            // What the page shows of the settings.
            let form =
                "name=Words&icon=&parent=&algorithm=fsrs&retention=91&startingEase=226&hardMultiplier=120&easyBonus=130"
                + "&learningSteps=1m+31s+20m&relearningSteps=11s&day=100&day=34&day=100&day=100&day=100&day=100&day=100"
            let saved = try await client.post("/review/decks/\(deck.id)/settings", form: form)
            #expect(saved.headers[.location] == "/review/decks/\(deck.id)?saved=1")
            #expect(try await context.review.deck(deck.id).options == deck.options)
            _ = try await client.post(
                "/review/decks/\(deck.id)/settings",
                form: form.replacing("day=34", with: "day=50").replacing("retention=91", with: "retention=92")
                    .replacing("31s+20m", with: "31s+25m+1h"))
            let options = try await context.review.deck(deck.id).options
            #expect(options.dayShares[1] == 0.5 && options.desiredRetention == 0.92)
            #expect(options.learningSteps == [1.004, 0.51, 25, 60] && options.relearningSteps == [0.18])
        }
    }

    @Test func aWeekHasSevenShares() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.words(context)
            for count in [0, 6, 8] {
                if count > 0 {
                    let form = Array(repeating: "day=100", count: count).joined(separator: "&")
                    let page = try await client.post("/review/decks/\(deck.id)/settings", form: form)
                    #expect(page.status == .unprocessableContent, "\(count)")
                }
                let shares = Array(repeating: 1.0, count: count)
                let json = #"{"name":"New \#(count)","options":{"dayShares":\#(shares)}}"#
                #expect(try await client.send(.post, "/api/v1/decks", json: json).status == .unprocessableContent)
                let api = try await client.send(
                    .patch, "/api/v1/decks/\(deck.id)", json: #"{"options":{"dayShares":\#(shares)}}"#)
                #expect(api.status == .unprocessableContent, "\(count)")
                var change = DeckChange()
                change.options.dayShares = shares
                await #expect(throws: ReviewError.self) {
                    try await context.review.settle(change, of: deck.id, at: context.now)
                }
            }
            #expect(try await context.review.decks().map(\.options.dayShares) == [deck.options.dayShares])
        }
    }

    @Test func parametersBeforeAFitAreParameters() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.words(context)
            let path = "/api/v1/decks/\(deck.id)"
            for parameters in [[1], [1, 1, 1], Array(repeating: 1, count: 20)] as [[Double]] {
                let options = #"{"previousParameters":\#(parameters)}"#
                let changed = try await client.send(.patch, path, json: #"{"options":\#(options)}"#)
                #expect(changed.status == .unprocessableContent)
                #expect(try changed.object()["error"] as? String == "impossibleDeckSettings")
                let added = try await client.send(
                    .post, "/api/v1/decks", json: #"{"name":"New","options":\#(options)}"#)
                #expect(added.status == .unprocessableContent)
                var change = DeckChange()
                change.options.previousParameters = parameters
                await #expect(throws: ReviewError.self) {
                    try await context.review.settle(change, of: deck.id, at: context.now)
                }
            }
            #expect(try await context.review.decks().map(\.options) == [deck.options])
            // What the API answers can be sent back.
            struct Listed: Decodable { var options: DeckOptions }
            let list = try await client.get("/api/v1/decks").text
            let listed = try JSONDecoder().decode([Listed].self, from: Data(list.utf8))
            let options = String(decoding: try JSONEncoder().encode(listed[0].options), as: UTF8.self)
            let same = try await client.send(.patch, path, json: #"{"options":\#(options)}"#)
            #expect(same.status == .ok)
            #expect(try await context.review.deck(deck.id).options == deck.options)
        }
    }

    @Test func anIconIsTrimmed() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.words(context)
            func icon() async throws -> String { try await context.review.deck(deck.id).icon }
            _ = try await client.post("/review/decks/\(deck.id)/settings", form: "icon=++long")
            #expect(try await icon() == "lo")
            _ = try await client.send(.patch, "/api/v1/decks/\(deck.id)", json: #"{"icon":"  wide"}"#)
            #expect(try await icon() == "wi")
            try await context.review.settle(DeckChange(icon: " a b"), of: deck.id, at: context.now)
            #expect(try await icon() == "a")
            let api = try await client.send(.post, "/api/v1/decks", json: #"{"name":"A","icon":"  long"}"#)
            #expect(try api.object()["icon"] as? String == "lo")
            _ = try await client.post("/review/decks", form: "name=B&icon=++long&parent=")
            #expect(try await context.review.deck(named: "B").icon == "lo")
        }
    }

    @Test func aDeckIsDeletedOnce() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.words(context)
            func delete() async throws {
                try await context.review.setDeleted(true, deck: deck.id, at: context.now)
            }
            #expect(try await client.post("/review/decks/\(deck.id)/delete", form: "").status == .seeOther)
            #expect(try await client.post("/review/decks/\(deck.id)/delete", form: "").status == .notFound)
            #expect(try await client.send(.delete, "/api/v1/decks/\(deck.id)", json: "{}").status == .notFound)
            await #expect(throws: ReviewError.self) { try await delete() }
            #expect(try await client.post("/review/decks/\(deck.id)/restore", form: "").status == .seeOther)
            try await delete()
            #expect(try await client.send(.delete, "/api/v1/decks/\(deck.id)", json: "{}").status == .notFound)
        }
    }

    @Test func onlyADeckThatIsThereIsTakenBack() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let id = TestIDs.next(Deck.self)
            #expect(try await client.post("/review/decks/\(id)/rescheduling/undo", form: "").status == .notFound)
            let api = try await client.send(.post, "/api/v1/decks/\(id)/rescheduling/undo", json: "{}")
            #expect(try api.object()["error"] as? String == "deckNotFound")
            await #expect(throws: ReviewError.self) {
                try await context.review.takeBackRescheduling(of: id, at: context.now)
            }
        }
    }

    @Test func aSimulationHasTheSameBoundsEverywhere() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await Self.words(context).id
            var change = DeckChange()
            change.options.newPerDay = 9999
            try await context.review.settle(change, of: deck, at: context.now)
            for (days, newPerDay, result) in [
                (nil, 0, (365, 0)), (Int.max, 0, (730, 0)), (0, Int.max, (1, 200)), (1, nil, (1, 200)),
            ] as [(Int?, Int?, (days: Int, newPerDay: Int))] {
                let workload = try await context.review.compareRetentions(
                    of: deck, days: days, newPerDay: newPerDay, at: context.now)
                #expect(workload.days == result.days && workload.newPerDay == result.newPerDay)
                #expect(workload.deck.id == deck)
            }
            for (query, days, newPerDay) in [
                ("new=0", 365, 0), ("days=730&new=0", 730, 0), ("days=1&new=201", 1, 200),
            ] {
                let api = try await client.get("/api/v1/decks/\(deck)/simulation?\(query)").object()
                #expect(api["days"] as? Int == days && api["newPerDay"] as? Int == newPerDay, "\(query)")
            }
            let tooLong = try await client.get("/api/v1/decks/\(deck)/simulation?days=731")
            #expect(tooLong.status == .badRequest)
            let page = try await client.get("/review/decks/\(deck)/simulation?days=30&new=201")
            #expect(page.status == .ok && page.text.contains("30 days with 200 new cards each day"))
        }
    }

    @Test func theNextCardOfAllDecksIsOfTheFirstThatHasOne() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let review = context.review
            #expect(try await review.nextQuestion(in: nil, at: context.now) == nil)
            _ = try await context.addCards(ofWords: [(.chinese, "书")], to: .path("A::Inner"), kinds: [.recall])
            let last = try await context.addCards(ofWords: [(.chinese, "手")], to: .path("B"), kinds: [.recall]).deck
            var asked: [String] = []
            while let question = try await review.nextQuestion(in: nil, at: context.now), asked.count < 9 {
                asked.append(question.note.word)
                try await review.change([question.card.id], .suspend(true), at: context.now)
            }
            #expect(asked == ["书", "手"])
            #expect(try await client.get("/api/v1/decks/\(last.id)/due").status == .noContent)
        }
    }

    @Test func decksAndNumbersAreToldFromOneMoment() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await context.addCards(ofWords: [(.chinese, "书")], to: .path("A::Inner")).deck
            let list = try await context.review.deckList(at: context.now)
            let api = try await client.get("/api/v1/decks").array()
            #expect(api.compactMap { $0["path"] as? String } == ["A", "A::Inner"])
            #expect(api.compactMap { ($0["counts"] as? [String: Int])?["new"] } == [1, 1])
            #expect(list.decks.map { list.counts[$0.id]?.new } == [1, 1])
            #expect(try await context.review.exportable(deck.id).isLong == false)
            #expect(try await context.review.statistics(of: deck.id, at: context.now).deck?.id == deck.id)
            #expect(try await context.review.statistics(at: context.now).deck == nil)
            for path in ["/review/stats?deck=", "/review/history?deck="] {
                #expect(try await client.get(path + deck.id.description).status == .ok, "\(path)")
                #expect(try await client.get(path + TestIDs.next(Deck.self).description).status == .notFound)
            }
        }
    }
}
