import Foundation
import Model
import Review
import Scheduling
import Storage
import StorageEngines

/// Measures study over a large collection: ReviewBenchmarks [CARDS] [REVIEWS] [--reschedule], by default
/// 200,000 and 5,000,000; with the last only what rescheduling takes.
/// Prints one JSON object for each figure. Everything happens in a temporary folder.
@main
struct ReviewBenchmarks {
    static let now = Timestamp(milliseconds: 1_767_323_045_000)

    static func main() async throws { try await run() }

    @concurrent private static func run() async throws {
        let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let cardCount = arguments.first ?? 200_000
        let reviewCount = arguments.dropFirst().first ?? 5_000_000
        let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try await openDatabase(.file(path: folder.appending(path: "glossa.sqlite").path))
        let learner = ID<Learner>(at: now, random: (1, 2))
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, '', ?)", [SQLValue(learner), SQLValue(now)],
                changes: .upsert(.learner, learner))
        }
        let desk = ReviewDesk(database: database, lexicon: nil, learner: learner, day: LearnerDay())
        var options = DeckOptions()
        options.newPerDay = 9999
        options.reviewsPerDay = 9999
        let deck = try await desk.addDeck(
            named: "Large", options: options, at: now, newID: ID(at: now, random: (3, 4)))
        try await fill(database, learner, deck.id, cardCount, reviewCount)

        let isOnlyRescheduling = CommandLine.arguments.contains("--reschedule")
        guard !isOnlyRescheduling else { return try await reschedule(desk, deck.id) }
        try await measure("review.queue", 300) { _ in _ = try await desk.nextQuestion(in: deck.id, at: now) }
        try await measure("review.grade", 1000) { index in
            let time = now.advanced(bySeconds: Int64(index))
            let asked = ContinuousClock.now
            guard let question = try await desk.nextQuestion(in: deck.id, at: time) else { return }
            let start = ContinuousClock.now
            questions.append(milliseconds(start - asked))
            try await desk.grade(
                CardAnswer(
                    question.card.id, .good, review: SerialID(at: time, random: UInt64(index)),
                    shown: .answers(question.card.schedule.reviews), duration: 3000), at: time)
            grades.append(milliseconds(ContinuousClock.now - start))
        }
        // An answer makes the engine forget what it has read, so the question after it is the one that is waited for.
        report("review.queue.answered", questions)
        report("review.grade.durable", grades)
        try await measure("review.statistics", 20) { _ in _ = try await desk.statistics(at: now) }
        try await measure("review.history", 50) { _ in _ = try await desk.history(limit: 200) }
        try await measure("review.search", 20) { _ in
            _ = try await desk.cards(CardQuery("lapses>2 word19"), limit: 100, at: now)
        }
        try await measure("review.search.word", 20) { index in
            _ = try await desk.cards(CardQuery("word12345\(index % 10)"), limit: 100, at: now)
        }
        // Of all notes; what the learner has typed but the beginning of.
        try await measure("review.search.letter", 20) { _ in
            _ = try await desk.cards(CardQuery("w"), limit: 100, at: now)
        }
        try await reschedule(desk, deck.id)
        try await database.close()
    }

    nonisolated(unsafe) private static var grades: [Double] = []
    nonisolated(unsafe) private static var questions: [Double] = []

    private static func fill(
        _ database: any Database, _ learner: ID<Learner>, _ deck: ID<Deck>, _ cards: Int, _ reviews: Int
    ) async throws {
        let day: Int64 = 86_400_000
        try await database.write(learner, at: now) { transaction in
            let numbers = 0..<cards
            try transaction.runDerived(
                """
                INSERT INTO note (id, learner_id, language, word, reading, definition, sentence, translation, picture, audio,
                    tags, level, guid, created_at, updated_at)
                VALUES (?, ?, 'zh', ?, '', 'a definition', 'a sentence', '', '', '', '', '', ?, 0, 0)
                """,
                each: numbers.lazy.map {
                    [SQLValue($0 + 1), SQLValue(learner), SQLValue("word\($0)"), SQLValue("guid\($0)")]
                })
            try transaction.runDerived(
                """
                INSERT INTO card (id, learner_id, note_id, deck_id, kind, state, step, stability, difficulty, ease,
                    interval_days, repetitions, due, last_review, reviews, lapses, position, created_at)
                VALUES (?, ?, ?, ?, 'recognition', 2, 0, ?, ?, 2.5, ?, 3, ?, ?, ?, ?, ?, 0)
                """,
                each: numbers.lazy.map { index -> [SQLValue] in
                    let interval = index % 400 + 1
                    let due = now.milliseconds + Int64(index % 400 - 5) * day
                    return [
                        SQLValue(index + 1), SQLValue(learner), SQLValue(index + 1), SQLValue(deck),
                        SQLValue(Double(interval)), SQLValue(Double(index % 10) + 1), SQLValue(interval), SQLValue(due),
                        SQLValue(due - Int64(interval) * day), SQLValue(reviews / cards), SQLValue(index % 9),
                        SQLValue(index),
                    ]
                })
            try transaction.runDerived(
                """
                INSERT INTO review (learner_id, id, card_id, at, rating, state, interval_seconds, duration)
                VALUES (?, ?, ?, ?, ?, 2, ?, 4000)
                """,
                each: (0..<reviews).lazy.map { index -> [SQLValue] in
                    let at = now.milliseconds - Int64(reviews - index) * 20_000
                    return [
                        SQLValue(learner), SQLValue(index + 1), SQLValue(index % cards + 1), SQLValue(Int(at)),
                        SQLValue(index % 4 + 1), SQLValue(86_400),
                    ]
                })
            try transaction.runDerived(
                """
                INSERT INTO review_day (learner_id, day, deck_id, phase, milliseconds, again, good)
                VALUES (?, ?, ?, 2, 16000000, 400, 3600)
                """,
                each: (0..<1200).lazy.map {
                    [SQLValue(learner), SQLValue(LearnerDay().number(of: now) - $0), SQLValue(deck)]
                })
        }
    }

    private static func measure(_ name: String, _ times: Int, _ body: @Sendable (Int) async throws -> Void) async throws
    {
        try await body(0)
        var samples: [Double] = []
        for index in 1...times {
            let start = ContinuousClock.now
            try await body(index)
            samples.append(milliseconds(ContinuousClock.now - start))
        }
        report(name, samples)
    }

    /// What a fit does to all cards of a deck: shows it, does it, and takes it back.
    private static func reschedule(_ desk: ReviewDesk, _ deck: ID<Deck>) async throws {
        let former = try await desk.deck(deck)
        var fitted = former
        fitted.options.parameters = FSRSParameters.defaults.values.map { $0 * 1.01 }
        let edit = DeckEdit(of: former, to: fitted)
        try await measureOnce("review.reschedule.preview") {
            _ = try await desk.previewRescheduling([edit.wanted], at: now)
        }
        try await measureOnce("review.reschedule") {
            _ = try await desk.settle(edit, rescheduling: .now, at: now)
        }
        try await measureOnce("review.reschedule.takeBack") {
            _ = try await desk.takeBackRescheduling(of: deck, at: now)
        }
    }

    private static func measureOnce(_ name: String, _ body: () async throws -> Void) async throws {
        let start = ContinuousClock.now
        try await body()
        report(name, [milliseconds(ContinuousClock.now - start)])
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
    }

    private static func report(_ name: String, _ samples: [Double]) {
        let sorted = samples.sorted()
        print(#"{"name": "\#(name).median", "value": \#(sorted[sorted.count / 2]), "unit": "ms"}"#)
        print(
            #"{"name": "\#(name).p99", "value": \#(sorted[min(sorted.count - 1, sorted.count * 99 / 100)]), "unit": "ms"}"#
        )
    }
}
