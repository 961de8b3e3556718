import Lexicon
import Model

/// The words of the most recently opened pages: finding them is most of the work for a page, and a reader turns pages
/// back and forth and taps the words of one page many times.
public final class PageWords: Sendable {
    private struct Key: Hashable {
        var learner: ID<Learner>
        var book: ID<Book>
        var page: Int
        /// An archive may bring another text under the id of a book that is gone.
        var text: String
        /// Differs whenever the words could come out differently.
        var words: String
        var terms: [BookTerm]
    }

    private let pages: RecentValues<Key, [Token]>

    /// - Parameter megabytes: The most memory for all learners together.
    public init(megabytes: Int = 4) { pages = RecentValues(megabytes: megabytes) }

    /// Returns the words of a page, finding them if they are not known.
    ///
    /// - Parameter corrections: The learner's that hold on the page.
    public func tokens(
        of page: StoredPage, _ learner: ID<Learner>, _ corrections: [Correction], _ lexicon: Lexicon?,
        find: () -> [Token]
    ) -> [Token] {
        pages.value(
            of: Key(
                learner: learner, book: page.book.id, page: page.passage.number, text: page.passage.text,
                words: wordsFingerprint(page.book.language, corrections, lexicon), terms: page.terms),
            // About what a token takes with its texts, of which only long ones have memory of their own.
            bytes: { $0.count * (MemoryLayout<Token>.stride + 64) + page.passage.text.utf8.count }, make: find)
    }
}
