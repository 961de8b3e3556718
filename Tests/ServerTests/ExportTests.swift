import Foundation
import Hummingbird
import Model
import NIOCore
import Operations
import Support
import Synchronization
import Testing

/// The export of everything by the server.
@Suite struct ExportSiteTests {
    /// Collects a document that is written piece by piece.
    private final class Document: Sendable {
        private let data = Mutex(Data())

        func append(_ piece: Data) { data.withLock { $0 += piece } }

        var text: String { String(decoding: data.withLock { $0 }, as: UTF8.self) }
    }

    @Test func thePageAndTheAPIGiveTheOperationsDocument() async throws {
        try await withSite { client, desk in
            let text = #"{"title":"渡口","text":"我今天去银行。他不喜欢看书。"}"#
            #expect(try await client.send(.post, "/api/v1/books", json: text).status == .created)
            #expect(
                try await client.send(.post, "/api/v1/marked-words", json: #"{"language":"zh","word":"书"}"#).status
                    == .noContent)
            let deck = try await client.send(.post, "/api/v1/decks", json: #"{"name":"Words"}"#).object()
            let words = #"{"deckId":"\#(try #require(deck["id"] as? String))","words":[{"word":"银行"}]}"#
            #expect(try await client.send(.post, "/api/v1/cards", json: words).status == .created)

            // The clock stands still, and there is no notebook yet.
            let context = await Workplace(of: desk).context(of: desk.learner)
            let document = Document()
            try await context.exportEverything(context.notebook(at: nil)) { document.append($0) }
            #expect(document.text.contains("\"word\":\"书\"") && document.text.contains("\"path\":\"Words\""))
            #expect(try await client.post("/me/export.json", form: "").text == document.text)
            #expect(try await client.send(.post, "/api/v1/export", json: "").text == document.text)
        }
    }
}
