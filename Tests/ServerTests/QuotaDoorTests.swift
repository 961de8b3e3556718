import Accounts
import Cryptography
import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Operations
import Recognition
import Routes
import Storage
import Support
import Testing

@testable import Server

/// A server on which each learner may keep so much: it is one rule for pages and the API, and each has a share of their own.
@Suite struct QuotaDoorTests {
    private func withDoor(
        bytes: Int64, _ body: @escaping @Sendable (TestClient) async throws -> Void
    ) async throws {
        let test = try await TestDesk()
        let workplace = Workplace(of: test.desk, quota: .ofLearners(bytes: bytes) { _ in [] })
        let accounts = AccountsDesk(
            testing: workplace.database, admission: .anybody, lane: test.desk.lanes.answers)
        var options = ServerOptions(in: test.folder)
        options.learnerFolder = test.folder.appending(path: "Learners").path
        try await serving(workplace, door: .accounts(accounts, owner: test.desk.learner), options: options, body)
        try await test.remove()
    }

    /// Makes an account.
    ///
    /// - Returns: The headers with which its learner asks.
    private func signUp(_ client: TestClient, _ name: String) async throws -> HTTPFields {
        let made = try await client.send(
            .post, "/api/v1/auth/signup",
            json: """
                {"email":"\(name)@example.org","password":"four words of mine","displayName":"\(name)","birthYear":1990,\
                "birthMonth":5}
                """)
        #expect(made.status == .created)
        let token = try #require(try made.object()["token"] as? String)
        return [.authorization: "Bearer \(token)"]
    }

    private func importBook(
        _ client: TestClient, _ sentence: String, for learner: HTTPFields
    ) async throws -> TestResponse {
        var headers = learner
        headers[.contentType] = "application/json"
        let text = String(repeating: sentence, count: 1000)
        return try await client.execute(
            uri: "/api/v1/books", method: .post, headers: headers,
            body: ByteBuffer(string: #"{"title":"\#(sentence)","text":"\#(text)"}"#))
    }

    @Test func oneLearnersBooksAreNotCountedForAnother() async throws {
        try await withDoor(bytes: 50_000) { client in
            let (anna, bert) = (try await signUp(client, "anna"), try await signUp(client, "bert"))
            let sentences = ["我在银行看书。", "你在图书馆看书。"]
            for sentence in sentences {
                #expect(try await importBook(client, sentence, for: anna).status == .created)
            }
            let refused = try await importBook(client, "他去银行学习。", for: anna)
            #expect(refused.status.code == 413)
            let told = try refused.object()
            #expect(told["error"] as? String == "quotaExceeded")
            let message = try #require(told["message"] as? String)
            #expect(message.contains("of at most 50.0 KB") && message.contains("Delete books"))
            let kept = try await client.execute(uri: "/api/v1/books", method: .get, headers: anna).array()
            #expect(kept.count == 2)
            // There is room for it with another learner.
            #expect(try await importBook(client, "他去银行学习。", for: bert).status == .created)

            let page = try await client.execute(uri: Route.me(.archive()).link, method: .get, headers: anna)
            #expect(page.text.contains(" of 50.0 KB, in 2 of at most 100,000 files."))
            let others = try await client.execute(uri: Route.me(.archive()).link, method: .get, headers: bert)
            #expect(others.text.contains(" of 50.0 KB, in 1 of at most 100,000 files."))
        }
    }

    @Test func theJobOfAPageSaysThatThereIsNoRoom() async throws {
        try await withDoor(bytes: 10_000) { client in
            var headers = try await signUp(client, "anna")
            headers[.contentType] = "multipart/form-data; boundary=limit"
            let text = String(repeating: "我在银行看书。", count: 1000)
            let form = "--limit\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n\(text)\r\n--limit--\r\n"
            let sent = try await client.execute(
                uri: "/library/imports", method: .post, headers: headers, body: ByteBuffer(string: form))
            #expect(sent.status == .seeOther)
            let job = try #require(sent.headers[.location])
            var told = try await client.execute(uri: job, method: .get, headers: headers)
            while told.status == .ok, told.text.contains("/cancel") {
                try await Task.sleep(for: .milliseconds(5))
                told = try await client.execute(uri: job, method: .get, headers: headers)
            }
            #expect(told.text.contains("There is no room left for this"))
            #expect(told.text.contains("You keep 0 bytes of at most 10.0 KB"))
            let books = try await client.execute(uri: "/api/v1/books", method: .get, headers: headers)
            #expect(try books.array().isEmpty)
        }
    }
}
