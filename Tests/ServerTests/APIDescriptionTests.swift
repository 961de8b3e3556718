import Foundation
import HTTPTypes
import Library
import Support
import Testing

@testable import Server

@Suite struct APIDescriptionTests {
    @Test(arguments: [
        "lookup?query=a&lang=zh", "lookup?language=xx", "cards?limit=many", "cards?limit=0", "cards?offset=-1",
        "cards?limit=1&limit=2", "dose?day=2026-02-30", "statistics?deck=", "decks?name=x", "cards?query=%FF",
        "reviews?until=9223372036854775808", "translations?saved=yes",
    ])
    func anUndescribedParameterIsRejected(_ address: String) async throws {
        try await withSite { client, _ in
            let response = try await client.get("/api/v1/\(address)")
            #expect(response.status == .badRequest)
            let name = try response.object()["error"] as? String
            #expect(name == "badForm" || name == "outOfBounds")
        }
    }

    @Test(arguments: [
        "lookup?query=a+b%26c&language=zh", "cards?limit=1&offset=0", "reviews?from=0&rating=4", "cards?query=",
    ])
    func aDescribedParameterIsAccepted(_ address: String) async throws {
        try await withSite { client, _ in
            let response = try await client.get("/api/v1/\(address)")
            #expect(response.status == .ok)
        }
    }

    @Test func anUndescribedFieldIsRejectedByName() async throws {
        try await withSite { client, desk in
            let response = try await client.send(.post, "/api/v1/books", json: #"{"text":"我看书。","titel":"书"}"#)
            #expect(response.status == .badRequest)
            let message = try #require(try response.object()["message"] as? String)
            #expect(message.contains("“titel”"))
            #expect(try await desk.books().isEmpty)
        }
    }

    @Test(arguments: [
        (#"{"words":[{"word":"a"},{"word":"b","tag":[]}]}"#, "words.2.tag"),
        (#"{"words":[{"word":"{\"x\":1}"}],"name":{"anything":{"at":"all"}}}"#, nil),
        (#"{"w\u006Frds":[],"more":1}"#, "more"), (#"{"words":[{"word":[{"deep":1}]}]}"#, nil),
        (#"[{"any":1}]"#, nil), (#"{"words":"#, nil), (#"{"words"#, nil), ("}]{", nil), ("", nil),
    ])
    func anUnknownFieldIsFoundAtAnyDepth(_ json: String, _ field: String?) {
        let shape = JSONShape.object(
            ["words": .list(of: .object(["word": .anything], others: nil)), "name": .anything], others: nil)
        #expect(shape.unknownField(in: Array(json.utf8)) == field)
    }
}
