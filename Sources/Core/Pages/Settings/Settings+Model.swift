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
        /// The language that the learner studies. Only Chinese has levels up to which words count as known.
        public var language: Language

        public init(
            isSaved: Bool = false, bookCount: Int, wordCount: Int, correctionCount: Int,
            missingLimits: [PictureLimit] = [], keepsServer: Bool = true, language: Language = .chinese
        ) {
            self.keepsServer = keepsServer
            self.language = language
            self.missingLimits = missingLimits
            self.isSaved = isSaved
            self.bookCount = bookCount
            self.wordCount = wordCount
            self.correctionCount = correctionCount
        }
    }
}
