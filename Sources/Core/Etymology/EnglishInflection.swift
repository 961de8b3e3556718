/// The regular inflection of English words.
public enum EnglishInflection {
    /// Returns the inflected forms of a word as a part of speech, without the word itself.
    ///
    /// - Parameter irregular: Its irregular forms. If there are any, they replace those with -ed, -er, -est, or the
    ///   plural.
    public static func forms(of word: String, partOfSpeech: String, irregular: [String]) -> [String] {
        guard !word.contains(" "), partOfSpeech != "noun" || !unchanging.contains(word) else { return [] }
        let forms: [String] =
            switch partOfSpeech {
            case "noun": irregular.isEmpty ? [withS(word)] : irregular
            case "verb":
                [word == "have" ? "has" : withS(word)] + pasts(of: word, irregular)
                    + [irregular.first { $0.hasSuffix("ing") } ?? adding("ing", to: word)]
            case "adjective":
                irregular.isEmpty
                    ? (isShort(word) ? [adding("er", to: word), adding("est", to: word)] : []) : irregular
            default: irregular
            }
        var seen: Set<String> = [word]
        return forms.filter { seen.insert($0).inserted }
    }

    /// Nouns with the same form in the plural.
    private static let unchanging: Set<String> = [
        "sheep", "deer", "fish", "aircraft", "series", "species", "offspring", "salmon", "trout", "swine", "algae",
    ]

    private static func pasts(of word: String, _ irregular: [String]) -> [String] {
        let told = irregular.filter { !$0.hasSuffix("s") && !$0.hasSuffix("ing") }
        if !told.isEmpty { return told }
        let isUnchanging = unchangingPasts.contains { word.hasSuffix($0) } || shortUnchangingPasts.contains(word)
        return isUnchanging ? [] : [adding("ed", to: word)]
    }

    /// Verbs with the same form in the past, like their compounds: "beset", "forecast".
    private static let unchangingPasts = ["set", "cast", "put", "cut", "shut", "spread", "burst"]
    /// Such verbs with which other words end by chance: "bullet".
    private static let shortUnchangingPasts: Set<String> = [
        "hit", "let", "cost", "hurt", "bet", "split", "thrust", "quit", "rid", "shed", "slit",
    ]

    /// "box" → "boxes", "quiz" → "quizzes", "city" → "cities".
    static func withS(_ word: String) -> String {
        if word.utf8.count > 5, word.hasSuffix("man"), !["human", "german", "roman", "ottoman"].contains(word) {
            return word.dropLast(3) + "men"
        }
        if word.hasSuffix("z"), doublesLast(word) { return word + "zes" }
        for ending in ["s", "x", "z", "ch", "sh"] where word.hasSuffix(ending) { return word + "es" }
        if word.hasSuffix("o"), let before = word.dropLast().last, !isVowel(before) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !isVowel(before) { return word.dropLast() + "ies" }
        return word + "s"
    }

    /// "make" + "ing" → "making", "stop" + "ed" → "stopped", "try" + "ed" → "tried".
    static func adding(_ ending: String, to word: String) -> String {
        if word.hasSuffix("ee") || word.hasSuffix("oe") || word.hasSuffix("ye") {
            return ending.first == "e" ? word + ending.dropFirst() : word + ending
        }
        if word.hasSuffix("ie"), ending == "ing" { return word.dropLast(2) + "ying" }
        if word.hasSuffix("e") { return word.dropLast() + ending }
        if word.hasSuffix("y"), ending != "ing", let before = word.dropLast().last, !isVowel(before) {
            return word.dropLast() + "i" + ending
        }
        return doublesLast(word) ? word + String(word.last!) + ending : word + ending
    }

    /// Returns whether a word is one syllable ending in one vowel and one consonant: "stop", not "rain" or "fix". The u
    /// of "quit" is a part of the consonant.
    private static func doublesLast(_ word: String) -> Bool {
        let letters = Array(word)
        guard letters.count >= 3, let last = letters.last, !isVowel(last), !"wxy".contains(last) else { return false }
        let vowels = letters.indices.filter { place in
            isVowel(letters[place]) && !(letters[place] == "u" && place > 0 && letters[place - 1] == "q")
        }
        return vowels == [letters.count - 2]
    }

    /// Returns whether a word is short enough for -er: one syllable, or two ending in -y.
    private static func isShort(_ word: String) -> Bool {
        var groups = 0
        var wasVowel = false
        for letter in word.hasSuffix("e") ? word.dropLast() : word[...] {
            let vowel = isVowel(letter) || letter == "y"
            if vowel && !wasVowel { groups += 1 }
            wasVowel = vowel
        }
        return groups <= 1 || groups == 2 && word.hasSuffix("y")
    }

    private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }
}
