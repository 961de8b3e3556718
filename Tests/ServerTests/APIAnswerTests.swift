import HTTPTypes
import Hummingbird
import Model
import Testing
import Wire

/// Properties shared by all API answers.
@Suite struct APIAnswerTests {
    @Test(arguments: ["zh", "ja", "en"]) func anAnnotationHasTheSixFieldsInEveryLanguage(_ language: String)
        async throws
    {
        try await withSite { client, _ in
            let text = #"他说：\"book。\"\n\t"#
            let answer = try await client.send(
                .post, "/api/v1/annotate", json: #"{"text":"\#(text)","language":"\#(language)"}"#)
            let tokens = try answer.array()
            #expect(tokens.compactMap { $0["text"] as? String }.joined() == "他说：\"book。\"\n\t")
            for token in tokens { #expect(Set(token.keys) == ["text", "start", "end", "reading", "level", "gloss"]) }
            #expect(try await client.send(.post, "/api/v1/annotate", json: #"{"text":""}"#).text == "[]")
        }
    }

    @Test func aCorrectedReadingIsInAnAnnotation() async throws {
        try await withSite { client, _ in
            let correction = #"{"language":"zh","parts":["行"],"readings":["hang2"]}"#
            #expect(try await client.send(.post, "/api/v1/corrections", json: correction).status == .noContent)
            let tokens = try await client.send(.post, "/api/v1/annotate", json: #"{"text":"行不","language":"zh"}"#)
                .array()
            #expect(tokens.first?["reading"] as? String == "háng")
        }
    }

    @Test func everyCodeOfAnErrorIsDescribed() async throws {
        try await withSite { client, _ in
            let document = try await client.get("/api/v1/openapi.json").object()
            var place: Any? = document
            for key in ["components", "schemas", "ErrorName", "enum"] {
                place = (place as? [String: Any])?[key]
            }
            let described = try #require(place as? [String])
            #expect(Set(described) == Set(ErrorCode.allCases.map(\.rawValue)))
            #expect(Set(described).count == described.count)
        }
    }

    /// Foundation traps if a text ends at exactly the depth at which it gives up.
    @Test(arguments: ["annotate", "cards", "grammar", "notebook", "corrections", "decks", "translations/stream"])
    func aBodyThatIsNestedTooDeepIsRefused(_ path: String) async throws {
        try await withSite { client, _ in
            for depth in [201, 511, 512, 513, 514, 600, 100_000] {
                for start in ["", #"{"type":"#, #"{"text":"#] {
                    let body = start + String(repeating: "[", count: depth)
                    let answer = try await client.send(.post, "/api/v1/\(path)", json: body)
                    #expect((400..<500).contains(answer.status.code), "\(start) \(depth)")
                }
            }
        }
    }

    @Test func aBodyOfMoreValuesThanMayBeIsNotDecoded() async throws {
        try await withSite { client, _ in
            let values = String(repeating: "1,", count: 2_000_000)
            let answer = try await client.send(
                .post, "/api/v1/cards", json: #"{"deckId":"1","words":["# + values + "1]}")
            #expect(answer.status == .badRequest)
            #expect(answer.text.contains("more than 2000000 values"))
        }
    }

    @Test func everyErrorOfTheAPIIsJSON() async throws {
        try await withSite { client, _ in
            let long = String(repeating: "x", count: 201)
            let large = #"{"text":""# + String(repeating: "x", count: 4 << 20) + #""}"#
            let answers = [
                (try await client.get("/api"), "notFound", 404),
                (try await client.get("/api/v1/nothing"), "notFound", 404),
                (try await client.get("/api/v1/books/zz"), "notFound", 404),
                (try await client.execute(uri: "/api/v1/sessions", method: .delete), "methodNotAllowed", 405),
                (try await client.send(.put, "/api/v1/words/zh/\(long)", json: "{}"), "badForm", 422),
                (try await client.get("/api/v1/words/zh/\(long)"), "badForm", 422),
                (try await client.send(.post, "/api/v1/annotate", json: large), "tooLarge", 413),
                (try await client.send(.put, "/api/v1/words/zh/x", json: large), "tooLarge", 413),
            ]
            for (answer, name, status) in answers {
                #expect(answer.status.code == status)
                #expect(try answer.object()["error"] as? String == name)
                #expect(try !(answer.object()["message"] as? String ?? "").isEmpty)
            }
            let foreign = try await client.execute(
                uri: "/api/v1/annotate", method: .post, headers: [.origin: "https://evil.example"])
            #expect(foreign.status == .forbidden)
            #expect(try foreign.object()["error"] as? String == "forbidden")
        }
    }
}
