import Foundation
import Hummingbird
import Library
import Model
import Operations
import Review
import Support
import Testing
import Wire

/// Rules about importing books and cards that hold for every interface: the form, the API and the code that commands use.
@Suite struct OneRuleImportTests {
    enum Door: CaseIterable, Sendable { case page, api, command }

    /// Waits until a job has ended, and returns its page.
    private static func ended(_ client: TestClient, _ job: String) async throws -> String {
        var page = try await client.get(job).text
        while page.contains("http-equiv=\"refresh\"") { page = try await client.get(job).text }
        return page
    }

    // MARK: Cards

    /// What an import has made.
    private struct Made: Equatable, Sendable {
        var decks: [String]
        var words: [String]
        var languages: Set<String>
        var kinds: Set<Card.Kind>
    }

    /// Imports a list, with nothing said of it.
    private static func importList(
        _ name: String, _ text: String, by door: Door, _ client: TestClient, _ desk: Desk
    ) async throws -> Made {
        let context = await desk.context()
        let bytes = Array(text.utf8)
        switch door {
        case .page:
            let sent = try await client.upload("/review/import/upload", fileName: name, bytes: bytes)
            let list = try #require(sent.headers[.location])
            #expect(list.hasPrefix("/review/import/lists/"))
            // To look again changes nothing and imports nothing.
            let looked = try await client.post(list + "/decide", form: "action=look")
            #expect(looked.headers[.location] == list)
            #expect(try await context.review.decks().isEmpty)
            let decided = try await client.post(
                list + "/decide", form: "action=import&column=word&column=definition")
            let job = try #require(decided.headers[.location])
            #expect(job.hasPrefix("/jobs/cards-"))
            _ = try await ended(client, job)
            // It does not wait any longer.
            #expect(try await client.get(list).status == .notFound)
        case .api:
            #expect(try await client.upload("/api/v1/decks/import", fileName: name, bytes: bytes).status == .ok)
        case .command: _ = try await context.importCards(CardImportRequest(.bytes(bytes), named: name))
        }
        let cards = try await context.review.cards(CardQuery(""), at: context.now).cards
        return Made(
            decks: try await context.review.decks().map(\.name), words: cards.map(\.note.word).sorted(),
            languages: Set(cards.map(\.note.language.rawValue)), kinds: Set(cards.map(\.card.kind)))
    }

    @Test(arguments: Door.allCases) func aListOfWhichNothingIsSaidIsImportedAlike(_ door: Door) async throws {
        try await withSite { client, desk in
            let made = try await Self.importList(
                "Page.1.csv", "word,definition\n老虎,tiger\n手,hand\n", by: door, client, desk)
            #expect(
                made
                    == Made(
                        decks: ["Page.1"], words: ["手", "老虎"].sorted(), languages: ["zh"], kinds: [.recognition]))
        }
    }

    /// The button of an import's page does not undo what was done since.
    @Test func onlyTheImportThatIsMeantIsUndone() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let list = try CardImportRequest(.bytes(Array("word,definition\n书,book\n".utf8)), named: "Words.csv")
            _ = try await context.importCards(list)
            let moment = context.now.milliseconds
            let other = try await client.post("/review/undo", form: "at=\(moment - 1)")
            #expect(other.status == .conflict)
            #expect(try await context.review.cards(matching: "", at: context.now).total == 1)
            let meant = try await client.post("/review/undo", form: "at=\(moment)")
            #expect(meant.status == .seeOther)
            #expect(try await context.review.cards(matching: "", at: context.now).total == 0)
        }
    }

    @Test func aListMakesCardsOfRecognitionUnlessOthersAreChosen() throws {
        let request = try CardImportRequest(.bytes(Array("书,book\n".utf8)), named: "Words.csv")
        guard case .list(let list) = request.content else {
            Issue.record("It is no list.")
            return
        }
        #expect(list.kinds == [.recognition])
    }

    @Test func anEmptyFileAndAFormWithoutOneAreRefused() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            for (name, code) in [("Words.csv", "unreadableList"), ("Deck.apkg", "unreadablePackage")] {
                let page = try await client.upload("/review/import/upload", fileName: name, bytes: [])
                #expect(page.status == .unprocessableContent, "\(name)")
                let api = try await client.upload("/api/v1/decks/import", fileName: name, bytes: [])
                #expect(api.status == .unprocessableContent, "\(name)")
                #expect(try api.object()["error"] as? String == code)
                let error = #expect(throws: (any Error).self) { try CardImportRequest(.bytes([]), named: name) }
                #expect(error.map { ErrorExplanation($0).code.rawValue } == code)
            }
            for path in ["/review/import/upload", "/api/v1/decks/import"] {
                #expect(try await client.upload(path, fileName: "", bytes: []).status == .badRequest, "\(path)")
            }
            #expect(try await context.review.decks().isEmpty)
        }
    }

    @Test func aPackageIsKnownByItsContentsWhereverItComesFrom() async throws {
        let bytes = Array("PK\u{3}\u{4} cut off".utf8)
        // As a pipe.
        let request = try CardImportRequest(.bytes(bytes), named: "standard input")
        guard case .package = request.content else {
            Issue.record("It is no list.")
            return
        }
        try await withSite { client, desk in
            let context = await desk.context()
            let api = try await client.upload("/api/v1/decks/import", fileName: "download", bytes: bytes)
            #expect(try api.object()["error"] as? String == "unreadablePackage")
            let page = try await client.upload("/review/import/upload", fileName: "download", bytes: bytes)
            let job = try #require(page.headers[.location])
            #expect(job.hasPrefix("/jobs/cards-"))
            #expect(try await Self.ended(client, job).contains("Your cards are unchanged"))
            let error = await #expect(throws: (any Error).self) { try await context.importCards(request) }
            #expect(error.map { ErrorExplanation($0).code.rawValue } == "unreadablePackage")
        }
    }

    @Test func aRowInALanguageThatIsNotKnownHasAReasonInWords() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let list = "word,definition,language\n老虎,tiger,Klingon\n手,hand,\n"
            let api = try await client.upload("/api/v1/decks/import", fileName: "A.csv", bytes: Array(list.utf8))
            let problems = try #require(try api.object()["problems"] as? [[String: Any]])
            let reason = try #require(problems.first?["reason"] as? [String: Any])
            #expect(problems.count == 1 && problems.first?["line"] as? Int == 2)
            #expect(reason["code"] as? String == "language" && reason["value"] as? String == "Klingon")
            #expect((reason["message"] as? String)?.contains("“Klingon”") ?? false)
            #expect(!api.text.contains("_0"))
            // As the command prints it.
            let again = try CardImportRequest(.bytes(Array(list.utf8)), named: "A.csv")
            guard case .words(let report) = try await context.importCards(again) else {
                Issue.record("It is no package.")
                return
            }
            let printed = String(decoding: try WireJSON.data(of: WordImportJSON(report)), as: UTF8.self)
            #expect(printed.contains("Klingon") && !printed.contains("_0"))

            let asked = try await client.upload(
                "/api/v1/decks/import?language=Klingon", fileName: "B.csv", bytes: Array("word\n书\n".utf8))
            #expect(asked.status == .badRequest)
            #expect(try await context.review.decks().map(\.name) == ["A"])
        }
    }

    // MARK: Books

    @Test(arguments: Door.allCases) func aBookIsImportedAlike(_ door: Door) async throws {
        try await withSite { client, desk in
            let bytes = Array("渡口\n我看书。".utf8)
            switch door {
            case .page:
                let sent = try await client.upload("/library/imports", fileName: "Ferry.txt", bytes: bytes)
                let job = try #require(sent.headers[.location])
                _ = try await Self.ended(client, job)
                let book = try #require(try await desk.books().first)
                #expect(job == "/jobs/book-\(book.id)")
            case .api:
                let sent = try await client.upload("/api/v1/books", fileName: "Ferry.txt", bytes: bytes)
                #expect(sent.status == .created)
            case .command:
                let request = try Desk.ImportRequest(file: .init(.bytes(bytes), named: "Ferry.txt"))
                #expect(try await !desk.context().importBook(request).wasAlready)
            }
            let books = try await desk.books()
            #expect(books.map(\.title) == ["Ferry"] && books.map(\.source) == ["Ferry.txt"])
            #expect(books.map(\.language) == [.chinese] && books.map(\.pageCount) == [1])
        }
    }

    @Test func aBookInALanguageThatIsNotKnownIsRefusedBeforeItIsRead() async throws {
        try await withSite { client, desk in
            let bytes = Array("我看书。".utf8)
            for path in ["/library/imports", "/api/v1/books"] {
                let sent = try await client.upload(
                    path, fileName: "a.txt", bytes: bytes, fields: ["language": "Klingon"])
                #expect(sent.status == .badRequest, "\(path)")
            }
            #expect(throws: NotAChoice.self) {
                try Desk.ImportRequest(file: .init(.bytes(bytes), named: "a.txt"), language: "Klingon")
            }
            #expect(try await desk.books().isEmpty)
        }
    }

    @Test(arguments: Door.allCases) func aBookInAnotherLanguageIsReadAsEnglishAndSaid(_ door: Door) async throws {
        try await withSite { client, desk in
            let bytes = Array("Il était une fois un petit prince qui ne savait pas où aller.".utf8)
            switch door {
            case .page:
                let sent = try await client.upload("/library/imports", fileName: "a.txt", bytes: bytes)
                let page = try await Self.ended(client, try #require(sent.headers[.location]))
                #expect(page.contains("This text is in French, which Glossa does not have yet."))
            case .api:
                let sent = try await client.upload("/api/v1/books", fileName: "a.txt", bytes: bytes)
                #expect(try sent.object()["otherLanguage"] as? String == "fr")
            case .command:
                let request = try Desk.ImportRequest(file: .init(.bytes(bytes), named: "a.txt"))
                #expect(try await desk.context().importBook(request).otherLanguage?.rawValue == "fr")
            }
            #expect(try await desk.books().map(\.language) == [.english])
        }
    }

    @Test func aLanguageThatWasChosenIsNotQuestioned() async throws {
        try await withSite { client, desk in
            let bytes = Array("Il était une fois un petit prince.".utf8)
            let sent = try await client.upload(
                "/api/v1/books", fileName: "a.txt", bytes: bytes, fields: ["language": "en"])
            #expect(try sent.object()["otherLanguage"] == nil)
        }
    }

    @Test func severalFilesAreImportedAndABadOneDoesNotStopTheOthers() async throws {
        try await withSite { client, desk in
            let files: [(String, [UInt8])] = [
                ("渡口.txt", Array("我看书。".utf8)), ("坏.epub", [0x50, 0x4B, 0x03, 0x04, 0]),
                ("远行.txt", Array("他走了。".utf8)),
            ]
            let sent = try await client.upload(
                "/library/imports", files: files, fields: ["title": "x", "author": "李明"])
            let job = try #require(sent.headers[.location])
            #expect(job.hasPrefix("/jobs/books-"))
            let page = try await Self.ended(client, job)
            #expect(page.contains("<h1>2 of 3 files imported</h1>") && page.contains("坏.epub"))
            let books = try await desk.books()
            #expect(Set(books.map(\.title)) == ["渡口", "远行"] && books.allSatisfy { $0.author == "李明" })
            let again = try await client.upload("/library/imports", files: [files[0], files[2]])
            let known = try await Self.ended(client, try #require(again.headers[.location]))
            #expect(known.contains("<h1>0 books imported, 2 already in the library</h1>"))
            #expect(known.contains("You already have this book"))
            #expect(try await desk.books().count == 2)
        }
    }

    @Test func theAPIImportsOneBookAtATime() async throws {
        try await withSite { client, desk in
            let files = [("a.txt", Array("我看书。".utf8)), ("b.txt", Array("他走了。".utf8))]
            let sent = try await client.upload("/api/v1/books", files: files)
            #expect(sent.status == .badRequest)
            #expect(try await desk.books().isEmpty)
        }
    }
}
