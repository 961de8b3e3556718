import Model
import Routes

extension WordsPage.Model {
    /// The number of rows on one page of the list.
    private static var rowsOnAPage: Int { 100 }

    /// Presents one page of the words that match a filter; the nearest one if the filter names a page that is not there.
    ///
    /// - Parameters:
    ///   - words: All words that match, in order.
    ///   - total: The number of all marked words.
    public init(_ filter: WordsFilter, _ words: [MarkedWord], total: Int) {
        let pages = max(1, (words.count + Self.rowsOnAPage - 1) / Self.rowsOnAPage)
        let page = min(max(filter.page, 1), pages)
        self.init(
            filter: filter.on(page: page),
            rows: words.dropFirst((page - 1) * Self.rowsOnAPage).prefix(Self.rowsOnAPage).map {
                WordsPage.Row(mark: $0.mark, gloss: $0.gloss, level: $0.level, bookTitle: $0.bookTitle)
            }, matching: words.count, total: total, pageCount: pages)
    }
}
