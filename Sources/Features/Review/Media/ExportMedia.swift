import Formats
import Model
import Storage

extension ReviewDesk {
    /// The number of bytes of a picture or recording that are read at once.
    private static let piece = 4 << 20

    /// Writes all pictures and recordings as an object: their bytes in Base64, by their names.
    ///
    /// Streams them in pieces, because they may exceed the available memory.
    public func exportMedia(to json: JSONStream, _ reader: Reader) throws {
        let media = try reader.rows(
            "SELECT name, length(bytes) AS size FROM media WHERE learner_id = ? ORDER BY name", [SQLValue(learner)]
        ).map { (name: try $0.text(0), size: try $0.integer(1)) }
        for medium in media {
            var place = 0
            try json.base64(as: medium.name) {
                guard place < medium.size else { return [] }
                let row = try reader.first(
                    """
                    SELECT substr(bytes, CAST(? AS INTEGER), CAST(? AS INTEGER)) AS piece
                    FROM media WHERE learner_id = ? AND name = ?
                    """,
                    [SQLValue(place + 1), SQLValue(Self.piece), SQLValue(learner), SQLValue(medium.name)])
                place += Self.piece
                return try row?.blob("piece") ?? []
            }
        }
    }
}
