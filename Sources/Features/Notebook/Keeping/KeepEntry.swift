import Model

/// An entry that was to be added to the notebook.
public struct KeptEntry: Sendable {
    public var written: WrittenEntry
    /// Whether it was added; false if the notebook had an entry with its title.
    public var isNew: Bool

    public init(written: WrittenEntry, isNew: Bool) {
        self.written = written
        self.isNew = isNew
    }
}

extension EntryWriter {
    /// Writes the entries of words and adds each to a notebook. A word without an entry does not prevent the others.
    ///
    /// - Parameters:
    ///   - again: Whether to add an entry even if the notebook has one with its title.
    ///   - tell: Receives each word's entry, or its `NotebookError` or `ModelError`, as soon as it is known.
    /// - Returns: Whether all words have an entry.
    /// - Throws: `StorageError`, `CancellationError`; the words before are kept then.
    public func keepEntries(
        of words: [String], by author: EntryAuthor, again: Bool, in notebook: EtymologyNotebook, at now: Timestamp,
        tell: (Result<KeptEntry, any Error>) throws -> Void
    ) async throws -> Bool {
        var isComplete = true
        for word in words {
            let kept: Result<KeptEntry, any Error>
            do {
                let written = try await entry(for: word, by: author, at: now)
                let isNew = try await notebook.keep(written.entry, again: again, at: now)
                kept = .success(KeptEntry(written: written, isNew: isNew))
            } catch let error where error is NotebookError || error is ModelError {
                kept = .failure(error)
                isComplete = false
            }
            try tell(kept)
        }
        return isComplete
    }
}
