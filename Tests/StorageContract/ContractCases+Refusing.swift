import Model
import Storage

extension ContractCase {
    static var refusing: [ContractCase] { [queries, writes, scope, arguments] }

    private static let queries = ContractCase(
        "a reader takes nothing but queries",
        .write { transaction, _ throws(StorageError) in try transaction.addLearner() },
        .read(failing: .refused(reason: "only a single SELECT can be read from")) { reader, _ throws(StorageError) in
            _ = try reader.rows("DELETE FROM learner WHERE id = ?", [reader.owner])
        },
        .read(failing: .refused(reason: "only a single SELECT can be read from")) { reader, _ throws(StorageError) in
            _ = try reader.rows("SELECT 1; SELECT 2")
        },
        .read { reader, findings throws(StorageError) in
            let row = try reader.first("SELECT COUNT(*) AS total FROM learner WHERE id = ?", [reader.owner])
            findings.expect(try row?.integer("total") == 1, "the learner is still there")
        })

    private static let writes = ContractCase(
        "run takes nothing but writes of rows",
        .write { transaction, _ throws(StorageError) in try transaction.addLearner() },
        .write(failing: .refused(reason: "only a single INSERT, UPDATE or DELETE can be run")) {
            transaction, _ throws(StorageError) in
            try transaction.runDerived("DROP TABLE learner")
        },
        .write(failing: .refused(reason: "only a single INSERT, UPDATE or DELETE can be run")) {
            transaction, _ throws(StorageError) in
            try transaction.runDerived("COMMIT")
        })

    private static let scope = ContractCase(
        "a statement names its learner",
        .write { transaction, _ throws(StorageError) in
            try transaction.addLearner()
            try transaction.mark("银行")
        },
        .write(as: .second) { transaction, _ throws(StorageError) in try transaction.addLearner() },
        .read(as: .second, failing: .refused(reason: "a statement about mark does not name its learner")) {
            reader, _ throws(StorageError) in
            _ = try reader.rows("SELECT word FROM mark")
        },
        .read(as: .second, failing: .refused(reason: "a statement names a different learner than its transaction")) {
            reader, _ throws(StorageError) in
            _ = try reader.rows("SELECT word FROM mark WHERE learner_id = ?", [SQLValue(ID<Learner>.first)])
        },
        .write(as: .second, failing: .refused(reason: "a statement names a different learner than its transaction")) {
            transaction, _ throws(StorageError) in
            try transaction.runDerived("DELETE FROM mark WHERE learner_id = ?", [SQLValue(ID<Learner>.first)])
        },
        .read { reader, findings throws(StorageError) in
            findings.expect(try reader.count("mark") == 1, "the mark is still there")
        })

    private static let arguments = ContractCase(
        "arguments that one engine could not take are refused by all",
        .read(failing: .nulCharacter) { reader, _ throws(StorageError) in
            _ = try reader.first("SELECT ? AS value", ["a\0b"])
        },
        .read(failing: .refused(reason: "a number is not a number")) { reader, _ throws(StorageError) in
            _ = try reader.first("SELECT ? AS value", [.real(.nan)])
        },
        .read(failing: .invalidStatement(reason: "it has 1 placeholders, not 2")) { reader, _ throws(StorageError) in
            _ = try reader.rows("SELECT '?' AS mark, ? AS value -- ?", [1, 2])
        })
}
