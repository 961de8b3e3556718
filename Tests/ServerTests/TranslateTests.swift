import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Support
import Testing

/// The translation chat over HTTP.
@Suite struct TranslatePageTests {
    private static let reply = """
        {"translatedText": "我去银行。", "reading": "wǒ qù yínxíng", "grammarNotes": ["去 + place"], "culturalNotes": [],
         "alternativeTranslations": [], "difficulty": "beginner"}
        """
    private static let question =
        #"{"text": "I go to the bank.", "targetLanguage": "zh", "context": {"previousMessages": []}}"#

    @Test func aTextIsTranslatedAsTheSpecificationHasIt() async throws {
        try await withModel([.reply(Self.reply)]) { client, _, _ in
            let made = try await client.send(.post, "/api/translate", json: Self.question)
            #expect(made.status == .ok)
            let turn = try #require(try made.object()["translation"] as? [String: Any])
            #expect(
                turn["sourceText"] as? String == "I go to the bank." && turn["translatedText"] as? String == "我去银行。")
            let context = try #require(turn["context"] as? [String: Any])
            #expect(
                context["grammarNotes"] as? [String] == ["去 + place"] && context["difficulty"] as? String == "beginner")
            #expect(turn["reading"] as? String == "wǒ qù yínháng." && turn["romaji"] == nil)
            #expect((turn["readingDisagreements"] as? [[String: Any]])?.first?["model"] as? String == "xíng")
            #expect(made.headers[.init("RateLimit-Limit")!] == "60")
            #expect(made.headers[.init("RateLimit-Remaining")!] == "59")
            let id = try #require(turn["id"] as? String)
            let page = try await client.get("/practice/translate").text
            #expect(page.contains("turn-\(id)") && page.contains("xíng") && page.contains("/words/zh/"))
            // The turn can be saved, found, made into a card and deleted.
            let saved = try await client.post("/practice/translate/turns/\(id)/save", form: "saved=on")
            #expect(saved.headers[.location] == "/practice/translate/turns/\(id)?notice=saved")
            #expect(try await client.get("/practice/translate/saved").text.contains("turn-\(id)"))
            #expect(try await client.get("/practice/translate/saved?query=BANK").text.contains("turn-\(id)"))
            #expect(
                try await client.get("/practice/translate/saved?query=zzz").text.contains("No translation contains"))
            let card = try await client.post("/practice/translate/turns/\(id)/card", form: "")
            #expect(card.headers[.location]?.hasSuffix("notice=cardMade") == true)
            let again = try await client.post("/practice/translate/turns/\(id)/card", form: "")
            #expect(again.headers[.location]?.hasSuffix("notice=cardKnown") == true)
            #expect(try await client.post("/practice/translate/clear", form: "").status == .seeOther)
            #expect(try await client.get("/practice/translate").text.contains("turn-\(id)"))
            let deleted = try await client.post("/practice/translate/turns/\(id)/delete", form: "")
            #expect(deleted.status == .seeOther)
            #expect(try await client.get("/practice/translate/turns/\(id)").status == .notFound)
            // The page that reports this offers to restore it.
            let told = try #require(deleted.headers[.location])
            let moment = try #require(told.split(separator: "deleted=").last)
            #expect(try await client.get(told).text.contains("name=\"deleted\" value=\"\(moment)\""))
            let restored = try await client.post("/practice/translate/restore", form: "deleted=\(moment)&language=zh")
            #expect(restored.headers[.location] == "/practice/translate?language=zh&notice=restored")
            #expect(try await client.get("/practice/translate").text.contains("turn-\(id)"))
        }
    }

    @Test func turnsAreListedInPagesAndMayBeKeptByTheirTag() async throws {
        try await withModel([.reply(Self.reply)]) { client, _, _ in
            for _ in 0..<3 { _ = try await client.send(.post, "/api/translate", json: Self.question) }
            let list = try await client.get("/api/v1/translations?limit=2")
            #expect(try list.object()["total"] as? Int == 3)
            #expect((try list.object()["translations"] as? [Any])?.count == 2)
            let tag = try #require(list.headers[.eTag])
            #expect(list.headers[.cacheControl] == "private, no-cache")
            let same = try await client.execute(
                uri: "/api/v1/translations?limit=2", method: .get, headers: [.ifNoneMatch: tag])
            #expect(same.status == .notModified && same.text.isEmpty)
            let rest = try await client.get("/api/v1/translations?limit=2&offset=2")
            let last = try #require((try rest.object()["translations"] as? [[String: Any]])?.first?["id"] as? String)
            let changed = try await client.send(.patch, "/api/v1/translations/\(last)", json: #"{"isSaved": true}"#)
            #expect(try changed.object()["isSaved"] as? Bool == true)
            #expect(try await client.get("/api/v1/translations?saved=1").object()["total"] as? Int == 1)
            let gone = try await client.execute(uri: "/api/v1/translations/\(last)", method: .delete)
            #expect(gone.status == .noContent)
            #expect(try await client.get("/api/v1/translations/\(last)").status == .notFound)
            let back = try await client.execute(uri: "/api/v1/translations/\(last)/restore", method: .post)
            #expect(try back.object()["isSaved"] as? Bool == true)
            #expect(try await client.get("/api/v1/translations/\(last)").status == .ok)
        }
    }

    @Test func aStreamHasTheTextAsItComesAndTheTurnAtItsEnd() async throws {
        let pieces = Self.reply.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let events = pieces.enumerated().map { RecordedServer.Answer.piece(($0 > 0 ? "," : "") + $1) }
        try await withModel([.stream(events + RecordedServer.Answer.lastPieces)]) { client, _, _ in
            let stream = try await client.send(.post, "/api/v1/translations/stream", json: Self.question)
            #expect(stream.headers[.contentType] == "application/x-ndjson")
            let lines = stream.text.split(separator: "\n").map(String.init)
            #expect(lines.first == #"{"text":"我去银行。"}"#)
            #expect(lines.last?.contains(#""origin":"model""#) == true && lines.last?.contains("yínháng") == true)
        }
    }

    @Test func withoutJavaScriptTheFormLeadsToItsTurn() async throws {
        try await withSite { client, _ in
            let sent = try await client.post("/practice/translate/send", form: "language=zh&text=我去银行")
            let place = try #require(sent.headers[.location])
            #expect(sent.status == .seeOther && place.contains("language=zh#turn-"))
            let page = try await client.get("/practice/translate?language=zh").text
            #expect(page.contains("Word by word, from the dictionaries") && page.contains("yínháng"))
            #expect(page.contains("/me/models"))
            let empty = try await client.post("/practice/translate/send", form: "language=zh&text=")
            #expect(empty.status == .unprocessableContent && empty.text.contains("There is nothing to translate"))
            let long = try await client.post(
                "/practice/translate/send", form: "language=zh&text=" + String(repeating: "a", count: 10_000))
            #expect(long.status == .contentTooLarge && long.text.contains("10,000 characters"))
        }
    }

    @Test func withoutJavaScriptAFailureIsToldWithItsTurn() async throws {
        try await withModel([.refusal(401, message: "bad key")]) { client, _, _ in
            let sent = try await client.post("/practice/translate/send", form: "language=zh&text=我去银行")
            #expect(sent.status == .ok && sent.text.contains("yínháng"))
            #expect(sent.text.contains("class=\"notice"), "\(sent.text)")
        }
    }

    @Test func whatCannotBeTranslatedIsRefusedByName() async throws {
        try await withSite { client, _ in
            for (json, status, name) in [
                (#"{"text": " ", "targetLanguage": "zh"}"#, 422, "emptyText"),
                (#"{"text": "你好", "targetLanguage": "ja"}"#, 422, "impossiblePair"),
                (#"{"text": "Hello", "targetLanguage": "en"}"#, 422, "impossiblePair"),
                (#"{"text": "Hello", "targetLanguage": "xx"}"#, 400, "badForm"),
                (#"{"text": "Hello"}"#, 400, "badForm"),
            ] {
                let answer = try await client.send(.post, "/api/translate", json: json)
                #expect(answer.status.code == status, "\(json)")
                #expect(try answer.object()["error"] as? String == name, "\(json)")
            }
        }
    }

    @Test func moreThanAMinuteAllowsIsRefusedAndSaysUntilWhen() async throws {
        try await withSite { client, _ in
            for _ in 0..<60 {
                #expect(
                    try await client.send(.post, "/api/translate", json: #"{"text": "Hi", "targetLanguage": "zh"}"#)
                        .status == .ok)
            }
            let refused = try await client.send(
                .post, "/api/translate", json: #"{"text": "Hi", "targetLanguage": "zh"}"#)
            #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] == "1")
            #expect(try refused.object()["error"] as? String == "tooManyRequests")
            // Requests that need no model do not wait.
            #expect(try await client.get("/api/v1/translations?limit=1").status == .ok)
        }
    }

    @Test func aPhraseOffersItsTranslation() async throws {
        try await withSite { client, _ in
            let phrase = try await client.get("/phrases/zh?text=%E6%88%91%E5%8E%BB%E9%93%B6%E8%A1%8C&fragment=1").text
            #expect(phrase.contains("<quick-translation") && phrase.contains("data-target=\"en\""))
            #expect(phrase.contains("/practice/translate?language=zh&amp;text="))
            #expect(try await client.get("/phrases/en?text=to+go").text.contains("data-target=\"zh\""))
        }
    }
}
