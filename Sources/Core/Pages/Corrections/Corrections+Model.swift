import Model

/// `/corrections`: the learner's corrections of splits and readings.
public enum CorrectionsPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// Newest first.
        public var corrections: [Correction]
        /// The titles of the books in whose places corrections hold.
        public var titles: [ID<Book>: String]

        public init(corrections: [Correction], titles: [ID<Book>: String] = [:]) {
            self.corrections = corrections
            self.titles = titles
        }
    }
}
