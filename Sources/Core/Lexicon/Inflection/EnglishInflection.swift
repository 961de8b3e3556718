import Model

/// The regular inflection of English words, in both directions. Irregular forms are in WordNet's lists
/// (``Lexicon/englishForms(of:partOfSpeech:)``, ``Lexicon/englishExceptions(_:partOfSpeech:)``).
public enum EnglishInflection {
    /// Returns what a form may be an inflected form of, by WordNet's rules of detachment (`morphy(7WN)`): "boxes" → "box",
    /// "boxe". Some of them are not words.
    ///
    /// - Parameter form: In lower case, without possessive or contraction.
    public static func bases(of form: String, as partOfSpeech: PartOfSpeechCode) -> [String] {
        var form = form
        var end = ""
        if partOfSpeech == .noun {
            // boxesful is boxful.
            if form.ends("ful") {
                form.removeLast(3)
                end = "ful"
            } else if form.ends("ss") || form.utf8.count <= 2 {
                return []
            }
        }
        return endings(of: partOfSpeech).compactMap { ending, base in
            guard form.utf8.count > ending.utf8.count, form.ends(ending) else { return nil }
            let word = form.dropLast(ending.utf8.count) + base + end
            // "scraping" is of "scrape": "scrap" would be "scrapping". Both "busing" and "bussing" are written.
            if partOfSpeech == .verb, base.isEmpty, ending != "s", ending != "es", word != "bus", doublesLast(word) {
                return nil
            }
            // Of "be" only "being" is regular: bees are insects.
            return partOfSpeech == .verb && word == "be" && ending != "ing" ? nil : word
        }
    }

    /// The endings of a part of speech, and what stands in their place in the base.
    private static func endings(of partOfSpeech: PartOfSpeechCode) -> [(ending: String, base: String)] {
        switch partOfSpeech {
        case .noun: nounEndings
        case .verb: verbEndings
        case .adjective: adjectiveEndings
        default: []
        }
    }

    private static let nounEndings: [(ending: String, base: String)] = [
        ("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"),
        ("ies", "y"),
    ]
    private static let verbEndings: [(ending: String, base: String)] = [
        ("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", ""),
    ]
    private static let adjectiveEndings: [(ending: String, base: String)] = [
        ("er", ""), ("est", ""), ("er", "e"), ("est", "e"),
    ]

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

    /// Returns the spellings in which a word may occur as a part of speech: its regular forms, with both spellings where it
    /// depends on the stress whether the last consonant is doubled ("visited", "regretted"). Some of them are not words.
    static func spellings(of word: String, partOfSpeech: String) -> [String] {
        var all = forms(of: word, partOfSpeech: partOfSpeech, irregular: [])
        let endings: [String] =
            switch partOfSpeech {
            case "verb": ["ed", "ing"]
            case "adjective": ["er", "est"]
            default: []
            }
        for ending in endings {
            var spellings = [adding(ending, to: word)]
            if mayDoubleLast(word), let last = word.last { spellings += [word + ending, word + String(last) + ending] }
            for spelling in spellings where !all.contains(spelling) { all.append(spelling) }
        }
        return all
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

    /// Returns whether a word ends in one vowel and one consonant, whatever stands before them: "visit", "regret".
    private static func mayDoubleLast(_ word: String) -> Bool {
        let letters = Array(word)
        guard letters.count >= 3, let last = letters.last else { return false }
        return !isVowel(last) && !"wxyhs".contains(last) && isVowel(letters[letters.count - 2])
            && !isVowel(letters[letters.count - 3])
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

extension String {
    /// Whether the text ends with an ASCII ending; unlike `hasSuffix`, without regard to what combines with it.
    fileprivate func ends(_ ending: String) -> Bool { utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
