import Model
import Phonology

/// Normalises answers for comparison: case, width, spaces and punctuation do not count.
enum AnswerText {
    /// Returns the text to compare. Keeps everything that changes a word: 的, 地 and 得 stay distinct.
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

    /// Returns the folded text with katakana as hiragana, because the two sound the same.
    static func kana(_ text: String) -> String { Kana.hiragana(folded(text)) }

    /// Returns whether a text is kana only, apart from signs.
    static func isKana(_ text: String) -> Bool {
        let scalars = folded(text).unicodeScalars
        return !scalars.isEmpty && scalars.allSatisfy { Kana.isKana($0) }
    }

    /// Returns whether a text contains a Chinese or Japanese character.
    static func hasCharacters(_ text: String) -> Bool { text.unicodeScalars.contains { $0.isEastAsian } }

    /// Returns whether a text contains an Arabic digit.
    static func hasDigits(_ text: String) -> Bool { text.unicodeScalars.contains { $0 >= "0" && $0 <= "9" } }

    /// Returns a text with every scalar of `these` replaced by `other`.
    static func merging(_ these: [Unicode.Scalar], into other: Unicode.Scalar, in text: String) -> String {
        var merged = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { merged.append(these.contains(scalar) ? other : scalar) }
        return String(merged)
    }

    /// Converts full-width ASCII (U+FF01 to U+FF5E) and the ideographic space to half-width.
    static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        case 0x3000: " "
        default: scalar
        }
    }

    /// Returns whether a scalar is a space or sign of a supported script. The long-vowel mark and iteration marks are
    /// letters.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0xBF: true
        // General punctuation and its variants, and Chinese and Japanese punctuation.
        case 0x2000...0x206F, 0x2E00...0x2E7F, 0x3001...0x3004, 0x3008...0x3020, 0x3030, 0x30FB: true
        case 0xFE10...0xFE6F, 0xFF5F...0xFF65, 0xFEFF: true
        default: false
        }
    }
}
