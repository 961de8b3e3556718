import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Notebook
import Routes
import Support
import Testing

/// The etymology notebook over HTTP.
@Suite struct NotebookPageTests {
    private static func json(_ word: String) -> String {
        """
        {"word": "\(word)", "partOfSpeech": ["verb"], "englishMeaning": ["to build"], "chineseMeaning": ["建造"],
         "root": {"form": "struct", "meaning": "to build", "originLanguage": "Latin"},
         "prefix": {"form": "con-", "meaning": "together", "originLanguage": "Latin"},
         "suffix": {"form": "", "meaning": "", "originLanguage": ""},
         "relatedWords": ["structure"], "variants": ["construction"]}
        """
    }

    private func keep(_ word: String, _ client: TestClient) async throws -> TestResponse {
        try await client.execute(
            uri: "/api/v1/notebook", method: .post, headers: [.contentType: "application/json"],
            body: ByteBuffer(string: Self.json(word)))
    }

    @Test func anEntryIsKeptFoundReadAndDeletedByTheAPI() async throws {
        try await withSite { client, _ in
            let first = try await keep("construct", client)
            #expect(first.status == .created && first.headers[.location] == "/api/v1/notebook/construct")
            #expect(try await keep("construct", client).status == .ok)
            #expect(try await keep("Obstruct", client).status == .created)
            #expect(try await client.get("/api/v1/notebook").text == #"["construct","Obstruct"]"#)
            #expect(try await client.get("/api/v1/notebook?query=OBS").text == #"["Obstruct"]"#)
            let read = try await client.get("/api/v1/notebook/obstruct")
            #expect(try WordEntry(strictJSON: Data(read.body.readableBytesView)).word == "Obstruct")
            let gone = try await client.execute(uri: "/api/v1/notebook/construct", method: .delete)
            #expect(gone.status == .noContent)
            #expect(try await client.get("/api/v1/notebook/construct").status == .notFound)
            let file = try await client.get("/notebook/etynote.md")
            #expect(file.text.hasPrefix("---\n\n# Obstruct\n\n## Part of Speech\n- verb\n"))
            #expect(file.headers[.contentDisposition]?.contains("etynote.md") == true)
        }
    }

    @Test func anEntryThatBreaksTheFormIsRefusedWithItsField() async throws {
        try await withSite { client, _ in
            let body = Self.json("construct").replacing("[\"structure\"]", with: "[]")
            let answer = try await client.execute(
                uri: "/api/v1/notebook", method: .post, headers: [.contentType: "application/json"],
                body: ByteBuffer(string: body))
            #expect(answer.status == .unprocessableContent && answer.text.contains("relatedWords"))
            #expect(try await client.get("/api/v1/notebook").text == "[]")
            #expect(try await client.get("/api/v1/etymology?word=zzyzxq").status == .notFound)
            #expect(try await client.get("/api/v1/etymology").status == .badRequest)
        }
    }

    @Test func pagesShowWhatIsKeptAndLeafThroughIt() async throws {
        try await withSite { client, _ in
            #expect(try await client.get("/notebook").text.contains("Your notebook is empty"))
            for word in ["construct", "obstruct", "instruct"] { _ = try await keep(word, client) }
            let titles = try await client.get("/notebook?query=ob").text
            #expect(titles.contains("/notebook/entries/obstruct") && !titles.contains("/notebook/entries/construct"))
            let entry = try await client.get("/notebook/entries/construct").text
            #expect(
                entry.contains("con-") && entry.contains("建造") && entry.contains("/review/cards/make")
                    || entry.contains("make-card"))
            let start = try await client.get("/notebook/review?count=2")
            let link = try #require(start.headers[.location])
            #expect(start.status == .seeOther && link.contains("seed="))
            let round = try await client.get(link).text
            #expect(round.contains("1 of 2") && round.contains("at=2"))
            let last = try await client.get(link + "&at=2").text
            #expect(last.contains("/notebook/review/finish"))
            let seed = try #require(link.split(separator: "seed=").last)
            let finished = try await client.post("/notebook/review/finish", form: "count=2&seed=\(seed)")
            let end = try #require(finished.headers[.location])
            #expect(end == "/notebook/review?count=2&seed=\(seed)&at=3")
            #expect(try await client.get(end).text.contains("That was the round"))
            #expect(try await client.post("/notebook/review/finish", form: "count=2").status == .badRequest)
            let deleted = try await client.post("/notebook/entries/construct/delete", form: "")
            #expect(deleted.headers[.location] == "/notebook?notice=deleted")
            #expect(try await client.post("/notebook/entries/construct/delete", form: "").status == .notFound)
            #expect(try await client.get("/notebook/entries/construct").status == .notFound)
        }
    }

    @Test func anImportAsksFirstAndCanBeTakenBack() async throws {
        try await withSite { client, _ in
            for word in ["construct", "obstruct"] { _ = try await keep(word, client) }
            let before = try await client.get("/notebook/etynote.md").text
            #expect(try await client.get("/notebook/replacement").headers[.location] == "/notebook")
            let wrong = try await client.upload(
                "/notebook/import", fileName: "wrong.md", bytes: Array("nothing here".utf8))
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("It has no titles"))
            let sent = try await client.upload(
                "/notebook/import", fileName: "mine.md", bytes: Array("# obstruct\n# pear\n".utf8))
            #expect(sent.headers[.location] == "/notebook/replacement")
            #expect(try await client.get("/notebook/etynote.md").text == before)
            let asked = try await client.get("/notebook/replacement").text
            #expect(asked.contains("1 title of your notebook is not in the file") && asked.contains("construct"))
            let stale = try await client.post("/notebook/replacement/accept", form: "token=other")
            #expect(stale.status == .conflict)
            let token = try #require(asked.firstMatch(of: /name="token" value="([^"]+)"/)?.1)
            let accepted = try await client.post("/notebook/replacement/accept", form: "token=\(token)")
            #expect(accepted.headers[.location] == "/notebook?notice=replaced")
            #expect(try await client.get("/api/v1/notebook").text == #"["obstruct","pear"]"#)
            let page = try await client.get("/notebook?notice=replaced").text
            let name = try #require(page.firstMatch(of: /name="name" value="([^"]+)"/)?.1)
            let restored = try await client.post("/notebook/restore", form: "name=\(name)")
            #expect(restored.headers[.location] == "/notebook?notice=restored")
            #expect(try await client.get("/notebook/etynote.md").text == before)
            #expect(try await client.post("/notebook/restore", form: "name=../etynote.md").status == .notFound)
            // A discarded file is forgotten.
            _ = try await client.upload("/notebook/import", fileName: "mine.md", bytes: Array("# pear\n".utf8))
            let discarded = try await client.post("/notebook/replacement/discard", form: "")
            #expect(discarded.headers[.location] == "/notebook?notice=notReplaced")
            #expect(try await client.get("/notebook/replacement").status == .seeOther)
        }
    }
}
