import Lexicon
import Linguistics
import Model

extension Desk {
    /// Searches every dictionary, or one language's, for a query, also for inflected English and Japanese forms.
    ///
    /// - Returns: Nothing without a lexicon.
    public func lookup(
        _ query: String, in language: Language? = nil, _ page: ResultPage = ResultPage()
    ) -> DictionaryResults {
        lexicon?.lookup(query, in: language, japanese: japanese, page) ?? DictionaryResults()
    }
}
