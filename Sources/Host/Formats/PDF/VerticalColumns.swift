import Model
import Phonology

/// A word of a PDF and its box, in points from the upper left corner of its page.
struct PlacedWord: Hashable {
    var text: String
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    var width: Double { right - left }
    var middle: Double { (left + right) / 2 }
    /// The number of its characters.
    var count: Int { text.unicodeScalars.count }
    /// Whether it is written in characters as wide as high.
    var isSquare: Bool { !text.isEmpty && text.unicodeScalars.allSatisfy { $0.isEastAsian } }
}

/// Whether Chinese or Japanese text comes in pieces of a few characters, as it does if its lines run from top to
/// bottom: `pdftotext` takes the rows across them for lines.
func isInPieces(_ pages: [[Substring]]) -> Bool {
    var square = 0
    var others = 0
    var pieces = 0
    for line in pages.joined() {
        for piece in line.split(whereSeparator: \.isWhitespace) {
            let count = piece.unicodeScalars.count { $0.isEastAsian }
            square += count
            others += piece.unicodeScalars.count - count
            if count > 0 { pieces += 1 }
        }
    }
    return square >= 20 && square > others && square < pieces * 4
}

/// The pages whose lines run from top to bottom, each as its lines from right to left.
///
/// - Parameter boxes: The output of `pdftotext -bbox`.
/// - Returns: By page; nil for one whose lines run across.
func verticalPages(_ boxes: [UInt8]) -> [[Substring]?] {
    let handler = PlacedWordHandler()
    parseXML(boxes, into: handler)
    return handler.pages.map(verticalLines)
}

/// The lines of a page from right to left; nil if they run across.
///
/// Whatever runs across above them or below, such as the book's title and the page's number, stands before or after
/// them. Readings beside the characters are left out. A line that begins lower than the others begins with a space, as
/// a paragraph does.
func verticalLines(_ words: [PlacedWord]) -> [Substring]? {
    guard let size = characterSize(words), size > 0.1, runDown(words.filter(\.isSquare), size) else { return nil }
    var across: [PlacedWord] = []
    var columns: [[PlacedWord]] = []
    for word in words.sorted(by: { ($0.middle, $1.top) > ($1.middle, $0.top) }) {
        if word.width < size * 0.7, word.text.unicodeScalars.allSatisfy(Kana.isKana) { continue }
        if word.count > 1, word.width > size * 1.5, word.width > word.bottom - word.top {
            across.append(word)
        } else if let first = columns.last?.first, first.middle - word.middle < size * 0.6 {
            columns[columns.count - 1].append(word)
        } else {
            columns.append([word])
        }
    }
    columns = columns.map { column in
        var column = column.sorted { $0.top < $1.top }
        // A number apart from the line is the page's.
        if let last = column.last, !last.isSquare,
            column.count == 1 || last.top - column[column.count - 2].bottom > size
        {
            across.append(column.removeLast())
        }
        if let first = column.first, !first.isSquare, column.count > 1, column[1].top - first.bottom > size {
            across.append(column.removeFirst())
        }
        return column
    }.filter { !$0.isEmpty }
    // A heading may stand higher.
    let tops = columns.map { $0[0].top }.sorted()
    let pageTop = tops.isEmpty ? 0 : tops[tops.count / 4]
    let lines = columns.map { column in
        let isIndented = size * 0.8..<size * 3.5 ~= column[0].top - pageTop
        return Substring((isIndented ? "\u{3000}" : "") + joined(column))
    }
    across.sort { ($0.top, $0.left) < ($1.top, $1.left) }
    return across.filter { $0.top <= pageTop }.map { Substring($0.text) } + lines
        + across.filter { $0.top > pageTop }.map { Substring($0.text) }
}

/// The width of a character; nil on a page with too few of them.
private func characterSize(_ words: [PlacedWord]) -> Double? {
    let square = words.filter(\.isSquare)
    let count = square.reduce(0) { $0 + $1.count }
    guard count >= 10, count * 2 > words.reduce(0, { $0 + $1.count }) else { return nil }
    let single = square.filter { $0.count == 1 }.map(\.width).sorted()
    if single.count >= 3 { return single[single.count / 2] }
    // Words of several characters alone: each is as high as wide.
    let sizes = square.map { min($0.width, $0.bottom - $0.top) }.sorted()
    return sizes[sizes.count / 2]
}

/// Whether most words run from top to bottom: they are no wider than one character or, if all are single characters,
/// those below each other are nearer than those beside each other.
private func runDown(_ words: [PlacedWord], _ size: Double) -> Bool {
    var down = 0
    var across = 0
    for word in words where word.count > 1 {
        if word.width < size * 1.5 { down += word.count } else { across += word.count }
    }
    if down + across > words.count / 4 { return down > across * 2 }
    let columns = Dictionary(grouping: words) { Int(($0.middle / size * 2).rounded()) }
    let rows = Dictionary(grouping: words) { Int(($0.top / size * 2).rounded()) }
    guard let below = usualStep(columns.values.map { $0.map(\.top) }),
        let beside = usualStep(rows.values.map { $0.map(\.left) })
    else { return !columns.values.contains { $0.count < 3 } }
    return below < beside
}

/// The usual distance from one place to the next; nil if there are no two in any list.
private func usualStep(_ places: [[Double]]) -> Double? {
    let steps = places.flatMap { list in
        let list = list.sorted()
        return zip(list, list.dropFirst()).map { $1 - $0 }
    }.filter { $0 > 0 }.sorted()
    return steps.isEmpty ? nil : steps[steps.count / 2]
}

/// The words of a line, with a space between two in letters.
private func joined(_ words: [PlacedWord]) -> String {
    var text = ""
    for word in words {
        if let last = text.unicodeScalars.last, let first = word.text.unicodeScalars.first, !last.isEastAsian,
            !first.isEastAsian
        {
            text += " "
        }
        text += word.text
    }
    return text
}

/// Handles the output of `pdftotext -bbox`.
private final class PlacedWordHandler: MarkupHandler {
    private(set) var pages: [[PlacedWord]] = []
    private var word: PlacedWord?
    private var text: [UInt8] = []

    func start(_ element: String, _ attributes: MarkupAttributes) {
        switch element {
        case "page": pages.append([])
        case "word":
            func number(_ name: String) -> Double? {
                attributes[name].flatMap { Double($0) }.flatMap { abs($0) < 1e6 ? $0 : nil }
            }
            guard let left = number("xmin"), let top = number("ymin"), let right = number("xmax"),
                let bottom = number("ymax")
            else { return }
            word = PlacedWord(text: "", left: left, top: top, right: right, bottom: bottom)
            text.removeAll()
        default: break
        }
    }

    func end(_ element: String) {
        guard element == "word", var placed = word else { return }
        word = nil
        placed.text = String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace }
        if !placed.text.isEmpty, !pages.isEmpty { pages[pages.count - 1].append(placed) }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) {
        if word != nil { text.append(contentsOf: piece) }
    }
}
