/// Japanese kana: hiragana, katakana and the half-width forms of the latter.
public enum Kana {
    /// Returns whether a scalar is hiragana, including iteration marks.
    public static func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3041...0x3096, 0x309D...0x309F: true
        default: false
        }
    }

    /// Returns whether a scalar is full-width katakana, including the long-vowel mark and iteration marks.
    public static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF: true
        default: false
        }
    }

    /// Returns whether a scalar is hiragana or full-width katakana.
    public static func isKana(_ scalar: Unicode.Scalar) -> Bool {
        isHiragana(scalar) || isKatakana(scalar)
    }

    /// Converts katakana, including half-width forms, to hiragana; leaves everything else, including ー, unchanged.
    public static func hiragana(_ text: String) -> String {
        let text = fullWidth(text)
        return hasKatakana(text) ? map(text, hiragana) : text
    }

    /// Whether a text may have katakana, U+30A1 to U+30FF.
    private static func hasKatakana(_ text: String) -> Bool {
        var (first, second): (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            if first == 0xE3, second == 0x83 || (second == 0x82 && byte >= 0xA1) { return true }
            (first, second) = (second, byte)
        }
        return false
    }

    /// Whether all of a text is kana, as ``isKana(_:)`` says of each.
    public static func isKana(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isKana) }

    /// Converts hiragana to katakana and half-width katakana to full-width; leaves everything else unchanged.
    public static func katakana(_ text: String) -> String {
        map(fullWidth(text)) { scalar in
            switch scalar.value {
            case 0x3041...0x3096, 0x309D...0x309E: Unicode.Scalar(scalar.value + 0x60) ?? scalar
            default: scalar
            }
        }
    }

    /// Returns the hiragana for a katakana scalar; any other scalar unchanged.
    static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x30A1...0x30F6, 0x30FD...0x30FE: Unicode.Scalar(scalar.value - 0x60) ?? scalar
        default: scalar
        }
    }

    /// Returns whether a kana of a word can stand for a hiragana of its reading: ア for あ, ヅ for づ.
    static func sounds(_ kana: Unicode.Scalar, like reading: Unicode.Scalar) -> Bool {
        hiragana(kana) == hiragana(reading)
    }

    private static func map(_ text: String, _ change: (Unicode.Scalar) -> Unicode.Scalar) -> String {
        var changed = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { changed.append(change(scalar)) }
        return String(changed)
    }
}
