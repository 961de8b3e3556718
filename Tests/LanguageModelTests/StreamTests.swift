import LanguageModel
import Model
import Support
import Testing

@Suite struct StreamTests {
    /// Collects the events of a stream and how it ends.
    private static func listen(
        _ server: RecordedServer, _ timing: TestTiming = TestTiming(), onPiece: (ChatPiece) -> Void = { _ in }
    ) async -> (pieces: [ChatPiece], error: ModelError?) {
        var pieces: [ChatPiece] = []
        do {
            for try await piece in ClientTests.model(server, timing).stream(ClientTests.question) {
                pieces.append(piece)
                onPiece(piece)
            }
            return (pieces, nil)
        } catch {
            return (pieces, error as? ModelError)
        }
    }

    private static let end = ChatPiece.end(
        ChatReply(text: "春眠🙂不觉晓", model: "tiny-1", tokens: TokenCount(prompt: 7, completion: 5)))

    @Test func wordsAreHandedOutAsTheyCome() async throws {
        let pieces = ["春眠", "🙂", "不觉晓"].map(RecordedServer.Answer.piece)
        let start = [
            "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"\"}}]}\n\n", ": a comment\n\n",
        ]
        try await RecordedServer.run([.stream(start + pieces + RecordedServer.Answer.lastPieces)]) { server in
            let heard = await Self.listen(server)
            #expect(heard.error == nil)
            #expect(heard.pieces == [.text("春眠"), .text("🙂"), .text("不觉晓"), Self.end])
            let body = try server.requests[0].json()
            #expect(body["stream"] as? Bool == true)
            #expect((body["stream_options"] as? [String: Bool])?["include_usage"] == true)
        }
    }

    @Test func aStreamMayBeCutAnywhereOnItsWay() async throws {
        let whole = (["春眠", "🙂", "不觉晓"].map(RecordedServer.Answer.piece) + RecordedServer.Answer.lastPieces).joined()
            .replacing("\n", with: "\r\n")
        // Single bytes would no longer be text; single scalars still split every line and every CRLF pair.
        let scraps = whole.unicodeScalars.map { String($0) }
        try await RecordedServer.run([.stream(scraps)]) { server in
            let heard = await Self.listen(server)
            #expect(heard.error == nil)
            #expect(heard.pieces.last == Self.end)
        }
    }

    @Test(arguments: ["data:\n", "data: " + String(repeating: "x", count: 60_000) + "\n"])
    func anEventThatNeverEndsIsGivenUp(_ line: String) async throws {
        let lines = String(repeating: line, count: 1 + (64 << 10) / line.utf8.count)
        try await RecordedServer.run([.stream([String](repeating: lines, count: 400))]) { server in
            #expect(await Self.listen(server).error == .notAnEndpoint(.tooMuch))
        }
    }

    @Test func aStreamThatStopsHalfWayIsNoAnswer() async throws {
        for ending in [RecordedServer.Answer.Ending.cutOff, .whole] {
            try await RecordedServer.run([.stream([RecordedServer.Answer.piece("half")], ending)]) { server in
                let heard = await Self.listen(server)
                #expect(heard.pieces == [.text("half")])
                #expect(heard.error == .brokenOff)
                // Text that was already delivered cannot be withdrawn, so the request is not retried.
                #expect(server.requests.count == 1)
            }
        }
    }

    @Test func aStreamThatBreaksBeforeItsFirstWordIsAskedForAgain() async throws {
        let answers: [RecordedServer.Answer] = [
            .stream([], .cutOff), .refusal(503),
            .stream([RecordedServer.Answer.piece("春眠🙂不觉晓")] + RecordedServer.Answer.lastPieces),
        ]
        try await RecordedServer.run(answers) { server in
            let heard = await Self.listen(server)
            #expect(heard.pieces == [.text("春眠🙂不觉晓"), Self.end])
            #expect(server.requests.count == 3)
        }
    }

    @Test func silenceInAStreamHasALimit() async throws {
        try await RecordedServer.run([.stream([RecordedServer.Answer.piece("half")], .silent)]) { server in
            let timing = TestTiming()
            let heard = await Self.listen(server, timing) { _ in timing.runOut() }
            #expect(heard.pieces == [.text("half")])
            #expect(heard.error == .timedOut(seconds: 15))
            await server.clientLeft()
        }
    }

    @Test func whoStopsListeningEndsTheRequest() async throws {
        try await RecordedServer.run([.stream([RecordedServer.Answer.piece("half")], .silent)]) { server in
            for try await _ in ClientTests.model(server).stream(ClientTests.question) { break }
            await server.clientLeft()
        }
    }

    @Test func aFaultInAStreamIsTold() async throws {
        let fault = "data: {\"error\":{\"message\":\"no\",\"code\":\"content_filter\"}}\n\n"
        try await RecordedServer.run([.stream([RecordedServer.Answer.piece("a"), fault])]) { server in
            #expect(await Self.listen(server).error == .withheld)
        }
        try await RecordedServer.run([.stream(["data: nonsense\n\n"])]) { server in
            #expect(await Self.listen(server).error == .notAnEndpoint(.otherText))
        }
    }

    @Test func anEndpointWithoutStreamsAnswersAllTheSame() async throws {
        try await RecordedServer.run([.reply("whole")]) { server in
            let heard = await Self.listen(server)
            #expect(heard.pieces.first == .text("whole"))
            #expect(heard.pieces.count == 2)
        }
    }
}
