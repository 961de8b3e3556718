import Model

/// The notebook's Markdown format for entries.
public enum NotebookText {
    /// The line before and after an entry.
    public static let separator = "---"

    /// Formats an entry as a block of the notebook.
    public static func block(_ entry: WordEntry) -> String {
        var text = "\(separator)\n\n# \(entry.word)\n\n"
        func list(_ title: String, _ items: [String]) {
            text += "## \(title)\n"
            for item in items { text += "- \(item)\n" }
            text += "\n"
        }
        func element(_ title: String, _ element: WordEntry.Element) {
            list(
                title,
                [("Form", element.form), ("Meaning", element.meaning), ("Origin", element.originLanguage)].map {
                    $0.1.isEmpty ? "\($0.0):" : "\($0.0): \($0.1)"
                })
        }
        list("Part of Speech", entry.partOfSpeech)
        list("English Meaning", entry.englishMeaning)
        list("Chinese Meaning", entry.chineseMeaning)
        element("Root", entry.root)
        element("Prefix", entry.prefix)
        element("Suffix", entry.suffix)
        list("Related Words", entry.relatedWords)
        list("Variants", entry.variants)
        return text + "\(separator)\n\n"
    }

    /// Parses an entry from the lines of its block. Headings may be in any order; unknown ones are skipped, as is
    /// everything after the thousandth item of a list.
    ///
    /// - Returns: Nil if the block has no title. Missing lists are empty.
    public static func entry(_ block: some StringProtocol) -> WordEntry? {
        var entry = WordEntry(
            word: "", partOfSpeech: [], englishMeaning: [], chineseMeaning: [], root: .init(), prefix: .init(),
            suffix: .init(), relatedWords: [], variants: [])
        var section = ""
        for line in block.split(omittingEmptySubsequences: true, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
            if let title = title(of: line) {
                guard entry.word.isEmpty else { break }
                entry.word = title
            } else if let heading = text(of: line, behind: "## ") {
                section = heading.lowercased()
            } else if let item = text(of: line, behind: "- ") ?? text(of: line, behind: "* ") {
                take(item, section, &entry)
            }
        }
        return entry.word.isEmpty ? nil : entry
    }

    /// Returns the title in a line, cut to two hundred characters and 1,600 bytes; nil for any other line.
    public static func title(of line: some StringProtocol) -> String? {
        text(of: line, behind: "# ").flatMap { $0.isEmpty ? nil : NotebookTitle.storable($0.cut(to: 200)) }
    }

    /// Returns the trimmed text after a mark at the beginning of a line. Compares scalars, because an accent after the
    /// mark's space would combine with it into one character.
    private static func text(of line: some StringProtocol, behind mark: String) -> String? {
        let scalars = line.unicodeScalars
        guard scalars.starts(with: mark.unicodeScalars) else { return nil }
        return trimmed(scalars.dropFirst(mark.unicodeScalars.count))
    }

    private static func take(_ item: String, _ section: String, _ entry: inout WordEntry) {
        guard !item.isEmpty else { return }
        func add(to list: inout [String]) {
            if list.count < 1000 { list.append(item) }
        }
        switch section {
        case "part of speech": add(to: &entry.partOfSpeech)
        case "english meaning": add(to: &entry.englishMeaning)
        case "chinese meaning": add(to: &entry.chineseMeaning)
        case "related words": add(to: &entry.relatedWords)
        case "variants": add(to: &entry.variants)
        case "root": take(item, &entry.root)
        case "prefix": take(item, &entry.prefix)
        case "suffix": take(item, &entry.suffix)
        default: break
        }
    }

    private static func take(_ item: String, _ element: inout WordEntry.Element) {
        let scalars = item.unicodeScalars
        guard let colon = scalars.firstIndex(of: ":") else { return }
        let value = trimmed(scalars[scalars.index(after: colon)...])
        switch String(scalars[..<colon]).lowercased() {
        case "form": element.form = value
        case "meaning": element.meaning = value
        case "origin": element.originLanguage = value
        default: break
        }
    }

    /// Returns a text without spaces at its ends.
    public static func trimmed(_ text: String) -> String { trimmed(text.unicodeScalars[...]) }

    /// Returns a word as a learner or a program means it: without white space at its ends and without NUL, which no word
    /// has.
    public static func word(_ text: String) -> String {
        trimmed(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0 })))
    }

    private static func trimmed<Scalars: BidirectionalCollection<Unicode.Scalar>>(_ text: Scalars) -> String {
        guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) })
        else { return "" }
        var trimmed = ""
        trimmed.unicodeScalars.append(contentsOf: text[first...last])
        return trimmed
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\r" || scalar == "\t" || scalar.properties.isWhitespace
    }
}
