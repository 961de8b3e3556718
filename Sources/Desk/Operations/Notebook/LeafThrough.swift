import Library
import Model
import Notebook
import Scheduling
import Storage

extension LearnerContext {
    /// Returns the entries of a round through the notebook, in random order.
    ///
    /// - Parameters:
    ///   - count: The number of entries; nil for the number that the learner prefers.
    ///   - seed: The same seed gives the same entries, as long as the notebook stays the same.
    /// - Throws: `NotebookError`, `StorageError`.
    public func notebookRound(_ count: Int?, seed: Int, in notebook: EtymologyNotebook) async throws -> [WordEntry] {
        let count = if let count { count } else { try await library.preferences().notebookCount }
        return try await notebook.review(count, using: SplitMix64(seed: UInt64(bitPattern: Int64(seed))))
    }

    /// Returns a seed for a round.
    public func newRoundSeed() -> Int { Int(random() % 1_000_000) }

    /// Records that a round was finished, so that none is suggested until tomorrow.
    ///
    /// - Throws: `StorageError`.
    public func finishNotebookRound() async throws {
        let now = now
        try await library.changePreferences(at: now) { $0.lastNotebookRound = now }
    }

    /// Returns the number of entries for today's round; 0 if none is due, or while the notebook cannot be read, which its
    /// own page reports.
    func entriesDue(in notebook: EtymologyNotebook, _ reader: Reader) throws -> Int {
        let preferences = try library.preferenceCache.current(reader).preferences
        guard preferences.isNotebookRoundDue(at: now, LearnerDay(localClock, .notebook)) else { return 0 }
        do {
            return min(try notebook.count(in: reader), preferences.notebookCount)
        } catch is NotebookError { return 0 }
    }
}
