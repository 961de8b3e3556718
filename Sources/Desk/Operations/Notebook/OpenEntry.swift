import Etymology
import Model
import Notebook
import Pages
import Review
import Storage

/// An entry of the notebook, or one that could be added to it, with what its page shows.
public struct OpenedEntry: Sendable {
    /// Nil if there is none, for the reason that ``problem`` tells.
    public var entry: WordEntry?
    /// Whether it is in the notebook.
    public var isKept = false
    /// The words of the same family.
    public var family = FamilyTree()
    /// What the Chinese or Japanese word that was looked up is made of; nil for any other.
    public var composition: WordComposition?
    public var problem: NotebookError?
    /// The state of the question to a language model; nil if none was asked, or one has answered.
    public var asking: ModelAsking?
    /// The model that wrote the entry; nil if it comes from the dictionaries or the notebook.
    public var author: String?
    /// Points on which the dictionaries contradict the model.
    public var doubts: [EntryDoubt] = []
    /// Where a card of it would go.
    public var decks: CardDecks
    /// Whether there is a language model to ask.
    public var hasModel: Bool
}

extension LearnerContext {
    /// Looks a word up: the notebook's entry of it, or else the one that a language model has written in a job or that the
    /// dictionaries give, which is not kept.
    ///
    /// - Throws: `StorageError`, and an error of that job that is neither a `ModelError` nor a `NotebookError`.
    public func openEntry(ofWord word: String, in notebook: EtymologyNotebook) async throws -> OpenedEntry {
        let writer = entryWriter
        let composed = Result { () throws(NotebookError) in try writer.composedEntry(for: word) }
        var opened = try await open(in: notebook) { reader in
            let entry = try composed.get()
            if let kept = try notebook.entry(titled: entry.word, in: reader) { return (kept, true) }
            return (entry, false)
        }
        opened.composition = composition(of: word)
        guard !opened.isKept else { return opened }
        do {
            let asked = try await work.jobs.asked(.entry(word))
            opened.asking = asked.state
            if let written = asked.answer {
                opened.entry = written.entry
                opened.author = written.model
                opened.doubts = written.doubts
                opened.problem = nil
            }
        } catch let error as NotebookError { opened.problem = error }
        return opened
    }

    /// Returns what a Chinese or Japanese word is made of; nil for any other word, and for one that no dictionary has.
    public func composition(of word: String) -> WordComposition? {
        library.lexicon.flatMap { EntryComposer(lexicon: $0).composition(of: word) }
    }

    /// Opens an entry of the notebook.
    ///
    /// - Throws: `StorageError`.
    public func openEntry(titled title: String, in notebook: EtymologyNotebook) async throws -> OpenedEntry {
        try await open(in: notebook) { reader in
            guard let entry = try notebook.entry(titled: title, in: reader) else {
                throw NotebookError.noSuchEntry(title)
            }
            return (entry, true)
        }
    }

    private func open(
        in notebook: EtymologyNotebook, _ find: @Sendable @escaping (Reader) throws -> (entry: WordEntry, isKept: Bool)
    ) async throws -> OpenedEntry {
        let lexicon = library.lexicon
        return try await database.read(learner) { reader in
            var opened = OpenedEntry(
                decks: try reader.cardDecks(for: .english), hasModel: try reader.hasModel())
            do {
                let (entry, isKept) = try find(reader)
                opened.entry = entry
                opened.isKept = isKept
                if let lexicon { opened.family = EntryComposer(lexicon: lexicon).family(of: entry.word) }
            } catch let error as NotebookError { opened.problem = error }
            return opened
        }
    }
}
