import Model
import Storage

/// A picture or a recording that a learner adds to a note.
public struct NewMedium: Sendable, Equatable {
    /// The maximum size in megabytes.
    public static let megabytes = 20

    let name: String
    let mediaType: String
    let sha256: String
    let bytes: [UInt8]

    /// Checks a file.
    ///
    /// - Parameters:
    ///   - fileName: The name of its file, with or without a path.
    ///   - digest: Computes the SHA-256 of bytes, in hexadecimal digits.
    /// - Throws: ``ReviewError/mediumTooLarge(_:megabytes:)``, ``ReviewError/unusableMedium(_:_:)``.
    public init(
        fileName: String, bytes: [UInt8], as kind: MediumKind, digest: ([UInt8]) -> String
    ) throws(ReviewError) {
        guard bytes.count <= Self.megabytes << 20 else {
            throw .mediumTooLarge(fileName, megabytes: Self.megabytes)
        }
        guard let type = MediaType(of: bytes), type.kind == kind else { throw .unusableMedium(fileName, kind) }
        name = MediaName.proper(fileName, type, or: kind == .picture ? "picture" : "recording")
        mediaType = MediaName.type(name)
        sha256 = digest(bytes)
        self.bytes = bytes
    }
}

extension Transaction {
    /// Saves a medium, renaming it if another one has its name.
    ///
    /// - Returns: The name.
    /// - Throws: `QuotaExceeded`, by which it declines.
    func keep(_ medium: NewMedium, _ learner: ID<Learner>) throws(StorageError) -> String {
        var name = medium.name
        let known = try first(
            "SELECT sha256 FROM media WHERE learner_id = ? AND name = ?", [SQLValue(learner), SQLValue(name)])
        let isKnown = try known?.text(0) == medium.sha256
        if known != nil, !isKnown { name = MediaName.distinct(name, medium.sha256) }
        #if !hasFeature(Embedded)
        if !isKnown { try requireRoom(for: medium.bytes.count) }
        #endif
        try run(
            """
            INSERT INTO media (learner_id, name, media_type, sha256, bytes) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, name) DO NOTHING
            """,
            [
                SQLValue(learner), SQLValue(name), SQLValue(medium.mediaType), SQLValue(medium.sha256),
                .blob(medium.bytes),
            ], changes: .upsert(.media, name))
        return name
    }

    /// Returns a field of names after a change.
    func field(_ names: String, after change: MediumChange, _ learner: ID<Learner>) throws(StorageError) -> String {
        switch change {
        case .none: names
        case .remove: ""
        case .replace(let medium): try keep(medium, learner)
        }
    }
}
