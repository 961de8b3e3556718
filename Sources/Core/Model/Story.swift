/// A graded story included with Glossa.
public struct Story: Hashable, Sendable {
    /// Its name in paths and on the command line: the file's name without its extension.
    public var slug: String
    public var title: String
    /// One sentence in English.
    public var summary: String
    /// The same in Chinese; empty if the file has none.
    public var chineseSummary: String
    public var language: Language
    /// As printed: "HSK 3", "N5", "A2".
    public var level: String
    public var scalarCount: Int
    /// The whole file, as Markdown with front matter.
    public var bytes: [UInt8]

    public init(
        slug: String, title: String, summary: String, chineseSummary: String = "", language: Language, level: String,
        scalarCount: Int,
        bytes: [UInt8]
    ) {
        self.slug = slug
        self.title = title
        self.summary = summary
        self.chineseSummary = chineseSummary
        self.language = language
        self.level = level
        self.scalarCount = scalarCount
        self.bytes = bytes
    }

    /// The name of its file, by which a book made from it is recognised: ``Book/source``.
    public var fileName: String { slug + ".md" }
}
