extension Kana {
    /// Converts half-width katakana and punctuation to full-width, joining voicing marks to their kana: ｶﾞ becomes ガ.
    ///
    /// Combining voicing marks (U+3099, U+309A) are joined too. Everything else is unchanged.
    public static func fullWidth(_ text: String) -> String {
        guard hasNarrowKana(text) else { return text }
        var view = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let mark = voicing(scalar), let last = view.last, let voiced = voiced(last, by: mark) {
                view.removeLast()
                view.append(voiced)
            } else if (0xFF61...0xFF9F).contains(scalar.value) {
                view.append(halfWidth[Int(scalar.value) - 0xFF61])
            } else {
                view.append(scalar)
            }
        }
        return String(view)
    }

    /// Whether a text may have what ``fullWidth(_:)`` changes: characters from U+FF40 on, or combining voicing marks. Very
    /// few have.
    private static func hasNarrowKana(_ text: String) -> Bool {
        var (first, second): (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            if first == 0xEF, second >= 0xBD { return true }
            if first == 0xE3, second == 0x82, byte == 0x99 || byte == 0x9A { return true }
            (first, second) = (second, byte)
        }
        return false
    }

    /// Returns a kana with a voicing mark as one scalar; nil for kana that cannot take it.
    static func voiced(_ kana: Unicode.Scalar, by mark: Voicing) -> Unicode.Scalar? {
        let isHiragana = isHiragana(kana)
        let katakana = isHiragana ? kana.value + 0x60 : kana.value
        let voiced: UInt32
        switch (katakana, mark) {
        case (0x30CF...0x30DD, _) where katakana % 3 == 0: voiced = katakana + (mark == .voiced ? 1 : 2)
        case (_, .halfVoiced): return nil
        case (0x30A6, _): voiced = 0x30F4
        case (0x30AB...0x30C1, _) where katakana % 2 == 1: voiced = katakana + 1
        case (0x30C4, _), (0x30C6, _), (0x30C8, _), (0x30FD, _): voiced = katakana + 1
        case (0x30EF...0x30F2, _) where !isHiragana: voiced = katakana + 8
        default: return nil
        }
        return Unicode.Scalar(isHiragana ? voiced - 0x60 : voiced)
    }

    enum Voicing {
        /// ゛ as in が.
        case voiced
        /// ゜ as in ぱ.
        case halfVoiced
    }

    private static func voicing(_ scalar: Unicode.Scalar) -> Voicing? {
        switch scalar.value {
        case 0x3099, 0xFF9E: .voiced
        case 0x309A, 0xFF9F: .halfVoiced
        default: nil
        }
    }

    /// The full-width forms of U+FF61 to U+FF9F, in order.
    private static let halfWidth: [Unicode.Scalar] = [
        "。", "「", "」", "、", "・", "ヲ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ャ", "ュ", "ョ", "ッ", "ー", "ア", "イ", "ウ", "エ", "オ",
        "カ", "キ", "ク", "ケ", "コ", "サ", "シ", "ス", "セ", "ソ", "タ", "チ", "ツ", "テ", "ト", "ナ", "ニ", "ヌ", "ネ", "ノ", "ハ",
        "ヒ", "フ", "ヘ", "ホ", "マ", "ミ", "ム", "メ", "モ", "ヤ", "ユ", "ヨ", "ラ", "リ", "ル", "レ", "ロ", "ワ", "ン", "゛", "゜",
    ]
}
