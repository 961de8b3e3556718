import Foundation
import Grammar
import LanguageModel
import Model
import Testing
import Wire

/// Published shapes. What the API and commands write of one noun differs as earlier versions had it.
@Suite struct ShapeTests {
    private static let now = Timestamp(milliseconds: 1000)

    private static func json(_ value: some Encodable) throws -> String {
        String(decoding: try WireJSON.data(of: value), as: UTF8.self)
    }

    @Test func aBook() throws {
        let book = Book(
            id: ID(high: 0, low: 1), title: "渡口", author: nil, language: .chinese, source: "paste", pageCount: 2,
            scalarCount: 30, createdAt: Self.now, updatedAt: Self.now)
        #expect(
            try Self.json(PrintedBook(book))
                == #"{"characters":30,"id":"\#(book.id)","language":"zh","lastPage":1,"pages":2,"title":"渡口"}"#)
        #expect(
            try Self.json(BookJSON(book)) == """
                {"characterCount":30,"createdAt":1000,"hasCover":false,"id":"\(book.id)","language":"zh","lastPage":1,\
                "pageCount":2,"source":"paste","title":"渡口","updatedAt":1000}
                """)
    }

    @Test func aMarkedWord() throws {
        let word = MarkedWord(
            mark: Mark(
                language: .chinese, word: "书", status: .known, page: 3, timesMarked: 1, createdAt: Self.now,
                updatedAt: Self.now), gloss: "book", level: 1)
        #expect(
            try Self.json(PrintedMarkedWord(word))
                == #"{"language":"zh","level":1,"meaning":"book","status":"known","timesMarked":1,"word":"书"}"#)
        #expect(
            try Self.json(MarkedWordJSON(word)) == """
                {"createdAt":1000,"language":"zh","level":1,"meaning":"book","page":3,"status":"known",\
                "timesMarked":1,"updatedAt":1000,"word":"书"}
                """)
    }

    @Test func anInflectedWord() throws {
        var card = WordCard(language: .english, word: "ran")
        card.inflection = InflectedForm(base: "run", steps: [.past])
        #expect(
            try Self.json(WordJSON(card, senses: [], in: .english)) == """
                {"entries":[],"examples":[],"inflection":{"base":"run","steps":["past"]},"language":"en",\
                "senses":[],"word":"ran"}
                """)
    }

    @Test func theUseOfAModel() throws {
        let usage = ModelUsage(
            day: CalendarDate(number: 0), profile: ID(high: 0, low: 1), profileName: nil, task: .other, requests: 1,
            promptTokens: 2, completionTokens: 3, estimatedRequests: 0)
        let rest = #""promptTokens":2,"requests":1,"task":"other"}"#
        let printed = #"{"completionTokens":3,"day":"1970-01-01","estimatedRequests":0,"#
        #expect(try Self.json(PrintedModelUsage(usage)) == printed + rest)
        #expect(try Self.json(ModelUsageJSON(usage)) == printed + #""profileId":"\#(usage.profile)","# + rest)
    }

    @Test func aModelWhoseKeyCannotBeLookedUp() throws {
        let profile = ModelProfile(
            id: ID(high: 0, low: 1), name: "A", baseURL: "http://localhost/v1", model: "m", createdAt: Self.now)
        let known = ModelProfileState(profile, key: .file, tokens: 2)
        let locked = ModelProfileState(profile, key: nil, tokens: 2, problem: .keys(.keyring))
        let overview = ModelOverview([known], choices: ModelChoices(byTask: [.tutor: profile.id]))
        #expect(try Self.json(ModelProfileJSON(known)).contains(#""key":"file""#))
        #expect(!(try Self.json(ModelProfileJSON(known)).contains("keyProblem")))
        #expect(try Self.json(ModelProfileJSON(locked)).contains(#""keyProblem":"keysUnavailable""#))
        let printed = try Self.json(PrintedModelProfile(locked, in: overview))
        #expect(printed.contains(#""keyProblem":"keysUnavailable""#))
        #expect(printed.contains(#""tasks":["standard","tutor"]"#))
    }

    @Test func aWaitingRequest() throws {
        let request = WaitingRequest(
            id: ID(high: 0, low: 1), task: .other, summary: "x", state: .waiting, attempts: 1, nextAttempt: Self.now,
            error: .noProfile, createdAt: Self.now)
        let object = try #require(
            try JSONSerialization.jsonObject(with: WireJSON.data(of: WaitingRequestJSON(request))) as? [String: Any])
        #expect(object["error"] as? String == "noModel" && object["nextAttemptAt"] as? Int == 1000)
        #expect(object["message"] as? String == "\(ModelError.noProfile)" && object.count == 9)
        let printed = try #require(
            try JSONSerialization.jsonObject(with: WireJSON.data(of: PrintedWaitingRequest(request)))
                as? [String: Any])
        #expect(printed["error"] as? String == "\(ModelError.noProfile)" && printed.count == 7)
    }

    @Test func theNumbersOfATranslationAreAmongItsWords() throws {
        let tokens = [
            Token(text: "Paid", start: 0, end: 4, kind: .word), Token(text: " ", start: 4, end: 5, kind: .space),
            Token(text: "20", start: 5, end: 7, kind: .number), Token(text: ".", start: 7, end: 8, kind: .punctuation),
        ]
        let turn = ReadTranslation(
            translation: Translation(
                id: ID(high: 0, low: 1), sourceLanguage: .english, targetLanguage: .chinese, sourceText: "Paid 20.",
                origin: .words, createdAt: Self.now),
            words: tokens.map { GlossedWord(token: $0, gloss: $0.kind == .number ? $0.text : nil, number: nil) })
        let words = #""words":[{"lemma":"Paid","text":"Paid"},{"gloss":"20","lemma":"20","text":"20"}]"#
        #expect(try Self.json(TranslationJSON(turn)).contains(words))
    }

    @Test func aLineOfAStream() throws {
        #expect(try Self.json(TranslationLine.text("a/b")) == #"{"text":"a/b"}"#)
    }
}
