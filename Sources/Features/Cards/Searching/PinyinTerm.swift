import Phonology

/// A search term that may be pinyin: `yinhang`, `ni3hao3`, `nǐhǎo`. It matches readings that contain its syllables in
/// sequence, whatever separates them; tones count if given.
struct PinyinTerm: Sendable {
    private let ways: [[PinyinSyllable]]
    /// Letters that every matching reading contains (``tonelessLetters(_:)``); other readings may contain them, too.
    let letters: [UInt8]

    /// Returns nil for a text that is not pinyin.
    init?(_ text: String) {
        guard text.utf8.count <= 60 else { return nil }
        ways = Pinyin.splits(text)
        guard !ways.isEmpty else { return nil }
        letters = Array(Self.tonelessLetters(text).utf8)
    }

    /// Returns the letters of a reading, in lower case and without diacritics. Whether a u is ü depends on how a
    /// reading is split, so both are `u`.
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
            // Decomposed diacritics and rarer cases: Phonology handles them all, but more slowly.
            default: return String(Pinyin.key(reading).map { $0 == "v" ? "u" : $0 })
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
