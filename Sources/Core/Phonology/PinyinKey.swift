extension Pinyin {
    /// The key under which a reading is found without its tones: `nǐ hǎo`, `Ni3hao3` and `nihao` give `nihao`.
    ///
    /// Lower-case ASCII letters only. `ü` is `v`, except after j, q, x and y, where it is `u`; `lue` and `nue` are
    /// `lve` and `nve`. So `lüe` and `lue`, `ju` and `jü` meet, and what has been typed of a reading gives the
    /// beginning of its key: an index ordered by key answers while the learner types.
    public static func key(_ reading: String) -> String {
        let letters = PinyinScan(reading).letters
        var key = ""
        for (index, letter) in letters.enumerated() {
            key.unicodeScalars.append(keyScalar(letter, in: letters, at: index))
        }
        return key
    }

    /// The key under which a reading is found with its tones: `nǐ hǎo` and `Ni3hao3` give `ni3hao3`.
    ///
    /// Letters as in `key(_:)`; a syllable without a tone has no number.
    public static func tonedKey(_ reading: String) -> String {
        var key = ""
        for element in elements(reading) {
            switch element {
            case .syllable(let syllable):
                key += syllable.key
                if let tone = syllable.tone { key.unicodeScalars.append(tone.digit) }
            case .literal(let literal):
                key += Self.key(literal)
            }
        }
        return key
    }

    private static func keyScalar(
        _ letter: PinyinLetter, in letters: [PinyinLetter], at index: Int
    ) -> Unicode.Scalar {
        switch letter.code {
        case PinyinLetter.eCircumflex: "e"
        case PinyinLetter.uUmlaut where index > 0 && "jqxy".unicodeScalars.contains(letters[index - 1].scalar): "u"
        case PinyinLetter.uUmlaut: "v"
        case PinyinLetter.u where isUndotted(at: index, in: letters): "v"
        default: letter.scalar
        }
    }

    /// Whether a u is the ü of `lüe` and `nüe`. In `luer` it is not: that is `lu'er`.
    private static func isUndotted(at index: Int, in letters: [PinyinLetter]) -> Bool {
        guard index > 0, "ln".unicodeScalars.contains(letters[index - 1].scalar), !letters[index].endsSyllable,
            index + 1 < letters.count, letters[index + 1].code == PinyinLetter.e
        else { return false }
        if letters[index + 1].endsSyllable { return true }
        let next = letters[index + 2].scalar
        return next != "r" && next != "n"
    }
}
