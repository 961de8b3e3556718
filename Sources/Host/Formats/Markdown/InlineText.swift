import Model

/// The words of a line of Markdown without its inline marks: emphasis, code, links, pictures, HTML tags, ruby
/// readings, footnote references.
///
/// Each character is examined a bounded number of times, even if marks are never closed: the ends of all marks are
/// found at once (``InlineMarks``), and a link's label is read in place.
struct InlineText {
    private(set) var text = ""
    private(set) var pictureCount = 0
    /// The names of the footnotes to which it refers, in order.
    private(set) var notes: [String] = []

    private let source: [Character]
    private var marks: InlineMarks
    private var index = 0
    private var output: [Character] = []
    /// The labels of the links being read, the outermost first.
    private var labels: [Label] = []

    /// The label of a link.
    private struct Label {
        var range: Range<Int>
        /// Where the text continues after the link.
        var next: Int
        /// Whether it has neither an address nor a reference, so that its brackets are kept.
        var isPlain: Bool
        /// The beginning of the label in the output.
        var start: Int
    }

    init(_ source: String) {
        self.source = Array(source)
        marks = InlineMarks(self.source)
        while index < self.source.count { step() }
        text = resolvingEntities(String(output)).trimmingWhitespace
    }

    private mutating func step() {
        if let label = labels.last, index == label.range.upperBound { return end(label) }
        let character = source[index]
        switch character {
        case "\\" where peek(1)?.isPunctuation ?? false:
            output.append(source[index + 1])
            index += 2
        case "`": code()
        case "!" where peek(1) == "[":
            if let link = link(at: index + 1) {
                pictureCount += 1
                index = link.next
            } else {
                output.append("!")
                index += 1
            }
        case "[": beginLink()
        case "<": tag()
        case "*", "_", "~": emphasis(character)
        default:
            append(character)
            index += 1
        }
    }

    /// The range being read: the innermost label, or the whole line.
    private var bounds: Range<Int> { labels.last?.range ?? 0..<source.count }

    private func peek(_ distance: Int) -> Character? {
        bounds.contains(index + distance) ? source[index + distance] : nil
    }

    /// Appends a character; skips whitespace at the beginning of a label.
    private mutating func append(_ character: Character) {
        if let label = labels.last, output.count == label.start, character.isWhitespace { return }
        output.append(character)
    }

    /// Reads `code`, verbatim up to an equal number of backticks.
    private mutating func code() {
        let length = runLength("`")
        let start = index + length
        if let end = marks.backticks(length, after: start), end + length <= bounds.upperBound {
            output.append(contentsOf: source[start..<end])
            index = end + length
        } else {
            output.append(contentsOf: source[index..<start])
            index = start
        }
    }

    /// Begins `[label](address)`, `[label][name]`, `[^1]`, `[label]`.
    private mutating func beginLink() {
        guard var link = link(at: index) else {
            output.append("[")
            index += 1
            return
        }
        if !link.range.isEmpty, source[link.range.lowerBound] == "^" {
            notes.append(String(source[link.range].dropFirst()))
            index = link.next
            return
        }
        if link.isPlain { output.append("[") }
        link.start = output.count
        labels.append(link)
        index = link.range.lowerBound
    }

    private mutating func end(_ label: Label) {
        while output.count > label.start, output.last?.isWhitespace ?? false { output.removeLast() }
        if label.isPlain { output.append("]") }
        labels.removeLast()
        index = label.next
    }

    /// The link whose label opens at a position; nil if it is never closed.
    private func link(at start: Int) -> Label? {
        guard let close = closing(start) else { return nil }
        var next = close + 1
        if next < bounds.upperBound, source[next] == "(" || source[next] == "[", let end = closing(next) {
            next = end + 1
        }
        return Label(range: start + 1..<close, next: next, isPlain: next == close + 1, start: 0)
    }

    /// The position of the bracket that closes the one at a position.
    private func closing(_ start: Int) -> Int? {
        marks.closing(start).flatMap { $0 < bounds.upperBound ? $0 : nil }
    }

    /// Reads `<b>`, `<https://…>` (kept), `<rt>…</rt>` (dropped with its contents). A lone `<` is text.
    private mutating func tag() {
        guard let first = peek(1), first.isLetter || first == "/" || first == "!",
            let end = marks.tagEnd(after: index, in: source), end < bounds.upperBound
        else {
            output.append("<")
            index += 1
            return
        }
        let name = String(source[index + 1..<end])
        index = end + 1
        if name.contains("://") { output += name }
        guard name == "rt" || name == "rp", let close = source[index..<bounds.upperBound].firstIndex(of: "<") else {
            return
        }
        index = close
    }

    /// Drops emphasis marks; keeps those with space on both sides, and underscores inside words.
    private mutating func emphasis(_ mark: Character) {
        let length = runLength(mark)
        let before = peek(-1)
        let after = peek(length)
        let isLoose = (before?.isWhitespace ?? true) && (after?.isWhitespace ?? true)
        let isInsideWord = mark == "_" && isWordPart(before) && isWordPart(after)
        let isTilde = mark == "~" && length < 2
        if isLoose || isInsideWord || isTilde { output.append(contentsOf: source[index..<index + length]) }
        index += length
    }

    private func runLength(_ mark: Character) -> Int {
        var end = index
        while end < bounds.upperBound, source[end] == mark { end += 1 }
        return end - index
    }

    private func isWordPart(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
    }
}
