import Lexicon
import Library
import Model
import Storage

/// What the dictionaries have for a query, a page of it.
public struct FoundEntries: Sendable {
    /// Best match first, each with the learner's mark and with what a card of it would say.
    public var entries: [(entry: Entry, status: WordStatus?, offer: CardOffer?)]
    public var page: ListPage
    /// The number of entries on all pages.
    public var total: Int
    /// What the query may be a form of in Japanese or in English.
    public var forms: [InflectedForm]
    /// English words that are written almost like the query.
    public var suggestions: [String]
    /// Where cards would go, for each language that was found.
    public var decks: [Language: CardDecks]
    /// Whether any dictionary is missing.
    public var isIncomplete: Bool
}

extension LearnerContext {
    /// Searches the dictionaries as ``Library/Desk/lookup(_:in:_:_:)`` does, and adds what the learner has to do with the
    /// words, as of one snapshot.
    ///
    /// - Parameter page: From 1; the nearest one is returned.
    public func lookUp(_ query: String, in language: Language?, page: Int) async throws -> FoundEntries {
        let size = ResultPage.usual
        return try await database.read(learner) { [library] reader in
            var found = try library.lookup(query, in: language, ResultPage(limit: size), reader)
            let place = ListPage(nearest: page, of: found.total, size: size)
            if place.number > 1 {
                found = try library.lookup(query, in: language, ResultPage(offset: place.offset, limit: size), reader)
            }
            let known = try library.knowledge.current(reader)
            var decks: [Language: CardDecks] = [:]
            for entry in found.entries where decks[entry.language] == nil {
                decks[entry.language] = try reader.cardDecks(for: entry.language)
            }
            let interface = try reader.preferences().interface
            let entries = library.lexicon?.explained(found.entries, for: interface) ?? found.entries
            return FoundEntries(
                entries: try entries.map { entry -> (entry: Entry, status: WordStatus?, offer: CardOffer?) in
                    let offer = try library.lexicon.map {
                        // GCIDE has every word with a capital, and "Kettle" is no other word than "kettle".
                        let isCapitalised = entry.source == DictionarySource.gcide.name
                        let word = isCapitalised ? entry.headword.lowercased() : entry.headword
                        return try reader.tellingKnownCard(
                            $0.cardOffer(of: word, [entry], in: entry.language, for: interface), in: entry.language)
                    }
                    return (entry, known.knowledge(entry.language).statuses[entry.headword], offer)
                }, page: place,
                total: found.total, forms: found.forms, suggestions: found.suggestions, decks: decks,
                isIncomplete: library.lexicon?.parts.contains { $0.count == 0 } ?? true)
        }
    }
}
