import Foundation
import Hummingbird
import Library
import Model
import Operations
import Support
import Testing
import Wire

/// Rules of the learner's dictionaries, which hold for every interface: the form, the API and the code that commands use.
@Suite struct OneRuleDictionaryTests {
    enum Door: CaseIterable, Sendable { case page, api, command }

    private static let lines = "銀行 银行 [yin2 hang2] /financial house/\n麥穗 麦穗 [mai4 sui4] /ear of wheat/\n"

    /// Waits until a job has ended, and returns where it leads, or its page.
    private static func ended(_ client: TestClient, _ job: String) async throws -> TestResponse {
        var answer = try await client.get(job)
        while answer.text.contains("http-equiv=\"refresh\"") { answer = try await client.get(job) }
        return answer
    }

    /// Imports a file.
    ///
    /// - Returns: What the door says of a file that it declines: the code of the error.
    private static func bring(
        _ bytes: [UInt8], _ name: String, by door: Door, _ client: TestClient, _ desk: Desk
    ) async throws -> String? {
        switch door {
        case .page:
            let sent = try await client.upload("/me/dictionaries/imports", fileName: name, bytes: bytes)
            let job = try #require(sent.headers[.location])
            #expect(job.hasPrefix("/jobs/dictionary-"))
            let answer = try await ended(client, job)
            if answer.status == .seeOther {
                #expect(try await client.get(try #require(answer.headers[.location])).text.contains("is ready"))
                return nil
            }
            return answer.text.contains("This is not a dictionary") ? "notADictionary" : "truncated"
        case .api:
            let answer = try await client.upload("/api/v1/dictionaries", fileName: name, bytes: bytes)
            if answer.status == .created {
                #expect(answer.headers[.location]?.hasPrefix("/api/v1/dictionaries/") ?? false)
                return nil
            }
            #expect(answer.status == .unprocessableContent)
            return try answer.object()["error"] as? String
        case .command:
            do {
                _ = try await desk.context().importDictionary(DictionaryRequest(.bytes(bytes), fileName: name))
                return nil
            } catch {
                return ErrorExplanation(error).code.rawValue
            }
        }
    }

    @Test(arguments: Door.allCases) func whatIsBroughtIsLookedUpByEveryDoor(_ door: Door) async throws {
        try await withSite { client, desk in
            #expect(try await Self.bring(Array(Self.lines.utf8), "mine.u8", by: door, client, desk) == nil)
            let listed = try await client.get("/api/v1/dictionaries").array()
            #expect(listed.map { $0["name"] as? String } == ["mine"])
            #expect(listed[0]["entryCount"] as? Int == 2 && listed[0]["isReadable"] as? Bool == true)
            let api = try await client.get("/api/v1/lookup?query=%E9%93%B6%E8%A1%8C").array()
            #expect(api.map { $0["source"] as? String } == ["CC-CEDICT", "mine"])
            let word = try await client.get("/api/v1/words/zh/%E9%93%B6%E8%A1%8C").object()
            let sources = (word["entries"] as? [[String: Any]])?.map { $0["source"] as? String }
            #expect(sources == ["CC-CEDICT", "mine"])
            for page in ["/dictionary?query=%E9%93%B6%E8%A1%8C", "/words/zh/%E9%93%B6%E8%A1%8C"] {
                let text = try await client.get(page).text
                #expect(text.contains("financial house") && text.contains("mine"), "\(page)")
            }
            let command = try await desk.context().lookUp("银行", in: nil, page: 1)
            #expect(command.entries.map(\.entry.source) == ["CC-CEDICT", "mine"])
        }
    }

    @Test(arguments: Door.allCases) func whatIsNoDictionaryIsDeclinedAlike(_ door: Door) async throws {
        try await withSite { client, desk in
            let story = try await Self.bring(Array("Once upon a time.\n".utf8), "a.txt", by: door, client, desk)
            #expect(story == "notADictionary")
            let torn = try await Self.bring([0x50, 0x4B, 3, 4, 1, 2], "a.zip", by: door, client, desk)
            #expect(torn == "truncated")
            #expect(try await client.get("/api/v1/dictionaries").array().isEmpty)
        }
    }

    @Test(arguments: Door.allCases) func itIsOrderedSwitchedRenamedAndRemovedAlike(_ door: Door) async throws {
        try await withSite { client, desk in
            #expect(try await Self.bring(Array(Self.lines.utf8), "mine.u8", by: .api, client, desk) == nil)
            let id = try #require(try await client.get("/api/v1/dictionaries").array().first?["id"] as? String)
            let own = try #require(ID<LearnerDictionary>(id))
            let page = "/me/dictionaries/\(id)"
            let api = "/api/v1/dictionaries/\(id)"
            func sources() async throws -> [String] {
                try await client.get("/api/v1/lookup?query=%E9%93%B6%E8%A1%8C").array().compactMap {
                    $0["source"] as? String
                }
            }
            let context = await desk.context()
            let library = context.library
            switch door {
            case .page:
                let moved = try await client.post("/me/dictionaries/move", form: "place=\(id)&direction=up")
                #expect(moved.status == .seeOther)
            case .api:
                let ordered = try await client.send(
                    .put, "/api/v1/dictionaries/order", json: #"{"order":["\#(id)","builtin"]}"#)
                #expect(try ordered.array().first?["isFirst"] as? Bool == true)
            case .command: try await library.orderDictionaries([.own(own), .builtIn], at: context.now)
            }
            #expect(try await sources() == ["mine", "CC-CEDICT"])
            switch door {
            case .page:
                #expect(try await client.post(page + "/save", form: "name=x&zh=off&ja=off&en=off").status == .seeOther)
            case .api:
                #expect(try await client.send(.patch, api, json: #"{"name":"x","isOnIn":[]}"#).status == .ok)
            case .command: try await library.changeDictionary(own, name: "x", isOnIn: [], at: context.now)
            }
            #expect(try await sources() == ["CC-CEDICT"])
            #expect(try await client.get(api).object()["name"] as? String == "x")
            switch door {
            case .page:
                let removed = try await client.post(page + "/remove", form: "")
                let list = try #require(removed.headers[.location])
                #expect(try await client.get(list).text.contains(page + "/restore"))
            case .api: #expect(try await client.execute(uri: api, method: .delete).status == .noContent)
            case .command: try await library.removeDictionary(own, at: context.now)
            }
            #expect(try await client.get(api).status == .notFound)
            switch door {
            case .page: #expect(try await client.post(page + "/restore", form: "").status == .seeOther)
            case .api: #expect(try await client.execute(uri: api + "/restore", method: .post).status == .ok)
            case .command: try await library.restoreDictionary(own, at: context.now)
            }
            #expect(try await client.get(api).status == .ok)
        }
    }

    @Test func anUnknownDictionaryIsNotFound() async throws {
        try await withSite { client, _ in
            let nowhere = "01234567-89ab-7fff-bfff-ffffffffffff"
            let answers = [
                try await client.get("/api/v1/dictionaries/\(nowhere)"),
                try await client.send(.patch, "/api/v1/dictionaries/\(nowhere)", json: "{}"),
                try await client.execute(uri: "/api/v1/dictionaries/\(nowhere)", method: .delete),
                try await client.execute(uri: "/api/v1/dictionaries/\(nowhere)/restore", method: .post),
                try await client.send(.put, "/api/v1/dictionaries/order", json: #"{"order":["\#(nowhere)"]}"#),
            ]
            for answer in answers {
                #expect(answer.status == .notFound)
                #expect(try answer.object()["error"] as? String == "dictionaryNotFound")
            }
            #expect(
                try await client.send(.put, "/api/v1/dictionaries/order", json: #"{"order":["x"]}"#).status
                    == .badRequest)
            #expect(try await client.send(.post, "/api/v1/dictionaries", json: "{}").status == .badRequest)
            #expect(try await client.post("/me/dictionaries/\(nowhere)/remove", form: "").status == .notFound)
        }
    }
}
