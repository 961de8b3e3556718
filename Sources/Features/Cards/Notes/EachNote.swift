import Model
import Storage

extension Reader {
    /// Passes every note that is not deleted to `body`, in the order of the ids.
    public func forEachNote(_ body: (Note) throws(StorageError) -> Void) throws(StorageError) {
        try forEachRow(
            "SELECT \(Note.columns) FROM note WHERE learner_id = ? AND deleted_at IS NULL ORDER BY id", [owner]
        ) { row throws(StorageError) in try body(try Note(row)) }
    }

    /// Passes every card that is not deleted to `body`, in the order of the ids.
    public func forEachCard(_ body: (Card) throws(StorageError) -> Void) throws(StorageError) {
        try forEachRow(
            "SELECT \(Card.columns) FROM card WHERE learner_id = ? AND standing <> 2 ORDER BY id", [owner]
        ) { row throws(StorageError) in try body(try Card(row)) }
    }
}
