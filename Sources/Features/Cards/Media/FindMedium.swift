import Model
import Storage

extension Reader {
    /// Returns a picture or a recording by its name.
    ///
    /// - Throws: ``ReviewError/noSuchMedium(_:)``.
    public func medium(_ name: String) throws(StorageError) -> Medium {
        guard
            let row = try first(
                "SELECT media_type, sha256, bytes FROM media WHERE learner_id = ? AND name = ?",
                [owner, SQLValue(name)])
        else { throw .declining(ReviewError.noSuchMedium(name)) }
        return Medium(
            name: name, mediaType: try row.text("media_type"), sha256: try row.text("sha256"),
            bytes: try row.blob("bytes"))
    }
}
