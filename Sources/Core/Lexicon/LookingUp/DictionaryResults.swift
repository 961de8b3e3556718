import Model

/// One page of what the dictionaries have for a query.
public struct DictionaryResults: Sendable {
    /// Best match first.
    public var entries: [Entry] = []
    /// The number of entries on all pages.
    public var total = 0
    /// What the query may be a form of, for a Japanese verb or adjective or an English word that is not in its dictionary form.
    public var forms: [InflectedForm] = []
    /// English words that are written almost like the query, when there is no such word.
    public var suggestions: [String] = []

    public init() {}
}
