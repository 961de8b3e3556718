import Lexicon
import Linguistics
import Model
import Reading
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

    /// Checks that there is anything to look words up in, for programs: a page says itself what is missing.
    ///
    /// - Parameter language: The language of the search; nil for all.
    /// - Throws: `DictionaryError.noDictionaries` if Glossa's dictionaries cannot be read and the learner has none that is on
    ///   in the language.
    public func requireDictionaries(of language: Language? = nil) async throws {
        guard lexicon == nil else { return }
        let shelf = try await database.read(learner) { try ownDictionaries.current($0) }
        guard shelf.isOn(in: language) else { throw DictionaryError.noDictionaries }
    }

    /// Checks that the words of a text can be found, for programs: without dictionaries, each character would be one.
    ///
    /// - Throws: `DictionaryError.noDictionaries` if Glossa's dictionaries cannot be read. A dictionary that the learner
    ///   brought does not find words in a text; MeCab does in a Japanese one.
    public func requireWords(in language: Language) throws(DictionaryError) {
        guard lexicon != nil || texts.canFindWords(in: language) else { throw .noDictionaries }
    }
}
