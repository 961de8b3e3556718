/// A picture, the sign of a note or an author's reading at a place in a page's text, of which it is no part.
public struct Inset: Hashable, Sendable {
    /// What stands in the text, beside its characters.
    public enum Content: Hashable, Sendable {
        /// - `alternative`: Its description; empty if it has none.
        /// - `isPlate`: Whether it has a line of its own, before the paragraph that begins at the place or after the last.
        case picture(BookPicture, alternative: String, isPlate: Bool)
        case note(BookNote)
        /// The reading of the characters that begin at the place.
        case ruby(BookRuby)
    }

    /// The Unicode scalars before it on its page.
    public var place: Int
    public var content: Content

    public init(place: Int, _ content: Content) {
        self.place = place
        self.content = content
    }
}

/// What is known of a picture in a book, without its bytes.
public struct BookPicture: Hashable, Sendable {
    /// The MIME type of SVG, which can hold more than a picture.
    public static var svg: String { "image/svg+xml" }

    /// The SHA-256 of its bytes in hexadecimal, by which it is named within its book.
    public var digest: String
    public var mediaType: String
    /// Its size in pixels; nil if its file does not tell.
    public var width: Int?
    public var height: Int?

    public init(digest: String, mediaType: String, width: Int? = nil, height: Int? = nil) {
        self.digest = digest
        self.mediaType = mediaType
        self.width = width
        self.height = height
    }

    /// Whether a text has the form of a digest: 64 hexadecimal digits in lower case.
    public static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
    }
}

/// The reading that an author wrote over characters of a book.
public struct BookRuby: Hashable, Sendable {
    /// The characters as they stand in the text.
    public var base: String
    /// Their reading as the author wrote it: わたくし, ビイル, or the explanation that stands in its place.
    public var reading: String

    public init(base: String, reading: String) {
        self.base = base
        self.reading = reading
    }

    /// The number of Unicode scalars under the reading.
    public var length: Int { base.unicodeScalars.count }
}

/// A note to a place in a book's text.
public struct BookNote: Hashable, Sendable {
    /// What refers to it in the text: "1", "*".
    public var sign: String
    /// Its paragraphs, separated by line feeds.
    public var text: String

    public init(sign: String, text: String) {
        self.sign = sign
        self.text = text
    }
}
