import Model

/// The readable text of an HTML or XHTML document.
struct ExtractedText {
    /// Paragraphs in UTF-8, separated by line feeds, with a blank line between stanzas. If insets are kept, with an
    /// ``InsetSign`` for each.
    var text: [UInt8] = []
    /// The document's `<title>`.
    var title: String?
    /// The first `<h1>`, `<h2>` or `<h3>`.
    var heading: String?
    /// For each requested id, the offset in `text` of the paragraph that contains it.
    var anchors: [String: Int] = [:]
    var pictureCount = 0
    /// Pictures, links to notes and authors' readings, in the order of their signs.
    var insets: [ExtractedInset] = []
    /// The elements that can be notes, by id.
    var targets: [String: ExtractedTarget] = [:]
    /// Every link within the book: the offset in `text` of its paragraph, and what it refers to.
    var links: [(offset: Int, reference: String)] = []
}

/// A picture, a link that may be one to a note, or an author's reading.
enum ExtractedInset: Hashable {
    case picture(reference: String, alternative: String)
    /// - `length`: The number of bytes of its words, directly before its sign.
    /// - `isDeclared`: Whether the document says that it is a link to a note.
    case note(reference: String, sign: String, length: Int, isDeclared: Bool)
    case ruby(BookRuby)
}

/// An element with an id.
struct ExtractedTarget: Hashable {
    /// The paragraphs that it consists of, or the one that contains it, in bytes of the text.
    var range: Range<Int>
    /// Whether the document says that it is a footnote, which belongs to the reference and not to the text around it.
    var isFootnote: Bool
}

/// Extracts the text of a document: block elements become paragraphs, the rows of tables lines; ruby keeps its base text, and
/// its readings become insets; formulas are written in one line; scripts and styles are dropped.
///
/// - Parameters:
///   - ids: Ids of elements to locate in the text.
///   - furniture: Additional elements to drop with their contents.
///   - keepsInsets: Whether pictures and links to notes get signs in the text. Otherwise pictures are only counted, and links
///     to notes are dropped.
///   - keepsRuby: Whether authors' readings get signs in the text; they do if insets are kept.
func extractText(
    fromHTML bytes: [UInt8], locating ids: Set<String> = [], dropping furniture: Set<String> = [],
    keepsInsets: Bool = false, keepsRuby: Bool = false
) -> ExtractedText {
    let extractor = TextExtractor(
        ids: ids, furniture: furniture, keepsInsets: keepsInsets, keepsRuby: keepsInsets || keepsRuby)
    parseHTML(bytes, into: extractor)
    return extractor.finish()
}
