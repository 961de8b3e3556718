/// The part that is wanted of what a search finds: in the dictionaries, or in books.
public struct ResultPage: Hashable, Sendable {
    /// The number of results before it.
    public var offset: Int
    /// The most results to return.
    public var limit: Int

    /// The most results that a part has.
    public static let most = 200
    /// The number of results in a part, if nobody says otherwise.
    public static let usual = 40

    public init(offset: Int = 0, limit: Int = usual) {
        self.offset = max(0, offset)
        self.limit = min(max(1, limit), Self.most)
    }

    /// Its places among all results.
    ///
    /// - Parameter total: The number of all results.
    public func places(of total: Int) -> Range<Int> {
        let first = min(offset, max(0, total))
        return first..<(first + min(limit, total - first))
    }
}
