import Foundation
import Model
import Support
import Synchronization
import Testing

@testable import Storage
@testable import StorageEngines

@Suite struct TransactionTests {
    private struct ChangeOfMind: Error {}

    @Test(arguments: Engine.tested) func whatIsWrittenAsideIsKept(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            #expect(database.isShared == (engine == .postgreSQL))
            await #expect(throws: ChangeOfMind.self) {
                try await database.writeAside(reader1, at: noon) { transaction in
                    try transaction.addBook(.sample(1))
                    throw ChangeOfMind()
                }
            }
            #expect(try await database.count("book") == 0)
            try await database.writeAside(reader1, at: noon) { try $0.addBook(.sample(1)) }
            #expect(try await database.count("book") == 1)
        }
    }

    @Test(.enabled(if: Engine.isPostgreSQLTested, "GLOSSA_SKIP_POSTGRESQL=1"))
    func whatIsWrittenAsideDoesNotWaitForTheLearnersOwnTransaction() async throws {
        try await withDatabase(.postgreSQL) { database in
            try await database.add(reader1)
            let (hasBegun, mayEnd) = (Flag(), Flag())
            async let long: Void = database.write(reader1, at: noon) { transaction in
                try transaction.mark("银行")
                hasBegun.set()
                while !mayEnd.isSet { usleep(1000) }
            }
            while !hasBegun.isSet { await Task.yield() }
            try await database.writeAside(reader1, at: noon) { transaction in
                _ = try transaction.runDerived(
                    """
                    INSERT INTO job (learner_id, name, kind, run, server, title, place, state, step, lease_until,
                        started_at, updated_at)
                    VALUES (?, 'fit-1', 'fit', 'r', 's', '', '/', 'running', 0, 0, 0, 0)
                    """, [transaction.owner])
            }
            #expect(try await database.count("job") == 1)
            #expect(try await database.count("mark") == 0)
            mayEnd.set()
            try await long
            #expect(try await database.count("mark") == 1)
        }
    }

    /// The second waits for the first from its check on, so that it sees what the first has written.
    @Test(arguments: Engine.tested) func whatIsCheckedOfOthersHoldsUntilItIsWritten(_ engine: Engine) async throws {
        struct Taken: Error {}
        let check: @Sendable (Reader) throws -> Void = { all in
            guard try all.rows("SELECT learner_id FROM mark").isEmpty else { throw Taken() }
        }
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.add(reader2)
            for _ in 0..<20 {
                let written = try await withThrowingTaskGroup(of: Int.self) { group in
                    for reader in [reader1, reader2] {
                        group.addTask {
                            do {
                                try await database.write(reader, at: noon, after: check) { try $0.mark("银行") }
                                return 1
                            } catch is Taken {
                                return 0
                            }
                        }
                    }
                    return try await group.reduce(0, +)
                }
                #expect(written == 1)
                #expect(try await database.count("mark") == 1)
                for reader in [reader1, reader2] {
                    try await database.write(reader, at: noon) { transaction in
                        _ = try transaction.runDerived("DELETE FROM mark WHERE learner_id = ?", [transaction.owner])
                    }
                }
            }
        }
    }

    @Test(arguments: Engine.tested) func aThrowLeavesNothing(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            await #expect(throws: ChangeOfMind.self) {
                try await database.write(reader1, at: noon) { transaction in
                    try transaction.addBook(.sample(1))
                    try transaction.mark("银行")
                    throw ChangeOfMind()
                }
            }
            #expect(try await database.count("book") == 0)
            #expect(try await database.count("mark") == 0)
            #expect(try await database.sequences(of: reader1) == [1])
            try await database.write(reader1, at: noon) { try $0.mark("银行") }
            #expect(try await database.sequences(of: reader1) == [1, 2])
        }
    }

    @Test(arguments: Engine.tested) func aFailedStatementCaughtStillUndoesAll(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            await #expect(throws: StorageError.constraint(.unique, table: "book")) {
                try await database.write(reader1, at: noon) { transaction in
                    try transaction.addBook(.sample(1))
                    try? transaction.addBook(.sample(1))
                }
            }
            #expect(try await database.count("book") == 0)
        }
    }

    @Test(arguments: Engine.tested) func halfAChangeCaughtStillUndoesAll(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            await #expect(throws: ChangeOfMind.self) {
                try await database.write(reader1, at: noon) { transaction in
                    try? transaction.run(changes: .upsert(.book, ID<Book>.sample(1))) { statements in
                        try statements.execute(Transaction.insertBook, transaction.arguments(.sample(1), "a"))
                        throw ChangeOfMind()
                    }
                }
            }
            #expect(try await database.count("book") == 0)
        }
    }

    @Test(arguments: Engine.tested) func aTransactionReadsWhatItHasWritten(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let titles = try await database.write(reader1, at: noon) { transaction in
                try transaction.addBook(.sample(1), title: "孔乙己")
                return try transaction.rows("SELECT title FROM book WHERE learner_id = ?", [transaction.owner]).map {
                    try $0.text(0)
                }
            }
            #expect(titles == ["孔乙己"])
        }
    }

    @Test(arguments: Engine.tested) func aBookOfTwoThousandPassagesIsOneChange(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let book = ID<Book>.sample(1)
            try await database.write(reader1, at: noon) { transaction in
                try transaction.run(changes: .upsert(.book, book)) { statements in
                    try statements.execute(Transaction.insertBook, transaction.arguments(book, "长篇"))
                    let rows = (1...2000).lazy.map { number -> [SQLValue] in
                        [SQLValue(book), SQLValue(reader1), SQLValue(number), 0, SQLValue("第\(number)页")]
                    }
                    #expect(try statements.execute(Transaction.insertPassage, each: rows) == 2000)
                    #expect(statements.count == 2001)
                }
            }
            #expect(try await database.count("passage") == 2000)
            #expect(try await database.sequences(of: reader1) == [1, 2])
        }
    }

    @Test(arguments: Engine.tested) func anErrorInTheMiddleOfManyRowsUndoesThemAll(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { try $0.addBook(.sample(1)) }
            await #expect(throws: StorageError.constraint(.unique, table: "passage")) {
                try await database.write(reader1, at: noon) { transaction in
                    let rows = (1...1000).lazy.map { number -> [SQLValue] in
                        [SQLValue(ID<Book>.sample(1)), SQLValue(reader1), SQLValue(min(number, 700)), 0, ""]
                    }
                    try transaction.run(
                        Transaction.insertPassage, each: rows, changes: .upsert(.book, ID<Book>.sample(1)))
                }
            }
            #expect(try await database.count("passage") == 0)
            #expect(try await database.sequences(of: reader1) == [1, 2])
        }
    }

    @Test(arguments: Engine.tested) func rowsOfOneBatchMayHaveNullsInDifferentColumns(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                let rows: [[SQLValue]] = [
                    [SQLValue(reader1), "zh", "一", "known", nil, 1, 0, 0],
                    [SQLValue(reader1), "zh", "二", "known", "èr", nil, 0, 0],
                    [SQLValue(reader1), "zh", "三", "known", nil, nil, 0, 0],
                ]
                try transaction.run(
                    """
                    INSERT INTO mark (learner_id, language, word, status, reading, page, created_at, updated_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """, each: rows, changes: .upsert(.mark, "zh", "一"))
            }
            let readings = try await database.readAcrossLearners {
                try $0.rows("SELECT reading FROM mark ORDER BY reading NULLS LAST").map { try $0.optionalText(0) }
            }
            #expect(readings == ["èr", nil, nil])
        }
    }

    @Test(arguments: Engine.tested) func aBookTakesItsPartsAlong(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let book = ID<Book>.sample(1)
            try await database.write(reader1, at: noon) { transaction in
                try transaction.addBook(book)
                let passage: [SQLValue] = [SQLValue(book), SQLValue(reader1), 1, 0, "text"]
                try transaction.run(Transaction.insertPassage, passage, changes: .upsert(.book, book))
                try transaction.run(
                    "DELETE FROM book WHERE learner_id = ? AND id = ?", [transaction.owner, SQLValue(book)],
                    changes: .delete(.book, book))
            }
            #expect(try await database.count("passage") == 0)
        }
    }
}

private final class Flag: Sendable {
    private let state = Mutex(false)

    var isSet: Bool { state.withLock { $0 } }

    func set() { state.withLock { $0 = true } }
}
