/// Placement, parsing and formatting of Hanyu Pinyin's tone marks.
enum ToneMark {
    /// Returns the offset of the letter that takes the mark; nil if none can (`r`, `xx`).
    ///
    /// The rule of 汉语拼音正词法 (GB/T 16159): `a` or `e` takes it; else the `o` of `ou`; else the last vowel. A syllable
    /// without a vowel has it on its nasal (`ḿ`, `ńg`).
    static func place(in letters: String.UnicodeScalarView) -> Int? {
        var lastVowel: Int?
        var nasal: Int?
        var previous: Unicode.Scalar = " "
        for (offset, scalar) in letters.enumerated() {
            switch scalar {
            case "a", "e", "ê": return offset
            case "u" where previous == "o": break
            case "i", "o", "u", "ü": lastVowel = offset
            case "m", "n": nasal = nasal ?? offset
            default: break
            }
            previous = scalar
        }
        return lastVowel ?? nasal
    }

    /// Appends a letter with its mark: one scalar if Unicode has it, otherwise the letter and a combining mark.
    static func append(_ tone: Tone, on letter: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
        guard tone != .neutral else { return text.append(letter) }
        for row in letters where row.base == letter {
            let scalar = row.marked[Int(tone.rawValue) - 1]
            if scalar != "-" { return text.append(scalar) }
        }
        text.append(letter)
        text.append(combining[Int(tone.rawValue) - 1])
    }

    /// Returns the letter and tone of a precomposed scalar; nil for every other scalar.
    static func split(_ scalar: Unicode.Scalar) -> (base: Unicode.Scalar, tone: Tone)? {
        guard scalar.value >= 0xC0 else { return nil }
        for row in letters {
            for (offset, marked) in row.marked.enumerated() where marked == scalar {
                return Tone(rawValue: UInt8(offset % 4 + 1)).map { (row.base, $0) }
            }
        }
        return nil
    }

    /// Returns the tone of a combining accent. The breve counts as the caron, because they are often confused.
    static func tone(combining scalar: Unicode.Scalar) -> Tone? {
        switch scalar {
        case "\u{304}": .first
        case "\u{301}": .second
        case "\u{30C}", "\u{306}": .third
        case "\u{300}": .fourth
        default: nil
        }
    }

    private static let combining: [Unicode.Scalar] = ["\u{304}", "\u{301}", "\u{30C}", "\u{300}"]

    /// Each letter with its four tones, `-` if Unicode has no such scalar; then the breve read as third tone.
    private static let letters: [(base: Unicode.Scalar, marked: [Unicode.Scalar])] = [
        ("a", ["ā", "á", "ǎ", "à", "-", "-", "ă"]), ("e", ["ē", "é", "ě", "è", "-", "-", "ĕ"]),
        ("i", ["ī", "í", "ǐ", "ì", "-", "-", "ĭ"]), ("o", ["ō", "ó", "ǒ", "ò", "-", "-", "ŏ"]),
        ("u", ["ū", "ú", "ǔ", "ù", "-", "-", "ŭ"]), ("ü", ["ǖ", "ǘ", "ǚ", "ǜ"]),
        ("ê", ["-", "ế", "-", "ề"]), ("m", ["-", "ḿ", "-", "-"]), ("n", ["-", "ń", "ň", "ǹ"]),
        ("A", ["Ā", "Á", "Ǎ", "À", "-", "-", "Ă"]), ("E", ["Ē", "É", "Ě", "È", "-", "-", "Ĕ"]),
        ("I", ["Ī", "Í", "Ǐ", "Ì", "-", "-", "Ĭ"]), ("O", ["Ō", "Ó", "Ǒ", "Ò", "-", "-", "Ŏ"]),
        ("U", ["Ū", "Ú", "Ǔ", "Ù", "-", "-", "Ŭ"]), ("Ü", ["Ǖ", "Ǘ", "Ǚ", "Ǜ"]),
        ("Ê", ["-", "Ế", "-", "Ề"]), ("M", ["-", "Ḿ", "-", "-"]), ("N", ["-", "Ń", "Ň", "Ǹ"]),
    ]
}
