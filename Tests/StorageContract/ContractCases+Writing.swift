import Model
import Storage

extension ContractCase {
    static var writing: [ContractCase] { [oneChange, failure, declining, caught, logs, references] }

    private static let oneChange = ContractCase(
        "a book and its passages are one change",
        .write { transaction, _ throws(StorageError) in try transaction.addLearner() },
        .write { transaction, findings throws(StorageError) in
            let book = ID<Book>.first
            var written = 0
            try transaction.run(changes: .upsert(.book, book)) { statements throws(StorageError) in
                try statements.execute(Transaction.insertBook, transaction.bookValues(book, "长篇"))
                var rows = SQLRows(width: 5, capacity: 500)
                for number in 1...500 {
                    rows.append(contentsOf: [
                        SQLValue(book), transaction.owner, SQLValue(number), 0, SQLValue("第\(number)页"),
                    ])
                }
                for row in rows { written += try statements.execute(Transaction.insertPassage, Array(row)) }
            }
            findings.expect(written == 500, "the rows written")
            findings.expect(try transaction.count("passage") == 500, "its own writes")
        },
        .read { reader, findings throws(StorageError) in
            let book = ID<Book>.first
            findings.expect(
                try reader.log(of: .first), ["1 upsert learner \(ID<Learner>.first)", "2 upsert book \(book)"],
                "the log")
        })

    private static let failure = ContractCase(
        "an error in the middle of many rows undoes them all",
        .write { transaction, _ throws(StorageError) in
            try transaction.addLearner()
            try transaction.addBook(.first)
        },
        .write(failing: .constraint(.unique, table: "passage")) { transaction, _ throws(StorageError) in
            var rows = SQLRows(width: 5)
            for number in 1...300 {
                rows.append(contentsOf: [
                    SQLValue(ID<Book>.first), transaction.owner, SQLValue(min(number, 200)), 0, "",
                ])
            }
            try transaction.run(Transaction.insertPassage, each: rows, changes: .upsert(.book, ID<Book>.first))
        },
        .read { reader, findings throws(StorageError) in
            findings.expect(try reader.count("passage") == 0, "no passage")
            findings.expect(try reader.log(of: .first).count == 2, "nothing logged")
        })

    private struct ChangeOfMind: Error, CustomStringConvertible {
        let description = "changed its mind"
    }

    private static let declining = ContractCase(
        "a verb that declines leaves nothing",
        .write { transaction, _ throws(StorageError) in try transaction.addLearner() },
        .write(failing: .declining(ChangeOfMind())) { transaction, _ throws(StorageError) in
            try transaction.mark("银行")
            throw .declining(ChangeOfMind())
        },
        .read { reader, findings throws(StorageError) in
            findings.expect(try reader.count("mark") == 0, "no mark")
            findings.expect(try reader.log(of: .first).count == 1, "nothing logged")
        })

    private static let caught = ContractCase(
        "a failed statement dooms its transaction even if the error is caught",
        .write { transaction, _ throws(StorageError) in try transaction.addLearner() },
        .write(failing: .constraint(.unique, table: "book")) { transaction, _ throws(StorageError) in
            try transaction.addBook(.first)
            do throws(StorageError) { try transaction.addBook(.first) } catch {}
        },
        .read { reader, findings throws(StorageError) in
            findings.expect(try reader.count("book") == 0, "no book")
        })

    private static let logs = ContractCase(
        "each learner has a log of their own",
        .write { transaction, _ throws(StorageError) in try transaction.addLearner() },
        .write(as: .second) { transaction, _ throws(StorageError) in
            try transaction.addLearner()
            try transaction.mark("银行", times: 5)
        },
        .write { transaction, findings throws(StorageError) in
            try transaction.mark("银行")
            let none = try transaction.run(
                "UPDATE mark SET page = 1 WHERE learner_id = ? AND word = ?", [transaction.owner, "无"],
                changes: .upsert(.mark, "zh", "无"))
            findings.expect(none == 0, "no row changed")
            try transaction.run(
                "DELETE FROM mark WHERE learner_id = ? AND word = ?", [transaction.owner, "银行"],
                changes: .delete(.mark, "zh", "银行"))
        },
        .read { reader, findings throws(StorageError) in
            let expected = ["1 upsert learner \(ID<Learner>.first)", "2 upsert mark zh/银行", "3 delete mark zh/银行"]
            findings.expect(try reader.log(of: .first), expected, "the log of the first")
        },
        .read(as: .second) { reader, findings throws(StorageError) in
            let row = try reader.first("SELECT times_marked FROM mark WHERE learner_id = ?", [reader.owner])
            findings.expect(try row?.integer(0) == 5, "the mark of the second")
            findings.expect(try reader.log(of: .second).count == 2, "the log of the second")
        })

    private static let references = ContractCase(
        "a row cannot refer to one that is not there",
        .write { transaction, _ throws(StorageError) in try transaction.addLearner() },
        .write(failing: .constraint(.foreignKey, table: nil)) { transaction, _ throws(StorageError) in
            try transaction.run(
                "INSERT INTO learner_zone (learner_id, since, zone) VALUES (?, ?, ?)", [transaction.owner, 0, "UTC"],
                changes: .upsert(.learnerZone, "0"))
            try transaction.run(
                "DELETE FROM learner WHERE id = ?", [transaction.owner], changes: .delete(.learner, transaction.learner)
            )
            try transaction.runDerived(
                "INSERT INTO learner_zone (learner_id, since, zone) VALUES (?, ?, ?)", [transaction.owner, 1, "UTC"])
        },
        .write { transaction, _ throws(StorageError) in
            try transaction.addBook(.first)
            try transaction.mark("银行")
            try transaction.run(
                "DELETE FROM learner WHERE id = ?", [transaction.owner], changes: .delete(.learner, transaction.learner)
            )
        },
        .read { reader, findings throws(StorageError) in
            for table in ["book", "mark", "change"] {
                findings.expect(try reader.count(table) == 0, "\(table) went with its learner")
            }
        })
}
