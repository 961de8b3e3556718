import Model

/// `/me`: settings and the learner's own data. The settings themselves are in the shell.
public enum SettingsPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// Whether the settings were just saved.
        public var isSaved: Bool
        public var bookCount: Int
        public var wordCount: Int
        public var correctionCount: Int
        /// The limits that the picture decoder runs without.
        public var missingLimits: [PictureLimit]

        /// Whether the learner looks after the whole server, and so after its backups.
        public var keepsServer: Bool

        public init(
            isSaved: Bool = false, bookCount: Int, wordCount: Int, correctionCount: Int,
            missingLimits: [PictureLimit] = [], keepsServer: Bool = true
        ) {
            self.keepsServer = keepsServer
            self.missingLimits = missingLimits
            self.isSaved = isSaved
            self.bookCount = bookCount
            self.wordCount = wordCount
            self.correctionCount = correctionCount
        }
    }
}
