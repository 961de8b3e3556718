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
        guard section.heading.contains("Level"), let level = section.heading.last?.wholeNumberValue else { continue }
        for word in section.words where levels[word] == nil { levels[word] = level }
    }
    return levels
}

/// The levels in the HSK 3.0 lists, 1 to 7 (7 for levels 7–9).
///
/// The list has three bands (levels 1–3, 4–6, 7–9) without the levels inside them. The level inside a band is an
/// estimate: its words are ordered by HSK 2.0 level and then by frequency, and divided by the numbers of words that the
/// standard (GF0025-2021) specifies for each level.
///
/// - Parameter rank: Returns the frequency rank of a word, 1 for the commonest.
func hsk3Levels(_ sections: [HSKSection], hsk2: [String: Int], rank: (String) -> Int) -> [String: Int] {
    let bands: [(mark: String, first: Int, sizes: [Int])] = [
        ("Entry", 1, [500, 772, .max]), ("Intermediate", 4, [1000, 1071, .max]), ("Advanced", 7, [.max]),
    ]
    var levels: [String: Int] = [:]
    for band in bands {
        for section in sections where section.heading.contains(band.mark) {
            let order = section.words.map { (word: $0, hsk2: hsk2[$0] ?? 4, rank: rank($0)) }
                .sorted { ($0.hsk2, $0.rank, $0.word) < ($1.hsk2, $1.rank, $1.word) }
            var level = 0
            var left = band.sizes[0]
            for item in order where levels[item.word] == nil {
                if left == 0 {
                    level += 1
                    left = band.sizes[level]
                }
                left -= 1
                levels[item.word] = band.first + level
            }
        }
    }
    return levels
}
