import Model
import Phonology
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
        let page = ListPage(nearest: filter.page, of: words.count, size: Self.rowsOnAPage)
        self.init(
            filter: filter.on(page: page.number),
            rows: page.rows(of: words).map { word in
                WordsPage.Row(
                    mark: word.mark, gloss: word.gloss.map { Pinyin.readable($0) }, level: word.level,
                    bookTitle: word.bookTitle)
            }, matching: words.count, total: total, pageCount: page.count)
    }
}
