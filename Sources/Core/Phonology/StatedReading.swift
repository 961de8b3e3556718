extension Pinyin {
    /// Returns whether a reading that somebody states can be that of a text: pinyin with or without tones, as marks or
    /// numbers, and a syllable for each Chinese character.
    ///
    /// An r may stand for 儿 or be added: 花 is huār. Letters and digits of the text may be spoken with any number of
    /// syllables, or stand in the reading as they are: 卡拉OK is `ka3 la1 O K`. A character that stands for a word may
    /// have up to three syllables: 浬 is hǎilǐ.
    public static func canRead(_ text: String, as reading: String) -> Bool {
        var characters = 0
        var furtherSyllables = 0
        var letters: [Unicode.Scalar] = []
        for scalar in text.lowercased().unicodeScalars {
            if scalar.properties.isIdeographic || scalar == "々" {
                characters += 1
                if words.contains(scalar) { furtherSyllables += 2 }
            } else if scalar.isLetterOrDigit {
                letters.append(scalar)
            }
        }
        var syllables: [PinyinSyllable] = []
        var isWhole = true
        for element in elements(reading) {
            switch element {
            case .syllable(let syllable): syllables.append(syllable)
            case .literal(let literal):
                isWhole = false
                for scalar in literal.lowercased().unicodeScalars
                where scalar.isLetterOrDigit && !letters.contains(scalar) { return false }
            }
        }
        if syllables.isEmpty { return characters == 0 && !letters.isEmpty && !isWhole }
        if syllables.contains(where: { $0.final == .unknown }) { return false }
        func fits(_ syllables: [PinyinSyllable]) -> Bool {
            let suffixes = syllables.dropFirst().count { $0.isErhua }
            if !letters.isEmpty { return syllables.count >= characters }
            return syllables.count >= characters && syllables.count - suffixes <= characters + furtherSyllables
        }
        if fits(syllables) { return true }
        // xian is 先, and 西安, too.
        return isWhole && splits(reading, limit: 100).contains { fits($0) }
    }

    /// Characters that are read as a word of several syllables.
    private static let words = Array("浬瓩哩呎吋嗧圕兛瓱粍糎".unicodeScalars)
}

extension Kana {
    /// Returns whether a reading that somebody states is kana: hiragana or katakana, full-width or half-width, with or
    /// without spaces and middle dots between words.
    public static func isReading(_ reading: String) -> Bool {
        var hasKana = false
        for scalar in hiragana(reading).unicodeScalars {
            if isKana(scalar) {
                hasKana = true
            } else if scalar != "・", !scalar.properties.isWhitespace {
                return false
            }
        }
        return hasKana
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}
