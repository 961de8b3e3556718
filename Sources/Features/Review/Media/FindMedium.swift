import Model
import Storage

extension ReviewDesk {
    /// Returns a picture or a recording by its name.
    ///
    /// - Throws: ``ReviewError/noSuchMedium(_:)``.
    public func medium(_ name: String) async throws -> Medium {
        let learner = learner
        let row = try await database.read(learner) { reader in
            try reader.first(
                "SELECT media_type, sha256, bytes FROM media WHERE learner_id = ? AND name = ?",
                [SQLValue(learner), SQLValue(name)])
        }
        guard let row else { throw ReviewError.noSuchMedium(name) }
        return Medium(
            name: name, mediaType: try row.text("media_type"), sha256: try row.text("sha256"),
            bytes: try row.blob("bytes"))
    }
}
