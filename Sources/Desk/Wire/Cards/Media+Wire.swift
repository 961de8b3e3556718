import Review

/// The pictures and recordings, and those that nothing uses, as `glossa media check` prints them.
public struct PrintedMediaCheck: Encodable, Sendable {
    struct File: Encodable {
        var name: String
        var bytes: Int
    }

    var count: Int
    var bytes: Int
    var unused: [File]
    var unusedBytes: Int
    var missing: [String]
    var deleted: Bool

    /// - Parameter deleted: Whether the unused ones have been deleted.
    public init(_ check: MediaCheck, deleted: Bool) {
        count = check.count
        bytes = check.bytes
        unused = check.unused.map { File(name: $0.name, bytes: $0.bytes) }
        unusedBytes = check.unusedBytes
        missing = check.missing
        self.deleted = deleted
    }
}
