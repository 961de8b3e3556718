import Foundation
import Lanes
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

/// Text comparison takes place in memory; its results must match the database, on both engines.
@Suite struct SearchTests {
    private let now = TestDesk.now
    private let numbers = RandomInOrder()

    /// Runs a test with a desk that has these words: word, reading, definition, sentence.
    private func withWords(
        _ engine: Engine, _ words: [[String]], searching: CardSearch = CardSearch(),
        _ body: (ReviewDesk) async throws -> Void
    ) async throws {
        try await withDatabase(engine) { database in
            let learner: ID<Learner> = TestIDs.next()
            try await database.write(learner, at: now) { transaction in
                _ = try transaction.run(
                    "INSERT INTO learner (id, name, created_at) VALUES (?, '', ?)",
                    [SQLValue(learner), SQLValue(TestDesk.now)], changes: .upsert(.learner, learner))
            }
            let desk = ReviewDesk(
                database: database, lexicon: nil, learner: learner, day: LearnerDay(), searching: searching)
            let deck = try await desk.addDeck(named: "Words", at: now, newID: TestIDs.next())
            let drafts = words.map { word in
                var draft = NoteDraft(language: .chinese, word: word[0])
                draft.reading = word[1]
                draft.definition = word[2]
                draft.sentence = word[3]
                return draft
            }
            let numbers = numbers
            _ = try await desk.add(drafts, to: deck.id, at: now) { numbers.next() }
            try await body(desk)
        }
    }

    private func words(_ desk: ReviewDesk, _ query: String) async throws -> Set<String> {
        Set(try await desk.cards(CardQuery(query), limit: 1000, at: now).cards.map(\.note.word))
    }

    private func expect(_ wanted: Set<String>, for query: String, _ desk: ReviewDesk) async throws {
        let found = try await words(desk, query)
        #expect(found == wanted, "\(query)")
    }

    private static let samples = [
        ["银行", "yínháng", "Bank; a 100% \\_safe place", "他在银行工作。"], ["書", "", "a Book", ""],
        ["École", "", "SCHOOL", "À l'école."],
        ["ban", "", "to forbid", "x_y"], ["班", "bān", "class", ""],
    ]

    @Test(arguments: Engine.tested) func aPartIsFoundInAnyFieldAndInAnyCase(_ engine: Engine) async throws {
        try await withWords(engine, Self.samples) { desk in
            try await expect(["银行"], for: "行", desk)
            try await expect(["银行"], for: "银行工", desk)
            try await expect([], for: "行yín", desk)
            try await expect(["银行"], for: "行工作", desk)
            try await expect(["银行"], for: "BANK", desk)
            try await expect(["書"], for: "book", desk)
            try await expect(["银行", "ban", "班"], for: "ban", desk)
            try await expect(["班"], for: "bān", desk)
            try await expect(["École"], for: "-ban school", desk)
            // Case is ignored only for ASCII letters, as in SQL.
            try await expect(["École"], for: "cole", desk)
            try await expect(["École"], for: "École", desk)
            try await expect(["École"], for: "éCOLE", desk)
            try await expect(["银行"], for: "%", desk)
            try await expect(["银行", "ban"], for: "_", desk)
            try await expect(["银行"], for: "\\", desk)
        }
    }

    @Test(arguments: Engine.tested) func whatChangesIsFoundAsItIsNow(_ engine: Engine) async throws {
        try await withWords(engine, Self.samples) { desk in
            try await expect(["ban"], for: "forbid", desk)
            let found = try #require(try await desk.cards(CardQuery("forbid"), at: now).cards.first)
            var note = found.note
            note.definition = "to prohibit"
            try await desk.edit(note, at: now)
            try await expect([], for: "forbid", desk)
            try await expect(["ban"], for: "prohibit", desk)
            _ = try await desk.undo(at: now)
            try await expect(["ban"], for: "forbid", desk)
            try await desk.change([found.card.id], .delete, at: now)
            try await expect([], for: "forbid", desk)
            _ = try await desk.undo(at: now)
            try await expect(["ban"], for: "forbid", desk)
            // All at once, so that the log names no individual card.
            var drafts = [NoteDraft(language: .english, word: "forbidden")]
            drafts.append(NoteDraft(language: .english, word: "unforbid"))
            let deck = try await desk.decks()[0]
            let numbers = numbers
            _ = try await desk.add(drafts, to: deck.id, at: now) { numbers.next() }
            try await expect(["ban", "forbidden", "unforbid"], for: "forbid", desk)
        }
    }

    @Test(arguments: Engine.tested) func whatFindsNoRoomInMemoryIsFoundAllTheSame(_ engine: Engine) async throws {
        try await withWords(engine, Self.samples, searching: CardSearch(capacity: 10)) { desk in
            try await expect(["银行", "ban", "班"], for: "ban", desk)
            try await expect(["書", "ban", "班"], for: "-行 a", desk)
        }
    }

    /// Gives the same results as a comparison letter by letter.
    @Test(arguments: Engine.tested) func everySearchFindsWhatIsThere(_ engine: Engine) async throws {
        var random = RandomNumbers(state: 8)
        let letters = ["a", "B", "银", "行", " ", "é", "%", "x"]
        func text(_ length: Int) -> String { (0..<length).map { _ in letters.randomElement(using: &random)! }.joined() }
        let samples = (0..<300).map { ["w\($0)", "", text(12), text(20)] }
        let queries = (0..<60).map { _ in text(Int.random(in: 1...3, using: &random)) }.filter { !$0.contains(" ") }
        try await withWords(engine, samples) { desk in
            for query in queries {
                let wanted = samples.filter { fields in
                    fields.contains { $0.foldedASCII.contains(query.foldedASCII) }
                }
                #expect(try await words(desk, "\"\(query)\"") == Set(wanted.map { $0[0] }), "\(query)")
                let others = try await words(desk, "-\"\(query)\" w")
                #expect(others.isDisjoint(with: wanted.map { $0[0] }), "\(query)")
            }
        }
    }

    @Test(arguments: Engine.tested) func pagesOfASearchFollowEachOther(_ engine: Engine) async throws {
        let samples = (0..<25).map { ["word\($0)", "", $0 % 2 == 0 ? "even" : "odd", ""] }
        try await withWords(engine, samples) { desk in
            for order in CardOrder.allCases {
                var pages: [String] = []
                for offset in stride(from: 0, to: 20, by: 5) {
                    let found = try await desk.cards(CardQuery("even"), order: order, offset: offset, limit: 5, at: now)
                    #expect(found.total == 13)
                    pages += found.cards.map(\.note.word)
                }
                #expect(pages.count == 13 && Set(pages).count == 13)
            }
            #expect(try await desk.cardIDs(CardQuery("even"), at: now).count == 13)
        }
    }

    @Test func aSearchThatIsTooLargeIsRefusedAndNotTakenForAll() async throws {
        let many = CardQuery(Array(repeating: "a", count: CardQuery.mostTerms + 1).joined(separator: " "))
        let long = CardQuery(String(repeating: "银", count: CardQuery.mostBytes))
        #expect(many.faults == [.tooManyTerms] && long.faults == [.tooLong])
        #expect(CardQuery(Array(repeating: "a", count: CardQuery.mostTerms).joined(separator: " ")).faults.isEmpty)
        try await withWords(.sqlite, Self.samples) { desk in
            for query in [many, long] {
                await #expect(throws: ReviewError.self) { try await desk.cards(query, at: now) }
                await #expect(throws: ReviewError.self) { try await desk.cardIDs(query, at: now) }
            }
        }
    }

    @Test func searchesOfALearnerTakeTurnsAndTooManyAreRefused() async throws {
        try await withWords(.sqlite, Self.samples) { desk in
            let answers = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<200 {
                    group.addTask {
                        do {
                            return try await desk.cards(CardQuery("ban"), at: TestDesk.now).total == 3
                        } catch is LaneError {
                            return true
                        } catch ReviewError.searchTookTooLong {
                            // On a busy machine, the last in the queue may wait too long.
                            return true
                        } catch {
                            return false
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers == Array(repeating: true, count: 200))
            try await expect(["書"], for: "book", desk)
        }
    }

    @Test func whoLeavesTheLineHoldsNobodyUp() async throws {
        try await withWords(.sqlite, Self.samples) { desk in
            for _ in 0..<50 {
                let tasks = (0..<4).map { _ in Task { try? await desk.cards(CardQuery("ban"), at: TestDesk.now).total }
                }
                tasks[1].cancel()
                tasks[2].cancel()
                #expect(await tasks[3].value == 3)
                #expect(await tasks[0].value == 3)
            }
        }
    }
}

extension String {
    fileprivate var foldedASCII: String {
        String(
            decoding: utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}

/// Pseudorandom numbers that are the same on every run.
private struct RandomNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
