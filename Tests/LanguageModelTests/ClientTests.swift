import Foundation
import Model
import Support
import Testing

@testable import LanguageModel

/// The real client against a server with prerecorded answers.
@Suite struct ClientTests {
    static let question = ChatRequest([ChatMessage(.system, "Be brief."), ChatMessage(.user, "你好吗？ 🙂")])

    static func profile(_ address: String, needsKey: Bool = false) -> ModelProfile {
        ModelProfile(
            id: TestIDs.next(), name: "Tiny", baseURL: address, model: "tiny", needsKey: needsKey,
            createdAt: TestDesk.now)
    }

    static func model(_ server: RecordedServer, _ timing: TestTiming = TestTiming()) -> OpenAIModel {
        OpenAIModel(profile(server.address), key: nil, transport: ModelTransport(), timing: timing.timing)
    }

    @Test func aQuestionIsAskedAsTheProtocolHasIt() async throws {
        try await RecordedServer.run([.reply("很好！🙂")]) { server in
            let model = OpenAIModel(
                Self.profile(server.address + "/", needsKey: true), key: try ModelKey(" sk-secret\n"),
                transport: ModelTransport())
            let reply = try await model.reply(to: Self.question)
            #expect(reply == ChatReply(text: "很好！🙂", model: "tiny-1", tokens: TokenCount(prompt: 7, completion: 5)))
            let request = try #require(server.requests.first)
            #expect(request.line == "POST /v1/chat/completions HTTP/1.1")
            #expect(request.headers["authorization"] == "Bearer sk-secret")
            let body = try request.json()
            #expect(body["model"] as? String == "tiny")
            #expect(body["temperature"] as? Double == 0.2)
            #expect(body["response_format"] == nil)
            let messages = try #require(body["messages"] as? [[String: String]])
            #expect(messages == [["role": "system", "content": "Be brief."], ["role": "user", "content": "你好吗？ 🙂"]])
        }
    }

    @Test func tenThousandCharactersAndEverySignComeThrough() async throws {
        let signs = "\"\\/\n\r\t\u{1}\u{7F}\u{2028}😀👩‍👩‍👧‍👦"
        let text = String(repeating: "长", count: 10_000) + signs
        try await RecordedServer.run([.reply(text)]) { server in
            let reply = try await Self.model(server).reply(to: ChatRequest([ChatMessage(.user, text)]))
            #expect(reply.text == text)
            let messages = try server.requests[0].json()["messages"] as? [[String: String]]
            #expect(messages?.first?["content"] == text)
        }
    }

    @Test func aPictureGoesWithItsMessage() async throws {
        try await RecordedServer.run([.reply("a cat")]) { server in
            let picture = ChatImage(mediaType: "image/png", bytes: Data([1, 2, 3]))
            _ = try await Self.model(server).reply(
                to: ChatRequest([ChatMessage(.user, "What is it?", images: [picture])]))
            let messages = try #require(try server.requests[0].json()["messages"] as? [[String: Any]])
            let content = try #require(messages[0]["content"] as? [[String: Any]])
            #expect(content[0]["text"] as? String == "What is it?")
            #expect((content[1]["image_url"] as? [String: String])?["url"] == "data:image/png;base64,AQID")
        }
    }

    /// Every faulty answer, with its meaning.
    static let faults: [(RecordedServer.Answer, ModelError)] = [
        (.refusal(401, message: "Incorrect API key"), .refusedKey(status: 401)),
        (.refusal(403), .refusedKey(status: 403)),
        (.body("<html><h1>Not Found</h1></html>", status: 404, type: "text/html"), .wrongAddress(status: 404)),
        (.body("", status: 302, headers: "Location: /login\r\n"), .wrongAddress(status: 302)),
        (.refusal(404, message: "The model `tiny` does not exist", code: "model_not_found"), .unknownModel("tiny")),
        (.refusal(404, message: "model \"tiny\" not found, try pulling it first"), .unknownModel("tiny")),
        (.body("<!doctype html><title>Router</title>", type: "text/html"), .notAnEndpoint(.webPage)),
        (.body("\n<html>", type: "text/plain"), .notAnEndpoint(.webPage)),
        (.body("{\"ok\":true}"), .notAnEndpoint(.otherJSON)),
        (.body("hello", type: "text/plain"), .notAnEndpoint(.otherText)),
        (.body("", type: "text/plain"), .notAnEndpoint(.otherText)),
        (.raw("SSH-2.0-OpenSSH_9.2\r\n"), .notAnEndpoint(.otherProtocol)),
        (.refusal(402), .accountUsedUp),
        (.refusal(429, message: "You exceeded your quota", code: "insufficient_quota"), .accountUsedUp),
        (.refusal(429, headers: "Retry-After: 3600\r\n"), .tooManyRequests(retryAfter: 3600)),
        (.refusal(400, message: "bad", code: "context_length_exceeded"), .tooLong),
        (.refusal(400, message: "Requested tokens exceed context window of 512"), .tooLong),
        (.refusal(413), .tooLong),
        (.refusal(400, message: "no  such\nthing"), .refusedRequest(status: 400, message: "no such thing")),
        (.body("{\"error\":\"out of luck\"}", status: 422), .refusedRequest(status: 422, message: "out of luck")),
        (.body("{\"detail\":\"out of luck\"}", status: 422), .refusedRequest(status: 422, message: "out of luck")),
        (.body("{\"trace\":[\"/srv/app.py\"]}", status: 422), .refusedRequest(status: 422, message: "")),
        (
            .body("<Error><Key>x</Key></Error>", status: 400, type: "text/xml"),
            .refusedRequest(status: 400, message: "")
        ),
        (.body("{\"trace\":\"cut", status: 400), .refusedRequest(status: 400, message: "")),
        (
            .body(
                #"{"error":{"message":"a\u0007b\u202Ec "# + String(repeating: "x", count: 900) + #""}}"#, status: 400),
            .refusedRequest(status: 400, message: "a b c " + String(repeating: "x", count: 194))
        ),
        (.body("{\"error\":{\"message\":\"no credit\",\"code\":402}}"), .accountUsedUp),
        (.reply(""), .emptyReply), (.reply("", finish: "length"), .cutShort),
        (.reply("x", finish: "content_filter"), .withheld), (.body("{\"choices\":[]}"), .emptyReply),
    ]

    @Test(arguments: faults.indices) func aFaultIsToldForWhatItIs(_ index: Int) async throws {
        let (answer, expected) = Self.faults[index]
        try await RecordedServer.run([answer]) { server in
            let timing = TestTiming()
            await #expect(throws: expected) { try await Self.model(server, timing).reply(to: Self.question) }
            // Retrying does not help with any of these errors.
            #expect(server.requests.count == 1)
            #expect(timing.pauses.isEmpty)
        }
    }

    @Test func aBusyServerIsAskedAgainAfterTheWaitThatItWants() async throws {
        let answers: [RecordedServer.Answer] = [
            .refusal(503), .refusal(429, headers: "Retry-After: 7\r\n"), .reply("at last"),
        ]
        try await RecordedServer.run(answers) { server in
            let timing = TestTiming()
            let reply = try await Self.model(server, timing).reply(to: Self.question)
            #expect(reply.text == "at last")
            #expect(timing.pauses == [.milliseconds(375), .seconds(7)])
            #expect(timing.limits == [.seconds(15)])
        }
    }

    @Test(arguments: [500, 502, 503, 504]) func aServerThatFailsAgainAndAgainIsGivenUp(_ status: Int) async throws {
        try await RecordedServer.run([.refusal(status)]) { server in
            let timing = TestTiming()
            await #expect(throws: ModelError.serverFailed(status: status)) {
                try await Self.model(server, timing).reply(to: Self.question)
            }
            #expect(server.requests.count == 3)
            #expect(timing.pauses == [.milliseconds(375), .milliseconds(750)])
        }
    }

    @Test func anAnswerThatBreaksOffIsAskedForAgain() async throws {
        let half = RecordedServer.Answer.raw(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{\"choices\":[")
        try await RecordedServer.run([half, .reply("whole")]) { server in
            let reply = try await Self.model(server).reply(to: Self.question)
            #expect(reply.text == "whole")
        }
        try await RecordedServer.run([half]) { server in
            await #expect(throws: ModelError.brokenOff) { try await Self.model(server).reply(to: Self.question) }
        }
    }

    @Test func aServerThatNeverAnswersIsGivenUpAfterFifteenSeconds() async throws {
        try await RecordedServer.run([.silence]) { server in
            let timing = TestTiming()
            let task = Task { try await Self.model(server, timing).reply(to: Self.question) }
            await server.requestCame()
            timing.runOut()
            await #expect(throws: ModelError.timedOut(seconds: 15)) { try await task.value }
            #expect(timing.limits == [.seconds(15)])
            await server.clientLeft()
        }
    }

    @Test func whoeverIsNoLongerWaitedForIsLetGo() async throws {
        try await RecordedServer.run([.silence]) { server in
            let task = Task { try await Self.model(server).reply(to: Self.question) }
            await server.requestCame()
            task.cancel()
            await #expect(throws: ModelError.cancelled) { try await task.value }
            await server.clientLeft()
        }
    }

    @Test func withoutANetworkNothingIsGenerated() async throws {
        let timing = TestTiming()
        let model = OpenAIModel(
            Self.profile(try await RecordedServer.deadAddress()), key: nil, transport: ModelTransport(),
            timing: timing.timing)
        let error = await #expect(throws: ModelError.self) { try await model.reply(to: Self.question) }
        #expect(error == .unreachable(.refused))
        #expect(error?.isOffline == true)
        #expect(timing.pauses.isEmpty)
    }

    @Test func withoutItsKeyNothingIsSent() async throws {
        try await RecordedServer.run([.reply("x")]) { server in
            let model = OpenAIModel(
                Self.profile(server.address, needsKey: true), key: nil, transport: ModelTransport())
            await #expect(throws: ModelError.noKey(profile: "Tiny")) { try await model.reply(to: Self.question) }
            var pieces = 0
            await #expect(throws: ModelError.noKey(profile: "Tiny")) {
                for try await _ in model.stream(Self.question) { pieces += 1 }
            }
            #expect(pieces == 0)
            #expect(server.requests.isEmpty)
        }
    }

    @Test func aKeyIsNotRepeatedWhereTheEndpointRepeatsIt() async throws {
        try await RecordedServer.run([.refusal(400, message: "Bad header: Bearer sk-secret")]) { server in
            let key = try ModelKey("sk-secret")
            let model = OpenAIModel(Self.profile(server.address), key: key, transport: ModelTransport())
            let error = await #expect(throws: ModelError.self) { try await model.reply(to: Self.question) }
            #expect(error == .refusedRequest(status: 400, message: "Bad header: Bearer •••"))
            #expect(!"\(key) \(String(reflecting: key)) \(model)".contains("sk-secret"))
            var dumped = ""
            dump(model, to: &dumped)
            #expect(!dumped.contains("sk-secret"))
        }
    }

    @Test(arguments: [
        ("Key sk-proj-0123456789abcdef is wrong", "Key ••• is wrong"),
        ("Key sk-proj-0123***cdef is wrong", "Key •••***cdef is wrong"), ("01234567", "•••"), ("0123456", "0123456"),
        ("proj-0123456789a and sk-proj-", "••• and •••"), ("", ""),
    ])
    func noPartOfAKeyIsRepeated(_ told: String, _ shown: String) throws {
        #expect(try ModelKey("sk-proj-0123456789abcdef").removed(from: told) == shown)
        #expect(try ModelKey("ab").removed(from: "cab abc") == "c••• •••c")
    }

    @Test func theConnectionIsTestedWithAShortQuestion() async throws {
        try await RecordedServer.run([.reply("OK")]) { server in
            let probe = try await Self.model(server).probe()
            #expect(probe.model == "tiny-1")
            #expect(probe.text == "OK")
            #expect(probe.milliseconds >= 0)
        }
        // A model that thinks before it answers may not produce any text.
        try await RecordedServer.run([.reply("", finish: "length")]) { server in
            let probe = try await Self.model(server).probe()
            #expect(probe.text.isEmpty)
        }
    }

    @Test func tokensAreEstimatedWhereTheEndpointDoesNotSay() async throws {
        try await RecordedServer.run([.reply("很好 fine", tokens: nil)]) { server in
            let tokens = try await Self.model(server).reply(to: Self.question).tokens
            #expect(tokens.isEstimated)
            #expect(tokens.completion == 4)
        }
    }
}
