import Foundation
import HTTPTypes
import Hummingbird
import LanguageModel
import Library
import Model
import Models
import Operations
import Recognition
import Support
import Testing

/// Rules of what asks language models, which hold for every interface: each is tested through the form, the API and the
/// code that commands use.
@Suite struct OneRuleAskingTests {
    private static let reply = """
        {"translatedText": "我去银行。", "reading": "wǒ qù yínháng", "grammarNotes": [], "culturalNotes": [],
         "alternativeTranslations": [], "difficulty": "beginner"}
        """

    // MARK: Translations

    @Test func aTextThatIsTooLongIsRefusedBeforeAnythingIsSent() async throws {
        try await withModel([.reply(Self.reply)]) { client, desk, server in
            let text = String(repeating: "a", count: 3001)
            let page = try await client.post("/practice/translate/send", form: "language=zh&text=\(text)")
            #expect(page.status == .contentTooLarge && page.text.contains("3,001 characters"))
            for path in ["/api/translate", "/api/v1/translations/stream"] {
                let answer = try await client.send(.post, path, json: #"{"text":"\#(text)","targetLanguage":"zh"}"#)
                #expect(answer.status == .contentTooLarge, "\(path)")
                #expect(try answer.object()["error"] as? String == "textTooLong", "\(path)")
            }
            let context = await desk.context()
            await #expect(throws: TranslationError.tooLong(count: 3001)) {
                try await context.translate(TranslationWish(text))
            }
            await #expect(throws: TranslationError.impossiblePair(from: .chinese, to: .japanese)) {
                try await context.streamTranslation(TranslationWish("你好", from: .chinese, to: .japanese))
            }
            #expect(server.requests.isEmpty)
            #expect(try await client.get("/api/v1/translations").object()["total"] as? Int == 0)
        }
    }

    @Test func aConversationIsToldToTheModelAlike() async throws {
        try await withModel([.reply(Self.reply)]) { client, desk, server in
            var messages: [(text: String, isTranslation: Bool)] = []
            for number in 1...8 { messages += [("Sentence \(number)", false), ("第\(number)句", true)] }
            let sent = messages.map {
                #"{"role":"\#($0.isTranslation ? "assistant" : "user")","content":"\#($0.text)"}"#
            }.joined(separator: ",")
            let json = #"{"text":"Go.","targetLanguage":"zh","context":{"previousMessages":[\#(sent)]}}"#
            #expect(try await client.send(.post, "/api/translate", json: json).status == .ok)
            let stream = try await client.send(.post, "/api/v1/translations/stream", json: json).text
            let wish = TranslationWish(
                "Go.", to: .chinese, messages: messages.map { .init($0.text, isTranslation: $0.isTranslation) })
            _ = try await desk.context().translate(wish)
            // The same question to the model, whose answer may be remembered.
            let questions = try server.requests.map { try $0.json()["messages"] as? [[String: String]] }
            #expect(questions.count >= 2 && questions.allSatisfy { $0 == questions[0] })
            let told = questions[0]?.compactMap { $0["content"] }.joined() ?? ""
            #expect(told.contains("Sentence 3\n→ 第3句") && told.contains("Sentence 8") && !told.contains("Sentence 2"))
            // The stream ends with the turn as it reads.
            #expect(stream.split(separator: "\n").last?.contains(#""reading":"wǒ qù yínháng.""#) == true)
        }
    }

    @Test func whatIsNotToldOfAConversationIsTheLearnersLastTurns() async throws {
        try await withModel([.reply(Self.reply)]) { client, desk, server in
            let context = await desk.context()
            _ = try await context.translate(TranslationWish("From the terminal.", to: .chinese))
            let page = try await client.post("/practice/translate/send", form: "language=zh&text=From+the+page.")
            #expect(page.status == .seeOther)
            #expect(server.requests.last?.body.contains("From the terminal.") == true)
            _ = try await client.send(
                .post, "/api/translate", json: #"{"text":"From a program.","targetLanguage":"zh"}"#)
            #expect(server.requests.last?.body.contains("From the page.") == true)
            for try await _ in try await context.streamTranslation(TranslationWish("Streamed.", to: .chinese)) {}
            #expect(server.requests.last?.body.contains("From the page.") == true)
            #expect(try await client.get("/api/v1/translations").object()["total"] as? Int == 4)
        }
    }

    @Test func beyondTheLastPageIsTheLast() async throws {
        try await withModel([.reply(Self.reply)]) { client, desk, _ in
            let context = await desk.context()
            _ = try await context.translate(TranslationWish("I go to the bank.", to: .chinese))
            let read = try await context.readSavedTranslations("bank", page: 9, of: 20)
            #expect(read.page.number == 1 && read.turns.count == 1 && read.total == 1)
            #expect(try await client.get("/practice/translate/saved?query=bank&page=9").text.contains("我去银行"))
        }
    }

    @Test func theFormLeadsToTheConversationThatHasTheTurn() async throws {
        try await withSite { client, _ in
            // Kana are Japanese, whatever language is being learned.
            let sent = try await client.post(
                "/practice/translate/send", form: "language=zh&text=%E3%81%93%E3%82%8C%E3%81%A7%E3%81%99")
            let place = try #require(sent.headers[.location])
            #expect(place.contains("language=ja#turn-"))
            let turn = try #require(place.split(separator: "#").last)
            let path = try #require(place.split(separator: "#").first)
            #expect(try await client.get(String(path)).text.contains("id=\"\(turn)\""))
        }
    }

    // MARK: Questions

    @Test func aReplyOfAnotherShapeIsRequestedAgain() async throws {
        try await withModel([.reply("It is one."), .reply("```json\n{\"a\":1}\n```")]) { _, desk, server in
            let question = ModelQuestion("How many?", schema: .object([.init("a", .integer(1...9))]))
            let asked = try await desk.context().ask(question)
            #expect(asked == .answered(#"{"a":1}"#))
            let sent = server.requests.map(\.body)
            #expect(sent.count == 2 && !sent[0].contains(Preamble.strict) && sent[1].contains(Preamble.strict))
        }
    }

    @Test func aQuestionWithoutANetworkWaitsIfItMay() async throws {
        try await withSite { client, desk in
            let form = "name=Away&baseURL=http://127.0.0.1:1/v1&model=m&key=&needsKey=off&timeLimit=15"
            #expect(try await client.post("/me/models/add", form: form).status == .seeOther)
            let context = await desk.context()
            await #expect { try await context.ask(ModelQuestion("What is 银行?")) } throws: {
                ($0 as? ModelError)?.isOffline == true
            }
            #expect(try await context.models.waitingRequests().isEmpty)
            var shown = ""
            let question = ModelQuestion("What is 银行?", waits: true)
            guard case .waits(let id, _) = try await context.ask(question, showing: { shown += $0 }) else {
                Issue.record("It must wait.")
                return
            }
            #expect(shown.isEmpty)
            #expect(try await context.models.waitingRequests().map(\.id) == [id])
            #expect(try await client.get("/me/models").text.contains("What is 银行?"))
        }
    }

    // MARK: Profiles

    @Test func aProfileIsNotSavedWithoutItsKey() async throws {
        try await withSite { client, desk in
            let form = "name=A&baseURL=http://localhost/v1&model=m&timeLimit=15&key=two+words"
            let page = try await client.post("/me/models/add", form: form)
            #expect(page.status == .unprocessableContent && page.text.contains("The key cannot be used"))
            let json = #"{"name":"A","baseUrl":"http://localhost/v1","model":"m","key":"two words"}"#
            #expect(try await client.send(.post, "/api/v1/models", json: json).status == .unprocessableContent)
            let change = ModelProfileChange(
                name: "A", baseURL: "http://localhost/v1", model: "m", key: .replace("two words"))
            let context = await desk.context()
            await #expect(throws: ModelError.impossibleProfile(.key)) {
                try await context.models.add(change, as: context.newID(), at: context.now)
            }
            #expect(try await client.get("/api/v1/models").array().isEmpty)
        }
    }

    @Test func aNewProfileNeedsAKeyIfItHasOneOrIsElsewhere() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let cases: [(address: String, key: String?, isNeeded: Bool)] = [
                ("http://localhost/v1", nil, false), ("http://localhost/v1", "sk-1", true),
                ("https://example.org/v1", nil, true),
            ]
            for (number, (address, key, isNeeded)) in cases.enumerated() {
                let field = key.map { #","key":"\#($0)""# } ?? ""
                let made = try await client.send(
                    .post, "/api/v1/models",
                    json: #"{"name":"API \#(number)","baseUrl":"\#(address)","model":"m"\#(field)}"#)
                #expect(try made.object()["needsKey"] as? Bool == isNeeded)
                let change = ModelProfileChange(
                    name: "Terminal \(number)", baseURL: address, model: "m", key: key.map { .replace($0) } ?? .keep)
                let profile = try await context.models.add(change, as: context.newID(), at: context.now)
                #expect(profile.needsKey == isNeeded)
                // The form of a new profile does not ask; the page of the saved one shows what was decided.
                let form = "name=Page+\(number)&baseURL=\(address)&model=m&timeLimit=15&key=\(key ?? "")"
                let saved = try await client.post("/me/models/add", form: form)
                let page = try await client.get(try #require(saved.headers[.location])).text
                let box = #"<input type="checkbox" name="needsKey" value="on""#
                #expect(page.contains(box + " checked") == isNeeded && page.contains(box))
            }
            #expect(!(try await client.get("/me/models/new").text.contains("name=\"needsKey\"")))
        }
    }

    @Test func aBudgetOfZeroIsNone() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let form = "baseURL=http://localhost/v1&model=m&timeLimit=15&key="
            #expect(
                try await client.post("/me/models/add", form: form + "&name=Page&monthlyBudget=0").status == .seeOther)
            let json = #""baseUrl":"http://localhost/v1","model":"m""#
            let made = try await client.send(
                .post, "/api/v1/models", json: #"{"name":"API",\#(json),"monthlyBudget":0}"#)
            #expect(made.status == .created)
            let path = try #require(made.headers[.location])
            #expect(try await client.send(.patch, path, json: #"{"monthlyBudget":9}"#).status == .ok)
            #expect(try await client.send(.patch, path, json: #"{"monthlyBudget":0}"#).status == .ok)
            let change = ModelProfileChange(
                name: "Terminal", baseURL: "http://localhost/v1", model: "m", monthlyBudget: 0)
            _ = try await context.models.add(change, as: context.newID(), at: context.now)
            let profiles = try await context.models.profiles()
            #expect(profiles.count == 3 && profiles.allSatisfy { $0.monthlyBudget == nil })

            for budget in ["-1", "2000000001"] {
                let page = try await client.post("/me/models/add", form: form + "&name=A&monthlyBudget=\(budget)")
                #expect(page.status == .unprocessableContent && page.text.contains("from 0 to 2,000,000,000"))
                let api = try await client.send(
                    .post, "/api/v1/models", json: #"{"name":"A",\#(json),"monthlyBudget":\#(budget)}"#)
                #expect(api.status == .badRequest && api.text.contains("from 0 to 2000000000"))
                #expect(
                    try await client.send(.patch, path, json: #"{"monthlyBudget":\#(budget)}"#).status == .badRequest)
                let impossible = ModelProfileChange(
                    name: "A", baseURL: "http://localhost/v1", model: "m", monthlyBudget: Int(budget))
                await #expect(throws: ModelError.impossibleProfile(.budget)) {
                    try await context.models.add(impossible, as: context.newID(), at: context.now)
                }
            }
        }
    }

    @Test func aRefusedChangeKeepsTheKey() async throws {
        try await withSite { client, desk in
            let json = #"{"name":"A","baseUrl":"https://example.org/v1","model":"m","key":"k1"}"#
            let made = try await client.send(.post, "/api/v1/models", json: json)
            let id = try #require(try made.object()["id"] as? String)
            let other = #"{"name":"B","baseUrl":"http://localhost/v1","model":"m"}"#
            _ = try await client.send(.post, "/api/v1/models", json: other)
            let taken = try await client.post(
                "/me/models/\(id)/save", form: "name=B&baseURL=https://example.org/v1&model=m&timeLimit=15&key=k2")
            #expect(taken.status == .unprocessableContent && taken.text.contains("Another model has this name."))
            let patch = try await client.send(.patch, "/api/v1/models/\(id)", json: #"{"name":"B"}"#)
            #expect(patch.status == .unprocessableContent && patch.text.contains("Another model has this name."))
            #expect(try await client.get("/api/v1/models/\(id)").object()["key"] as? String == "file")
            let page = try await client.get("/me/models/\(id)").text
            #expect(page.contains("Its key is in your encrypted file.") && !page.contains("value=\"B\""))
        }
    }

    @Test func anAddressWithAPortThatThereIsNotIsRefused() async throws {
        try await withSite { client, desk in
            let form = "name=A&baseURL=http://localhost:99999999&model=m&timeLimit=15&key="
            let page = try await client.post("/me/models/add", form: form)
            #expect(page.status == .unprocessableContent)
            let json = #"{"name":"A","baseUrl":"http://localhost:99999999","model":"m"}"#
            let api = try await client.send(.post, "/api/v1/models", json: json)
            #expect(api.status == .unprocessableContent)
            let context = await desk.context()
            await #expect(throws: ModelError.impossibleProfile(.address)) {
                try await context.models.add(
                    ModelProfileChange(name: "A", baseURL: "http://localhost:99999999", model: "m"),
                    as: context.newID(), at: context.now)
            }
            #expect(try await context.models.profiles().isEmpty)
        }
    }

    @Test func aChangedProfileForgetsItsTest() async throws {
        try await withModel([.reply("Hello")]) { client, desk, server in
            let id = try #require(try await desk.context().models.profiles().first?.id)
            let workplace = Workplace(of: desk)
            let context = await workplace.context(of: desk.learner)
            _ = try await context.startTest(of: id)
            while case .running? = try await context.work.jobs.state(of: .test(of: id)) { await Task.yield() }
            #expect(try await context.work.jobs.subject(of: .test(of: id)) != nil)
            _ = try await context.changeModel(id, ModelProfileChange(name: "Other"))
            #expect(try await context.work.jobs.subject(of: .test(of: id)) == nil)

            let page = "/me/models/\(id)"
            for change in ["API", "page"] {
                #expect(try await client.post(page + "/test", form: "").status == .seeOther)
                let test = "/jobs/test-\(id)"
                #expect(try await client.get(test).headers[.location] == page)
                while try await client.get(page).text.contains("http-equiv=\"refresh\"") {}
                if change == "API" {
                    let json = #"{"name":"Third"}"#
                    #expect(try await client.send(.patch, "/api/v1/models/\(id)", json: json).status == .ok)
                } else {
                    let form = "name=Second&baseURL=\(server.address)&model=tiny&key=&needsKey=off&timeLimit=15"
                    #expect(try await client.post(page + "/save", form: form).status == .seeOther)
                }
                #expect(try await client.get(test).status == .notFound)
            }
        }
    }

    @Test func aWayToAskForAShapeThatThereIsNotIsRefused() async throws {
        try await withSite { client, desk in
            let form = "name=A&baseURL=http://localhost/v1&model=m&timeLimit=15&key=&structuredOutput=foo"
            let page = try await client.post("/me/models/add", form: form)
            #expect(page.status == .badRequest && page.text.contains("must be one of automatic, schema, object, words"))
            let json = #"{"name":"A","baseUrl":"http://localhost/v1","model":"m","structuredOutput":"foo"}"#
            #expect(try await client.send(.post, "/api/v1/models", json: json).status == .badRequest)
            #expect(try await desk.context().models.profiles().isEmpty)
        }
    }

    // MARK: The queue

    @Test func aRequestThatWasGivenUpIsSentAgain() async throws {
        try await withSite { client, desk in
            let models = await desk.context().models
            let ids = (1...3).map { _ in TestIDs.next() as ID<WaitingRequest> }
            for id in ids {
                try await models.enqueue(
                    WaitingPayload(ChatRequest([ChatMessage(.user, "x")])), id, for: .other, summary: "x",
                    at: TestDesk.now)
            }
            #expect(try await client.post("/me/models/waiting/\(ids[0])/retry", form: "").status == .seeOther)
            #expect(
                try await client.execute(uri: "/api/v1/models/queue/\(ids[1])", method: .post).status == .noContent)
            try await models.retryWaiting(ids[2], at: TestDesk.now)
            try await models.cancelWaiting(ids[2], at: TestDesk.now)
            // Nothing is to be sent with it.
            let sent = try await client.send(.post, "/api/v1/models/queue/\(ids[1])", json: #"{"now":true}"#)
            #expect(sent.status == .badRequest && sent.text.contains("the unknown field “now”"))
            // A cancelled request stays cancelled.
            #expect(try await client.post("/me/models/waiting/\(ids[2])/retry", form: "").status == .notFound)
            #expect(
                try await client.execute(uri: "/api/v1/models/queue/\(ids[2])", method: .post).status == .notFound)
            await #expect(throws: ModelError.noSuchRequest) {
                try await models.retryWaiting(ids[2], at: TestDesk.now)
            }
        }
    }

    @Test func makingTheWordsOfADayCountsAsAskingAModel() async throws {
        try await withSite { client, _ in
            let limit = HTTPField.Name("RateLimit-Limit")
            let made = try await client.send(.post, "/api/v1/dose", json: "")
            #expect(made.headers[try #require(limit)] == "60")
            let read = try await client.get("/api/v1/dose")
            #expect(read.headers[try #require(limit)] == "60000")
        }
    }

    // MARK: Pictures

    @Test func wordsForAPictureAreInTheLanguageThatTheLearnerStudies() async throws {
        let things = #"{"things":[{"word":"猫","sentence":"猫です。","translation":"It is a cat."}]}"#
        try await withModel([.reply(things)]) { client, desk, server in
            _ = try await client.post("/me/learning/save", form: "only=language&language=ja")
            // A single pixel.
            let tiny = try #require(
                Data(
                    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAA"
                        + "AABJRU5ErkJggg=="))
            _ = try await client.sendPicture(Array(tiny), to: "/practice/picture/look")
            _ = try await client.sendPicture(Array(tiny), to: "/api/v1/pictures")
            let context = await desk.context()
            _ = try? await context.words(for: try PictureFile(Array(tiny), name: "a.png"), PictureWorkerInProcess())
            #expect(!server.requests.isEmpty && server.requests.allSatisfy { $0.body.contains("in Japanese") })
            #expect(try await context.pictureLanguage() == .japanese)
            #expect(try await context.pictureLanguage(.chinese) == .chinese)
        }
    }
}
