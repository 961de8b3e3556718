import Library
import Model
import Pages
import Phonology

extension EntryCard {
    /// Converts an entry for the pages.
    init(_ entry: Entry, status: WordStatus? = nil) {
        self.init(
            language: entry.language, headword: entry.headword,
            traditional: entry.traditional == entry.headword ? nil : entry.traditional,
            reading: entry.language == .chinese ? Pinyin.marked(entry.reading) : entry.reading,
            partOfSpeech: entry.partOfSpeech,
            definitions: entry.definitions.map(Self.readable), level: entry.hsk3 ?? entry.hsk2,
            frequencyRank: entry.frequencyRank,
            etymology: entry.etymology, source: entry.source, status: status)
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

extension WordLine {
    init(
        _ word: String, in language: Language, lexiconEntry entry: Entry?, occurrences: Int? = nil,
        status: WordStatus? = nil
    ) {
        let card = entry.map { EntryCard($0) }
        self.init(
            language: language, word: word, reading: card.flatMap { $0.reading.isEmpty ? nil : $0.reading },
            gloss: entry.map { Desk.gloss(of: $0) }, level: card?.level, occurrences: occurrences, status: status)
    }
}
