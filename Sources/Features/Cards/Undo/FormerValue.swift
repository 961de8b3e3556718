import Model
import Storage

/// A value that many rows shared: a compact way to undo a change of thousands of cards.
package struct FormerValue: Sendable {
    package enum Column: String, Sendable {
        case standing
        case buriedOn = "buried_on"
        case isFlagged = "is_flagged"
        case deck = "deck_id"
        case tags
        /// Empty for a note that is not deleted.
        case deletedAt = "deleted_at"

        /// The entity of the column.
        var entity: Change.Entity {
            switch self {
            case .standing, .buriedOn, .isFlagged, .deck: .card
            case .tags, .deletedAt: .note
            }
        }
    }

    package var column: Column
    /// Numbers in decimal.
    package var value: String
    /// The ids of cards or notes.
    package var ids: [Int64]

    package init(
        column: Column, value: String, ids: [Int64]
    ) {
        self.column = column
        self.value = value
        self.ids = ids
    }

    /// The number of rows that one statement changes.
    package static let chunk = 500
    /// The number of changes up to which the log names each one.
    package static let named = 1000

    package static func places(_ ids: some Collection) -> String { ids.map { _ in "?" }.joined(separator: ", ") }

    fileprivate var stored: SQLValue {
        switch column {
        case .deck, .tags: SQLValue(value)
        case .deletedAt where value.isEmpty: .null
        case .standing, .buriedOn, .isFlagged, .deletedAt: .integer(Int64(value) ?? 0)
        }
    }
}

extension Transaction {
    /// Assigns the value to its rows.
    ///
    /// - Parameter progress: Receives the fraction of the rows done.
    package func put(_ value: FormerValue, _ learner: ID<Learner>, _ progress: (Double) -> Void = { _ in })
        throws(StorageError)
    {
        let entity = value.column.entity
        let isNote = entity == .note
        let set = "\(value.column.rawValue) = ?, " + (isNote ? "updated_at = ?" : Card.touching)
        let head = [value.stored] + (isNote ? [SQLValue(time)] : Card.touchingValues(time))
        guard value.ids.count > FormerValue.named else {
            for id in value.ids {
                let key = SerialID<Card>(id)?.description ?? ""
                let isGone = value.column == .deletedAt && !value.value.isEmpty
                try run(
                    "UPDATE \(entity.rawValue) SET \(set) WHERE id = ? AND learner_id = ?",
                    head + [.integer(id), SQLValue(learner)],
                    changes: Change(isGone ? .delete : .upsert, entity, key: key))
            }
            return
        }
        try run(changes: .upsertMany(entity)) { statements throws(StorageError) in
            for chunk in value.ids.chunks(of: FormerValue.chunk) {
                progress(Double(chunk.startIndex) / Double(value.ids.count))
                try statements.execute(
                    """
                    UPDATE \(entity.rawValue) SET \(set)
                    WHERE id IN (\(FormerValue.places(chunk))) AND learner_id = ?
                    """, head + chunk.map { .integer($0) } + [SQLValue(learner)])
            }
        }
    }
}

extension Array {
    /// Returns the elements in order, in chunks of a size.
    package func chunks(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}

extension FormerValue.Column: JSONConvertible {}

extension FormerValue: JSONConvertible {
    package init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(column: try object.value("column"), value: try object.value("value"), ids: try object.value("ids"))
    }

    package var json: JSON { ["column": column.json, "value": value.json, "ids": ids.json] }
}
