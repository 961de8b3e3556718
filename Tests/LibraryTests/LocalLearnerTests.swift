import Library
import Model
import Storage
import Support
import Testing

/// Whose desk the machine's own is.
@Suite struct LocalLearnerTests {
    private static let now = TestDesk.now

    private func localLearner(in database: any Database) async throws -> ID<Learner> {
        try await Desk.localLearner(in: database, at: Self.now, newID: TestIDs.next())
    }

    @Test(arguments: Engine.tested) func itIsCreatedOnce(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let first = try await localLearner(in: database)
            #expect(try await localLearner(in: database) == first)
        }
    }

    /// Somebody who has an account came first, or the desk of the machine is gone.
    @Test(arguments: Engine.tested) func nobodyElsesDeskIsTheMachines(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let other: ID<Learner> = TestIDs.next()
            try await database.write(other, at: Self.now) { transaction in
                try transaction.run(
                    "INSERT INTO learner (id, name, created_at) VALUES (?, 'Bert', 0)", [transaction.owner],
                    changes: .upsert(.learner, other))
            }
            let local = try await localLearner(in: database)
            #expect(local != other)
            #expect(try await localLearner(in: database) == local)
        }
    }

    /// Several servers may open a new database at the same time.
    @Test(arguments: Engine.tested) func whoeverOpensItAtTheSameTimeOpensTheSame(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let found = try await withThrowingTaskGroup(of: ID<Learner>.self) { group in
                for _ in 0..<10 { group.addTask { try await localLearner(in: database) } }
                return try await group.reduce(into: Set<ID<Learner>>()) { $0.insert($1) }
            }
            #expect(found.count == 1)
            let rows = try await database.readAcrossLearners { try $0.rows("SELECT id FROM learner").count }
            #expect(rows == 1)
        }
    }
}
