import Model

/// The words of the most recently opened pages: finding them is most of the work for a page, and a reader turns pages
/// back and forth and taps the words of one page many times.
public final class PageWords: Sendable {
    private struct Key: Hashable {
        var learner: ID<Learner>
        var book: ID<Book>
        var page: Int
        /// Differs whenever the words could come out differently.
        var vocabulary: String
    }

    private let pages: RecentValues<Key, [Token]>

    /// - Parameter megabytes: The most memory for all learners together.
    public init(megabytes: Int = 8) { pages = RecentValues(megabytes: megabytes) }

    /// Returns the words of a page, finding them if they are not known.
    ///
    /// - Parameter vocabulary: ``vocabularyFingerprint(_:_:)``.
    public func tokens(
        of page: Int, in book: ID<Book>, _ learner: ID<Learner>, vocabulary: String, find: () -> [Token]
    ) -> [Token] {
        pages.value(
            of: Key(learner: learner, book: book, page: page, vocabulary: vocabulary),
            // About what a token takes with its texts, of which only long ones have memory of their own.
            bytes: { $0.count * (MemoryLayout<Token>.stride + 64) }, make: find)
    }
}
