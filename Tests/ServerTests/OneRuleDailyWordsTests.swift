import Hummingbird
import Library
import Model
import Operations
import Support
import Testing

/// Rules of daily words, which hold for every interface: each is tested through the form, the API and the code that
/// commands use.
@Suite struct OneRuleDailyWordsTests {
    @Test func aWordOfAnotherDayIsMarkedOnThatDay() async throws {
        try await withSite { client, desk in
            let before = await desk.context(at: TestDesk.now.advanced(bySeconds: -86_400))
            let day = try await before.dailyWords(making: .patient).day
            let place = "/practice/daily-words?day=\(day)"
            let page = try await client.get(place + "&card=1&back=1")
            #expect(page.status == .ok && page.text.contains("Words of \(day)"))
            // Its links stay on that day.
            #expect(page.text.contains("/practice/daily-words?day=\(day)&amp;card=2"))

            let added = try await client.post("/practice/daily-words/add", form: "card=1&day=\(day)")
            #expect(added.headers[.location] == place + "&card=1&made=made")
            let seen = try await client.post("/practice/daily-words/seen", form: "card=1&day=\(day)")
            #expect(seen.headers[.location] == place + "&card=2")
            let api = try await client.send(
                .post, "/api/v1/dose/cards/2", json: #"{"mark":"added","day":"\#(day)"}"#)
            #expect(try api.object()["addedAt"] is Int)
            let command = try await desk.context().mark(.seen, dailyWord: 3, on: day)
            #expect(command.card.seenAt == TestDesk.now && !command.isToday)

            let kept = try await client.get("/api/v1/dose?day=\(day)").object()
            let cards = try #require(kept["cards"] as? [[String: Any]])
            #expect(cards[0]["addedAt"] is Int && cards[0]["seenAt"] is Int)
            #expect(cards[1]["addedAt"] is Int && cards[2]["seenAt"] is Int)
            // Today has no words yet, and none was marked.
            #expect(try await client.get("/api/v1/dose").status == .notFound)
        }
    }

    @Test func aDayWithoutWordsIsToldAlike() async throws {
        try await withSite { client, desk in
            let day = try #require(CalendarDate("1999-01-01"))
            let page = try await client.get("/practice/daily-words?day=\(day)")
            #expect(page.status == .notFound && page.text.contains("There are no words of 1999-01-01"))
            #expect(page.text.contains("href=\"/practice/daily-words\""))
            #expect(try await client.post("/practice/daily-words/seen", form: "card=1&day=\(day)").status == .notFound)
            let api = try await client.get("/api/v1/dose?day=\(day)")
            #expect(api.status == .notFound && api.text.contains("No words were saved for 1999-01-01"))
            let made = try await client.send(.post, "/api/v1/dose?day=\(day)", json: "")
            #expect(made.status == .badRequest || made.status == .notFound)
            let marked = try await client.send(
                .post, "/api/v1/dose/cards/1", json: #"{"mark":"seen","day":"1999-01-01"}"#)
            #expect(marked.status == .notFound)
            let wrong = try await client.send(.post, "/api/v1/dose/cards/1", json: #"{"mark":"seen","day":"1999"}"#)
            #expect(wrong.status == .badRequest)
            await #expect(throws: DailyWordsError.noDailyWords(day)) {
                try await desk.context().dailyWords(on: day, making: .patient)
            }
        }
    }

    @Test func aNumberThatNoWordOfTheDayHasIsToldAlike() async throws {
        try await withSite { client, desk in
            let words = try await desk.context().dailyWords(making: .patient)
            let count = words.cards.count
            for number in ["0", "\(count + 1)", "100000", "99999999999999999999"] {
                let api = try await client.send(.post, "/api/v1/dose/cards/\(number)", json: #"{"mark":"seen"}"#)
                #expect(api.status == .notFound && api.text.contains("numbered from 1 to \(count)"), "\(number)")
            }
            let page = try await client.post(
                "/practice/daily-words/seen", form: "card=\(count + 1)&day=\(words.day)")
            #expect(page.status == .notFound && page.text.contains("numbered from 1 to \(count)"))
            await #expect(throws: DailyWordsError.noSuchCard(of: count)) {
                try await desk.context().mark(.seen, dailyWord: count + 1)
            }
        }
    }

    @Test func todaysWordsAreTheSameWhoeverMakesThem() async throws {
        try await withSite { client, desk in
            #expect(try await client.post("/practice/daily-words/make", form: "").status == .seeOther)
            let command = try await desk.context().dailyWords(making: .patient)
            let api = try await client.send(.post, "/api/v1/dose", json: "").object()
            #expect(api["day"] as? String == command.day.description)
            let words = (api["cards"] as? [[String: Any]])?.compactMap { $0["word"] as? String }
            #expect(words == command.cards.map(\.word))
            #expect(try await desk.context().openDailyWords().dailyWords == command)
        }
    }
}
