import Hummingbird
import Library
import Linguistics
import Model
import Operations
import Support
import Testing

/// Rules of the grammar helper, which hold for every interface: each is tested through the page, the API and the code
/// that commands use.
@Suite struct OneRuleGrammarTests {
    @Test func aTextThatIsTooLongIsToldAlike() async throws {
        try await withSite { client, desk in
            let limit = TextDesk.longestExplained
            let text = String(repeating: "我", count: limit + 1)
            let page = try await client.post("/practice/grammar/explain", form: "language=zh&text=\(text)")
            #expect(page.status == .contentTooLarge && page.text.contains("50,000 characters"))
            let api = try await client.send(.post, "/api/v1/grammar", json: #"{"text":"\#(text)","language":"zh"}"#)
            #expect(api.status == .contentTooLarge)
            #expect(try api.object()["error"] as? String == "textTooLong")
            let context = await desk.context()
            await #expect(throws: LinguisticsError.textTooLong(limit: limit)) {
                try await context.explain(text, in: .chinese)
            }
            let lines = try await context.library.texts.grammarLines(in: .chinese)
            #expect(throws: LinguisticsError.textTooLong(limit: limit)) { try lines.points(in: text) }
        }
    }

    @Test func whiteSpaceAroundATextDoesNotCount() async throws {
        try await withSite { client, desk in
            let text = String(repeating: "我", count: TextDesk.longestExplained)
            let page = try await client.post("/practice/grammar/explain", form: "language=zh&text=\(text)%0D%0A+")
            #expect(page.status == .ok)
            let json = #"{"text":"\#(text)\n ","language":"zh"}"#
            let api = try await client.send(.post, "/api/v1/grammar", json: json)
            #expect(api.status == .ok)
            #expect(try api.object()["text"] as? String == text)
            let context = await desk.context()
            #expect(try await context.explain("\n\(text) ", in: .chinese).text == text)
            // Offsets are those of the line as it is.
            let lines = try await context.library.texts.grammarLines(in: .chinese)
            _ = try lines.points(in: text + " \r")
            let short = "我把书看完了。"
            let places = try lines.points(in: short).map(\.start)
            #expect(try lines.points(in: " " + short).map { $0.start - 1 } == places)
        }
    }

    @Test func anEnglishTextHasNoPointsOfGrammar() async throws {
        try await withSite { client, desk in
            let json = #"{"text":"He has gone.","language":"en"}"#
            let api = try await client.send(.post, "/api/v1/grammar", json: json)
            #expect(api.status == .ok)
            #expect(try (api.object()["points"] as? [Any])?.isEmpty == true)
            #expect(try await client.get("/practice/grammar?text=He+has+gone.&language=en").status == .ok)
            let context = await desk.context()
            #expect(try await context.explain("He has gone.", in: .english).points.isEmpty)
            #expect(try await context.library.texts.grammarLines(in: .english).points(in: "He has gone.").isEmpty)
        }
    }

    @Test func aTextIsNotShortened() async throws {
        try await withSite { client, desk in
            let text = String(repeating: "我今天去银行。", count: 200) + "老虎"
            // Too long for a link, so the answer to the form is the page.
            let page = try await client.post("/practice/grammar/explain", form: "language=zh&text=\(text)")
            #expect(page.status == .ok && page.text.contains("tiger"))
            #expect(page.text.contains("up to 1,000 characters"))
            let api = try await client.send(.post, "/api/v1/grammar", json: #"{"text":"\#(text)","language":"zh"}"#)
            #expect(try api.object()["text"] as? String == text)
            #expect(try await desk.context().explain(text).text == text)
            let asked = try await client.post("/practice/grammar/ask", form: "language=zh&text=\(text)")
            #expect(asked.status == .contentTooLarge)

            let short = try await client.post("/practice/grammar/explain", form: "language=&text=%E6%88%91")
            #expect(short.headers[.location] == "/practice/grammar?text=%E6%88%91")
        }
    }

    @Test func correctionsApplyEverywhere() async throws {
        try await withSite { client, desk in
            _ = try await client.send(.post, "/api/v1/corrections", json: #"{"language":"zh","parts":["我看","书了"]}"#)
            let text = "我看书了。"
            let json = #"{"text":"\#(text)","language":"zh"}"#
            let api = try await client.send(.post, "/api/v1/grammar", json: json).object()
            let words = try #require(api["words"] as? [[String: Any]]).compactMap { $0["text"] as? String }
            let context = await desk.context()
            let explanation = try await context.explain(text, in: .chinese)
            #expect(explanation.words.map(\.token.text) == words)
            let points = try #require(api["points"] as? [[String: Any]]).compactMap { $0["pattern"] as? String }
            let lines = try await context.library.texts.grammarLines(in: .chinese)
            #expect(try lines.points(in: text).map(\.pattern.id) == points)
            // Without the correction, the text has other words.
            let plain = GrammarExplainer(lexicon: desk.lexicon, language: .chinese).words(of: text)
            #expect(plain.map(\.token.text) != words)
        }
    }
}
