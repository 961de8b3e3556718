import Lexicon
import Linguistics
import Model

extension Desk {
    /// Searches every dictionary, or one language's, for a query, including inflected English and Japanese forms.
    ///
    /// - Returns: At most `limit` entries, best match first; none without a lexicon.
    public func lookup(_ query: String, in language: Language? = nil, limit: Int = 40) -> [Entry] {
        lexicon?.lookup(query, in: language, japanese: japanese, limit: limit) ?? []
    }
}
