import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import Support
import Testing

/// Corrections by the page and by the API, as far as they hold.
@Suite struct CorrectionTests {
    private static let path = "/api/v1/corrections"

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? text
    }

    @Test func theAPITakesAndGivesAScope() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            func readings(_ text: String) async throws -> [String?] {
                try await client.send(.post, "/api/v1/annotate", json: #"{"text":"\#(text)","language":"zh"}"#)
                    .array().filter { $0["text"] as? String == "行" }.map { $0["reading"] as? String }
            }
            let inContext = #"{"language":"zh","parts":["行"],"readings":["háng"],"scope":"inContext","before":"不"}"#
            #expect(try await client.send(.post, Self.path, json: inContext).status == .noContent)
            #expect(try await readings("不行。行了。") == ["háng", "xíng"])
            let here = """
                {"language":"zh","parts":["今天"],"readings":["jin1 tian5"],"scope":"here","bookId":"\(book.id)",\
                "page":1,"start":0}
                """
            #expect(try await client.send(.post, Self.path, json: here).status == .noContent)
            let page = try await client.get("/api/v1/books/\(book.id)/pages/1").object()
            #expect((page["tokens"] as? [[String: Any]])?.first?["reading"] as? String == "jīntian")
            let listed = try await client.get(Self.path).array()
            #expect(Set(listed.compactMap { $0["scope"] as? String }) == ["here", "inContext"])
            for query in [
                "scope=here&bookId=\(book.id)&page=1&start=0&text=" + Self.encoded("今天"),
                "scope=inContext&before=" + Self.encoded("不") + "&text=" + Self.encoded("行"),
            ] {
                let removed = try await client.execute(uri: Self.path + "?language=zh&" + query, method: .delete)
                #expect(removed.status == .noContent)
            }
            #expect(try await client.get(Self.path).array().isEmpty)
        }
    }

    @Test(arguments: [
        (#""scope":"nowhere""#, 400, "must be one of here, inContext, everywhere"),
        (#""scope":"here""#, 422, "it needs the place in a book"),
        (#""scope":"inContext""#, 422, "or its neighbours"),
        (#""scope":"inContext","before":"不 ""#, 422, "no spaces"),
        (#""scope":"here","bookId":"BOOK","page":1,"start":9223372036854775807"#, 400, "start"),
        (#""scope":"here","bookId":"BOOK","page":1,"start":-9223372036854775808"#, 400, "start"),
        (#""scope":"here","bookId":"BOOK","page":1,"start":9999"#, 422, "has another text"),
        (#""scope":"here","bookId":"BOOK","page":99,"start":0"#, 404, "no page 99"),
        (#""scope":"here","bookId":"BOOK","page":0,"start":0"#, 400, "page"),
    ]) func anImpossibleScopeIsExplained(_ fields: String, _ status: Int, _ words: String) async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let named = fields.replacing("BOOK", with: "\(book.id)")
            let response = try await client.send(
                .post, Self.path, json: #"{"language":"zh","parts":["行"],"readings":["háng"],\#(named)}"#)
            #expect(response.status.code == status)
            #expect(response.text.contains(words), "\(response.text)")
            #expect(try await desk.corrections().isEmpty)
        }
    }

    /// A split form of 喜欢|看|书 on the sample's page, where it begins at 8.
    private static func split(_ fields: String, _ book: Book) -> String {
        "language=zh&book=\(book.id)&page=1&start=8&text=" + encoded("喜欢看书") + "&was=2%2C3&" + fields
    }

    @Test func aJoinHoldsInItsContext() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let saved = try await client.post("/corrections/save", form: Self.split("join=3&scope=inContext", book))
            #expect(saved.status == .seeOther)
            let kept = try await desk.corrections()
            #expect(kept.map(\.parts) == [["看书"]])
            #expect(kept.map(\.scope) == [.inContext(CorrectionContext(before: "喜欢", after: ""))])
            #expect(try await desk.page(1, of: book.id).tokens.contains { $0.text == "看书" })
            let annotated = try await desk.texts.annotate("你看书。", in: .chinese)
            #expect(!annotated.contains { $0.text == "看书" })
            let list = try await client.get("/corrections")
            #expect(list.text.contains("In this context") && list.text.contains("喜欢<em>看书</em>"))
            _ = try await client.post(
                "/corrections/remove",
                form: "language=zh&scope=inContext&after=&before=" + Self.encoded("喜欢") + "&text=" + Self.encoded("看书"))
            #expect(try await desk.corrections().isEmpty)
        }
    }

    @Test func aJoinHoldsHere() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            _ = try await client.post("/corrections/save", form: Self.split("cut=2&scope=here", book))
            #expect(try await desk.page(1, of: book.id).tokens.contains { $0.text == "看书" })
            #expect(try await client.get("/corrections").text.contains("我喜欢看书。"))
            _ = try await client.post(
                "/corrections/remove",
                form: "language=zh&scope=here&book=\(book.id)&page=1&start=10&text=" + Self.encoded("看书"))
            #expect(try await desk.corrections().isEmpty)
        }
    }

    @Test(arguments: [
        ("scope=nowhere", 400), ("scope=here&start=99999999999", 400), ("scope=here&start=7", 422),
        ("scope=here&page=5", 404),
    ]) func anImpossibleFormChangesNothing(_ fields: String, _ status: Int) async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let response = try await client.post("/corrections/save", form: Self.split("cut=2&" + fields, book))
            #expect(response.status.code == status)
            #expect(try await desk.corrections().isEmpty)
        }
    }

    @Test func theCardOffersTheScopeWithoutAScript() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let word = Self.encoded("行")
            let alone = try await client.get("/words/zh/\(word)")
            #expect(!alone.text.contains(#"name="scope""#))
            let met = try await client.get("/words/zh/\(Self.encoded("看"))?book=\(book.id)&page=1&start=10")
            for scope in ["here", "inContext", "everywhere"] { #expect(met.text.contains(#"value="\#(scope)""#)) }
            #expect(met.text.contains(#"name="start" value="10""#) && met.text.contains(#"name="start" value="8""#))
        }
    }
}
