/// Parsing and formatting of Hanyu Pinyin, in all its usual notations.
///
/// ```swift
/// Pinyin.marked("yin2 hang2")      // "yínháng"
/// Pinyin.marked("xi1 an1")         // "xī'ān"
/// Pinyin.numbered("nǐhǎo")         // "ni3 hao3"
/// Pinyin.splits("xian").count      // 2: xian, xi'an
/// ```
///
/// Source: ISO 7098:2015 and GB/T 16159-2012, with the numbered form of CC-CEDICT (`lu:4`, `r5`, `xx5`).
public enum Pinyin {
    /// A part of a reading. Each character has one.
    public enum Element: Hashable, Sendable {
        /// The reading of one character.
        case syllable(PinyinSyllable)
        /// Text that is not pinyin, unchanged: the letters of 卡拉OK (`ka3 la1 O K`), a comma, a middle dot.
        case literal(String)
    }

    /// Parses a reading: numbered, marked or toneless; with or without spaces, apostrophes, hyphens, capitals.
    ///
    /// If letters can be split in several ways, the result is the split that the orthography would write without an
    /// apostrophe (`fangan` is fan-gan), with the fewest syllables. In a marked reading a syllable without a mark is
    /// neutral; in any other, a syllable without a tone has none.
    public static func elements(_ reading: String) -> [Element] {
        let scan = PinyinScan(reading)
        let unmarked: Tone? = scan.hasMarks ? .neutral : nil
        var elements: [Element] = []
        for piece in scan.pieces {
            switch piece {
            case .other(let source):
                elements.append(.literal(String(reading.unicodeScalars[source])))
            case .run(let range, let source):
                let letters = scan.letters[range]
                let isLatin = scan.hasNumbers && letters.allSatisfy { $0.isUpper && $0.number == nil }
                if !isLatin, let split = PinyinSplitter(letters, unmarked: unmarked, limit: 1).splits.first {
                    for syllable in split { elements.append(.syllable(syllable)) }
                } else {
                    elements.append(.literal(String(reading.unicodeScalars[source])))
                }
            }
        }
        return elements
    }

    /// Returns the syllables of a reading; nil if it is empty or any part of it is not pinyin.
    public static func syllables(_ reading: String) -> [PinyinSyllable]? {
        var syllables: [PinyinSyllable] = []
        for element in elements(reading) {
            guard case .syllable(let syllable) = element else { return nil }
            syllables.append(syllable)
        }
        return syllables.isEmpty ? nil : syllables
    }

    /// Returns the ways to split a reading into syllables, most likely first: `xian` is 先 and 西安.
    ///
    /// - Parameters:
    ///   - reading: As for `elements`. Spaces, apostrophes, hyphens and tone numbers are binding.
    ///   - limit: The maximum number of splits.
    /// - Returns: Empty if any part of the reading is not pinyin.
    public static func splits(_ reading: String, limit: Int = 16) -> [[PinyinSyllable]] {
        let scan = PinyinScan(reading)
        guard limit > 0 else { return [] }
        for piece in scan.pieces {
            guard case .run = piece else { return [] }
        }
        return PinyinSplitter(scan.letters[...], unmarked: scan.hasMarks ? .neutral : nil, limit: limit).splits
    }
}
