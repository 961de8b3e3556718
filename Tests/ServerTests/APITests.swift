import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import Routes
import Storage
import Support
import Testing

@Suite struct APITests {
    @Test func everyOperationOfTheDescriptionIsARoute() async throws {
        try await withSite { client, _ in
            let document = try await client.get("/api/v1/openapi.json").object()
            #expect((document["openapi"] as? String)?.hasPrefix("3.1") ?? false)
            let paths = try #require(document["paths"] as? [String: [String: Any]])
            for (path, operations) in paths {
                let id = path.hasPrefix("/cards") ? "1882469697195885560" : "01234567-89ab-7fff-bfff-ffffffffffff"
                let concrete = path.replacing("{id}", with: id).replacing("{n}", with: "1")
                    .replacing("{language}", with: "zh").replacing("{word}", with: "x")
                    .replacing("{name}", with: "x.png").replacing("{sha256}", with: TestIDs.digest)
                // An operation outside /api/v1 names its server.
                let server = (operations["servers"] as? [[String: Any]])?.first?["url"] as? String ?? "/api/v1"
                guard case .api(let route)? = Route(path: server + concrete) else {
                    Issue.record("\(path) is described, but no route")
                    continue
                }
                let described = Set(operations.keys.map { $0.uppercased() }).intersection(
                    Routes.Method.allCases.map(\.rawValue))
                #expect(described == Set(route.methods.map(\.rawValue)), "\(path)")
            }
            #expect(paths.count == APIPath.samples.count)
        }
    }

    @Test func aBookGoesThroughItsWholeLife() async throws {
        try await withSite { client, _ in
            let made = try await client.send(.post, "/api/v1/books", json: #"{"title":"书","text":"今天我去银行。"}"#)
            #expect(made.status == .created)
            let id = try #require(try made.object()["id"] as? String)
            #expect(made.headers[.location] == "/api/v1/books/\(id)")
            #expect(try await client.send(.post, "/api/v1/books", json: #"{"text":"今天我去银行。"}"#).status == .ok)
            #expect(try await client.get("/api/v1/books").array().count == 1)
            let page = try await client.get("/api/v1/books/\(id)/pages/1").object()
            let tokens = try #require(page["tokens"] as? [[String: Any]])
            #expect(tokens.map { $0["text"] as? String } == ["今天", "我", "去", "银行", "。"])
            #expect(tokens[3]["start"] as? Int == 4)
            #expect(tokens[3]["reading"] as? String == "yínháng")
            #expect(
                try await client.send(.patch, "/api/v1/books/\(id)", json: #"{"title":"新书"}"#).object()["title"]
                    as? String == "新书")
            #expect(try await client.execute(uri: "/api/v1/books/\(id)", method: .delete).status == .noContent)
            #expect(try await client.get("/api/v1/books/\(id)").status == .notFound)
            let restored = try await client.execute(uri: "/api/v1/books/\(id)/restore", method: .post)
            #expect(try restored.object()["title"] as? String == "新书")
            #expect(try await client.get("/api/v1/books/\(id)").status == .ok)
            let nowhere = "/api/v1/books/01234567-89ab-7fff-bfff-ffffffffffff/restore"
            #expect(try await client.execute(uri: nowhere, method: .post).status == .notFound)
        }
    }

    @Test func aBookGivesItsChaptersAndItsCover() async throws {
        try await withSite { client, desk in
            let text = "渡口\n\n第一章 早晨\n他走了。\n第二章 晚上\n她来了。"
            let book = try await desk.importBook(
                try Desk.ImportRequest(file: .init(.bytes(Array(text.utf8)), named: "book.txt")), at: TestDesk.now,
                newID: TestIDs.next()
            ).book
            let chapters = try await client.get("/api/v1/books/\(book.id)/chapters").array()
            #expect(chapters.map { $0["title"] as? String } == ["第一章 早晨", "第二章 晚上"])
            #expect(chapters.map { $0["firstPage"] as? Int } == [1, 2])
            #expect(try await client.get("/api/v1/books/\(book.id)").object()["hasCover"] as? Bool == false)
            let cover = try await client.get("/api/v1/books/\(book.id)/cover")
            #expect(cover.status == .notFound)
            #expect(try cover.object()["error"] as? String == "notFound")
            let learner = desk.learner
            try await desk.database.write(learner, at: TestDesk.now) { transaction in
                _ = try transaction.run(
                    "INSERT INTO cover (book_id, learner_id, media_type, bytes) VALUES (?, ?, 'image/png', ?)",
                    [SQLValue(book.id), SQLValue(learner), SQLValue([0x89, 0x50] as [UInt8])],
                    changes: .upsert(.book, book.id))
            }
            let picture = try await client.get("/api/v1/books/\(book.id)/cover")
            #expect(picture.headers[.contentType] == "image/png")
            #expect(Array(picture.body.readableBytesView) == [0x89, 0x50])
        }
    }

    @Test func lookingUpGivesTheFieldsThatProgramsReadEvenWhenTheyAreEmpty() async throws {
        try await withSite { client, _ in
            let entry = try #require(
                try await client.get("/api/v1/lookup?query=%E6%8A%8A%E6%89%8B&language=zh").array().first)
            #expect(entry["simplified"] as? String == "把手")
            #expect(entry["pinyin"] as? String == "ba3 shou3")
            #expect(entry["definitions"] as? [String] == ["handle; knob"])
            #expect(entry["hsk2"] is NSNull)
            #expect(Set(entry.keys).isSuperset(of: ["traditional", "hsk3", "frequencyRank"]))
        }
    }

    @Test func wordsAreMarkedOneByOneAndInBatches() async throws {
        try await withSite { client, desk in
            #expect(
                try await client.send(.post, "/api/v1/marked-words", json: #"{"word":"银行","sentence":"我在银行。"}"#).status
                    == .noContent)
            let batch = try await client.send(
                .post, "/api/v1/marked-words/batch",
                json: """
                    {"changes": [
                        {"word": "书", "status": "known"}, {"word": "", "status": "known"},
                        {"word": "手", "status": "odd"}, {"word": "银行", "marked": false}
                    ]}
                    """)
            #expect(try batch.object()["synced"] as? Int == 2)
            #expect(try batch.object()["failed"] as? Int == 2)
            #expect(try await desk.markedWords().map(\.mark.word) == ["书"])
            #expect(
                try await client.send(.put, "/api/v1/words/zh/%E6%89%8B", json: #"{"status":"ignored"}"#).status
                    == .noContent)
            #expect(try await client.get("/api/v1/words/zh/%E6%89%8B").object()["status"] as? String == "ignored")
            #expect(try await client.execute(uri: "/api/v1/words/zh/%E6%89%8B", method: .delete).status == .noContent)
        }
    }

    @Test(arguments: ["", "[]", "{", #"{"text":5}"#]) func aBodyThatIsNotAsDescribedIsAnError(_ json: String)
        async throws
    {
        try await withSite { client, desk in
            let response = try await client.send(.post, "/api/v1/books", json: json)
            #expect(response.status == .badRequest)
            #expect(try response.object()["message"] is String)
            #expect(try await desk.books().isEmpty)
        }
    }

    @Test func correctionsAndTextsAreAnnotated() async throws {
        try await withSite { client, _ in
            #expect(
                try await client.send(.post, "/api/v1/corrections", json: #"{"language":"zh","parts":["看书"]}"#).status
                    == .noContent)
            let tokens = try await client.send(.post, "/api/v1/annotate", json: #"{"text":"我看书","language":"zh"}"#)
                .array()
            #expect(tokens.map { $0["text"] as? String } == ["我", "看书"])
            #expect(try await client.get("/api/v1/corrections").array().count == 1)
            let removed = try await client.execute(
                uri: "/api/v1/corrections?language=zh&text=%E7%9C%8B%E4%B9%A6", method: .delete)
            #expect(removed.status == .noContent)
            #expect(try await client.get("/api/v1/corrections").array().isEmpty)
        }
    }
}

extension APIPath {
    /// One sample of each path.
    static let samples: [APIPath] = [
        .description, .books, .book(TestIDs.next()), .page(TestIDs.next(), 1), .chapters(TestIDs.next()),
        .cover(TestIDs.next()), .picture(TestIDs.next(), TestIDs.digest),
        .restore(TestIDs.next()), .search(), .bookSearch(TestIDs.next()), .lookup(), .annotate, .grammar,
        .markedWords(), .markedWordsBatch,
        .word(.chinese, "书"), .corrections, .sessions, .export, .exportWhole, .importWhole, .deletion, .backups,
        .entitlement, .storeNotifications,
        .review(.decks),
        .review(.deck(TestIDs.next())),
        .review(.restoreDeck(TestIDs.next())), .review(.previewRescheduling(TestIDs.next())),
        .review(.takeBackRescheduling(TestIDs.next())), .review(.due(TestIDs.next())), .review(.cards()),
        .review(.importCards()), .review(.exportDeck(TestIDs.next())), .review(.fit(TestIDs.next())),
        .review(.grade(SerialID(at: TestDesk.now, random: 1))), .review(.reviews()), .review(.undo),
        .review(.statistics()), .review(.media("x.png")), .review(.simulation(TestIDs.next())),
        .etymology(), .notebook(), .notebookEntry("construct"), .dailyWords(), .dailyWord(1), .examples(.chinese, "书"),
        .pictures,
        .translate, .translations(), .streamedTranslation, .translation(TestIDs.next()),
        .restoreTranslation(TestIDs.next()),
        .lessons(), .lessons(.lesson(TestIDs.next())), .lessons(.answers(TestIDs.next())),
        .lessons(.result(TestIDs.next())), .lessons(.generate), .lessons(.preferences), .lessons(.progress),
        .auth(.signUp), .auth(.signIn), .auth(.signInApple), .auth(.signOut), .auth(.age), .auth(.account),
        .auth(.devices),
        .auth(.device(TestIDs.next())), .auth(.tokens),
        .dictionaries(), .dictionaries(.order), .dictionaries(.dictionary(TestIDs.next())),
        .dictionaries(.restore(TestIDs.next())),
        .models(), .models(.profile(TestIDs.next())), .models(.key(TestIDs.next())), .models(.test(TestIDs.next())),
        .models(.choices), .models(.usage()), .models(.queue), .models(.request(TestIDs.next())),
    ]
}
