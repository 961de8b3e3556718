import Lexicon
import Linguistics
import Model
import Storage

extension Desk {
    /// Searches every dictionary, or one language's, for a query, also for inflected English and Japanese forms: Glossa's
    /// own and the learner's.
    ///
    /// - Parameter reader: A snapshot of the database, which says what the learner's dictionaries are.
    /// - Returns: Nothing without a dictionary.
    public func lookup(
        _ query: String, in language: Language? = nil, _ page: ResultPage = ResultPage(), _ reader: Reader
    ) throws(StorageError) -> DictionaryResults {
        let shelf = try ownDictionaries.current(reader)
        return lexicon?.lookup(query, in: language, japanese: japanese, page, shelf)
            ?? shelf.search(query, in: language, page, with: nil)
    }

    /// Awaits ``lookup(_:in:_:_:)`` in a snapshot of its own.
    public func lookup(
        _ query: String, in language: Language? = nil, _ page: ResultPage = ResultPage()
    ) async throws -> DictionaryResults {
        try await database.read(learner) { try lookup(query, in: language, page, $0) }
    }
}
