import Model
import Phonology

extension EntryCard {
    /// Presents an entry.
    ///
    /// - Parameter status: The learner's status for the word.
    public init(_ entry: Entry, status: WordStatus? = nil) {
        self.init(
            language: entry.language, headword: entry.headword,
            traditional: entry.traditional == entry.headword ? nil : entry.traditional,
            reading: entry.shownReading,
            partOfSpeech: entry.partOfSpeech, definitions: entry.definitions.map(Self.readable), level: entry.level,
            frequencyRank: entry.frequencyRank, etymology: entry.etymology, source: entry.source, status: status)
        facts = entry.facts
        if entry.isBrought { glossTag = nil }
    }

    /// CC-CEDICT writes `銀行|银行[yin2 hang2]` inside definitions: shown as 银行 (yínháng).
    private static func readable(_ definition: String) -> String {
        guard definition.contains("[") else { return definition }
        var result = ""
        var rest = definition[...]
        while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
            var before = rest[..<open]
            if let bar = before.lastIndex(of: "|") {
                let start =
                    before[..<bar].lastIndex { !$0.isLetter }.map { before.index(after: $0) } ?? before.startIndex
                before = before[..<start] + before[before.index(after: bar)...]
            }
            result += before
            let inside = String(rest[rest.index(after: open)..<close])
            result += Pinyin.syllables(inside) != nil ? " (" + Pinyin.marked(inside) + ")" : "[" + inside + "]"
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}

extension Entry {
    /// The reading as a page shows it: pinyin with tone marks, kana or a pronunciation; empty if there is none.
    var shownReading: String { language == .chinese ? Pinyin.marked(reading) : reading }
}
