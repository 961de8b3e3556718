import Phonology

/// A word of a search that may be pinyin: `yinhang`, `ni3hao3`, `nǐhǎo`. It finds readings that have its syllables one
/// after another, whatever separates them; tones count where they are given.
struct PinyinTerm: Sendable {
    private let ways: [[PinyinSyllable]]
    /// The letters of every such reading have these in them (``tonelessLetters(_:)``); so may those of others.
    let letters: [UInt8]

    /// Nil for what is no pinyin.
    init?(_ text: String) {
        guard text.utf8.count <= 60 else { return nil }
        ways = Pinyin.splits(text)
        guard !ways.isEmpty else { return nil }
        letters = Array(Self.tonelessLetters(text).utf8)
    }

    /// The letters of a reading, small and without marks. Whether a u is ü depends on how a reading is split, so both
    /// are `u`.
    static func tonelessLetters(_ reading: String) -> String {
        var letters = ""
        letters.reserveCapacity(reading.utf8.count)
        for scalar in reading.unicodeScalars {
            switch scalar {
            case "v", "V": letters.append("u")
            case "a"..."z": letters.unicodeScalars.append(scalar)
            case "A"..."Z": letters.append(Character(Unicode.Scalar(UInt8(scalar.value).foldedToSmallLetter)))
            case "\u{0}"..."\u{7F}": break
            case "ā", "á", "ǎ", "à": letters.append("a")
            case "ē", "é", "ě", "è": letters.append("e")
            case "ī", "í", "ǐ", "ì": letters.append("i")
            case "ō", "ó", "ǒ", "ò": letters.append("o")
            case "ū", "ú", "ǔ", "ù", "ü", "ǖ", "ǘ", "ǚ", "ǜ": letters.append("u")
            // Decomposed marks and what is rarer: Phonology knows them all, and takes longer.
            default: return Pinyin.key(reading).replacing("v", with: "u")
            }
        }
        return letters
    }

    func isIn(_ reading: String) -> Bool {
        let syllables = Pinyin.elements(reading).map { element -> PinyinSyllable? in
            if case .syllable(let syllable) = element { syllable } else { nil }
        }
        return ways.contains { way in
            guard way.count <= syllables.count else { return false }
            return (0...(syllables.count - way.count)).contains { start in
                zip(way, syllables[start...]).allSatisfy { wanted, found in
                    guard let found, wanted.initial == found.initial, wanted.final == found.final else { return false }
                    return wanted.tone == nil || wanted.tone == found.tone
                }
            }
        }
    }
}
