import Model

/// `/corrections`: the learner's corrections of splits and readings.
public enum CorrectionsPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// Newest first.
        public var corrections: [Correction]

        public init(corrections: [Correction]) { self.corrections = corrections }
    }
}
