import Model

/// A book's text as it came out of a file, before it is cut into pages.
public struct ImportedText: Hashable, Sendable {
    /// The title the file itself gives; nil where it gives none (the caller may fall back on the file's name).
    public var title: String?
    /// The author, or authors joined by ", ", as the file gives them.
    public var author: String?
    /// The language of the text; nil where neither the script nor the file tells one that Glossa reads.
    public var language: Language?
    /// The level a graded text says it was written for ("HSK 3"); only Markdown front matter carries one.
    public var level: String?
    /// The encoding the bytes were read with; nil for formats that carry their own (EPUB, PDF).
    public var encoding: TextEncoding?
    /// The text in reading order. Never empty, and no chapter's text is empty.
    public var chapters: [ImportedChapter]
    /// The cover picture, as it stands in the file.
    public var cover: Cover?
    /// What could not be carried over; empty for a clean import.
    public var notes: [ImportNote]

    /// Makes an imported text from its parts.
    public init(
        title: String? = nil, author: String? = nil, language: Language? = nil, level: String? = nil,
        encoding: TextEncoding? = nil, chapters: [ImportedChapter], cover: Cover? = nil, notes: [ImportNote] = []
    ) {
        self.title = title
        self.author = author
        self.language = language
        self.level = level
        self.encoding = encoding
        self.chapters = chapters
        self.cover = cover
        self.notes = notes
    }
}

/// A named part of an imported text.
public struct ImportedChapter: Hashable, Sendable {
    /// The heading, for the list of contents; nil for text that stands under no heading.
    public var title: String?
    /// Paragraphs separated by one line feed, without one at either end and without blank lines.
    /// A heading that stands in the text stays in it, as the first paragraph.
    public var text: String

    /// Makes a chapter. `text` is taken as it is.
    public init(title: String? = nil, text: String) {
        self.title = title
        self.text = text
    }
}

/// A cover picture, undecoded.
public struct Cover: Hashable, Sendable {
    /// Its MIME type, told from its bytes: `image/jpeg`, `image/png`, `image/gif` or `image/webp`.
    public var mediaType: String
    /// The picture file.
    public var bytes: [UInt8]

    /// Makes a cover from a picture file and its MIME type.
    public init(mediaType: String, bytes: [UInt8]) {
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
