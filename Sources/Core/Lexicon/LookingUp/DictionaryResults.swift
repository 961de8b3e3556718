import Model

/// One page of what the dictionaries have for a query.
public struct DictionaryResults: Sendable {
    /// Best match first.
    public var entries: [Entry] = []
    /// The number of entries on all pages.
    public var total = 0
    /// What the query may be a form of, for a Japanese verb or adjective that is not in its dictionary form.
    public var forms: [InflectedForm] = []
    /// English words that are written almost like the query, when there is no such word.
    public var suggestions: [String] = []

    public init() {}
}

/// The part of the results that is wanted.
public struct ResultPage: Hashable, Sendable {
    /// The number of entries before it.
    public var offset: Int
    /// The most entries to return.
    public var limit: Int

    /// The most entries that a page has.
    public static let most = 200
    /// The number of entries on a page, if nobody says otherwise.
    public static let usual = 40

    public init(offset: Int = 0, limit: Int = usual) {
        self.offset = max(0, offset)
        self.limit = min(max(1, limit), Self.most)
    }
}
