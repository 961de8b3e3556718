/// `/me/media`: the learner's pictures and recordings, and those that nothing needs.
public enum MediaPage {
    /// Names that are shown.
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

    /// What the page shows.
    public struct Model: Sendable {
        /// How many there are, and how large they are together.
        public var count: Int
        public var bytes: Int
        /// The largest of those that nothing needs.
        public var unused: [File]
        /// How many those are, and how large together.
        public var unusedCount: Int
        public var unusedBytes: Int
        /// The first names that notes have and nothing is kept under, and how many there are.
        public var missing: [String]
        public var missingCount: Int
        /// How many have just been deleted; nil where none were.
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
