import Model
import Phonology

extension Lexicon {
    /// Returns those of a book's own words that may be read as a query in pinyin says, with or without tones: `daiyu` finds
    /// 黛玉, which no dictionary has. Each character may have any of its readings.
    ///
    /// - Parameter terms: The texts of ``BookTerm``s.
    public func terms(_ terms: [String], readAs query: String) -> [String] {
        guard query.utf8.count <= WrittenForms.longestQuery else { return [] }
        let splits = Pinyin.splits(query.trimmingWhitespace).filter { $0.count <= BookTerm.longest }
        guard !splits.isEmpty else { return [] }
        var known: [Unicode.Scalar: [PinyinSyllable]] = [:]
        func readings(of character: Unicode.Scalar) -> [PinyinSyllable] {
            if let readings = known[character] { return readings }
            let readings = entries(of: String(character), in: .chinese).compactMap { PinyinSyllable($0.reading) }
            known[character] = readings
            return readings
        }
        return terms.filter { term in
            let characters = Array(term.unicodeScalars)
            return splits.contains { syllables in
                syllables.count == characters.count
                    && zip(characters, syllables).allSatisfy { character, wanted in
                        readings(of: character).contains { wanted.isHeard(in: $0) }
                    }
            }
        }
    }
}

extension PinyinSyllable {
    /// Whether it is another syllable, or that syllable without a tone.
    fileprivate func isHeard(in other: PinyinSyllable) -> Bool {
        initial == other.initial && final == other.final && (tone == nil || tone == other.tone)
    }
}
