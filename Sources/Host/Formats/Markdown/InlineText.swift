/// The words of a line of Markdown without its inline marks: emphasis, code, links, pictures, HTML tags, ruby
/// readings, marks of footnotes.
struct InlineText {
    private(set) var text = ""
    private(set) var pictureCount = 0

    private let source: [Character]
    private var index = 0

    init(_ source: String) {
        self.source = Array(source)
        while index < self.source.count { step() }
        text = resolvingEntities(text)[...].trimmed
    }

    private mutating func step() {
        let character = source[index]
        switch character {
        case "\\" where index + 1 < source.count && source[index + 1].isPunctuation:
            text.append(source[index + 1])
            index += 2
        case "`": code()
        case "!" where peek(1) == "[":
            index += 1
            if link() != nil { pictureCount += 1 } else { text.append("!") }
        case "[": appendLink()
        case "<": tag()
        case "*", "_", "~": emphasis(character)
        default:
            text.append(character)
            index += 1
        }
    }

    private func peek(_ distance: Int) -> Character? {
        source.indices.contains(index + distance) ? source[index + distance] : nil
    }

    /// `code`, kept as it stands between as many backticks.
    private mutating func code() {
        let length = source[index...].prefix { $0 == "`" }.count
        let fence = Array(repeating: Character("`"), count: length)
        var end = index + length
        let limit = min(source.count, end + 2000)
        while end + length <= limit, !source[end..<end + length].elementsEqual(fence) { end += 1 }
        guard end + length <= limit else {
            text.append(contentsOf: fence)
            index += length
            return
        }
        text.append(contentsOf: source[index + length..<end])
        index = end + length
    }

    /// `[label](address)`, `[label][name]`, `[^1]`, `[label]`.
    private mutating func appendLink() {
        let start = index
        guard let label = link() else {
            text.append("[")
            index = start + 1
            return
        }
        if label.first == "^" { return }
        let isPlain = source[index - 1] == "]" && index - start == label.count + 2
        let inner = InlineText(String(label))
        pictureCount += inner.pictureCount
        text += isPlain ? "[\(inner.text)]" : inner.text
    }

    /// Passes over a link or picture that begins here; returns its label. Stays where it is if there is none.
    private mutating func link() -> ArraySlice<Character>? {
        guard let close = closing(index, "[", "]") else { return nil }
        let label = source[index + 1..<close]
        index = close + 1
        if peek(0) == "(", let end = closing(index, "(", ")") {
            index = end + 1
        } else if peek(0) == "[", let end = closing(index, "[", "]") {
            index = end + 1
        }
        return label
    }

    private func closing(_ start: Int, _ open: Character, _ close: Character) -> Int? {
        var depth = 0
        for position in start..<min(source.count, start + 2000) {
            if source[position] == open { depth += 1 }
            if source[position] == close { depth -= 1 }
            if depth == 0 { return position }
        }
        return nil
    }

    /// `<b>`, `<https://…>` (kept), `<rt>…</rt>` (dropped with what is in it). A lone `<` is text.
    private mutating func tag() {
        guard let end = source[index...].prefix(500).firstIndex(of: ">"),
            let first = peek(1), first.isLetter || first == "/" || first == "!"
        else {
            text.append("<")
            index += 1
            return
        }
        let name = String(source[index + 1..<end])
        index = end + 1
        if name.contains("://") { text += name }
        guard name == "rt" || name == "rp", let close = source[index...].firstIndex(of: "<") else { return }
        index = close
    }

    /// Drops marks of emphasis; keeps those with space on both sides, and underscores inside words.
    private mutating func emphasis(_ mark: Character) {
        let length = source[index...].prefix { $0 == mark }.count
        let before = peek(-1)
        let after = peek(length)
        let isLoose = (before?.isWhitespace ?? true) && (after?.isWhitespace ?? true)
        let isInsideWord = mark == "_" && isWordPart(before) && isWordPart(after)
        let isTilde = mark == "~" && length < 2
        if isLoose || isInsideWord || isTilde { text.append(contentsOf: source[index..<index + length]) }
        index += length
    }

    private func isWordPart(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
    }
}
