import HTTPTypes
import Hummingbird
import Library
import Model
import Reading
import Routes
import Support
import Testing

@Suite struct FormTests {
    @Test func aFileThatIsUploadedBecomesABook() async throws {
        try await withSite { client, desk in
            let start = try await client.upload(
                "/library/imports", fileName: "../../书.txt", bytes: Array("我看书。".utf8),
                fields: ["title": "我的书", "author": "", "language": "", "encoding": ""])
            #expect(start.status == .seeOther)
            let job = try #require(start.headers[.location])
            var page = try await client.get(job).text
            for _ in 0..<1000 where try await desk.books().isEmpty { page = try await client.get(job).text }
            while page.contains("http-equiv=\"refresh\"") { page = try await client.get(job).text }
            let book = try #require(try await desk.books().first)
            #expect(book.title == "我的书")
            #expect(book.source == "书.txt")
            #expect(page.contains("/books/\(book.id)"))
        }
    }

    @Test func anEmptyImportKeepsWhatWasTyped() async throws {
        try await withSite { client, _ in
            let response = try await client.upload(
                "/library/imports", fileName: "", bytes: [], fields: ["text": " ", "title": "标题"])
            #expect(response.status == .unprocessableContent)
            #expect(response.text.contains("标题"))
        }
    }

    @Test(arguments: [
        "", "--limit", "--limit\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\nno end",
    ])
    func aDamagedUploadIsRefused(_ body: String) async throws {
        try await withSite { client, desk in
            let response = try await client.execute(
                uri: "/library/imports", method: .post, headers: [.contentType: "multipart/form-data; boundary=limit"],
                body: .init(string: body))
            #expect(response.status == .badRequest)
            #expect(try await desk.books().isEmpty)
        }
    }

    @Test func aWordIsMarkedAndTheFormLeadsBack() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let word = Route.word(.chinese, "银行", .mark).link
            let back = Route.book(book.id, .page(1)).link
            let response = try await client.post(
                word,
                form: """
                    status=difficult&book=\(book.id)&page=1&start=4\
                    &sentence=%E4%BB%8A%E5%A4%A9%E6%88%91%E5%8E%BB%E9%93%B6%E8%A1%8C%E3%80%82&return=\(back)
                    """)
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == back)
            #expect(try await desk.read { try $0.mark(of: "银行", in: .chinese) }?.sentence == "今天我去银行。")
            #expect(try await client.get(back).text.contains("is-difficult"))
            let unmark = try await client.post(
                Route.word(.chinese, "银行", .unmark).link, form: "return=https%3A%2F%2Fevil.example%2F")
            #expect(unmark.headers[.location] == Route.word(.chinese, "银行").link)
            #expect(try await desk.read { try $0.mark(of: "银行", in: .chinese) } == nil)
        }
    }

    @Test(arguments: ["status=", "status=admin"]) func aFormThatMeansNothingIsRefused(_ form: String) async throws {
        try await withSite { client, desk in
            let response = try await client.post(Route.word(.chinese, "书", .mark).link, form: form)
            #expect(response.status == .badRequest)
            #expect(try await desk.markCount() == 0)
        }
    }

    @Test func manyWordsAreMarkedAtOnce() async throws {
        try await withSite { client, desk in
            let response = try await client.post(
                "/words/marks",
                form: "word=zh%2F%E4%B9%A6&word=zh%2F%E6%89%8B&status=known&scope=selected&return=%2Fwords")
            #expect(response.status == .seeOther)
            #expect(try await desk.markedWords(MarkFilter(status: .known)).count == 2)
            _ = try await client.post(
                "/words/marks", form: "status=unmark&scope=matching&return=%2Fwords%3Fstatus%3Dknown")
            #expect(try await desk.markCount() == 0)
        }
    }

    @Test func preferencesChangeOnlyWhatTheFormNames() async throws {
        try await withSite { client, desk in
            _ = try await client.post(
                "/me/preferences", form: "theme=dark&toneColours=off&toneColours=on&fontSize=9999")
            _ = try await client.post("/me/preferences", form: "readings=always")
            let preferences = try await desk.preferences()
            #expect(preferences.theme == .dark)
            #expect(preferences.toneColours)
            #expect(preferences.fontSize == 40)
            #expect(preferences.readings == .always)
        }
    }

    @Test func aSplitIsPutRightByItsForm() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let response = try await client.post(
                "/corrections/save",
                form: "language=zh&text=%E5%96%9C%E6%AC%A2%E7%9C%8B%E4%B9%A6&was=2%2C3&cut=2&return=%2Fcorrections")
            #expect(response.status == .seeOther)
            #expect(try await desk.corrections().map(\.parts) == [["看书"]])
            #expect(try await desk.page(1, of: book.id).tokens.contains { $0.text == "看书" })
            _ = try await client.post(
                "/corrections/remove", form: "language=zh&text=%E7%9C%8B%E4%B9%A6&return=%2Fcorrections")
            #expect(try await desk.corrections().isEmpty)
        }
    }

    @Test func theHeartbeatKeepsTheSitting() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let path = "/books/\(book.id)/session"
            #expect(
                try await client.send(.post, path, json: #"{"page":1,"lookedUp":2,"activeSeconds":30}"#).status
                    == .noContent)
            #expect(try await client.send(.post, path, json: "nonsense").status == .badRequest)
            #expect(try await desk.sessions().first?.activeSeconds == 30)
            let end = try await client.post(path + "/end", form: "page=1&lookedUp=1&activeSeconds=5")
            let session = try #require(try await desk.sessions().first)
            #expect(end.headers[.location] == "/sessions/\(session.id)")
            #expect(session.hasEnded)
            #expect(session.wordsLookedUp == 3)
        }
    }
}
