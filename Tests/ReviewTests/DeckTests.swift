import Library
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

/// Finding decks by name, on both engines.
@Suite struct DeckTests {
    private let now = TestDesk.now

    private func withDesk(_ engine: Engine, _ body: (ReviewDesk) async throws -> Void) async throws {
        try await withDatabase(engine) { database in
            let learner = try await Desk.localLearner(in: database, at: now, newID: TestIDs.next())
            try await body(ReviewDesk(database: database, lexicon: nil, learner: learner, day: LearnerDay()))
        }
    }

    private func paths(_ desk: ReviewDesk) async throws -> [String] {
        let tree = DeckTree(try await desk.decks())
        return tree.ordered.map { tree.path(of: $0.deck.id) }
    }

    private func add(_ name: String, in parent: ID<Deck>? = nil, _ desk: ReviewDesk) async throws -> Deck {
        try await desk.addDeck(named: name, in: parent, at: now, newID: TestIDs.next())
    }

    /// The error message as commands report it; nil if there is no error.
    private func refusal(_ body: () async throws -> Void) async -> String? {
        do {
            try await body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: Engine.tested) func aNameMayBeAPath(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let verbs = try await add(" HSK  3 :: Verbs ", desk)
            #expect(verbs.name == "Verbs")
            _ = try await add("Motion::To come", in: verbs.id, desk)
            #expect(
                try await paths(desk) == [
                    "HSK 3", "HSK 3::Verbs", "HSK 3::Verbs::Motion", "HSK 3::Verbs::Motion::To come",
                ])
            let found = try await desk.database.write(desk.learner, at: now) {
                try $0.deck(at: "HSK 3::Verbs") { TestIDs.next() }
            }
            #expect(found.id == verbs.id)
            for name in ["", "::", "A::", "::A", "A:: ::B", String(repeating: "a", count: 201), "a\0"] {
                await #expect(throws: ReviewError.self, "\(name)") { try await add(name, desk) }
            }
            #expect(try await paths(desk).count == 4)
        }
    }

    @Test(arguments: Engine.tested) func aNameIsOnceInEachPlace(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let verbs = try await add("HSK::Verbs", desk)
            let top = try await add("Verbs", desk)
            let told = await refusal { _ = try await add("HSK::Verbs ", desk) }
            #expect(told?.contains("There is already a deck HSK::Verbs") ?? false)
            await #expect(throws: ReviewError.self) { try await add("Verbs", in: verbs.parentID, desk) }
            #expect(try await paths(desk) == ["HSK", "HSK::Verbs", "Verbs"])

            var moved = top
            moved.parentID = verbs.parentID
            #expect(await refusal { try await desk.settle(moved, at: now) }?.contains("HSK::Verbs") ?? false)
            moved.name = "Nouns"
            try await desk.settle(moved, at: now)
            moved.name = "Verbs"
            await #expect(throws: ReviewError.self) { try await desk.settle(moved, at: now) }
            #expect(try await paths(desk) == ["HSK", "HSK::Verbs", "HSK::Nouns"])
        }
    }

    @Test(arguments: Engine.tested) func renamingToAPathMoves(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            _ = try await add("HSK", desk)
            var verbs = try await add("Verbs", desk)
            verbs.name = "HSK::Doing"
            try await desk.settle(verbs, at: now)
            #expect(try await paths(desk) == ["HSK", "HSK::Doing"])
            verbs.name = "Nowhere::Doing"
            #expect(await refusal { try await desk.settle(verbs, at: now) }?.contains("no deck named Nowhere") ?? false)
            verbs.parentID = nil
            verbs.name = "HSK::Doing::Inside"
            #expect(await refusal { try await desk.settle(verbs, at: now) }?.contains("its own subdeck") ?? false)
            #expect(try await paths(desk) == ["HSK", "HSK::Doing"])
        }
    }

    @Test(arguments: Engine.tested) func aDeckComesBackBesideItsSuccessor(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let first = try await add("HSK::Verbs", desk)
            try await desk.setDeleted(true, deck: first.id, at: now)
            _ = try await add("HSK::Verbs", desk)
            try await desk.setDeleted(false, deck: first.id, at: now)
            #expect(Set(try await paths(desk)) == ["HSK", "HSK::Verbs", "HSK::Verbs 2"])
            #expect(try await desk.deck(first.id).name == "Verbs 2")
        }
    }
}
