import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Review
import Scheduling
import Support
import Testing

/// Daily words, sentences and pictures over HTTP.
@Suite struct DailyWordsServerTests {
    @Test func theWordsOfTodayAreMadeOnceAndCached() async throws {
        try await withSite { client, _ in
            let none = try await client.get("/api/v1/dose")
            #expect(none.status == .notFound)
            #expect(try none.object()["error"] as? String == "notFound")
            let made = try await client.send(.post, "/api/v1/dose", json: "")
            #expect(made.status == .ok)
            let first = try await client.get("/api/v1/dose")
            #expect(first.status == .ok && first.text == made.text)
            #expect(try await client.send(.post, "/api/v1/dose", json: "").text == first.text)
            #expect(first.headers[.cacheControl] == "private, no-cache")
            let tag = try #require(first.headers[.eTag])
            let again = try await client.execute(uri: "/api/v1/dose", method: .get, headers: [.ifNoneMatch: tag])
            #expect(again.status == .notModified)
            let object = try first.object()
            #expect(object["origin"] as? String == "lists")
            let cards = try #require(object["cards"] as? [[String: Any]])
            #expect((5...10).contains(cards.count))
            #expect(cards.allSatisfy { $0.keys.count == 12 })
            let day = try #require(object["day"] as? String)
            #expect(try await client.get("/api/v1/dose?day=\(day)").text == first.text)
            #expect(try await client.get("/api/v1/dose?day=1999-01-01").status == .notFound)
        }
    }

    @Test func aCardIsSeenAndAddedByTheAPI() async throws {
        try await withSite { client, desk in
            _ = try await client.send(.post, "/api/v1/dose", json: "")
            let seen = try await client.send(.post, "/api/v1/dose/cards/1", json: #"{"mark":"seen"}"#)
            #expect(seen.status == .ok)
            #expect(try seen.object()["seenAt"] is Int)
            let added = try await client.send(.post, "/api/v1/dose/cards/2", json: #"{"mark":"added"}"#)
            #expect(try added.object()["addedAt"] is Int)
            let word = try #require(try added.object()["word"] as? String)
            let notes = try await desk.database.readAcrossLearners { try $0.rows("SELECT word, reading FROM note") }
            #expect(try notes.map { try $0.text(0) } == [word])
            #expect(try !notes[0].text(1).isEmpty)
            #expect(
                try await client.send(.post, "/api/v1/dose/cards/99", json: #"{"mark":"seen"}"#).status == .notFound)
            #expect(try await client.send(.post, "/api/v1/dose/cards/1", json: #"{"mark":"x"}"#).status == .badRequest)
        }
    }

    @Test func thePagesWorkByFormsAlone() async throws {
        try await withSite { client, _ in
            let today = try await client.get("/").text
            #expect(today.contains("/practice/daily-words/make") && !today.contains("daily-strip"))
            #expect(try await client.get("/practice/daily-words").text.contains("/practice/daily-words/make"))
            #expect(try await client.get("/api/v1/dose").status == .notFound)
            let made = try await client.post("/practice/daily-words/make", form: "")
            #expect(made.headers[.location] == "/practice/daily-words")
            let page = try await client.get("/practice/daily-words").text
            #expect(page.contains("<daily-word data-flipped=\"false\""))
            let object = try await client.get("/api/v1/dose").object()
            let day = try #require(object["day"] as? String)
            let count = try #require(object["cards"] as? [Any]).count
            #expect(try await client.get("/").text.contains("0 of \(count) seen"))
            #expect(try await client.get("/practice/daily-words?card=1&back=1").text.contains("data-flipped=\"true\""))
            let added = try await client.post("/practice/daily-words/add", form: "card=1&day=\(day)&back=1")
            #expect(added.status == .seeOther)
            #expect(added.headers[.location] == "/practice/daily-words?card=1&back=1&made=made")
            #expect(try await client.get("/practice/daily-words?card=1&back=1&made=made").text.contains("daily-added"))
            for number in 1...count {
                let next = try await client.post("/practice/daily-words/seen", form: "card=\(number)&day=\(day)&back=")
                #expect(next.headers[.location] == "/practice/daily-words?card=\(number + 1)")
            }
            let end = try await client.get("/practice/daily-words").text
            #expect(end.contains("You have seen all of today’s words"))
            #expect(end.contains("confetti"))
            #expect(try await client.post("/practice/daily-words/seen", form: "card=1").status == .badRequest)
            #expect(try await client.post("/practice/daily-words/seen", form: "card=99&day=\(day)").status == .notFound)
        }
    }

    @Test func sentencesOfAWordStandOnItsPageButNotInThePopover() async throws {
        try await withSite { client, _ in
            let page = try await client.get("/words/zh/%E4%B9%A6").text
            #expect(page.contains("shown-sentences"))
            #expect(try await !client.get("/words/zh/%E4%B9%A6?fragment=1").text.contains("shown-sentences"))
            let examples = try await client.get("/api/v1/words/zh/%E4%B9%A6/examples").object()
            #expect(try !#require(examples["sentences"] as? [Any]).isEmpty)
            let asked = try await client.send(.post, "/api/v1/words/zh/%E4%B9%A6/examples", json: "")
            #expect(asked.status == .conflict)
            #expect(try asked.object()["error"] as? String == "noModel")
        }
    }

    @Test func aPictureThatIsNoneIsRefusedWithAReason() async throws {
        try await withSite { client, _ in
            let text = try await client.upload("/api/v1/pictures", fileName: "a.png", bytes: Array("No picture".utf8))
            // The field must be called `picture`.
            #expect(text.status == .unprocessableContent)
            #expect(try text.object()["error"] as? String == "noPicture")
            let sent = try await client.sendPicture(Array("No picture".utf8), to: "/api/v1/pictures")
            #expect(sent.status == .unprocessableContent)
            #expect(try sent.object()["error"] as? String == "notAPicture")
            #expect(
                try #require(try sent.object()["message"] as? String).contains("“a.png” is not a JPEG, PNG or WebP"))
            let page = try await client.sendPicture(Array("No picture".utf8), to: "/practice/picture/look")
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("is not a JPEG, PNG or WebP picture"))
            let tiny: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 0x0B, 8, 0, 4, 0, 4, 1, 1, 0x11, 0, 0xFF, 0xD9]
            let unseen = try await client.sendPicture(tiny, to: "/api/v1/pictures")
            #expect(unseen.status == .conflict)
            #expect(try unseen.object()["error"] as? String == "nobodyToAsk")
            let gone = "/practice/picture/01234567-89ab-7fff-bfff-ffffffffffff"
            #expect(try await client.get(gone).status == .notFound)
            #expect(try await client.get(gone + "/file").status == .notFound)
        }
    }

    @Test func aPictureWaitsWhileTheModelIsAway() async throws {
        let address = try await RecordedServer.deadAddress()
        try await withSite { client, _ in
            let form = "name=Tiny&baseURL=\(address)&model=tiny&key=&needsKey=off&timeLimit=15"
            _ = try await client.post("/me/models/add", form: form)
            // A single pixel.
            let tiny = try #require(
                Data(
                    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAA"
                        + "AABJRU5ErkJggg=="))
            let sent = try await client.sendPicture(Array(tiny), to: "/practice/picture/look")
            #expect(sent.status == .seeOther)
            let page = try await client.get(try #require(sent.headers[.location]))
            #expect(page.status == .ok)
            #expect(page.text.contains("The picture is queued") && page.text.contains("Pictures that waited"))
            #expect(try await client.get(try #require(sent.headers[.location]) + "/file").status == .notFound)
            let queue = try await client.get("/api/v1/models/queue").text
            #expect(queue.contains("\"a.png\"") && queue.contains("\"picture\""))
            // A program gets the error at once.
            let unseen = try await client.sendPicture(Array(tiny), to: "/api/v1/pictures")
            #expect(unseen.status == .serviceUnavailable)
        }
    }

    @Test func filesThatAreNoClassifierAreShownAgain() async throws {
        try await withSite { client, _ in
            let answer = try await client.post(
                "/practice/picture/classifier/save", form: "model=%2Fno%2Fsuch.onnx&labels=%2Fno%2Flabels&scale=unit")
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("value=\"/no/such.onnx\""))
            #expect(answer.text.contains("there is no file that can be read at /no/such.onnx"))
        }
    }
}

extension TestClient {
    /// Sends a picture as the form does.
    func sendPicture(_ bytes: [UInt8], to path: String) async throws -> TestResponse {
        var body = ByteBuffer()
        body.writeString(
            "--limit\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"a.png\"\r\n"
                + "Content-Type: image/png\r\n\r\n")
        body.writeBytes(bytes)
        body.writeString("\r\n--limit--\r\n")
        return try await execute(
            uri: path, method: .post, headers: [.contentType: "multipart/form-data; boundary=limit"], body: body)
    }
}
