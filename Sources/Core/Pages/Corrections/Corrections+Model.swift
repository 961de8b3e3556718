import Model

/// `/corrections`: splits and readings that the learner has put right.
public enum CorrectionsPage {
    /// What the page shows.
    public struct Model: Sendable {
        /// Latest first.
        public var corrections: [Correction]

        public init(corrections: [Correction]) { self.corrections = corrections }
    }
}
