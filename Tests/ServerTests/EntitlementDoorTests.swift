import Accounts
import AppStore
import Foundation
import HTTPTypes
import Hummingbird
import Model
import Models
import NIOCore
import Operations
import Support
import Testing

@testable import Server

/// A server that sells something: what is free, what a purchase opens, and what stays open in any case.
@Suite struct EntitlementDoorTests {
    private static let json: HTTPFields = [.contentType: "application/json"]

    /// Runs a test against a server with accounts and a language model for everybody.
    ///
    /// - Parameter store: Nil for a server that sells nothing.
    private func withDoor(
        _ store: TestStore?, sharing address: String = "http://127.0.0.1:1/v1",
        _ body: @escaping @Sendable (TestClient) async throws -> Void
    ) async throws {
        func models(_ test: TestDesk) throws -> ModelDesk {
            ModelDesk(
                database: test.desk.database, learner: test.desk.learner, keys: TestKeys(),
                everybodys: [try ModelProfile.checkedAddress(address)], store: try store?.settings(freeRequests: 1),
                timing: TestTiming().timing)
        }
        try await ServerTests.withDoor(models: models) { client, _ in try await body(client) }
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
        return [.authorization: "Bearer \(token)", .contentType: "application/json"]
    }

    private func ask(
        _ client: TestClient, _ method: HTTPRequest.Method, _ path: String, _ headers: HTTPFields, _ json: String = ""
    ) async throws -> TestResponse {
        try await client.execute(
            uri: path, method: method, headers: headers, body: json.isEmpty ? nil : ByteBuffer(string: json))
    }

    private func state(_ client: TestClient, _ headers: HTTPFields) async throws -> [String: Any] {
        let answer = try await ask(client, .get, "/api/v1/entitlement", headers)
        #expect(answer.status == .ok)
        return try answer.object()
    }

    @Test func theServersModelIsLimitedUntilSomethingIsBought() async throws {
        let store = try TestStore()
        try await RecordedServer.run([.reply("Bank")]) { server in
            try await withDoor(store, sharing: server.address) { client in
                let anna = try await signUp(client, "anna")
                let profile = try await ask(
                    client, .post, "/api/v1/models", anna,
                    #"{"name":"Ours","baseUrl":"\#(server.address)","model":"tiny","needsKey":false}"#)
                #expect(profile.status == .created)
                func examples(_ word: String) async throws -> TestResponse {
                    try await ask(client, .post, "/api/v1/words/zh/\(word)/examples", anna)
                }
                #expect(try await state(client, anna)["state"] as? String == "free")
                _ = try await examples("%E9%93%B6%E8%A1%8C")
                let asked = server.requests.count
                #expect(asked >= 1)
                let refused = try await examples("%E4%B9%A6")
                #expect(refused.status.code == 402)
                let told = try refused.object()
                #expect(told["error"] as? String == "freeRequestsUsedUp")
                #expect((told["message"] as? String)?.contains("1 request a day for free") == true)
                #expect(server.requests.count == asked)
                let plan = try await state(client, anna)
                #expect(plan["used"] as? Int == 1 && plan["freeRequests"] as? Int == 1 && plan["renewsAt"] is Int)
                // What is the learner's own is never locked.
                for path in ["/", "/library", "/review", "/words", "/me/models", "/api/v1/books", "/api/v1/cards"] {
                    #expect(try await ask(client, .get, path, anna).status == .ok, "\(path)")
                }
                #expect(try await ask(client, .post, "/api/v1/export", anna).status == .ok)

                let token = try #require(plan["appAccountToken"] as? String)
                let transaction = try store.transaction { $0.appAccountToken = token }
                let bought = try await ask(
                    client, .post, "/api/v1/entitlement", anna, #"{"transaction":"\#(transaction)"}"#)
                #expect(bought.status == .ok)
                #expect(try bought.object()["state"] as? String == "pro")
                #expect(try bought.object()["until"] as? Int == TestStore.Claims().expiresDate.map { Int($0) })
                #expect(try await examples("%E4%B9%A6").status.code != 402)
                #expect(server.requests.count > asked)
            }
        }
    }

    @Test func thePageShowsThePlan() async throws {
        let store = try TestStore()
        try await withDoor(store) { client in
            _ = try await signUp(client, "anna")
            let entered = try await client.post(
                "/account/enter", form: "name=anna%40example.org&password=four+words+of+mine")
            let cookie = try #require(entered.headers[.setCookie]).prefix { $0 != ";" }
            let anna: HTTPFields = [.cookie: String(cookie), .contentType: "application/json"]
            let free = try await ask(client, .get, "/account", anna).text
            #expect(free.contains("Your plan") && free.contains("1 request a day for free"))
            let transaction = try store.transaction()
            _ = try await ask(client, .post, "/api/v1/entitlement", anna, #"{"transaction":"\#(transaction)"}"#)
            #expect(try await ask(client, .get, "/account", anna).text.contains("You have Pro until 1 Feb 2026"))
        }
    }

    @Test func anotherAccountCannotHaveItUntilItIsGivenUp() async throws {
        let store = try TestStore()
        try await withDoor(store) { client in
            let (anna, bert) = (try await signUp(client, "anna"), try await signUp(client, "bert"))
            let sent = #"{"transaction":"\#(try store.transaction())"}"#
            #expect(try await ask(client, .post, "/api/v1/entitlement", anna, sent).status == .ok)
            let taken = try await ask(client, .post, "/api/v1/entitlement", bert, sent)
            #expect(taken.status == .conflict)
            #expect(try taken.object()["error"] as? String == "purchaseTaken")
            #expect(try await ask(client, .delete, "/api/v1/entitlement", anna).status == .noContent)
            #expect(try await ask(client, .post, "/api/v1/entitlement", bert, sent).status == .ok)
            #expect(try await state(client, anna)["state"] as? String == "free")
        }
    }

    @Test func theStoreTellsOfARefundWithoutSigningIn() async throws {
        let store = try TestStore()
        try await withDoor(store) { client in
            let anna = try await signUp(client, "anna")
            let sent = #"{"transaction":"\#(try store.transaction())"}"#
            #expect(try await ask(client, .post, "/api/v1/entitlement", anna, sent).status == .ok)
            func tell(_ payload: String) async throws -> TestResponse {
                try await ask(
                    client, .post, "/api/v1/store/notifications", Self.json, #"{"signedPayload":"\#(payload)"}"#)
            }
            let forged = try await tell(
                TestStore().notification {
                    $0.signedDate += 1000
                    $0.revocationDate = $0.signedDate
                })
            #expect(forged.status == .unprocessableContent)
            #expect(try forged.object()["error"] as? String == "purchaseRefused")
            #expect(try await state(client, anna)["state"] as? String == "pro")
            #expect(try await tell(store.testNotification()).status == .noContent)
            let refund = try store.notification {
                $0.signedDate += 1000
                $0.revocationDate = $0.signedDate
            }
            for _ in 0..<2 { #expect(try await tell(refund).status == .noContent) }
            #expect(try await state(client, anna)["state"] as? String == "free")
            let again = try await ask(client, .post, "/api/v1/entitlement", anna, sent)
            #expect(again.status == .unprocessableContent)
        }
    }

    @Test func anAddressThatSendsTooManyNotificationsHasToWait() async throws {
        let store = try TestStore()
        try await withDoor(store) { client in
            func tell(_ payload: String, _ headers: HTTPFields = Self.json) async throws -> TestResponse {
                try await ask(
                    client, .post, "/api/v1/store/notifications", headers, #"{"signedPayload":"\#(payload)"}"#)
            }
            let anna = try await signUp(client, "anna")
            for _ in 0..<100 { #expect(try await tell("a.b.c").status == .unprocessableContent) }
            // Whoever it is, and whatever it says: nothing of it has been verified.
            for (payload, headers) in [("a.b.c", Self.json), (try store.notification(), Self.json), ("a.b.c", anna)] {
                let refused = try await tell(payload, headers)
                #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] == "1")
                #expect(try refused.object()["error"] as? String == "tooManyRequests")
            }
            // Nothing else has to wait for it.
            #expect(try await state(client, anna)["state"] as? String == "free")
        }
    }

    @Test func whereNothingIsSoldEverythingIsOpenAndNoPlanIsShown() async throws {
        let store = try TestStore()
        try await withDoor(nil) { client in
            let anna = try await signUp(client, "anna")
            let open = try await state(client, anna)
            #expect(open["state"] as? String == "everything" && open["freeRequests"] == nil)
            let sent = #"{"transaction":"\#(try store.transaction())"}"#
            let refused = try await ask(client, .post, "/api/v1/entitlement", anna, sent)
            #expect(refused.status == .notFound)
            #expect(try refused.object()["error"] as? String == "noStore")
            let told = try await ask(
                client, .post, "/api/v1/store/notifications", Self.json,
                #"{"signedPayload":"\#(try store.notification())"}"#)
            #expect(told.status == .notFound)
        }
    }

    @Test func aDeskWithoutAccountsHasEverything() async throws {
        try await withSite { client, _ in
            let answer = try await client.get("/api/v1/entitlement")
            #expect(try answer.object()["state"] as? String == "everything")
        }
    }
}
