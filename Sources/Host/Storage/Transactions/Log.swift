import Model

extension Transaction {
    /// Appends a change to the learner's log, under the next number of the learner's own sequence.
    ///
    /// The learner's row holds the number and stays locked until the transaction ends, so numbers have no gaps and
    /// follow the order of commits.
    func record(_ change: Change) throws(StorageError) {
        hasRecorded = true
        try attempt { () throws(StorageError) in
            let next = try connection.rows(
                "UPDATE learner SET change_sequence = change_sequence + 1 WHERE id = ? RETURNING change_sequence",
                [SQLValue(learner)])
            guard let sequence = next.first?.values.first else {
                // Deleting a learner deletes the log, too.
                if change == .delete(.learner, learner) { return }
                throw .unknownLearner(learner)
            }
            try connection.execute(
                "INSERT INTO change (learner_id, sequence, entity, row_key, kind, at) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    SQLValue(learner), sequence, .text(change.entity.rawValue), .text(change.key),
                    .text(change.kind.rawValue), SQLValue(time),
                ])
        }
    }
}

extension Reader {
    /// Returns the changes of a learner after a position in the log, oldest first.
    ///
    /// - Parameters:
    ///   - learner: The learner whose changes to return.
    ///   - sequence: The last change already known; 0 for none.
    ///   - limit: The maximum number of changes.
    ///   - entity: Restricts the result to this kind of row; nil for all.
    public final func changes(
        of learner: ID<Learner>, after sequence: Int, limit: Int, only entity: Change.Entity? = nil
    ) throws(StorageError) -> [LoggedChange] {
        let rows = try rows(
            """
            SELECT sequence, entity, row_key, kind, at FROM change
            WHERE learner_id = ? AND sequence > ?\(entity == nil ? "" : " AND entity = ?") ORDER BY sequence LIMIT ?
            """,
            [SQLValue(learner), SQLValue(sequence)] + (entity.map { [SQLValue($0.rawValue)] } ?? [])
                + [SQLValue(limit)])
        var changes: [LoggedChange] = []
        changes.reserveCapacity(rows.count)
        for row in rows {
            let entity = try row.text("entity")
            guard let entity = Change.Entity(rawValue: entity) else {
                throw .unexpectedValue(column: "entity", expected: "an entity", found: entity)
            }
            let kind = try row.text("kind")
            guard let kind = Change.Kind(rawValue: kind) else {
                throw .unexpectedValue(column: "kind", expected: "a kind of change", found: kind)
            }
            let change = Change(kind, entity, key: try row.text("row_key"))
            changes.append(
                LoggedChange(sequence: try row.integer("sequence"), change: change, time: try row.time("at")))
        }
        return changes
    }
}
