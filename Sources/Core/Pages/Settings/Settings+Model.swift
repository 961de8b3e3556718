import Model

/// `/me`: settings and the learner's own data. The settings themselves come with the shell.
public enum SettingsPage {
    /// What the page shows.
    public struct Model: Sendable {
        /// Whether they have just been saved.
        public var isSaved: Bool
        public var bookCount: Int
        public var wordCount: Int
        public var correctionCount: Int
        /// The limits that do not hold where pictures are looked at.
        public var missingLimits: [PictureLimit]

        public init(
            isSaved: Bool = false, bookCount: Int, wordCount: Int, correctionCount: Int,
            missingLimits: [PictureLimit] = []
        ) {
            self.missingLimits = missingLimits
            self.isSaved = isSaved
            self.bookCount = bookCount
            self.wordCount = wordCount
            self.correctionCount = correctionCount
        }
    }
}
