extension Pinyin {
    /// Returns the index key of a reading without its tones: `nǐ hǎo`, `Ni3hao3` and `nihao` give `nihao`.
    ///
    /// The key has lower-case ASCII letters only. `ü` is `v`, except after j, q, x and y, where it is `u`; `lue` and
    /// `nue` are `lve` and `nve`. So `lüe` matches `lue`, and `ju` matches `jü`. A partly typed reading gives a prefix
    /// of the key, so an index ordered by key can answer while the learner types.
    public static func key(_ reading: String) -> String {
        let letters = PinyinScan(reading).letters
        var key = ""
        for (index, letter) in letters.enumerated() {
            key.unicodeScalars.append(keyScalar(letter, in: letters, at: index))
        }
        return key
    }

    /// Returns the index key of a reading with its tones: `nǐ hǎo` and `Ni3hao3` give `ni3hao3`.
    ///
    /// The letters are as in `key(_:)`; a syllable without a tone has no number.
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

    /// Returns the index key of a reading with its tones, of which the neutral one has no number: `de` and `de5` name
    /// one sound, which dictionaries write either way.
    public static func soundKey(_ reading: String) -> String {
        var key = String.UnicodeScalarView()
        for scalar in tonedKey(reading).unicodeScalars where scalar != "5" { key.append(scalar) }
        return String(key)
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

    /// Returns whether a u is the ü of `lüe` and `nüe`. In `luer` it is not: that is `lu'er`.
    private static func isUndotted(at index: Int, in letters: [PinyinLetter]) -> Bool {
        guard index > 0, "ln".unicodeScalars.contains(letters[index - 1].scalar), !letters[index].endsSyllable,
            index + 1 < letters.count, letters[index + 1].code == PinyinLetter.e
        else { return false }
        if letters[index + 1].endsSyllable { return true }
        let next = letters[index + 2].scalar
        return next != "r" && next != "n"
    }
}
