import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

@Suite struct ErrorTests {
    @Test(arguments: Engine.tested) func aSecondRowWithTheSameKeyIsAUniqueViolation(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            await #expect(throws: StorageError.constraint(.unique, table: "learner")) {
                try await database.add(reader1)
            }
            // The failed statement can be used again.
            try await database.add(reader2)
            #expect(try await database.count("learner") == 2)
        }
    }

    @Test(arguments: Engine.tested) func aPassageWithoutABookIsAForeignKeyViolation(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let error = await #expect(throws: StorageError.self) {
                try await database.write(reader1, at: noon) { transaction in
                    let passage: [SQLValue] = [SQLValue(ID<Book>.sample(1)), SQLValue(reader1), 1, 0, "text"]
                    try transaction.run(
                        Transaction.insertPassage, passage, changes: .upsert(.book, ID<Book>.sample(1)))
                }
            }
            // SQLite does not report the table.
            let table = engine == .sqlite ? nil : "passage"
            #expect(error == .constraint(.foreignKey, table: table))
        }
    }

    @Test(arguments: Engine.tested) func aMissingValueIsANotNullViolation(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            await #expect(throws: StorageError.constraint(.notNull, table: "learner")) {
                try await database.write(reader1, at: noon) { transaction in
                    try transaction.run(
                        "INSERT INTO learner (id, name, created_at) VALUES (?, ?, ?)", [SQLValue(reader1), nil, 0],
                        changes: .upsert(.learner, reader1))
                }
            }
        }
    }

    @Test(arguments: Engine.tested) func aMistakeInAStatementIsToldAsOne(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let error = await #expect(throws: StorageError.self) {
                try await database.readAcrossLearners { _ = try $0.rows("SELECT word FROM nowhere") }
            }
            guard case .invalidStatement(let reason) = error else {
                Issue.record("it was told as \(error.map(String.init(describing:)) ?? "nothing")")
                return
            }
            #expect(reason.contains("nowhere"))
        }
    }

    @Test(arguments: Engine.tested) func aPlaceThatCannotBeReachedIsUnavailable(_ engine: Engine) async throws {
        let location: DatabaseLocation =
            engine == .sqlite
            ? .file(path: "/nowhere/at/all/desk.sqlite") : .server(url: "postgresql:///glossa?host=/nowhere/at/all")
        let error = await #expect(throws: StorageError.self) { _ = try await openDatabase(location) }
        #expect(error?.isTemporary == true)
    }

    @Test func theServersCodesAreUnderstood() {
        let expected: [(String, StorageError)] = [
            ("53100", .diskFull), ("53300", .busy), ("55P03", .busy), ("40P01", .busy), ("40001", .busy),
            ("XX001", .corrupted(path: "the PostgreSQL server")), ("23514", .constraint(.check, table: "mark")),
            ("22P02", .invalidStatement(reason: "data exception 22P02")),
            ("57P01", .unavailable(reason: "message (57P01)")),
        ]
        for (code, error) in expected {
            #expect(StorageError(sqlState: code, message: "message", table: "mark") == error)
        }
    }

    @Test func everyErrorSaysWhatHappenedWhatWasKeptAndWhatToDo() {
        let errors: [StorageError] = [
            .diskFull, .readOnly(path: "desk.sqlite"), .moved(path: "desk.sqlite"), .corrupted(path: "desk.sqlite"),
            .foreign(location: "desk.sqlite"),
            .newerSchema(found: 3, known: 2), .unavailable(reason: "no such host"), .outcomeUnknown(reason: "gone"),
            .busy, .constraint(.unique, table: "mark"), .refused(reason: "two statements"), .nulCharacter,
            .invalidStatement(reason: "no such table"), .unknownLearner(reader1), .closed,
            .unexpectedValue(column: "title", expected: "text", found: "null"),
        ]
        for error in errors {
            let sentences = error.description.split(separator: ". ")
            #expect(sentences.count >= 3, "\(error)")
        }
    }

    @Test func aConstraintIsNamedAsEnglishNamesIt() {
        #expect(
            "\(StorageError.constraint(.other, table: "mark"))".hasPrefix("The change violated a constraint of mark."))
        #expect("\(StorageError.constraint(.unique, table: nil))".hasPrefix("The change violated a unique constraint."))
    }

    @Test func aLocationHidesThePassword() {
        #expect(DatabaseLocation("/home/li/desk.sqlite") == .file(path: "/home/li/desk.sqlite"))
        #expect(DatabaseLocation("postgres://localhost/glossa") == .server(url: "postgres://localhost/glossa"))
        let location = DatabaseLocation("postgresql://li:secret@db.example:5433/glossa?password=secret")
        #expect(location.description == "postgresql://db.example:5433/glossa")
    }
}
