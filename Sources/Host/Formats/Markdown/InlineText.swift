/// The words of a line of Markdown without its inline marks: emphasis, code, links, pictures, HTML tags, ruby
/// readings, marks of footnotes.
///
/// Each character is looked at a bounded number of times, whatever is opened and never closed: where a mark ends is
/// found for all marks at once (``InlineMarks``), and the label of a link is read in its place.
struct InlineText {
    private(set) var text = ""
    private(set) var pictureCount = 0

    private let source: [Character]
    private var marks: InlineMarks
    private var index = 0
    private var output: [Character] = []
    /// The labels of links that are being read, the outermost first.
    private var labels: [Label] = []

    /// The label of a link.
    private struct Label {
        var range: Range<Int>
        /// Where the text goes on behind the link.
        var next: Int
        /// Whether it has neither an address nor a name, so that its brackets are shown.
        var isPlain: Bool
        /// Where it begins in the output.
        var start: Int
    }

    init(_ source: String) {
        self.source = Array(source)
        marks = InlineMarks(self.source)
        while index < self.source.count { step() }
        text = resolvingEntities(String(output))[...].trimmed
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

    /// What is being read: the innermost label, or all of it.
    private var bounds: Range<Int> { labels.last?.range ?? 0..<source.count }

    private func peek(_ distance: Int) -> Character? {
        bounds.contains(index + distance) ? source[index + distance] : nil
    }

    /// Adds a character; white space at the beginning of a label is left out.
    private mutating func append(_ character: Character) {
        if let label = labels.last, output.count == label.start, character.isWhitespace { return }
        output.append(character)
    }

    /// `code`, kept as it stands between as many backticks.
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

    /// `[label](address)`, `[label][name]`, `[^1]`, `[label]`.
    private mutating func beginLink() {
        guard var link = link(at: index) else {
            output.append("[")
            index += 1
            return
        }
        if !link.range.isEmpty, source[link.range.lowerBound] == "^" {
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

    /// The link whose label opens at a position; nil where it never closes.
    private func link(at start: Int) -> Label? {
        guard let close = closing(start) else { return nil }
        var next = close + 1
        if next < bounds.upperBound, source[next] == "(" || source[next] == "[", let end = closing(next) {
            next = end + 1
        }
        return Label(range: start + 1..<close, next: next, isPlain: next == close + 1, start: 0)
    }

    /// Where the bracket at a position is closed.
    private func closing(_ start: Int) -> Int? {
        marks.closing(start).flatMap { $0 < bounds.upperBound ? $0 : nil }
    }

    /// `<b>`, `<https://…>` (kept), `<rt>…</rt>` (dropped with what is in it). A lone `<` is text.
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

    /// Drops marks of emphasis; keeps those with space on both sides, and underscores inside words.
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
