/// `/me/media`: the learner's pictures and recordings, and the unused ones among them.
public enum MediaPage {
    /// Number of names shown.
    public static let shown = 50

    /// A picture or a recording.
    public struct File: Hashable, Sendable {
        public var name: String
        public var bytes: Int

        public init(name: String, bytes: Int) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// The number of files and their total size.
        public var count: Int
        public var bytes: Int
        /// The largest unused files.
        public var unused: [File]
        /// The number of unused files and their total size.
        public var unusedCount: Int
        public var unusedBytes: Int
        /// The first names that notes refer to but no stored file has, and how many there are.
        public var missing: [String]
        public var missingCount: Int
        /// How many files were just deleted; nil if none were.
        public var deleted: Int?

        public init(
            count: Int, bytes: Int, unused: [File], unusedCount: Int, unusedBytes: Int, missing: [String],
            missingCount: Int, deleted: Int? = nil
        ) {
            self.count = count
            self.bytes = bytes
            self.unused = unused
            self.unusedCount = unusedCount
            self.unusedBytes = unusedBytes
            self.missing = missing
            self.missingCount = missingCount
            self.deleted = deleted
        }
    }
}
