/// A marked word with its dictionary data.
public struct MarkedWord: Sendable {
    public var mark: Mark
    public var gloss: String?
    /// HSK level; nil outside the lists.
    public var level: Int?
    public var frequencyRank: Int?
    /// The title of the book it was marked in; nil if that book no longer exists.
    public var bookTitle: String?

    public init(
        mark: Mark, gloss: String? = nil, level: Int? = nil, frequencyRank: Int? = nil, bookTitle: String? = nil
    ) {
        self.mark = mark
        self.gloss = gloss
        self.level = level
        self.frequencyRank = frequencyRank
        self.bookTitle = bookTitle
    }
}
