import Model
import Pages
import Routes
import Segmentation

/// Renders a page of a Chinese book from its text as the server does, segmenting it here.
///
/// - Parameters:
///   - segmenter: The result of `glossa_segmenter`.
///   - link: The requested page, as a Glossa link: `/books/{id}/pages/{n}`, with `fragment=1` for its text alone.
///   - title: The book's title.
///   - pageCount: The number of pages in the book.
///   - text: The page's text, with paragraphs separated by a line feed.
///   - now: Milliseconds since 1970, UTC.
/// - Returns: Markup; null for a link that is not a book page.
@_expose(wasm, "glossa_render_page")
@_cdecl("glossa_render_page")
public func renderPage(
    _ segmenter: UnsafeRawPointer, _ link: UnsafePointer<UInt8>, _ linkLength: Int, _ title: UnsafePointer<UInt8>,
    _ titleLength: Int, _ pageCount: Int, _ text: UnsafePointer<UInt8>, _ textLength: Int, _ now: Int64
) -> UnsafeMutableRawPointer? {
    guard let route = Route(link: IncomingText(link, linkLength).string), case .book(let id, let path) = route,
        case .page(let number, let isFragment) = path, (1...max(1, pageCount)).contains(number)
    else { return nil }
    let now = Timestamp(milliseconds: now)
    let book = Book(
        id: id, title: IncomingText(title, titleLength).string, author: nil, language: .chinese, source: "paste",
        pageCount: pageCount, scalarCount: 0, lastPage: number, createdAt: now, updatedAt: now, openedAt: now)
    let model = ReadingPage.Model(
        book: book, number: number, paragraphs: paragraphs(of: IncomingText(text, textLength).utf8, by: segmenter))
    let shell = Shell(preferences: Preferences(), now: now, current: route)
    let page = isFragment ? ReadingPage.fragment(model, shell) : ReadingPage.page(model, shell)
    return outgoing(page.markup.utf8)
}

/// Returns the words of a page and the text between them.
private func paragraphs(of text: UnsafeBufferPointer<UInt8>, by segmenter: UnsafeRawPointer) -> [[ReadingPiece]] {
    var paragraphs: [[ReadingPiece]] = []
    var paragraph: [ReadingPiece] = []
    var start = 0
    for segment in segments(of: text, by: segmenter) {
        let surface = String(decoding: text[Int(segment.start)..<Int(segment.end)], as: UTF8.self)
        if surface == "\n" {
            paragraphs.append(paragraph)
            paragraph = []
        } else if segment.kind.isWord {
            let standing = segment.kind == .name ? Standing.name : .new
            paragraph.append(
                .word(
                    ReadingWord(
                        lemma: surface, start: start, syllables: [Syllable(surface)], reading: nil,
                        standing: standing)))
        } else {
            paragraph.append(.text(surface))
        }
        start += Int(segment.scalarCount)
    }
    if !paragraph.isEmpty { paragraphs.append(paragraph) }
    return paragraphs
}
