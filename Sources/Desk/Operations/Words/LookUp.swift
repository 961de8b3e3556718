import Library
import Model
import Storage

/// What the dictionaries have for a query.
public struct FoundEntries: Sendable {
    /// Best match first, each with the learner's mark.
    public var entries: [(entry: Entry, status: WordStatus?)]
    /// Where cards would go, for each language that was found.
    public var decks: [Language: CardDecks]
    /// Whether any dictionary is missing.
    public var isIncomplete: Bool
}

extension LearnerContext {
    /// Searches the dictionaries as ``Library/Desk/lookup(_:in:limit:)`` does, and adds what the learner has to do with
    /// the words, as of one snapshot.
    public func lookUp(_ query: String, in language: Language?) async throws -> FoundEntries {
        let entries = library.lookup(query, in: language)
        return try await database.read(learner) { [library] reader in
            let known = try library.knowledge.current(reader)
            var decks: [Language: CardDecks] = [:]
            for entry in entries where decks[entry.language] == nil {
                decks[entry.language] = try reader.cardDecks(for: entry.language)
            }
            return FoundEntries(
                entries: entries.map { ($0, known.knowledge($0.language).statuses[$0.headword]) }, decks: decks,
                isIncomplete: library.lexicon?.parts.contains { $0.count == 0 } ?? true)
        }
    }
}
