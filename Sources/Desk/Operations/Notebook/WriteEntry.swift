import Model
import Notebook

extension Workplace {
    /// Returns a writer of a learner's entries, from the dictionaries and by language models. The learner's clock, which
    /// says to which day the use of a model counts, is read only if there is a model.
    ///
    /// - Throws: `StorageError`.
    public func entryWriter(of learner: ID<Learner>) async throws -> EntryWriter {
        guard try await database.read(learner, { try $0.hasModel() }) else {
            return EntryWriter(lexicon: desk(of: learner).lexicon, models: nil)
        }
        return await context(of: learner).entryWriter
    }
}

extension LearnerContext {
    /// Writes entries from the dictionaries and by language models.
    public var entryWriter: EntryWriter { EntryWriter(lexicon: library.lexicon, models: models) }

    /// Returns the entry of an English or Chinese word, and keeps nothing.
    ///
    /// - Throws: `NotebookError`, `ModelError`, `StorageError`, `CancellationError`.
    public func writeEntry(of word: String, by author: EntryAuthor) async throws -> WrittenEntry {
        try await entryWriter.entry(for: word, by: author, at: now)
    }

    /// Writes the entry of a word, and adds it to the notebook unless that has one with its title.
    ///
    /// - Throws: `NotebookError`, `ModelError`, `StorageError`, `CancellationError`. Nothing is added then.
    public func keepEntry(
        of word: String, by author: EntryAuthor, in notebook: EtymologyNotebook
    ) async throws -> KeptEntry {
        let written = try await writeEntry(of: word, by: author)
        return KeptEntry(written: written, isNew: try await keep(written.entry, in: notebook))
    }

    /// Adds an entry to the notebook unless that has one with its title.
    ///
    /// - Returns: Whether it was added.
    /// - Throws: `NotebookError`, `StorageError`.
    public func keep(_ entry: WordEntry, in notebook: EtymologyNotebook) async throws -> Bool {
        let now = now
        // The file may be large.
        return try await library.answers.run { try await notebook.keep(entry, at: now) }
    }
}
