import Foundation
import Hummingbird
import LanguageModel
import Library
import Model
import Notebook
import Operations
import Support
import Testing
import Wire

/// Rules of the notebook, which hold for every interface: each is tested through the form, the API and the code that
/// commands use. The tests' dictionaries contain no English words.
@Suite struct OneRuleNotebookTests {
    private static func reply(_ word: String) -> String {
        """
        {"word": "\(word)", "partOfSpeech": ["verb"], "englishMeaning": ["to build"], "chineseMeaning": ["建造"],
         "root": {"form": "struct", "meaning": "to build", "originLanguage": "Latin"},
         "prefix": {"form": "con-", "meaning": "together", "originLanguage": "Latin"},
         "suffix": {"form": "", "meaning": "", "originLanguage": ""},
         "relatedWords": ["structure"], "variants": ["construction"]}
        """
    }

    @Test func anEntryIsWrittenByAModelWhoeverAsks() async throws {
        try await withModel([.reply(Self.reply("construct"))]) { client, desk, server in
            let context = await desk.context()
            let command = try await context.writeEntry(of: "construct", by: .anyone)
            #expect(command.model == "tiny-1")
            // The answer is remembered, so the others get the same without another question.
            let api = try await client.send(.post, "/api/v1/etymology", json: #"{"word":"construct"}"#).object()
            #expect(api["origin"] as? String == "model")
            let page = try await client.post("/notebook/add", form: "word=construct&from=model")
            #expect(page.headers[.location] == "/notebook/entries/construct?notice=kept")
            #expect(server.requests.count == 1)
            let again = try await client.post("/notebook/add", form: "word=construct&from=model")
            #expect(again.headers[.location] == "/notebook/entries/construct?notice=known")
            let kept = try await client.get("/api/v1/notebook/construct").object()
            #expect(kept["chineseMeaning"] as? [String] == command.entry.chineseMeaning)
        }
    }

    @Test func theDictionariesAskNoModel() async throws {
        try await withModel([.reply(Self.reply("construct"))]) { client, desk, server in
            let page = try await client.post("/notebook/add", form: "word=construct")
            #expect(page.status == .notFound)
            let api = try await client.send(.post, "/api/v1/notebook", json: #"{"word":"construct"}"#)
            #expect(api.status == .notFound)
            #expect(try await client.get("/api/v1/etymology?word=construct").status == .notFound)
            await #expect(throws: NotebookError.unknownWord("construct")) {
                try await desk.context().writeEntry(of: "construct", by: .dictionaries)
            }
            #expect(server.requests.isEmpty)
            #expect(try await client.get("/api/v1/notebook").text == "[]")
        }
    }

    @Test func aWordWithoutAnEntryDoesNotPreventTheOthers() async throws {
        try await withModel([.reply(Self.reply("construct"))]) { client, desk, server in
            let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md").path
            defer { try? FileManager.default.removeItem(atPath: path) }
            let context = await desk.context()
            // The learner's notebook, and a file that belongs to no learner.
            for notebook in [context.notebook(at: nil), EtymologyNotebook(path: path)] {
                for (again, outcome) in [(false, "new"), (false, "known"), (true, "new")] {
                    var told: [String] = []
                    let isComplete = try await context.entryWriter.keepEntries(
                        of: ["1", "construct"], by: .anyone, again: again, in: notebook, at: context.now
                    ) { result in
                        switch result {
                        case .success(let kept): told.append(kept.isNew ? "new" : "known")
                        case .failure: told.append("none")
                        }
                    }
                    #expect(!isComplete && told == ["none", outcome])
                }
                #expect(try await notebook.titles() == ["construct", "construct"])
            }
            #expect(server.requests.count == 1)
        }
    }

    @Test func noNULIsPartOfAWord() async throws {
        try await withSite { client, desk in
            let answers = [
                try await client.send(.post, "/api/v1/notebook", json: #"{"word":"con\u0000struct"}"#),
                try await client.send(.post, "/api/v1/etymology", json: #"{"word":"con\u0000struct"}"#),
                try await client.get("/api/v1/etymology?word=con%00struct"),
            ]
            for answer in answers {
                #expect(answer.status == .notFound)
                #expect(answer.text.contains("construct") && !answer.text.contains("u0000"))
            }
            let page = try await client.post("/notebook/add", form: "word=con%00struct")
            #expect(page.status == .notFound)
            await #expect(throws: NotebookError.unknownWord("construct")) {
                try await desk.context().writeEntry(of: " con\0struct ", by: .anyone)
            }
        }
    }

    @Test func whatIsNoEntryIsRefused() async throws {
        let long = #"{"word":"a","variants":["# + String(repeating: #""b","#, count: 10_000) + #""b"]}"#
        try await withSite { client, _ in
            let answer = try await client.send(.post, "/api/v1/notebook", json: long)
            #expect(answer.status == .unprocessableContent)
        }
        // What a command reads.
        #expect(throws: NotebookError.fault(.notJSON)) { try SentEntry(Data(long.utf8)) }
        #expect(throws: NotebookError.fault(.missing("partOfSpeech"))) {
            try SentEntry(Data(#"{"word":"a","variants":["b"]}"#.utf8))
        }
        guard case .word("a") = try SentEntry(Data(#"{"word":"a"}"#.utf8)) else {
            Issue.record("A word alone is not an entry.")
            return
        }
        guard case .entry(let entry) = try SentEntry(Data(Self.reply("construct").utf8)) else {
            Issue.record("A complete entry is one.")
            return
        }
        #expect(entry.word == "construct")
    }

    @Test func aRoundHasThePreferredNumberOfEntriesAndIsRecorded() async throws {
        try await withSite { client, desk in
            for word in ["construct", "obstruct", "instruct"] {
                _ = try await client.send(.post, "/api/v1/notebook", json: Self.reply(word))
            }
            try await desk.changePreferences(at: TestDesk.now) { $0.notebookCount = 2 }
            let start = try #require(try await client.get("/notebook/review").headers[.location])
            #expect(try await client.get(start).text.contains("1 of 2"))
            let seed = try #require(start.split(separator: "seed=").last)
            _ = try await client.post("/notebook/review/finish", form: "count=2&seed=\(seed)")
            #expect(try await desk.preferences().lastNotebookRound == TestDesk.now)

            try await desk.changePreferences(at: TestDesk.now) { $0.lastNotebookRound = nil }
            try await desk.context().finishNotebookRound()
            #expect(try await desk.preferences().lastNotebookRound == TestDesk.now)
        }
    }
}
