import DailyWords
import Hummingbird
import Library
import Model
import Operations
import Review
import Storage
import Support
import Testing

/// Rules that hold for every interface: each is tested through the form, the API and the code that commands use.
@Suite struct OneRuleTests {
    private static let ids = (1...9).compactMap { SerialID<Model.Review>($0) }

    private static func decks(_ client: TestClient) async throws -> [String: String] {
        var names: [String: String] = [:]
        for deck in try await client.get("/api/v1/decks").array() {
            names[deck["id"] as? String ?? ""] = deck["name"] as? String
        }
        return names
    }

    // MARK: An answer to a card that was answered since it was shown

    @Test func aStaleAnswerChangesNothing() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let draft = NoteDraft(language: LanguageTag(.chinese), word: "书")
            let deck = try await context.addCards([draft], in: .chinese).deck.id
            let card = try #require(try await context.review.nextQuestion(in: deck, at: context.now)).card
            try await context.review.grade(card.id, .good, reviewID: Self.ids[0], shown: 0, at: context.now)
            let answered = try await context.review.read {
                try $0.question(card.id, at: context.now, context.review.day)
            }.card
            #expect(answered.schedule.reviews == 1)

            // The page was loaded before that answer, and so were the program's and the terminal's copies.
            let page = try await client.post(
                "/review/decks/\(deck)/grade", form: "card=\(card.id)&review=\(Self.ids[1])&rating=1&reviews=0")
            #expect(page.status == .seeOther)
            let api = try await client.send(
                .post, "/api/v1/cards/\(card.id)/grade",
                json: #"{"rating":1,"reviewId":"\#(Self.ids[2])","reviews":0}"#
            ).object()
            #expect(api["isStale"] as? Bool == true && api["isRepeated"] as? Bool == false)
            let command = try await context.review.grade(
                card.id, .again, reviewID: Self.ids[3], shown: card.schedule.reviews, at: context.now)
            #expect(command.isStale)
            #expect(
                try await context.review.read { try $0.question(card.id, at: context.now, context.review.day) }.card
                    == answered)
            #expect(try await context.review.history().count == 1)

            // Sending the first answer again is a repetition, not a stale answer.
            let again = try await context.review.grade(
                card.id, .good, reviewID: Self.ids[0], shown: 0, at: context.now)
            #expect(again.isRepeated && !again.isStale)
        }
    }

    // MARK: Which deck a new card goes to

    @Test func aCardGoesToItsLanguagesDeckWhateverThatIsCalled() async throws {
        try await withSite { client, desk in
            let made = try await client.post("/review/cards", form: "word=zh/%E4%B9%A6")
            #expect(made.status == .seeOther)
            let first = try await Self.decks(client)
            #expect(Array(first.values) == ["Chinese"])
            let deck = try #require(first.keys.first)

            // Neither another interface language nor another name creates a second deck.
            try await desk.changePreferences(at: TestDesk.now) { $0.interface = .simplifiedChinese }
            // Who reads Chinese pages is taken to learn English until they say otherwise.
            _ = try await client.post("/me/learning/save", form: "only=language&language=zh")
            _ = try await client.post("/review/cards", form: "word=zh/%E9%93%B6%E8%A1%8C")
            _ = try await client.send(.patch, "/api/v1/decks/\(deck)", json: #"{"name":"Tapped"}"#)
            let day = try #require(try await client.send(.post, "/api/v1/dose", json: "").object()["day"] as? String)
            _ = try await client.send(.post, "/api/v1/dose/cards/1", json: #"{"mark":"added"}"#)
            _ = try await client.post("/practice/daily-words/add", form: "card=2&day=\(day)")
            let draft = NoteDraft(language: LanguageTag(.chinese), word: "老虎")
            #expect(try await desk.context().addCards([draft], in: .chinese).deck.id.description == deck)
            #expect(try await Self.decks(client) == [deck: "Tapped"])

            // A chosen deck becomes the default from then on; a deleted one does not.
            let chosen = try await client.makeDeck("Other")
            _ = try await client.post("/review/cards", form: "word=zh/%E6%89%8B&deck=\(chosen)")
            let next = NoteDraft(language: LanguageTag(.chinese), word: "图书馆")
            #expect(try await desk.context().addCards([next], in: .chinese).deck.id.description == chosen)
            _ = try await client.execute(uri: "/api/v1/decks/\(chosen)", method: .delete)
            let last = NoteDraft(language: LanguageTag(.chinese), word: "喜欢")
            #expect(try await desk.context().addCards([last], in: .chinese).deck.name == "中文")
        }
    }

    // MARK: A word of the day becomes a card

    @Test func aDailyWordIsMarkedOnlyIfItsCardIsMade() async throws {
        try await withSite { client, desk in
            let dose = try await client.send(.post, "/api/v1/dose", json: "").object()
            let day = try #require(CalendarDate(dose["day"] as? String ?? ""))
            let long = String(repeating: "长", count: 100)
            try await desk.database.write(desk.learner, at: TestDesk.now) { transaction in
                _ = try transaction.run(
                    "UPDATE dose_card SET word = ? WHERE learner_id = ? AND number = 1",
                    [.text(long), transaction.owner],
                    changes: .upsert(.dailyWords, day.description))
            }
            let api = try await client.send(.post, "/api/v1/dose/cards/1", json: #"{"mark":"added"}"#)
            #expect(api.status == .unprocessableContent)
            let page = try await client.post("/practice/daily-words/add", form: "card=1&day=\(day)")
            #expect(page.status == .unprocessableContent)
            await #expect(throws: ReviewError.self) { try await desk.context().mark(.added, dailyWord: 1, on: day) }
            // Not even the deck was created.
            #expect(try await Self.decks(client).isEmpty)
            let kept = try #require(try await desk.context().dailyWords.dailyWords(on: day))
            #expect(kept.card(1)?.addedAt == nil)

            #expect(try await desk.context().mark(.added, dailyWord: 2, on: day).added.cards == 1)
            // Adding it again through another interface makes no second card.
            _ = try await client.send(.post, "/api/v1/dose/cards/2", json: #"{"mark":"added"}"#)
            let found = try await desk.context().review.cards(CardQuery(""), at: TestDesk.now)
            #expect(found.total == 1)
        }
    }

    // MARK: Goals

    @Test func whatIsNotSaidOfGoalsStaysAsItIs() async throws {
        try await withSite { client, desk in
            _ = try await client.post(
                "/me/learning/save",
                form: "language=ja&level=advanced&interest=food&interest=food&goal=reading&dailyGoal=25")
            let sent = #"{"interests":["travel"],"learningGoals":[],"dailyGoal":9999,"preferredLessonTypes":[]}"#
            let api = try await client.send(.put, "/api/user/preferences", json: sent).object()
            #expect(api["language"] as? String == "ja" && api["level"] as? String == "advanced")
            #expect(api["dailyGoal"] as? Int == 240)
            _ = try await client.post("/me/learning/save", form: "only=language&language=zh")
            let kept = try await desk.context().insights.learningPreferences()
            #expect(kept.language == .chinese && kept.level == .advanced && kept.interests == [.travel])
            #expect(kept.dailyGoal == 240)
        }
    }

    // MARK: Languages of a translation

    @Test func whatIsNotSaidOfATranslationIsFoundAlikeEverywhere() async throws {
        try await withSite { client, desk in
            _ = try await client.post("/me/learning/save", form: "only=language&language=ja")
            let context = await desk.context()
            let english = try await context.translate(TranslationWish("How are you?")).translation
            #expect(english.sourceLanguage == .english && english.targetLanguage == .japanese)
            // Characters alone may be Chinese or Japanese, so the language being learned decides.
            let japanese = try await context.translate(TranslationWish("銀行")).translation
            #expect(japanese.sourceLanguage == .japanese)
            let chinese = try await context.translate(TranslationWish("銀行", from: .chinese)).translation
            #expect(chinese.sourceLanguage == .chinese)
            let api = try await client.send(
                .post, "/api/translate", json: #"{"text":"銀行","targetLanguage":"en"}"#
            ).object()
            let translation = try #require(api["translation"] as? [String: Any])
            #expect(translation["sourceLanguage"] as? String == "ja")
            let page = try await client.post("/practice/translate/send", form: "text=%E9%8A%80%E8%A1%8C")
            #expect(page.headers[.location]?.contains("language=ja") == true)
        }
    }
}
