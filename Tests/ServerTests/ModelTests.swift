import Foundation
import HTTPTypes
import Hummingbird
import LanguageModel
import Model
import Models
import Support
import Testing

@Suite struct ModelPageTests {
    private static let secret = "sk-secret-0123456789"

    /// Adds a model with the form; returns the path of its page.
    private static func add(
        _ client: TestClient, _ address: String, key: String = secret, name: String = "Tiny"
    ) async throws -> String {
        let form = "name=\(name)&baseURL=\(address)&model=tiny&key=\(key)&needsKey=off&needsKey=on&timeLimit=15"
        let added = try await client.post("/me/models/add", form: form)
        #expect(added.status == .seeOther)
        return try #require(added.headers[.location]).replacing("?saved=1", with: "")
    }

    /// The page after the connection test has finished.
    private static func tested(_ client: TestClient, _ path: String) async throws -> String {
        #expect(try await client.post(path + "/test", form: "").status == .seeOther)
        var page = try await client.get(path).text
        while page.contains("http-equiv=\"refresh\"") { page = try await client.get(path).text }
        return page
    }

    @Test func aModelIsAddedTestedChangedAndRemovedWithoutJavaScript() async throws {
        try await RecordedServer.run([.reply("OK")]) { server in
            let address = server.address
            try await withSite { client, _ in
                #expect(try await client.get("/me/models").text.contains("No model yet"))
                let path = try await Self.add(client, address)
                let page = try await Self.tested(client, path)
                #expect(page.contains("tiny-1 answered in"))
                #expect(server.requests.first?.headers["authorization"] == "Bearer \(Self.secret)")
                // Submitting the form with an empty key keeps the stored key.
                let form = "name=Other&baseURL=\(address)&model=tiny&key=&needsKey=on&timeLimit=20&monthlyBudget=5,000"
                #expect(try await client.post(path + "/save", form: form).status == .seeOther)
                let list = try await client.get("/me/models").text
                #expect(list.contains("Other"))
                #expect(list.contains("12 of 5,000 tokens this month"))
                #expect(list.contains("Its key is in your encrypted file."))
                #expect(try await client.post(path + "/forget-key", form: "").status == .seeOther)
                #expect(try await Self.tested(client, path).contains("needs a key and has none"))
                #expect(server.requests.count == 1)
                #expect(try await client.post(path + "/remove", form: "").status == .seeOther)
                #expect(try await client.get(path).status == .notFound)
                #expect(try await client.get("/me/models").text.contains("No model yet"))
            }
        }
    }

    @Test func aKeyIsOnNoPageAndInNoExport() async throws {
        try await RecordedServer.run([.refusal(401, message: "Wrong key \(Self.secret)")]) { server in
            let address = server.address
            try await withSite { client, desk in
                let path = try await Self.add(client, address)
                let tested = try await Self.tested(client, path)
                #expect(tested.contains("The key was refused"))
                let wrong = try await client.post(
                    path + "/save", form: "name=&baseURL=x&model=&key=\(Self.secret)&timeLimit=x")
                #expect(wrong.status == .unprocessableContent)
                let id = try #require(path.split(separator: "/").last)
                for target in [
                    "/me/models", path, "/me", "/api/v1/models", "/api/v1/models/\(id)",
                    "/api/v1/models/usage", "/api/v1/models/queue",
                ] {
                    let answer = try await client.get(target)
                    #expect(answer.status == .ok, "\(target)")
                    #expect(!answer.text.contains(Self.secret), "\(target)")
                }
                #expect(!wrong.text.contains(Self.secret))
                let file = try await client.post("/me/export.json", form: "")
                #expect(!file.text.contains(Self.secret))
                let export = try file.object()
                let models = try #require(export["models"] as? [String: Any])
                #expect((models["profiles"] as? [[String: Any]])?.first?["name"] as? String == "Tiny")
                // It is not in the database either.
                try await desk.database.readAcrossLearners { reader in
                    for table in [
                        "model_profile", "model_choice", "model_usage", "model_reply", "model_request", "change",
                    ] {
                        let rows = try reader.rows("SELECT * FROM \(table)")
                        #expect(!rows.contains { "\($0.values)".contains(Self.secret) }, "\(table)")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("name=&baseURL=http://localhost/v1&model=m&timeLimit=15", "The name is missing"),
        ("name=a&baseURL=nonsense&model=m&timeLimit=15", "The address cannot be used"),
        ("name=a&baseURL=http://example.org/v1&model=m&timeLimit=15", "The address is not safe"),
        ("name=a&baseURL=http://localhost/v1&model=&timeLimit=15", "The model is missing"),
        ("name=a&baseURL=http://localhost/v1&model=m&timeLimit=soon", "The time limit cannot be used"),
        ("name=a&baseURL=http://localhost/v1&model=m&timeLimit=15&monthlyBudget=many", "The budget cannot be used"),
        ("name=a&baseURL=http://localhost/v1&model=m&timeLimit=15&key=two+words", "The key cannot be used"),
    ])
    func aFormThatCannotBeKeptKeepsWhatWasTyped(_ form: String, _ title: String) async throws {
        try await withSite { client, _ in
            let answer = try await client.post("/me/models/add", form: form + "&structuredOutput=object")
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(title))
            #expect(answer.text.contains("aria-invalid=\"true\""))
            #expect(answer.text.contains("<option value=\"object\" selected>"))
            #expect(try await client.get("/api/v1/models").array().isEmpty)
        }
    }

    @Test func theProfileOfEachTaskIsChosen() async throws {
        try await withSite { client, _ in
            let first = try await Self.add(client, "http://localhost/v1", name: "A")
            let second = try await Self.add(client, "http://localhost/v1", name: "B")
            let ids = [first, second].map { String($0.split(separator: "/").last ?? "") }
            let form = "standard=\(ids[1])&tutor=\(ids[0])&etymology="
            #expect(try await client.post("/me/models/choose", form: form).status == .seeOther)
            let choices = try await client.get("/api/v1/models/choices").object()
            #expect(choices["standard"] as? String == ids[1])
            #expect(choices["tasks"] as? [String: String] == ["tutor": ids[0]])
            #expect(try await client.post("/me/models/choose", form: "standard=x").status == .badRequest)
        }
    }

    @Test func whatWaitsIsShownAndCancelled() async throws {
        try await withSite { client, desk in
            let models = TestModels(desk.database, learner: desk.learner)
            let id: ID<WaitingRequest> = TestIDs.next()
            try await models.desk.enqueue(
                WaitingPayload(ChatRequest([ChatMessage(.user, "x")])), id, for: .etymology, summary: "construct 🙂",
                at: TestDesk.now)
            let page = try await client.get("/me/models").text
            #expect(page.contains("construct 🙂"))
            let queue = try await client.get("/api/v1/models/queue").array()
            #expect(queue.first?["state"] as? String == "waiting")
            #expect(try await client.post("/me/models/waiting/\(id)/cancel", form: "").status == .seeOther)
            #expect(try await client.get("/me/models").text.contains("Cancelled"))
            #expect(try await client.post("/me/models/waiting/\(id)/cancel", form: "").status == .notFound)
            #expect(try await client.execute(uri: "/api/v1/models/queue/\(id)", method: .delete).status == .notFound)
        }
    }
}

@Suite struct ModelAPITests {
    @Test func aModelGoesThroughItsWholeLife() async throws {
        try await RecordedServer.run([.reply("OK")]) { server in
            let address = server.address
            try await withSite { client, _ in
                let made = try await client.send(
                    .post, "/api/v1/models", json: #"{"name":"Tiny","baseUrl":"\#(address)","model":"tiny"}"#)
                #expect(made.status == .created)
                let path = try #require(made.headers[.location])
                // A local model needs no key unless the request says so.
                #expect(try made.object()["needsKey"] as? Bool == false)
                #expect(try made.object()["key"] == nil)
                let probe = try await client.execute(uri: path + "/test", method: .post)
                #expect(try probe.object()["model"] as? String == "tiny-1")
                let changed = try await client.send(.patch, path, json: #"{"needsKey":true,"monthlyBudget":99}"#)
                #expect(try changed.object()["monthlyBudget"] as? Int == 99)
                let blocked = try await client.execute(uri: path + "/test", method: .post)
                #expect(blocked.status == .conflict)
                #expect(try blocked.object()["error"] as? String == "noKey")
                let kept = try await client.send(.put, path + "/key", json: #"{"key":"sk-secret"}"#)
                #expect(try kept.object()["place"] as? String == "file")
                #expect(!kept.text.contains("sk-secret"))
                #expect(try await client.get(path).object()["key"] as? String == "file")
                #expect(try await client.execute(uri: path + "/key", method: .delete).status == .noContent)
                let usage = try await client.get("/api/v1/models/usage").array()
                #expect(usage.first?["promptTokens"] as? Int == 7)
                let lifted = try await client.send(.patch, path, json: #"{"monthlyBudget":0}"#)
                #expect(try lifted.object()["monthlyBudget"] == nil)
                #expect(try await client.execute(uri: path, method: .delete).status == .noContent)
                #expect(try await client.get(path).status == .notFound)
            }
        }
    }

    @Test func whatStandsInTheWayIsTold() async throws {
        let dead = try await RecordedServer.deadAddress()
        try await withSite { client, _ in
            let made = try await client.send(
                .post, "/api/v1/models", json: #"{"name":"Away","baseUrl":"\#(dead)","model":"tiny"}"#)
            let path = try #require(made.headers[.location])
            let answer = try await client.execute(uri: path + "/test", method: .post)
            #expect(answer.status == .serviceUnavailable)
            #expect(try answer.object()["error"] as? String == "unreachable")
            #expect((try answer.object()["message"] as? String)?.contains("nothing is listening on this port") == true)
            let faulty = try await client.send(
                .post, "/api/v1/models", json: #"{"name":"x","baseUrl":"http://example.org/v1","model":"m"}"#)
            #expect(faulty.status == .unprocessableContent)
            #expect(try faulty.object()["error"] as? String == "impossibleModel")
        }
    }
}
