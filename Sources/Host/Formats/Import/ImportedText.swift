import Model

/// The text of a book as imported from a file, before it is split into pages.
public struct ImportedText: Hashable, Sendable {
    /// The title stated in the file; nil if it states none (the caller may use the file's name).
    public var title: String?
    /// The author stated in the file, or several joined by ", ".
    public var author: String?
    /// The language of the text; nil if neither the text nor the file identifies one that Glossa supports.
    public var language: Language?
    /// The language of the text if it is one that Glossa does not have, or `und` if it is none of Glossa's and unknown.
    public var otherLanguage: LanguageTag?
    /// The level for which a graded text states it was written ("HSK 3"); only Markdown front matter has one.
    public var level: String?
    /// The encoding in which the bytes were decoded; nil for formats that specify their own (EPUB, PDF).
    public var encoding: TextEncoding?
    /// The text in reading order. Never empty, and no chapter's text is empty.
    public var chapters: [ImportedChapter]
    /// The cover picture, unchanged from the file.
    public var cover: Cover?
    /// Whether its lines run from top to bottom, as in Japanese novels.
    public var isVertical = false
    /// The pictures, notes and authors' readings in the text, in the order of their signs in it.
    var insets: [ImportedInset] = []
    /// What was lost; empty for a clean import.
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

extension ImportedText {
    /// Merges a title that stands alone before the first chapter into that chapter: a page of its own would
    /// contain nothing but "渡口".
    ///
    /// A title is at most three short lines, none of which ends a sentence: the book's title and its author, for
    /// example, or a heading with nothing under it. The lines stay in the text, above the heading of the chapter. A
    /// heading that is not the book's title is prepended to that of the chapter: "第一卷 · 第一章".
    mutating func joinTitle() {
        guard chapters.count > 1, let first = chapters.first, isTitle(first) else { return }
        chapters.removeFirst()
        chapters[0].text = first.text + "\n" + chapters[0].text
        guard let heading = first.title, heading != title else { return }
        chapters[0].title = chapters[0].title.map { "\(heading) · \($0)" } ?? heading
    }

    private func isTitle(_ chapter: ImportedChapter) -> Bool {
        guard !chapter.text.unicodeScalars.contains(where: { InsetSign.shown.contains($0.value) }) else { return false }
        let text = chapter.text.droppingInsetSigns
        guard chapter.title == nil || chapter.title == title || chapter.title == text else { return false }
        let lines = chapter.text.split(separator: "\n", maxSplits: 3)
        return lines.count <= 3 && lines.allSatisfy { $0.count <= 60 && !endsSentence($0) }
    }

    private func endsSentence(_ line: Substring) -> Bool {
        line.unicodeScalars.last.map { SentenceSign.ends($0.value) || ".．”」』".unicodeScalars.contains($0) } ?? false
    }
}

/// A picture, a note or an author's reading in a text.
enum ImportedInset: Hashable, Sendable {
    case picture(BookPicture, alternative: String)
    case note(BookNote)
    case ruby(BookRuby)
}

/// A named part of an imported text.
public struct ImportedChapter: Hashable, Sendable {
    /// The heading, for the table of contents; nil for text without a heading.
    public var title: String?
    /// Paragraphs separated by line feeds, without one at either end. A blank line stands only between the stanzas of a
    /// poem, the lines of which are paragraphs.
    /// A heading in the text remains in it, as the first paragraph.
    public var text: String

    /// Makes a chapter. `text` is used unchanged.
    public init(title: String? = nil, text: String) {
        self.title = title
        self.text = text
    }
}

/// A cover picture, undecoded.
public struct Cover: Hashable, Sendable {
    /// Its MIME type, detected from its bytes: `image/jpeg`, `image/png`, `image/gif` or `image/webp`.
    public var mediaType: String
    /// The contents of the picture file.
    public var bytes: [UInt8]

    /// Makes a cover from a picture file and its MIME type.
    public init(mediaType: String, bytes: [UInt8]) {
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
