import Model
import Storage

/// What is known of a picture or a recording without reading it.
public struct MediumFacts: Hashable, Sendable {
    public var name: String
    public var mediaType: String
    public var sha256: String
    /// In bytes.
    public var size: Int
}

extension Reader {
    /// Returns what is known of every picture and recording, by name.
    public func mediaFacts() throws(StorageError) -> [MediumFacts] {
        var facts: [MediumFacts] = []
        let rows = try rows(
            "SELECT name, media_type, sha256, length(bytes) AS size FROM media WHERE learner_id = ? ORDER BY name",
            [owner])
        for row in rows {
            facts.append(
                MediumFacts(
                    name: try row.text(0), mediaType: try row.text(1), sha256: try row.text(2),
                    size: try row.count(3)))
        }
        return facts
    }

    /// Returns some bytes of a picture or a recording, because all of them may exceed the available memory.
    ///
    /// - Parameters:
    ///   - start: The number of bytes before them.
    ///   - count: The maximum number of bytes.
    /// - Returns: Fewer at its end; none after it.
    public func mediumBytes(_ name: String, from start: Int, _ count: Int) throws(StorageError) -> [UInt8] {
        let row = try first(
            """
            SELECT substr(bytes, CAST(? AS INTEGER), CAST(? AS INTEGER)) AS piece
            FROM media WHERE learner_id = ? AND name = ?
            """, [SQLValue(start + 1), SQLValue(count), owner, SQLValue(name)])
        return try row?.blob(0) ?? []
    }
}
