import Model

/// The notebook's Markdown format for entries.
public enum NotebookText {
    /// The line before and after an entry.
    public static let separator = "---"

    /// Formats an entry as a block of the notebook.
    public static func block(_ entry: WordEntry) -> String {
        var text = ""
        text.reserveCapacity(512)
        text += "\(separator)\n\n# \(entry.word)\n\n"
        func list(_ title: String, _ items: [String]) {
            text += "## "
            text += title
            text += "\n"
            for item in items {
                text += "- "
                text += item
                text += "\n"
            }
            text += "\n"
        }
        func field(_ name: String, _ value: String) {
            text += name
            if !value.isEmpty {
                text += " "
                text += value
            }
            text += "\n"
        }
        func element(_ title: String, _ element: WordEntry.Element) {
            text += "## "
            text += title
            field("\n- Form:", element.form)
            field("- Meaning:", element.meaning)
            field("- Origin:", element.originLanguage)
            text += "\n"
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
    public static func entry(_ block: String) -> WordEntry? {
        var entry = WordEntry(
            word: "", partOfSpeech: [], englishMeaning: [], chineseMeaning: [], root: .init(), prefix: .init(),
            suffix: .init(), relatedWords: [], variants: [])
        var section = ""
        // In bytes, because searching for characters takes several times as long; a line's last "\r" is trimmed.
        for line in block.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = Substring(line)
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
    public static func title(of line: Substring) -> String? {
        text(of: line, behind: "# ").flatMap { $0.isEmpty ? nil : NotebookTitle.storable($0.cut(to: 200)) }
    }

    /// Returns the trimmed text after a mark at the beginning of a line. Compares bytes, because an accent after the
    /// mark's space would combine with it into one character.
    private static func text(of line: Substring, behind mark: StaticString) -> String? {
        let isMarked = mark.withUTF8Buffer { line.utf8.starts(with: $0) }
        return isMarked ? trimmedPart(Substring(line.utf8.dropFirst(mark.utf8CodeUnitCount))) : nil
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
        let value = trimmedPart(Substring(scalars[scalars.index(after: colon)...]))
        switch String(scalars[..<colon]).lowercased() {
        case "form": element.form = value
        case "meaning": element.meaning = value
        case "origin": element.originLanguage = value
        default: break
        }
    }

    /// Returns a text without spaces at its ends.
    public static func trimmed(_ text: String) -> String { trimmedPart(text[...]) }

    /// Returns a word as a learner or a program means it: without white space at its ends and without NUL, which no word
    /// has.
    public static func word(_ text: String) -> String {
        trimmed(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0 })))
    }

    private static func trimmedPart(_ text: Substring) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isSpace($0) }),
            let last = scalars.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(Substring(scalars[first...last]))
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20, 0x09...0x0D: true
        case ..<0x80: false
        default: scalar.properties.isWhitespace
        }
    }
}
