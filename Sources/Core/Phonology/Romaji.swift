extension Kana {
    /// How a romanisation writes long vowels.
    public enum LongVowels: Sendable {
        /// With a macron: とうきょう `tōkyō`, コーヒー `kōhī`. い after i or e is written out: おおきい `ōkii`.
        case macrons
        /// Letter for letter: `toukyou`, `koohii`.
        case doubled
    }

    /// Romanises kana in the Hepburn system, as modified in the 3rd edition of 研究社新和英大辞典.
    ///
    /// っ doubles the consonant (`tch` for っち), or becomes an apostrophe if none follows; ん is `n`, with an apostrophe
    /// before vowels and y (`kin'en`). Anything that is not kana is unchanged.
    ///
    /// Vowels of different morphemes do not fuse (思う is `omou`). Kana alone does not show this, so romanise each
    /// morpheme separately if the morphemes are known.
    public static func romaji(_ text: String, longVowels: LongVowels = .macrons) -> String {
        var writer = RomajiWriter(longVowels: longVowels)
        let kana = Array(hiragana(text).unicodeScalars)
        var index = 0
        while index < kana.count {
            let mora = RomajiMora(kana, at: index)
            writer.append(mora.sound)
            index += mora.length
        }
        writer.end()
        return writer.text
    }
}

/// Joins the sounds of kana into Latin letters.
private struct RomajiWriter {
    let longVowels: Kana.LongVowels
    private(set) var text = ""
    /// The final vowel of the text, which may become long.
    private var vowel: Unicode.Scalar?
    private var isDoubling = false
    private var endsInNasal = false

    init(longVowels: Kana.LongVowels) {
        self.longVowels = longVowels
    }

    mutating func append(_ sound: RomajiMora.Sound) {
        switch sound {
        case .doubling:
            end()
            isDoubling = true
        case .nasal:
            end()
            text += "n"
            endsInNasal = true
        case .prolonging:
            guard let vowel else { return }
            lengthen(vowel)
        case .letters(let letters):
            append(letters: letters)
        case .other(let scalar):
            end()
            text.unicodeScalars.append(scalar)
        }
    }

    /// Finishes sounds that depend on the next one.
    mutating func end() {
        if isDoubling { text += "'" }
        (vowel, isDoubling, endsInNasal) = (nil, false, false)
    }

    private mutating func append(letters: String) {
        guard let first = letters.unicodeScalars.first, let last = letters.unicodeScalars.last else { return }
        let isVowel = letters.unicodeScalars.count == 1
        if isVowel, let vowel, isLong(vowel, first) { return lengthen(first) }
        if isDoubling, !isVowel {
            text.unicodeScalars.append(first == "c" ? "t" : first)
        } else if isDoubling || (endsInNasal && (isVowel || first == "y")) {
            text += "'"
        }
        (isDoubling, endsInNasal) = (false, false)
        text += letters
        vowel = last
    }

    private func isLong(_ vowel: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
        switch (vowel, next) {
        case ("a", "a"), ("u", "u"), ("e", "e"), ("o", "o"), ("o", "u"): longVowels == .macrons
        default: false
        }
    }

    /// Lengthens the last vowel, or doubles it.
    private mutating func lengthen(_ next: Unicode.Scalar) {
        guard longVowels == .macrons, let vowel else { return text.unicodeScalars.append(next) }
        text.unicodeScalars.removeLast()
        let long: Unicode.Scalar =
            switch vowel {
            case "a": "ā"
            case "i": "ī"
            case "u": "ū"
            case "e": "ē"
            default: "ō"
            }
        text.unicodeScalars.append(long)
        self.vowel = nil
    }
}
