/// A page of a list that is too long to be shown at once.
public struct ListPage: Hashable, Sendable {
    /// From 1.
    public let number: Int
    /// The number of pages; at least 1, for an empty list, too.
    public let count: Int
    /// The number of rows on a page.
    public let size: Int

    /// Finds the page that is nearest to a wanted one.
    ///
    /// - Parameters:
    ///   - wanted: Any number; the first page is 1.
    ///   - total: The number of rows of the list.
    ///   - size: The number of rows on a page; at least 1.
    public init(nearest wanted: Int, of total: Int, size: Int) {
        count = total > 0 ? (total - 1) / size + 1 : 1
        number = min(max(wanted, 1), count)
        self.size = size
    }

    /// The number of rows before it.
    public var offset: Int { (number - 1) * size }

    /// Returns its rows.
    ///
    /// - Parameter all: All rows of the list, in order.
    public func rows<Row>(of all: some Sequence<Row>) -> [Row] { Array(all.dropFirst(offset).prefix(size)) }
}
