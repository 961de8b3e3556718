import Formats
import Foundation
import Lanes
import Model
import Scheduling
import Storage
import Support
import Testing

@testable import Review

/// Every long-running operation requests a lane itself, whoever calls it; short ones proceed even while lanes are
/// full.
@Suite struct LaneVerbTests {
    /// Lanes that refuse all work.
    private static func closed() -> Lanes {
        let limits = Lane.Limits(threads: 1, running: 0, waiting: 0, waitingOfOne: 0, retryAfter: 3)
        let lane = Lane(name: "closed", limits: limits, niceness: 0)
        return Lanes(answers: lane, jobs: lane)
    }

    private struct Verb: Sendable, CustomTestStringConvertible {
        var name: String
        var run: @Sendable (ReviewDesk, Deck) async throws -> Void
        var testDescription: String { name }
    }

    private static let now = TestDesk.now

    private static let long = [
        Verb(name: "search") { desk, _ in _ = try await desk.cards(CardQuery(""), at: now) },
        Verb(name: "search for ids") { desk, _ in _ = try await desk.cardIDs(CardQuery(""), at: now) },
        Verb(name: "change thousands") { desk, _ in
            let ids = (1...5000).compactMap { SerialID<Card>(Int64($0)) }
            try await desk.change(ids, .suspend(true), at: now)
        },
        Verb(name: "preview a rescheduling") { desk, deck in
            _ = try await desk.previewRescheduling([deck.retained(0.8)], at: now)
        },
        Verb(name: "settle and reschedule") { desk, deck in
            try await desk.settle(deck.retained(0.8), rescheduling: .now, at: now)
        },
        Verb(name: "take a rescheduling back") { desk, deck in
            try await desk.takeBackRescheduling(of: deck.id, at: now)
        },
        Verb(name: "undo a rescheduling") { desk, _ in try await desk.undo(at: now) },
        Verb(name: "statistics") { desk, _ in _ = try await desk.statistics(at: now) },
        Verb(name: "compare retentions") { desk, deck in _ = try await desk.compareRetentions(of: deck.id, at: now) },
        Verb(name: "check media") { desk, _ in _ = try await desk.checkMedia() },
        Verb(name: "delete unused media") { desk, _ in _ = try await desk.deleteUnusedMedia(at: now) },
    ]

    private static let short = [
        Verb(name: "rename a deck") { desk, deck in
            var deck = deck
            deck.name = "Other"
            try await desk.settle(deck, at: now)
        },
        Verb(name: "suspend a card") { desk, deck in
            let card = try #require(try await desk.nextQuestion(in: deck.id, at: now)).card
            try await desk.change([card.id], .suspend(true), at: now)
        },
        Verb(name: "grade and undo") { desk, deck in
            let card = try #require(try await desk.nextQuestion(in: deck.id, at: now)).card
            _ = try await desk.grade(card.id, .good, reviewID: try #require(SerialID(7)), at: now)
            try await desk.undo(at: now)
        },
        Verb(name: "counts") { desk, _ in _ = try await desk.deckList(at: now) },
    ]

    /// Runs a test with a desk that has a rescheduled deck and closed lanes.
    private func withClosedDesk(_ body: (ReviewDesk, Deck) async throws -> Void) async throws {
        try await withDatabase(.sqlite) { database in
            let learner: ID<Learner> = TestIDs.next()
            try await database.write(learner, at: Self.now) { transaction in
                _ = try transaction.run(
                    "INSERT INTO learner (id, name, created_at) VALUES (?, '', ?)",
                    [SQLValue(learner), SQLValue(Self.now)], changes: .upsert(.learner, learner))
            }
            let open = ReviewDesk(database: database, lexicon: nil, learner: learner, day: LearnerDay())
            let made = try await open.addDeck(named: "Words", at: Self.now, newID: TestIDs.next())
            let drafts = ["银行", "书"].map { NoteDraft(language: .chinese, word: $0) }
            let numbers = RandomInOrder()
            _ = try await open.add(drafts, to: made.id, at: Self.now) { numbers.next() }
            try await open.settle(made.retained(0.95), rescheduling: .now, at: Self.now)
            let closed = ReviewDesk(
                database: database, lexicon: nil, learner: learner, day: LearnerDay(), lanes: Self.closed())
            try await body(closed, try await open.deck(made.id))
        }
    }

    @Test(arguments: long) private func longVerbsAreDoneInALane(_ verb: Verb) async throws {
        try await withClosedDesk { desk, deck in
            await #expect(throws: LaneError.full(retryAfter: 3)) { try await verb.run(desk, deck) }
        }
    }

    @Test(arguments: short) private func shortVerbsWaitForNobody(_ verb: Verb) async throws {
        try await withClosedDesk { desk, deck in try await verb.run(desk, deck) }
    }

    /// Operations that need a lane, called by a caller that already has one.
    @Test func aVerbThatIsInALaneAlreadyAsksForNoOther() async throws {
        let limits = Lane.Limits(threads: 1, running: 1, waiting: 0, waitingOfOne: 0, retryAfter: 3)
        let lane = Lane(name: "open", limits: limits, niceness: 0)
        try await withClosedDesk { desk, deck in
            let preview = try await lane.run(for: desk.learner) {
                try await desk.previewRescheduling([deck.retained(0.8)], at: Self.now)
            }
            #expect(preview.moved == 0)
        }
    }
}

extension Deck {
    fileprivate func retained(_ retention: Double) -> Deck {
        var deck = self
        deck.options.desiredRetention = retention
        return deck
    }
}
