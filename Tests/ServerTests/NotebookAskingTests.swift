import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Support
import Testing

/// Entries by a language model, on the pages and in the API. The tests' dictionaries contain no English words, so all
/// content comes from the model.
@Suite struct NotebookAskingTests {
    private static let reply = """
        {"word": "construct", "partOfSpeech": ["verb"], "englishMeaning": ["to build"], "chineseMeaning": ["建造"],
         "root": {"form": "struct", "meaning": "to build", "originLanguage": "Latin"},
         "prefix": {"form": "con-", "meaning": "together", "originLanguage": "Latin"},
         "suffix": {"form": "", "meaning": "", "originLanguage": ""},
         "relatedWords": ["structure"], "variants": ["construction"]}
        """

    /// The look-up page once the model has finished.
    private func answered(_ client: TestClient, _ word: String) async throws -> String {
        var page = try await client.get("/notebook/look-up?word=\(word)").text
        while page.contains("http-equiv=\"refresh\"") {
            page = try await client.get("/notebook/look-up?word=\(word)").text
        }
        return page
    }

    @Test func anEntryIsAskedForHeldAgainstTheDictionariesAndKept() async throws {
        try await withModel([.reply(Self.reply)]) { client, _, server in
            let unknown = try await client.get("/notebook/look-up?word=construct")
            #expect(unknown.status == .notFound && unknown.text.contains("Ask a language model"))
            let asked = try await client.post("/notebook/ask", form: "word=construct")
            #expect(asked.headers[.location] == "/notebook/look-up?word=construct")
            let page = try await answered(client, "construct")
            #expect(page.contains("Written by tiny-1") && page.contains("con-") && page.contains("建造"))
            #expect(
                page.contains("The dictionaries disagree") && page.contains("No dictionary here has this word.")
            )
            let kept = try await client.post("/notebook/add", form: "word=construct&from=model")
            #expect(kept.headers[.location] == "/notebook/entries/construct?notice=kept")
            #expect(try await client.get("/api/v1/notebook").text == #"["construct"]"#)
            #expect(server.requests.count == 1)
        }
    }

    @Test func anAnswerThatIsNoneIsToldAndMayBeAskedForAgain() async throws {
        try await withModel([.reply("no"), .reply("no"), .reply("no"), .reply(Self.reply)]) { client, _, server in
            _ = try await client.post("/notebook/ask", form: "word=construct")
            let page = try await answered(client, "construct")
            #expect(page.contains("role=\"alert\"") && page.contains("Try again") && server.requests.count == 3)
            _ = try await client.post("/notebook/ask", form: "word=construct")
            #expect(try await answered(client, "construct").contains("Written by tiny-1"))
        }
    }

    @Test func aQuestionCanBeStopped() async throws {
        try await withModel([.silence]) { client, _, server in
            _ = try await client.post("/notebook/ask", form: "word=construct")
            await server.requestCame()
            #expect(try await client.get("/notebook/look-up?word=construct").text.contains("is writing the entry"))
            let stopped = try await client.post("/jobs/entry-construct/cancel", form: "")
            #expect(stopped.headers[.location] == "/notebook/look-up?word=construct")
            #expect(try await answered(client, "construct").contains("You stopped the question"))
            await server.clientLeft()
        }
    }

    @Test func whatIsAskedOfflineMayWait() async throws {
        let address = try await RecordedServer.deadAddress()
        try await withSite { client, _ in
            let form = "name=Tiny&baseURL=\(address)&model=tiny&key=&needsKey=off&timeLimit=15"
            _ = try await client.post("/me/models/add", form: form)
            _ = try await client.post("/notebook/ask", form: "word=construct")
            #expect(try await answered(client, "construct").contains("Ask when it can be reached"))
            let waits = try await client.post("/notebook/wait", form: "word=construct")
            #expect(waits.headers[.location] == "/notebook/look-up?word=construct&notice=waits")
            let queue = try await client.get("/api/v1/models/queue").text
            #expect(queue.contains("\"construct\"") && queue.contains("\"etymology\""))
        }
    }

    @Test func theAPITellsWhoWroteIt() async throws {
        try await withModel([.reply(Self.reply)]) { client, _, _ in
            let written = try await client.send(.post, "/api/v1/etymology", json: #"{"word": "construct"}"#)
            let object = try written.object()
            #expect(object["origin"] as? String == "model" && object["model"] as? String == "tiny-1")
            #expect((object["entry"] as? [String: Any])?["word"] as? String == "construct")
            #expect((object["doubts"] as? [String])?.contains("No dictionary here has this word.") == true)
            let none = try await client.send(.post, "/api/v1/etymology", json: #"{"word": "😀"}"#)
            #expect(none.status == .notFound)
        }
        try await withSite { client, _ in
            let alone = try await client.send(.post, "/api/v1/etymology", json: #"{"word": "construct"}"#)
            #expect(alone.status == .notFound)
        }
    }

    @Test func todayAsksForARoundUntilOneIsFinished() async throws {
        try await withSite { client, _ in
            // The tests' clock is fixed at 03:04 UTC; whether that is past seven depends on the machine's time zone.
            let body = ByteBuffer(string: Self.reply)
            _ = try await client.execute(
                uri: "/api/v1/notebook", method: .post, headers: [.contentType: "application/json"], body: body)
            let isMorning = (11_045 + TimeZone.current.secondsFromGMT()) % 86_400 >= 7 * 3600
            #expect(try await client.get("/").text.contains("Leaf through your notebook") == isMorning)
            #expect(try await client.get("/notebook/review?count=1&seed=3&at=2").text.contains("That was the round"))
            // Looking at the end of a round finishes none.
            #expect(try await client.get("/").text.contains("Leaf through your notebook") == isMorning)
            #expect(try await client.post("/notebook/review/finish", form: "count=1&seed=3").status == .seeOther)
            #expect(try await !client.get("/").text.contains("Leaf through your notebook"))
        }
    }
}
