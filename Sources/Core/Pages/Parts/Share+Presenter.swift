import Proficiency

extension Share {
    /// The share of known running words; nil for a text without words, or one that has not been counted.
    public init?(known coverage: Coverage?) {
        guard let coverage, coverage.runningWords > 0 else { return nil }
        self.init(coverage.knownRunningWords, of: coverage.runningWords)
    }
}
