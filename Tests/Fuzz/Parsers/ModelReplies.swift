@testable import LanguageModel

extension Parser {
    /// Replies of language models.
    static var modelReplies: [Parser] { [reply, schema, stream] }

    private static let jsonTokens = [
        "{", "}", "[", "]", ",", ":", "null", "true", "1e308", "-0.0", "1e400", "9223372036854775808", #"\ud83d"#,
        #"\u0000"#, #"\""#, "\"",
        "```", "```json\n", "\n```", "[[[[[[[[", #""word":"#, #""meanings":"#,
    ]

    private static var reply: Parser {
        let schema = JSONSchema.object([
            .init("word", .string(atMost: 40)), .init("meanings", .array(of: .string(), count: 1...3)),
            .init("level", .orNull(.integer(1...6))), .init("share", .number(0...1)),
            .init("kind", .choice(["a", "b"])),
            .init("ok", .boolean),
        ])
        return Parser(
            "reply", share: 16,
            texts: [
                #"{"word": "银行", "meanings": ["bank", "shore"], "level": 3, "share": 0.5, "kind": "a", "ok": true}"#,
                "```json\n{\"word\": \"a\\n\\u4f60\", \"meanings\": [\"b\"], \"level\": null, \"share\": 1, \"kind\": \"b\", \"ok\": false}\n```",
            ], tokens: jsonTokens, large: .json
        ) { input in
            let text = String(decoding: input, as: UTF8.self)
            for name in ["word", "meanings", ""] { _ = PartialJSON.text(of: name, in: text) }
            _ = JSONText.string(text)
            try schema.check(text)
        }
    }

    private static var schema: Parser {
        Parser(
            "schema", share: 10,
            texts: [
                #"{"type":"object","properties":{"a":{"type":["string","null"],"minLength":1},"b":{"type":"array","items":{"type":"integer","#
                    + #""minimum":1,"maximum":6},"minItems":1,"maxItems":3},"c":{"type":"string","enum":["x","y"]}},"required":["a","b","c"],"#
                    + #""additionalProperties":false}"#
            ],
            tokens: jsonTokens + [
                #""type":"#, #""minimum":"#, #""maximum":"#, #""minItems":"#, #""maxItems":"#, #""minLength":"#,
                #""maxLength":"#,
                #""enum":[]"#, #""required":"#, "-1", "1e19",
            ], large: .json
        ) { input in
            let schema = try JSONSchema(reading: String(decoding: input, as: UTF8.self))
            let again = try JSONSchema(reading: schema.text)
            if again != schema { throw Fault("a schema is read otherwise than it is written") }
            _ = try? schema.check(#"{"a":"x","b":[1],"c":"y"}"#)
        }
    }

    private static var stream: Parser {
        Parser(
            "stream", share: 10,
            texts: [
                "data: {\"model\":\"m\",\"choices\":[{\"delta\":{\"content\":\"你\"}}]}\n\ndata: {\"choices\":[{\"delta\":{\"content\":\"好\"},"
                    + "\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":2}}\r\n\r\n: note\n\ndata: [DONE]\n\n",
                "event: x\ndata: {\"error\":{\"message\":\"no\",\"code\":\"model_not_found\"}}\n\n",
            ],
            tokens: jsonTokens + [
                "data:", "data: ", "\n\n", "\r\n\r\n", "\r", "[DONE]", #""choices":[]"#, #""usage":"#,
                #""prompt_tokens":-9223372036854775808"#,
                #""completion_tokens":9223372036854775807"#, #""finish_reason":"length""#,
            ], large: .stream
        ) { input in
            var events = ServerSentEvents()
            var pieces = ChatPieces(asked: Asked(model: "m", key: nil))
            let request = ChatRequest([ChatMessage(.user, "a")])
            // Cut at points where the network might cut.
            for start in stride(from: 0, to: input.count, by: 7) {
                for event in events.take(input[start..<min(start + 7, input.count)]) { _ = try pieces.take(event) }
            }
            if let last = events.finish() { _ = try pieces.take(last) }
            let reply = try pieces.end(of: request)
            if reply.tokens.prompt < 0 || reply.tokens.completion < 0 { throw Fault("fewer than no tokens") }
        }
    }
}
