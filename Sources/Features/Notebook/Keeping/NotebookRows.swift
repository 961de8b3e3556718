import Etymology
import Foundation
import Model
import Practice
import Storage

/// Writing the rows of a notebook. The texts of the rows, joined in order, are the notebook to the byte.
struct NotebookRows {
    let transaction: Transaction
    /// Two words of random bits for each new row's id.
    let random: @Sendable () -> (UInt64, UInt64)

    /// The distance between the positions of two new rows, which leaves room to insert others between them.
    private static let distance: Int64 = 1 << 32
    /// Up to how many changed rows are logged one by one.
    private static let namedChanges = 1_000

    private struct Piece {
        var title: String?
        var text: ArraySlice<UInt8>
    }

    private struct Kept {
        var id: String
        var position: Int64
        var title: String?
        var text: [UInt8]
    }

    // MARK: Following a text

    /// Makes the rows those of a text. Writes and logs only what differs; an entry that was edited keeps its row.
    func follow(_ text: Data) throws {
        let bytes = [UInt8](text)
        let pieces = Self.pieces(of: text, bytes)
        // Most of a notebook stays as it is: its rows are not kept in memory.
        var same = 0
        var last: Int64?
        var rest: [Kept] = []
        try transaction.forEachRow(
            "SELECT id, position, title, text FROM notebook_entry WHERE learner_id = ? ORDER BY position, id",
            [transaction.owner]
        ) { row in
            let kept = try Self.kept(row)
            if rest.isEmpty, same < pieces.count, pieces[same].text.elementsEqual(kept.text) {
                same += 1
                last = kept.position
            } else {
                rest.append(kept)
            }
        }
        if try !revise(rest, to: pieces[same...], after: last) {
            try renumber()
            try follow(text)
        }
    }

    /// Appends a text to the rows, of which only the last is read: a text behind it may belong to it.
    func append(_ text: Data) throws {
        let last = try transaction.first(
            """
            SELECT id, position, title, text FROM notebook_entry
            WHERE learner_id = ? ORDER BY position DESC, id DESC LIMIT 1
            """, [transaction.owner]
        ).map { try Self.kept($0) }
        let end = Data(last?.text ?? []) + text
        // Nothing follows the last row, so there is always room.
        _ = try revise(last.map { [$0] } ?? [], to: Self.pieces(of: end, [UInt8](end))[...], after: nil)
    }

    /// Returns a text as it is appended: after blank lines if the notebook does not end with a line break.
    func appended(_ block: Data) throws -> Data {
        let last = try transaction.first(
            "SELECT text FROM notebook_entry WHERE learner_id = ? ORDER BY position DESC, id DESC LIMIT 1",
            [transaction.owner])
        guard let end = try last?.blob(0).last, end != 0x0A else { return block }
        return Data("\n\n".utf8) + block
    }

    private static func pieces(of text: Data, _ bytes: [UInt8]) -> [Piece] {
        NotebookIndex(text).pieces(of: text.count).map { Piece(title: $0.title, text: bytes[$0.range]) }
    }

    private static func kept(_ row: Row) throws(StorageError) -> Kept {
        Kept(
            id: try row.text(0), position: Int64(try row.integer(1)), title: try row.optionalText(2),
            text: try row.blob(3))
    }

    // MARK: Differences

    /// Makes consecutive rows those of consecutive pieces.
    ///
    /// - Parameter position: That of the row before them; nil if there is none.
    /// - Returns: False, and nothing is changed, if there is no room between two positions.
    private func revise(_ rows: [Kept], to pieces: ArraySlice<Piece>, after position: Int64?) throws -> Bool {
        var (old, new) = (rows, Array(pieces))
        var end: Int64?
        while let row = old.last, let piece = new.last, piece.text.elementsEqual(row.text) {
            end = row.position
            old.removeLast()
            new.removeLast()
        }
        let matches = Self.matches(old, new)
        guard let positions = Self.positions(matches.map { $0.map { old[$0].position } }, position, end) else {
            return false
        }
        try write(old, new, matches, positions)
        return true
    }

    /// Returns the row of each piece, in the order of both: that with the same text or, between two such, one with the
    /// same title.
    private static func matches(_ old: [Kept], _ new: [Piece]) -> [Int?] {
        var matches = [Int?](repeating: nil, count: new.count)
        pair(old.indices, new.indices, { old[$0].text }, { Array(new[$0].text) }, into: &matches)
        var start = 0
        var before = 0
        for index in 0...new.count where index == new.count || matches[index] != nil {
            let next = index == new.count ? old.count : matches[index] ?? before
            pair(before..<next, start..<index, { old[$0].title }, { new[$0].title }, into: &matches)
            (start, before) = (index + 1, next + 1)
        }
        return matches
    }

    /// Pairs rows with pieces of the same key, each with the first that is left.
    private static func pair<Key: Hashable>(
        _ old: Range<Int>, _ new: Range<Int>, _ oldKey: (Int) -> Key, _ newKey: (Int) -> Key,
        into matches: inout [Int?]
    ) {
        if old.isEmpty || new.isEmpty { return }
        // Last first, so that the first is taken off quickly.
        var left: [Key: [Int]] = [:]
        for index in old.reversed() { left[oldKey(index), default: []].append(index) }
        var next = old.lowerBound
        for index in new {
            let key = newKey(index)
            while let first = left[key]?.popLast() {
                guard first >= next else { continue }
                matches[index] = first
                next = first + 1
                break
            }
        }
    }

    /// Returns positions in which those that are missing lie between the others; nil if there is no room.
    private static func positions(_ known: [Int64?], _ start: Int64?, _ end: Int64?) -> [Int64]? {
        var positions: [Int64] = []
        positions.reserveCapacity(known.count)
        var index = 0
        while index < known.count {
            if let position = known[index] {
                positions.append(position)
                index += 1
                continue
            }
            let next = known[index...].firstIndex { $0 != nil } ?? known.count
            let count = Int64(next - index) + 1
            let after = next < known.count ? known[next] : end
            let before = positions.last ?? start ?? after.map { $0 - distance * count } ?? 0
            let step = after.map { ($0 - before) / count } ?? distance
            guard step > 0 else { return nil }
            for number in 1..<count { positions.append(before + step * number) }
            index = next
        }
        return positions
    }

    private func write(_ old: [Kept], _ new: [Piece], _ matches: [Int?], _ positions: [Int64]) throws {
        let used = Set(matches.compactMap { $0 })
        let deleted = old.indices.filter { !used.contains($0) }.map { old[$0].id }
        var inserted: [(id: ID<WordEntry>, row: [SQLValue])] = []
        var updated: [(id: String, row: [SQLValue])] = []
        let (owner, time) = (transaction.owner, SQLValue(transaction.time))
        for (index, piece) in new.enumerated() {
            let title = SQLValue(piece.title)
            let folded = SQLValue(piece.title.map(NotebookTitle.folded))
            let text = SQLValue.blob(Array(piece.text))
            if let match = matches[index] {
                if piece.text.elementsEqual(old[match].text) { continue }
                updated.append((old[match].id, [title, folded, text, time, owner, .text(old[match].id)]))
            } else {
                let id = ID<WordEntry>(at: transaction.time, random: random())
                let position = SQLValue.integer(positions[index])
                inserted.append((id, [owner, SQLValue(id), position, title, folded, text, time, time]))
            }
        }
        let deletion = "DELETE FROM notebook_entry WHERE learner_id = ? AND id = ?"
        let insertion = """
            INSERT INTO notebook_entry (learner_id, id, position, title, folded_title, text, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """
        let update = """
            UPDATE notebook_entry SET title = ?, folded_title = ?, text = ?, updated_at = ?
            WHERE learner_id = ? AND id = ?
            """
        guard deleted.count + inserted.count + updated.count <= Self.namedChanges else {
            let many = Change.upsertMany(.notebookEntry)
            try transaction.run(deletion, each: deleted.lazy.map { [owner, .text($0)] }, changes: many)
            try transaction.run(update, each: updated.lazy.map(\.row), changes: many)
            try transaction.run(insertion, each: inserted.lazy.map(\.row), changes: many)
            return
        }
        for id in deleted { try transaction.run(deletion, [owner, .text(id)], changes: .delete(.notebookEntry, id)) }
        for (id, row) in updated { try transaction.run(update, row, changes: .upsert(.notebookEntry, id)) }
        for (id, row) in inserted { try transaction.run(insertion, row, changes: .upsert(.notebookEntry, id)) }
    }

    /// Moves the positions of all rows apart again.
    private func renumber() throws {
        let ids = try transaction.rows(
            "SELECT id FROM notebook_entry WHERE learner_id = ? ORDER BY position, id", [transaction.owner])
        var rows: [[SQLValue]] = []
        for (index, row) in ids.enumerated() {
            rows.append([.integer(Int64(index + 1) * Self.distance), transaction.owner, try row.value(0)])
        }
        try transaction.run(
            "UPDATE notebook_entry SET position = ? WHERE learner_id = ? AND id = ?", each: rows,
            changes: .upsertMany(.notebookEntry))
    }

    // MARK: The file

    /// Records which file the rows agree with. It says something of this machine, not of the learner, and is not
    /// logged.
    func record(_ place: String, _ stamp: String) throws(StorageError) {
        try transaction.runDerived(
            """
            INSERT INTO notebook_file (learner_id, place, stamp, updated_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (learner_id) DO UPDATE
            SET place = excluded.place, stamp = excluded.stamp, updated_at = excluded.updated_at
            """, [transaction.owner, .text(place), .text(stamp), SQLValue(transaction.time)])
    }

    // MARK: Copies

    /// Keeps a whole notebook under a name. Copies are not logged: only the notebook itself is.
    func keepCopy(_ name: String, _ text: Data) throws(StorageError) {
        try transaction.runDerived(
            """
            INSERT INTO notebook_copy (learner_id, name, text, updated_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (learner_id, name) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at
            """, [transaction.owner, .text(name), .blob([UInt8](text)), SQLValue(transaction.time)])
    }

    func removeCopy(_ name: String) throws(StorageError) {
        try transaction.runDerived(
            "DELETE FROM notebook_copy WHERE learner_id = ? AND name = ?", [transaction.owner, .text(name)])
    }

    /// Records a change of a notebook without a file: its stamp is the number of its changes.
    func countChange() throws(StorageError) {
        let known = try transaction.notebookFile()
        let number = known.flatMap { $0.place.isEmpty ? Int($0.stamp) : nil } ?? 0
        try record("", "\(number + 1)")
    }
}

extension Reader {
    /// Returns a copy of the notebook; empty if there is none with this name.
    func notebookCopy(_ name: String) throws(StorageError) -> Data {
        let row = try first(
            "SELECT text FROM notebook_copy WHERE learner_id = ? AND name = ?", [owner, .text(name)])
        guard let row else { return Data() }
        return Data(try row.blob(0))
    }

    /// Returns the whole notebook as its rows have it.
    func notebookText() throws -> Data {
        var text = Data()
        try forEachRow(
            "SELECT text FROM notebook_entry WHERE learner_id = ? ORDER BY position, id", [owner]
        ) { text.append(contentsOf: try $0.blob(0)) }
        return text
    }
}
