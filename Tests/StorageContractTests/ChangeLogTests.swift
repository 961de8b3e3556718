import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

@Suite struct ChangeLogTests {
    private struct ChangeOfMind: Error {}

    @Test(arguments: Engine.tested) func changesAreToldInOrder(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let later = noon.advanced(bySeconds: 60)
            try await database.write(reader1, at: later) { transaction in
                try transaction.mark("银行")
                try transaction.run(
                    "DELETE FROM mark WHERE learner_id = ? AND word = ?", [transaction.owner, "银行"],
                    changes: .delete(.mark, "zh", "银行"))
            }
            let changes = try await database.readAcrossLearners { try $0.changes(of: reader1, after: 0, limit: 10) }
            #expect(
                changes == [
                    LoggedChange(sequence: 1, change: .upsert(.learner, reader1), time: noon),
                    LoggedChange(sequence: 2, change: Change(.upsert, .mark, key: "zh/银行"), time: later),
                    LoggedChange(sequence: 3, change: Change(.delete, .mark, key: "zh/银行"), time: later),
                ])
        }
    }

    @Test(arguments: Engine.tested) func theLogIsReadInPieces(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                for number in 1...9 { try transaction.mark("\(number)") }
            }
            let piece = try await database.readAcrossLearners { try $0.changes(of: reader1, after: 4, limit: 3) }
            #expect(piece.map(\.sequence) == [5, 6, 7])
            #expect(try await database.readAcrossLearners { try $0.changes(of: reader1, after: 10, limit: 3) }.isEmpty)
        }
    }

    @Test(arguments: Engine.tested) func anEntryOfTheNotebookIsRecordedAndTheStateOfItsFileIsNot(_ engine: Engine)
        async throws
    {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                try transaction.run(
                    """
                    INSERT INTO notebook_entry (learner_id, id, position, title, folded_title, text, created_at, updated_at)
                    VALUES (?, 'e', 1, 'Construct', 'construct', ?, 0, 0)
                    """, [transaction.owner, .blob(Array("# Construct\n\0".utf8))],
                    changes: .upsert(.notebookEntry, "e"))
                try transaction.runDerived(
                    "INSERT INTO notebook_file (learner_id, place, stamp, updated_at) VALUES (?, '', '1', 0)",
                    [transaction.owner])
                try transaction.run(
                    "DELETE FROM notebook_entry WHERE learner_id = ? AND id = ?", [transaction.owner, "e"],
                    changes: .delete(.notebookEntry, "e"))
            }
            let changes = try await database.read(reader1) { try $0.changes(of: reader1, after: 1, limit: 10) }
            #expect(changes.map(\.change) == [.upsert(.notebookEntry, "e"), .delete(.notebookEntry, "e")])
        }
    }

    @Test(arguments: Engine.tested) func aStatementWithoutEffectIsNotRecorded(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let count = try await database.write(reader1, at: noon) { transaction in
                try transaction.run(
                    "DELETE FROM mark WHERE learner_id = ?", [transaction.owner], changes: .delete(.mark, "zh", "银行"))
            }
            #expect(count == 0)
            #expect(try await database.sequences(of: reader1) == [1])
        }
    }

    @Test(arguments: Engine.tested) func aCacheIsNotRecorded(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                try transaction.addBook(.sample(1))
                try transaction.runDerived(
                    "INSERT INTO vocabulary (book_id, learner_id, fingerprint, words) VALUES (?, ?, ?, ?)",
                    [SQLValue(ID<Book>.sample(1)), SQLValue(reader1), "f", .blob([1])])
            }
            #expect(try await database.sequences(of: reader1) == [1, 2])
        }
    }

    @Test(arguments: Engine.tested) func aHundredWritersAtOnceLeaveNoGap(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.add(reader2)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask {
                        let learner = number % 2 == 0 ? reader1 : reader2
                        do {
                            try await database.write(learner, at: noon) { transaction in
                                try transaction.mark("\(number)")
                                try transaction.mark("\(number) again")
                                if number % 5 == 0 { throw ChangeOfMind() }
                            }
                        } catch is ChangeOfMind {}
                    }
                }
                try await group.waitForAll()
            }
            // 50 writers each, 10 of which roll back; the learner is change 1.
            #expect(try await database.sequences(of: reader1) == Array(1...81))
            #expect(try await database.sequences(of: reader2) == Array(1...81))
            #expect(try await database.count("mark") == 160)
        }
    }

    @Test(arguments: Engine.tested) func noIncrementIsLostBetweenWriters(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<40 {
                    group.addTask {
                        try await database.write(reader1, at: noon) { transaction in
                            let row = try transaction.first(
                                "SELECT times_marked FROM mark WHERE learner_id = ? AND word = ?",
                                [transaction.owner, "银行"])
                            try transaction.mark("银行", times: try (row?.integer(0) ?? 0) + 1)
                        }
                    }
                }
                try await group.waitForAll()
            }
            let times = try await database.readAcrossLearners {
                try $0.first("SELECT times_marked FROM mark")?.integer(0)
            }
            #expect(times == 40)
        }
    }

    @Test(arguments: Engine.tested) func learnersHaveLogsOfTheirOwn(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.add(reader2)
            try await database.write(reader1, at: noon) { try $0.mark("银行") }
            try await database.write(reader2, at: noon) { try $0.mark("银行", times: 5) }
            let changes = try await database.readAcrossLearners { try $0.changes(of: reader2, after: 0, limit: 10) }
            #expect(changes.map(\.change) == [.upsert(.learner, reader2), .upsert(.mark, "zh", "银行")])
            let times = try await database.readAcrossLearners {
                try $0.first("SELECT times_marked FROM mark WHERE learner_id = ?", [SQLValue(reader1)])?.integer(0)
            }
            #expect(times == 1)
        }
    }

    @Test(arguments: Engine.tested) func aStrangerCannotWrite(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            await #expect(throws: StorageError.self) {
                try await database.write(reader2, at: noon) { try $0.mark("银行") }
            }
            #expect(try await database.count("mark") == 0)
        }
    }

    @Test(arguments: Engine.tested) func aLearnerWhoLeavesTakesEverythingAlong(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                try transaction.addBook(.sample(1))
                try transaction.mark("银行")
            }
            try await database.write(reader1, at: noon) { transaction in
                try transaction.run(
                    "DELETE FROM learner WHERE id = ?", [SQLValue(reader1)], changes: .delete(.learner, reader1))
            }
            for table in ["learner", "book", "mark", "change"] {
                #expect(try await database.count(table) == 0, "\(table)")
            }
        }
    }
}
