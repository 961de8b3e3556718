import Model
import Phonology

/// A query in pinyin, with or without tones, by which words are found that only a book has: `daiyu` finds 黛玉, which no
/// dictionary has.
///
/// It remembers the readings of characters, so use it from one thread at a time.
public struct NamesInPinyin {
    private let lexicon: Lexicon
    /// The ways to divide the query into syllables.
    private let splits: [[PinyinSyllable]]
    private var known: [Unicode.Scalar: [PinyinSyllable]] = [:]

    /// Nil for a query that is not pinyin, or is longer than any ``BookTerm``.
    public init?(_ query: String, _ lexicon: Lexicon) {
        guard query.utf8.count <= WrittenForms.longestQuery else { return nil }
        splits = Pinyin.splits(query.trimmingWhitespace).filter { $0.count <= BookTerm.longest }
        guard !splits.isEmpty else { return nil }
        self.lexicon = lexicon
    }

    /// Returns those of a book's own words that may be read so; each character may have any of its readings.
    ///
    /// - Parameter terms: The texts of ``BookTerm``s.
    public mutating func matches(among terms: [String]) -> [String] {
        var matches: [String] = []
        for term in terms where isMatch(Array(term.unicodeScalars)) { matches.append(term) }
        return matches
    }

    private mutating func isMatch(_ characters: [Unicode.Scalar]) -> Bool {
        for syllables in splits where syllables.count == characters.count {
            var isRead = true
            for (character, wanted) in zip(characters, syllables) where isRead {
                isRead = readings(of: character).contains { wanted.isHeard(in: $0) }
            }
            if isRead { return true }
        }
        return false
    }

    private mutating func readings(of character: Unicode.Scalar) -> [PinyinSyllable] {
        if let readings = known[character] { return readings }
        let readings = lexicon.entries(of: String(character), in: .chinese).compactMap { PinyinSyllable($0.reading) }
        known[character] = readings
        return readings
    }
}

extension PinyinSyllable {
    /// Whether it is another syllable, or that syllable without a tone.
    fileprivate func isHeard(in other: PinyinSyllable) -> Bool {
        initial == other.initial && final == other.final && (tone == nil || tone == other.tone)
    }
}
