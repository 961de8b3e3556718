/// The expected result of a word list import.
public struct WordPreview: Sendable, Equatable {
    /// A field of an existing note that would change.
    public struct Change: Sendable, Equatable {
        /// The line of the file, or the entry of a JSON list, from 1.
        public var line: Int
        public var word: String
        public var field: WordField
        public var before: String
        public var after: String

        public init(line: Int, word: String, field: WordField, before: String, after: String) {
            self.line = line
            self.word = word
            self.field = field
            self.before = before
            self.after = after
        }
    }

    /// The number of words that would become notes.
    public var added = 0
    /// The number of words whose note would change.
    public var changed = 0
    /// The number of words whose note would stay unchanged.
    public var unchanged = 0
    /// The first hundred fields that would change.
    public var changes: [Change] = []

    public init() {}

    public static let keptChanges = 100
}
