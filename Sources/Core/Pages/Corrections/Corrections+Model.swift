import Model

/// `/corrections`: splits and readings that the learner has put right.
public enum CorrectionsPage {
    public struct Model: Sendable {
        /// Latest first.
        public var corrections: [Correction]

        public init(corrections: [Correction]) { self.corrections = corrections }
    }
}
