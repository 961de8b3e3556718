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
    /// - Returns: The languages of which there is no dictionary: Glossa's own has none, and of the learner's none is on.
    /// - Throws: `DictionaryError.noDictionaries` if that are all, and `DictionaryError.noDictionary` if it is the language of
    ///   the search.
    @discardableResult
    public func requireDictionaries(of language: Language? = nil) async throws -> [Language] {
        let lexicon = lexicon
        var missing = Language.allCases.filter { !(lexicon?.hasDictionary(of: $0) ?? false) }
        guard !missing.isEmpty else { return [] }
        let shelf = try await database.read(learner) { try ownDictionaries.current($0) }
        missing.removeAll { shelf.isOn(in: $0) }
        if missing.count == Language.allCases.count { throw DictionaryError.noDictionaries }
        if let language, missing.contains(language) { throw DictionaryError.noDictionary(of: language) }
        return missing
    }

    /// Checks that the words of a text can be found, for programs: without dictionaries, each character would be one.
    ///
    /// English words stand between spaces, and are found with any dictionaries. A dictionary that the learner brought does
    /// not find words in a text; MeCab does in a Japanese one.
    ///
    /// - Throws: `DictionaryError.noDictionaries` if Glossa's dictionaries cannot be read, and
    ///   `DictionaryError.noDictionary` if they have none that finds the words of the language.
    public func requireWords(in language: Language) throws(DictionaryError) {
        if texts.canFindWords(in: language) { return }
        guard lexicon != nil else { throw .noDictionaries }
        guard language == .english else { throw .noDictionary(of: language) }
    }
}
