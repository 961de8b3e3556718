/// A section of an HSK word list: its heading and its words.
struct HSKSection {
    var heading: String
    var words: [String]
}

/// Parses an HSK word list: a `//` line begins a section, every other line begins with a word.
func parseHSKList(_ text: String) -> [HSKSection] {
    var sections: [HSKSection] = []
    for line in text.split(whereSeparator: \.isNewline) {
        let line = line.drop { $0 == "\u{FEFF}" }
        if line.hasPrefix("//") {
            sections.append(HSKSection(heading: String(line.dropFirst(2)), words: []))
            continue
        }
        guard !sections.isEmpty else { continue }
        let word = line.prefix { !$0.isWhitespace }
        if !word.isEmpty, !word.contains("…") { sections[sections.count - 1].words.append(String(word)) }
    }
    return sections
}

/// The levels in the HSK 2.0 lists, 1 to 6, from headings that end in "Level 3".
func hsk2Levels(_ sections: [HSKSection]) -> [String: Int] {
    var levels: [String: Int] = [:]
    for section in sections {
        guard section.heading.contains("Level"), let level = section.heading.last?.wholeNumberValue,
            (1...6).contains(level)
        else { continue }
        for word in section.words where levels[word] == nil { levels[word] = level }
    }
    return levels
}

/// The levels in the HSK 3.0 list, 1 to 7 (7 for levels 7–9, which the standard, GF0025-2021, does not tell apart), from
/// lines of `word<TAB>level`. Skips other lines.
func hsk3Levels(_ text: String) -> [String: Int] {
    var levels: [String: Int] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
        let fields = line.split(separator: "\t")
        guard fields.count == 2, let level = Int(fields[1]), (1...7).contains(level) else { continue }
        levels[String(fields[0])] = level
    }
    return levels
}
