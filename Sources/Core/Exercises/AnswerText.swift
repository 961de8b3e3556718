import Phonology

/// Texts of answers without what does not count: case, width, spaces and punctuation.
enum AnswerText {
    /// What is left to compare. Nothing that changes a word is taken away: 的, 地 and 得 stay what they are.
    ///
    ///     AnswerText.folded("Ｈｅｌｌｏ， World!")  // "helloworld"
    ///     AnswerText.folded("我 走了。") == AnswerText.folded("我走了")
    static func folded(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        for scalar in Kana.fullWidth(text).unicodeScalars {
            let narrow = halfWidth(scalar)
            if !isPassedOver(narrow) { kept.append(narrow) }
        }
        return String(kept).lowercased()
    }

    /// Without differences between hiragana and katakana, in which the same is heard.
    static func kana(_ text: String) -> String { Kana.hiragana(folded(text)) }

    /// Whether a text is kana alone, signs aside.
    static func isKana(_ text: String) -> Bool {
        let scalars = folded(text).unicodeScalars
        return !scalars.isEmpty && scalars.allSatisfy { Kana.isKana($0) }
    }

    /// Whether there is a character of Chinese or Japanese in a text.
    static func hasCharacters(_ text: String) -> Bool { text.unicodeScalars.contains { $0.value >= 0x2E80 } }

    /// A text with every scalar of `these` replaced by `other`.
    static func merging(_ these: [Unicode.Scalar], into other: Unicode.Scalar, in text: String) -> String {
        var merged = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { merged.append(these.contains(scalar) ? other : scalar) }
        return String(merged)
    }

    /// The forms of ASCII that are as wide as characters (U+FF01 to U+FF5E), and the wide space, made narrow.
    static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        case 0x3000: " "
        default: scalar
        }
    }

    /// Spaces and signs of every script that is read here. The long-vowel mark and iteration marks are letters.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0xBF: true
        // General punctuation and its variants, and that of Chinese and Japanese.
        case 0x2000...0x206F, 0x2E00...0x2E7F, 0x3001...0x3004, 0x3008...0x3020, 0x3030, 0x30FB: true
        case 0xFE10...0xFE6F, 0xFF5F...0xFF65, 0xFEFF: true
        default: false
        }
    }
}
