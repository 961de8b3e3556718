import Model
import Reading
import Storage

extension Desk {
    /// Returns everything that is known about a word, as of a snapshot.
    ///
    /// - Throws: `ReadingError.impossibleWord`.
    public func describe(_ request: WordRequest, _ reader: Reader) throws(StorageError) -> WordCard {
        try reader.describe(request, lexicon, knowledge) { words(of: $0, $1) }
    }
}
