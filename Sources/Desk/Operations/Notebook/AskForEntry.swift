import Model
import Notebook
import Routes

extension LearnerContext {
    /// Has a language model write the entry of a word in a job, whose result ``openEntry(ofWord:in:)`` shows.
    ///
    /// - Parameter anew: Whether an earlier answer does not count.
    /// - Returns: The page that shows its progress.
    /// - Throws: `StorageError`, if servers share the database.
    public func startEntry(of word: String, anew: Bool) async throws -> Route {
        let place = Route.notebook(.lookUp(word))
        try await work.jobs.ask(.entry(word), JobSubject(word, at: place)) { [self] in
            try await writeEntry(of: word, by: .model(anew: anew))
        }
        return place
    }

    /// Queues the question for a word's entry until the network is back; the answer is then kept in the notebook.
    ///
    /// - Throws: `NotebookError` for anything that is not a word, `ModelError`, `StorageError`.
    public func letEntryWait(_ word: String) async throws {
        try await entryWriter.enqueue(word, newID(), at: now)
        try await work.jobs.forget(.entry(word))
    }

    /// Keeps the entry that a language model has just written in a job, or else has one write it.
    ///
    /// - Throws: As ``keepEntry(of:by:in:)``.
    public func keepAskedEntry(of word: String, in notebook: EtymologyNotebook) async throws -> KeptEntry {
        guard case .finished(let written)? = try await work.jobs.state(of: .entry(word)) else {
            return try await keepEntry(of: word, by: .model(), in: notebook)
        }
        return KeptEntry(written: written, isNew: try await keep(written.entry, in: notebook))
    }
}
