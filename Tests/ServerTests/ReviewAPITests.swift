import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Support
import Testing

@Suite struct ReviewAPITests {
    @Test func aWordIsMadeACardAndAnsweredOnce() async throws {
        try await withSite { client, _ in
            let made = try await client.send(.post, "/api/v1/decks", json: #"{"name":"Words"}"#)
            #expect(made.status == .created)
            let deck = try #require(try made.object()["id"] as? String)
            let added = try await client.send(
                .post, "/api/v1/cards", json: #"{"deckId":"\#(deck)","words":[{"word":"银行"},{"word":"银行"}]}"#)
            #expect(added.status == .created)
            #expect(try added.object()["known"] as? [String] == ["银行"])
            let question = try await client.get("/api/v1/decks/\(deck)/due").object()
            let card = try #require(question["card"] as? [String: Any])
            #expect((card["note"] as? [String: Any])?["reading"] as? String == "yínháng")
            #expect((question["waits"] as? [[String: Any]])?.compactMap { $0["seconds"] as? Int }.first == 60)
            let id = try #require(card["id"] as? String)
            let answer = #"{"rating":4,"reviewId":"77","durationMilliseconds":4000}"#
            let graded = try await client.send(.post, "/api/v1/cards/\(id)/grade", json: answer).object()
            #expect(graded["isRepeated"] as? Bool == false && graded["state"] as? Int == 2)
            let again = try await client.send(.post, "/api/v1/cards/\(id)/grade", json: answer).object()
            #expect(again["isRepeated"] as? Bool == true)
            #expect(try await client.get("/api/v1/reviews").array().count == 1)
            #expect(try await client.get("/api/v1/decks/\(deck)/due").status == .noContent)
            let numbers = try await client.get("/api/v1/statistics?deck=\(deck)").object()
            #expect(numbers["cards"] as? [Int] == [0, 0, 1, 0, 0])
            let undone = try await client.send(.post, "/api/v1/reviews/undo", json: "{}").object()
            #expect(undone["verb"] as? String == "grade" && undone["rating"] as? Int == 4)
            #expect(undone["description"] as? String == "your answer easy on 银行")
            #expect(try await client.send(.post, "/api/v1/reviews/undo", json: "{}").status == .conflict)
            #expect(try await client.get("/api/v1/cards?query=is:new").object()["total"] as? Int == 1)
        }
    }

    @Test func listsAndPackagesComeInAndDecksGoOut() async throws {
        try await withSite { client, _ in
            let list = Array("word,definition,status\n银行,my bank,1\n书,book,99\n,,\n".utf8)
            let brought = try await client.upload("/api/v1/decks/import", fileName: "Terms.csv", bytes: list).object()
            #expect(brought["added"] as? Int == 1 && brought["markedKnown"] as? Int == 1)
            let deck = try #require(try await client.get("/api/v1/decks").array().first)
            #expect(deck["name"] as? String == "Terms")
            let id = try #require(deck["id"] as? String)

            let csv = try await client.get("/api/v1/decks/\(id)/export?format=csv")
            #expect(csv.headers[.contentDisposition]?.contains("Terms.csv") ?? false)
            #expect(String(buffer: csv.body).contains("银行,yínháng,my bank"))
            let package = try await client.get("/api/v1/decks/\(id)/export")
            let again = try await client.upload(
                "/api/v1/decks/import", fileName: "Terms.apkg", bytes: Array(buffer: package.body)
            ).object()
            #expect(again["notesAdded"] as? Int == 0 && again["cardsAdded"] as? Int == 0)

            let fit = try await client.send(.post, "/api/v1/decks/\(id)/fit", json: "{}").object()
            #expect(fit["isBetter"] as? Bool == false && fit["reviews"] as? Int == 0)

            let workload = try await client.get("/api/v1/decks/\(id)/simulation?days=30&new=5").object()
            #expect(workload["days"] as? Int == 30 && workload["newPerDay"] as? Int == 5)
            let rows = try #require(workload["rows"] as? [[String: Any]])
            #expect(rows.first?["retention"] as? Int == 70 && rows.last?["retention"] as? Int == 97)
            let reviews = rows.compactMap { $0["reviewsPerDay"] as? Double }
            #expect(reviews.count == rows.count && (reviews.first ?? 0) < (reviews.last ?? 0))
            #expect(rows.contains { $0["retention"] as? Int == workload["cheapestRetention"] as? Int })
            let most = try await client.get("/api/v1/decks/\(id)/simulation?days=1&new=9999").object()
            #expect(most["newPerDay"] as? Int == 200)
            #expect(
                try await client.get("/api/v1/decks/01234567-89ab-7fff-bfff-ffffffffffff/simulation").status
                    == .notFound)

            for (name, bytes) in [("cut.apkg", Array("PK\u{3}\u{4}cut".utf8)), ("open.csv", Array("word\n\"x".utf8))] {
                let refused = try await client.upload("/api/v1/decks/import", fileName: name, bytes: bytes)
                #expect(refused.status == .unprocessableContent, "\(name)")
                let message = try #require(try refused.object()["message"] as? String)
                #expect(message.contains("Nothing"), "\(message)")
            }
            #expect(try await client.get("/api/v1/cards").object()["total"] as? Int == 1)
        }
    }

    @Test func everythingOfReviewIsExported() async throws {
        try await withSite { client, _ in
            let deck = try await client.makeDeck("Words")
            let words = #"{"deckId":"\#(deck)","words":[{"word":"银行"}]}"#
            _ = try await client.send(.post, "/api/v1/cards", json: words)
            let question = try await client.get("/api/v1/decks/\(deck)/due").object()
            let card = try #require((question["card"] as? [String: Any])?["id"] as? String)
            _ = try await client.send(.post, "/api/v1/cards/\(card)/grade", json: #"{"rating":3,"reviewId":"9"}"#)
            let export = try await client.post("/me/export.json", form: "").object()
            let review = try #require(export["review"] as? [String: [[String: Any]]])
            #expect(review["decks"]?.first?["path"] as? String == "Words")
            #expect(review["notes"]?.first?["word"] as? String == "银行")
            #expect(review["cards"]?.count == 1)
            #expect(review["reviews"]?.first?["rating"] as? Int == 3)
        }
    }

    @Test(arguments: [#"{"rating":7,"reviewId":"1"}"#, #"{"rating":3}"#, "{", #"{"rating":"good","reviewId":"1"}"#])
    func whatIsNoAnswerIsRefused(_ body: String) async throws {
        try await withSite { client, _ in
            let status = try await client.send(.post, "/api/v1/cards/1/grade", json: body).status
            #expect(status == .badRequest)
        }
    }

    @Test func impossibleSettingsAreRefusedAndTheOldOnesHold() async throws {
        try await withSite { client, _ in
            let deck = try await client.makeDeck("Words")
            for options in [#"{"desiredRetention":1.5}"#, #"{"parameters":[1,2]}"#, #"{"learningSteps":[-1]}"#] {
                let answer = try await client.send(
                    .patch, "/api/v1/decks/\(deck)", json: #"{"options":\#(options)}"#)
                #expect(answer.status == .unprocessableContent)
            }
            let twin = try await client.send(.post, "/api/v1/decks", json: #"{"name":"Words"}"#)
            #expect(twin.status == .unprocessableContent)
            #expect(try twin.object()["error"] as? String == "deckExists")
            _ = try await client.send(.post, "/api/v1/decks", json: #"{"name":"HSK::Others"}"#)
            #expect(
                try await client.send(.patch, "/api/v1/decks/\(deck)", json: #"{"name":"HSK::Others"}"#).status
                    == .unprocessableContent)
            #expect(try await client.get("/api/v1/decks").array().count == 3)
            #expect(
                try await client.send(.patch, "/api/v1/decks/\(deck)", json: #"{"name":" "}"#).status
                    == .unprocessableContent)
            let now = try await client.get("/api/v1/decks/\(deck)").object()
            #expect((now["options"] as? [String: Any])?["desiredRetention"] as? Double == 0.9)
            #expect(try await client.send(.delete, "/api/v1/decks/\(deck)", json: "{}").status == .noContent)
            #expect(try await client.get("/api/v1/decks/\(deck)").status == .notFound)
            #expect(try await client.send(.post, "/api/v1/decks/\(deck)/restore", json: "{}").status == .ok)
        }
    }
}
