import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import NIOCore
import Review
import Routes
import Scheduling
import Storage
import Support
import Testing

/// Uploading and serving pictures and recordings.
@Suite struct MediaTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 7, count: 92)
    private static let mp3: [UInt8] = Array("ID3".utf8) + Array(0..<97)
    private static let svg = Array("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8)

    @Test func aPictureAndARecordingComeWithACardAndAreServed() async throws {
        try await withSite { client, desk in
            let deck = try await client.addCard("银行", picture: ("a b.png", Self.png), recording: ("银行?.mp3", Self.mp3))
            let note = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).note
            #expect(note.picture == "a b.png" && note.audio == "银行.mp3")
            let picture = try await client.get(Route.review(.media(note.picture)).link)
            #expect(picture.status == .ok && Array(picture.body.readableBytesView) == Self.png)
            #expect(picture.headers[.contentType] == "image/png")
            #expect(picture.headers[.contentDisposition] == "inline")
            #expect(picture.headers[HTTPField.Name("X-Content-Type-Options")!] == "nosniff")
            let recording = try await client.get(Route.api(.review(.media(note.audio))).link)
            #expect(recording.headers[.contentType] == "audio/mpeg" && recording.headers[.acceptRanges] == "bytes")
            let page = try await client.get("/review/decks/\(deck)/study?flipped=1").text
            #expect(page.contains("src=\"/review/media/a%20b.png\" alt=\"银行\""))
            #expect(page.contains("<audio controls preload=\"auto\" src=\"/review/media/%E9%93%B6%E8%A1%8C.mp3\""))
            let found = try await client.get("/api/v1/cards").object()["cards"] as? [[String: Any]]
            let wire = try #require(found?.first?["note"] as? [String: Any])
            #expect(wire["pictures"] as? [String] == ["a b.png"] && wire["recordings"] as? [String] == ["银行.mp3"])
            let whole = try await client.post("/me/export.json", form: "").object()
            let export = whole["review"] as? [String: [[String: Any]]]
            #expect(export?["media"]?.compactMap { $0["name"] as? String } == ["a b.png", "银行.mp3"])
            let bytes = whole["mediaBytes"] as? [String: String]
            #expect(
                bytes == [
                    "a b.png": Data(Self.png).base64EncodedString(), "银行.mp3": Data(Self.mp3).base64EncodedString(),
                ])
        }
    }

    @Test func whatNothingNeedsIsShownAndDeletedOnRequest() async throws {
        try await withSite { client, desk in
            _ = try await client.addCard("银行", picture: ("a.png", Self.png), recording: ("b.mp3", Self.mp3))
            let full = try await client.get("/me/media").text
            #expect(full.contains("2 files, 200 bytes") && full.contains("Everything here belongs to a card."))
            #expect(try await client.get("/me").text.contains("href=\"/me/media\""))
            try await desk.database.write(desk.learner, at: TestDesk.now) { transaction in
                try transaction.runDerived("UPDATE note SET picture = '' WHERE learner_id = ?", [transaction.owner])
            }
            let spare = try await client.get("/me/media").text
            #expect(spare.contains("1 file no longer belongs to any card: 100 bytes.") && spare.contains("a.png"))
            let deleted = try await client.post("/me/media/delete", form: "")
            #expect(deleted.headers[.location] == "/me/media?deleted=1")
            #expect(try await client.get("/me/media?deleted=1").text.contains("1 file was deleted."))
            #expect(try await client.get("/review/media/a.png").status == .notFound)
            #expect(try await client.get("/review/media/b.mp3").status == .ok)
        }
    }

    @Test func aPartIsServedAndWhatIsKnownIsNotSentAgain() async throws {
        try await withSite { client, _ in
            _ = try await client.addCard("银行", recording: ("a.mp3", Self.mp3))
            let path = "/review/media/a.mp3"
            func get(_ headers: HTTPFields) async throws -> TestResponse {
                try await client.execute(uri: path, method: .get, headers: headers)
            }
            for (range, bytes) in [
                ("bytes=0-9", 0..<10), ("bytes=90-", 90..<100), ("bytes=-5", 95..<100), ("bytes=50-5000", 50..<100),
            ] {
                let part = try await get([.range: range])
                #expect(part.status == .partialContent, "\(range)")
                #expect(Array(part.body.readableBytesView) == Array(Self.mp3[bytes]))
                #expect(part.headers[.contentRange] == "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/100")
                #expect(part.headers[.contentLength] == "\(bytes.count)")
            }
            for range in ["bytes=100-", "bytes=-0", "bytes=999-1000"] {
                let none = try await get([.range: range])
                #expect(none.status == .rangeNotSatisfiable && none.headers[.contentRange] == "bytes */100", "\(range)")
            }
            for range in [
                "bytes=5-2", "bytes=a-b", "lines=0-1", "bytes=0-1,4-5", "bytes=-", "bytes=99999999999999999999-",
            ] {
                #expect(try await get([.range: range]).status == .ok, "\(range)")
            }
            let tag = try #require(try await get([:]).headers[.eTag])
            #expect(try await get([.ifNoneMatch: "\"x\", W/\(tag)"]).status == .notModified)
            #expect(try await get([.ifNoneMatch: "\"x\""]).status == .ok)
            let ifRange = HTTPField.Name("If-Range")!
            #expect(try await get([.range: "bytes=0-1", ifRange: tag]).status == .partialContent)
            #expect(try await get([.range: "bytes=0-1", ifRange: "\"x\""]).status == .ok)
            let head = try await client.execute(uri: path, method: .head, headers: [.range: "bytes=0-1"])
            #expect(head.status == .ok && head.headers[.contentLength] == "100")
        }
    }

    @Test(arguments: [
        "x.png", "..%2Fx", "%2E%2E", "..%2F..%2Fetc%2Fpasswd", "a%2Fb", "%5C..%5Cx", "'%20OR%201=1--", "%F0%9F%8C%B1",
        "%0A", String(repeating: "a", count: 5000),
    ])
    func aNameThatNothingHasIsNotFound(_ name: String) async throws {
        try await withSite { client, _ in
            let answers = [
                try await client.get("/review/media/\(name)"), try await client.get("/api/v1/media/\(name)"),
            ]
            #expect(answers.map(\.status) == [.notFound, .notFound])
        }
    }

    @Test(arguments: [
        "/review/media/../x", "/review/media", "/review/media/a/b", "/review/media/%00", "/review/media/%FF",
    ])
    func aPathThatIsNoNameIsNotFound(_ path: String) async throws {
        try await withSite { client, _ in
            let answer = try await client.get(path)
            #expect(answer.status == .notFound)
        }
    }

    @Test func whatIsNoPictureIsSavedAndAnSVGDoesNothing() async throws {
        try await withSite { client, desk in
            let rows: [(String, String)] = [
                ("evil.html", "text/html"), ("a\".js", "text/javascript"), ("plain", "application/octet-stream"),
            ]
            let learner = desk.learner
            try await desk.database.write(learner, at: TestDesk.now) { transaction in
                for (name, type) in rows {
                    try transaction.run(
                        "INSERT INTO media (learner_id, name, media_type, sha256, bytes) VALUES (?, ?, ?, 'x', ?)",
                        [.init(learner), .init(name), .init(type), .blob(Array("<script>".utf8))],
                        changes: .upsert(.media, name))
                }
            }
            for (name, _) in rows {
                let answer = try await client.get(Route.review(.media(name)).link)
                #expect(answer.headers[.contentType] == "application/octet-stream")
                #expect(answer.headers[.contentDisposition]?.hasPrefix("attachment; filename=\"") ?? false)
                #expect(!(answer.headers[.contentDisposition]?.contains("a\"") ?? true))
                #expect(answer.headers[HTTPField.Name("Content-Security-Policy")!]?.hasPrefix("sandbox;") ?? false)
            }
            _ = try await client.addCard("银行", picture: ("x.svg", Self.svg))
            let drawing = try await client.get("/review/media/x.svg")
            #expect(drawing.headers[.contentType] == "image/svg+xml")
            let policy = drawing.headers[HTTPField.Name("Content-Security-Policy")!] ?? ""
            #expect(policy.hasPrefix("sandbox; default-src 'none'"))
        }
    }

    /// An archive may say that a page or a script is the picture of a book.
    @Test(arguments: ["text/html", "text/javascript", "image/svg+xml", "image/png\r\nX-A: b", ""])
    func whatIsNoPictureOfABookRunsNothing(_ type: String) async throws {
        try await withSite { client, desk in
            let book = try await desk.importText("今天我去银行。")
            let (learner, digest) = (desk.learner, TestIDs.digest)
            try await desk.database.write(learner, at: TestDesk.now) { transaction in
                let bytes = SQLValue.blob(Array("<script>".utf8))
                try transaction.run(
                    "INSERT INTO cover (book_id, learner_id, media_type, bytes) VALUES (?, ?, ?, ?)",
                    [.init(book.id), .init(learner), .init(type), bytes], changes: .upsert(.book, book.id))
                try transaction.run(
                    "INSERT INTO book_picture (book_id, learner_id, digest, media_type, bytes) VALUES (?, ?, ?, ?, ?)",
                    [.init(book.id), .init(learner), .init(digest), .init(type), bytes],
                    changes: .upsert(.book, book.id))
            }
            let isDrawing = type == "image/svg+xml"
            for place in ["cover", "pictures/\(digest)"] {
                for path in ["/books/\(book.id)/\(place)", "/api/v1/books/\(book.id)/\(place)"] {
                    let answer = try await client.get(path)
                    // A book without a picture for its cover has a drawn one.
                    if place == "cover", !type.hasPrefix("image/") {
                        #expect(answer.status == .notFound)
                        continue
                    }
                    #expect(answer.status == .ok, "\(path)")
                    #expect(answer.headers[.contentType] == (isDrawing ? type : "application/octet-stream"))
                    #expect(answer.headers[.contentDisposition] == (isDrawing ? "inline" : "attachment"))
                    #expect(
                        answer.headers[HTTPField.Name("Content-Security-Policy")!]?.hasPrefix("sandbox;") ?? false)
                    #expect(answer.headers[HTTPField.Name("X-A")!] == nil)
                    // The next learner in the same browser gets it from no cache.
                    #expect(answer.headers[.cacheControl] == "private, no-cache")
                    let tag = try #require(answer.headers[.eTag])
                    let again = try await client.execute(uri: path, method: .get, headers: [.ifNoneMatch: tag])
                    #expect(again.status == .notModified && again.body.readableBytes == 0)
                }
            }
        }
    }

    @Test func aNoteGetsAnotherPictureAndLosesItAndThatIsTakenBack() async throws {
        try await withSite { client, desk in
            let deck = try await client.addCard("银行", picture: ("a.png", Self.png), recording: ("a.mp3", Self.mp3))
            let note = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).note
            let other = Self.png + [1]
            let save = "/review/notes/\(note.id)/save"
            let saved = try await client.send(save, ["word": "银行", "return": "/review"], [("picture", "a.png", other)])
            #expect(saved.status == .seeOther && saved.headers[.location] == "/review")
            let replaced = try await desk.review.note(note.id).note
            #expect(replaced.pictures.count == 1 && replaced.picture.hasPrefix("a-") && replaced.audio == "a.mp3")
            #expect(replaced.definition == "bank")
            let picture = try await client.get(Route.review(.media(replaced.picture)).link)
            #expect(Array(picture.body.readableBytesView) == other)
            _ = try await client.send(save, ["remove-picture": "on", "remove-recording": "on"], [])
            let bare = try await desk.review.note(note.id).note
            #expect(bare.picture.isEmpty && bare.audio.isEmpty && bare.word == "银行")
            _ = try await client.post("/review/undo", form: "")
            #expect(try await desk.review.note(note.id).note.picture == replaced.picture)
            // A form without files, as the list of cards sends it, leaves the note's files unchanged.
            _ = try await client.post(save, form: "definition=bench")
            let edited = try await desk.review.note(note.id).note
            #expect(edited.picture == replaced.picture && edited.audio == "a.mp3" && edited.definition == "bench")
        }
    }

    @Test func whatCannotBeKeptIsToldOnTheFormAsItWasTyped() async throws {
        try await withSite { client, desk in
            let deck = try await client.addCard("银行")
            let note = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).note
            let save = "/review/notes/\(note.id)/save"
            let fields = ["word": "银行", "definition": "typed <b>", "return": "/review/decks/\(deck)/study?card=7"]
            let wrong = try await client.send(save, fields, [("picture", "notes.txt", Array("text".utf8))])
            #expect(wrong.status == .unprocessableContent)
            #expect(wrong.text.contains("This is not a picture") && wrong.text.contains("typed &lt;b&gt;"))
            #expect(wrong.text.contains("value=\"/review/decks/\(deck)/study?card=7\""))
            // A picture is not a recording, whatever its name.
            let swapped = try await client.send(save, fields, [("recording", "a.mp3", Self.png)])
            #expect(swapped.text.contains("This is not a recording"))
            let large = try await client.send(
                save, fields, [("picture", "a.png", Self.png + Array(repeating: 0, count: 20 << 20))])
            #expect(large.status == .contentTooLarge && large.text.contains("is larger than 20 MB"))
            #expect(try await desk.review.note(note.id).note == note)
            let form = ["language": "zh", "word": "书", "reading": "", "definition": "typed", "kind": "recall"]
            let added = try await client.send(
                "/review/decks/\(deck)/add/words", form, [("recording", "a.mp3", [1, 2])])
            #expect(added.status == .unprocessableContent && added.text.contains(">书</textarea>"))
            let kept = try await desk.database.readAcrossLearners { try $0.rows("SELECT name FROM media").count }
            #expect(kept == 0)
        }
    }

    @Test func mediaAddedByHandGoOutToAnki() async throws {
        try await withSite { client, desk in
            let deck = try await client.addCard("银行", picture: ("a.png", Self.png), recording: ("a.mp3", Self.mp3))
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).apkg")
            defer { try? FileManager.default.removeItem(at: file) }
            let out = try await desk.review.exportAnki(deck, to: file, at: TestDesk.now)
            #expect(out.media == 2)
        }
    }
}

extension TestClient {
    /// Makes a card by hand, with a picture and a recording; returns its deck.
    fileprivate func addCard(
        _ word: String, picture: (String, [UInt8])? = nil, recording: (String, [UInt8])? = nil
    ) async throws -> ID<Deck> {
        let id = try await makeDeck("Words")
        let deck = try #require(ID<Deck>(id))
        let files = [("picture", picture), ("recording", recording)].compactMap { field, file in
            file.map { (field, $0.0, $0.1) }
        }
        let fields = ["language": "zh", "word": word, "reading": "", "definition": "", "kind": "recognition"]
        let added = try await send("/review/decks/\(deck)/add/words", fields, files)
        #expect(added.headers[.location] == "/review/decks/\(deck)?added=1&known=0")
        return deck
    }
}
