/// One mora of Japanese in romanised form: a kana with any small kana attached to it.
struct RomajiMora {
    enum Sound {
        /// っ
        case doubling
        /// ん
        case nasal
        /// ー
        case prolonging
        /// Hepburn letters, which end in a vowel.
        case letters(String)
        /// Anything that is not kana.
        case other(Unicode.Scalar)
    }

    let sound: Sound
    /// The number of scalars it consumes.
    let length: Int

    /// Reads the mora at `index` in hiragana.
    init(_ kana: [Unicode.Scalar], at index: Int) {
        var scalar = kana[index]
        if scalar == "ゝ" || scalar == "ゞ", index > 0 {
            let repeated = kana[index - 1]
            scalar = scalar == "ゞ" ? Kana.voiced(repeated, by: .voiced) ?? repeated : repeated
        }
        switch scalar {
        case "っ": (sound, length) = (.doubling, 1)
        case "ん": (sound, length) = (.nasal, 1)
        case "ー": (sound, length) = (.prolonging, 1)
        default:
            guard let base = Self.letters(scalar) else {
                (sound, length) = (.other(scalar), 1)
                return
            }
            if index + 1 < kana.count, let joined = Self.join(base, kana[index + 1]) {
                (sound, length) = (.letters(joined), 2)
            } else {
                (sound, length) = (.letters(base), 1)
            }
        }
    }

    /// Returns the letters of a kana followed by a small kana: き+ゃ `kya`, ふ+ぁ `fa`. Nil if they do not combine.
    private static func join(_ base: String, _ small: Unicode.Scalar) -> String? {
        guard let vowel = base.unicodeScalars.last else { return nil }
        let stem = String(base.unicodeScalars.dropLast())
        switch small {
        case "ゃ", "ゅ", "ょ":
            guard !stem.isEmpty, vowel == "i" || stem == "t" || stem == "d" || stem == "f" || stem == "v" else {
                return nil
            }
            let glide = small == "ゃ" ? "a" : small == "ゅ" ? "u" : "o"
            return isPalatal(stem) ? stem + glide : stem + "y" + glide
        case "ぁ": return join(base, stem, vowel, with: "a")
        case "ぃ": return join(base, stem, vowel, with: "i")
        case "ぅ": return join(base, stem, vowel, with: "u")
        case "ぇ": return join(base, stem, vowel, with: "e")
        case "ぉ": return join(base, stem, vowel, with: "o")
        case "ゎ": return base == "ku" || base == "gu" ? stem + "wa" : nil
        default: return nil
        }
    }

    private static func join(_ base: String, _ stem: String, _ vowel: Unicode.Scalar, with small: Unicode.Scalar)
        -> String?
    {
        // The same vowel lengthens the sound and does not combine: ねぇ.
        guard vowel != small else { return nil }
        let ending = String(small)
        switch base {
        case "u": return "w" + ending
        case "i": return small == "e" ? "ye" : nil
        case "ku", "gu": return stem + "w" + ending
        case "fu", "tsu", "vu", "su", "zu", "shi", "chi", "ji": return stem + ending
        case "te", "de": return small == "i" ? stem + ending : nil
        case "to", "do": return small == "u" ? stem + ending : nil
        case "ki", "gi", "ni", "hi", "bi", "pi", "mi", "ri": return small == "e" ? stem + "ye" : nil
        default: return nil
        }
    }

    private static func isPalatal(_ stem: String) -> Bool {
        stem == "sh" || stem == "ch" || stem == "j"
    }

    private static func letters(_ kana: Unicode.Scalar) -> String? {
        guard (0x3041...0x3096).contains(kana.value) else { return nil }
        return hepburn[Int(kana.value) - 0x3041]
    }

    /// The letters of U+3041 to U+3096, in order.
    private static let hepburn: [String] = [
        "a", "a", "i", "i", "u", "u", "e", "e", "o", "o",
        "ka", "ga", "ki", "gi", "ku", "gu", "ke", "ge", "ko", "go",
        "sa", "za", "shi", "ji", "su", "zu", "se", "ze", "so", "zo",
        "ta", "da", "chi", "ji", "", "tsu", "zu", "te", "de", "to", "do",
        "na", "ni", "nu", "ne", "no",
        "ha", "ba", "pa", "hi", "bi", "pi", "fu", "bu", "pu", "he", "be", "pe", "ho", "bo", "po",
        "ma", "mi", "mu", "me", "mo", "ya", "ya", "yu", "yu", "yo", "yo",
        "ra", "ri", "ru", "re", "ro", "wa", "wa", "i", "e", "o", "n", "vu", "ka", "ke",
    ]
}
