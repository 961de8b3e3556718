import Model
import Pages
import Proficiency
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
///   - words: What the dictionaries have for the words: a line for each with the word as written, its reading, its HSK
///     level and its simplified form, separated by tabs. A field may be empty, and the last ones may be missing.
///   - marks: What the learner knows: a line for each word with its status and the simplified word, separated by a tab.
///     The status is one of ``WordStatus``, or `reviewed` for a word with a mature card.
///   - preferences: A line for each setting with its name and its value, separated by a tab, as the settings form sends
///     them. The others have their defaults.
///   - now: Milliseconds since 1970, UTC.
/// - Returns: Markup; null for a link that is not a book page.
@_expose(wasm, "glossa_render_page")
@_cdecl("glossa_render_page")
public func renderPage(
    _ segmenter: UnsafeRawPointer, _ link: UnsafePointer<UInt8>, _ linkLength: Int, _ title: UnsafePointer<UInt8>,
    _ titleLength: Int, _ pageCount: Int, _ text: UnsafePointer<UInt8>, _ textLength: Int,
    _ words: UnsafePointer<UInt8>, _ wordsLength: Int, _ marks: UnsafePointer<UInt8>, _ marksLength: Int,
    _ preferences: UnsafePointer<UInt8>, _ preferencesLength: Int, _ now: Int64
) -> UnsafeMutableRawPointer? {
    guard let route = Route(link: IncomingText(link, linkLength).string), case .book(let id, let path) = route,
        case .page(let number, let isFragment) = path, (1...max(1, pageCount)).contains(number)
    else { return nil }
    let now = Timestamp(milliseconds: now)
    let book = Book(
        id: id, title: IncomingText(title, titleLength).string, author: nil, language: .chinese, source: "paste",
        pageCount: pageCount, scalarCount: 0, lastPage: number, createdAt: now, updatedAt: now, openedAt: now)
    let settings = IncomingText(preferences, preferencesLength).values
    var preferences = Preferences()
    preferences.take(settings)
    let text = IncomingText(text, textLength)
    let passage = Passage(number: number, chapter: 0, text: text.string)
    let tokens = tokens(of: text.utf8, by: segmenter, ListedWords(IncomingText(words, wordsLength)))
    let knowledge = Knowledge(IncomingText(marks, marksLength), knownLevel: preferences.knownHSKLevel)
    let model = ReadingPage.Model(
        book: book, passage: passage, chapter: nil,
        text: ReadingPage.Text(
            of: passage, in: book, chapter: nil, tokens, by: WordPresenter(.chinese, preferences, knowledge: knowledge)),
        coverage: nil, preferences)
    let shell = Shell(preferences: preferences, now: now, current: route)
    let page = isFragment ? ReadingPage.fragment(model, shell) : ReadingPage.page(model, shell)
    return outgoing(page.markup.utf8)
}

/// Returns the words of a page and the text between them, with what is listed of them.
private func tokens(
    of text: UnsafeBufferPointer<UInt8>, by segmenter: UnsafeRawPointer, _ words: ListedWords
) -> [Token] {
    var start = 0
    return segments(of: text, by: segmenter).map { segment in
        let end = start + Int(segment.scalarCount)
        defer { start = end }
        let token = Token(
            text: String(decoding: text[Int(segment.start)..<Int(segment.end)], as: UTF8.self), start: start, end: end,
            kind: segment.kind)
        return words.completed(token)
    }
}

/// What the dictionaries have for the words of a page.
private struct ListedWords {
    private var lines: [String: [String]] = [:]

    init(_ text: IncomingText) {
        for fields in text.table { lines[fields[0]] = fields }
    }

    /// Returns a token with the reading, the level and the lemma of its word.
    func completed(_ token: Token) -> Token {
        guard token.kind.isWord, let fields = lines[token.text] else { return token }
        func field(_ index: Int) -> String? { fields.count > index && !fields[index].isEmpty ? fields[index] : nil }
        var token = token
        token.reading = field(1)
        token.level = field(2).flatMap { SentNumber($0) }?.nearest(in: .knownLevel)
        token.lemma = field(3) ?? token.text
        return token
    }
}

extension Knowledge {
    /// Reads lines with a status and a word; skips those with another status.
    fileprivate init(_ text: IncomingText, knownLevel: Int) {
        self.init(knownLevel: knownLevel)
        for fields in text.table where fields.count > 1 {
            if fields[0] == "reviewed" {
                reviewed.insert(fields[1])
            } else if let status = WordStatus(rawValue: fields[0]) {
                statuses[fields[1]] = status
            }
        }
    }
}
