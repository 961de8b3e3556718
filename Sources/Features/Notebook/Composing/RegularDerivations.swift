import Lexicon
import Model

/// Regular English derivations as they would be spelled; the dictionaries decide which of them exist.
enum RegularDerivations {
    /// Returns the current words that may derive from a word in its main part of speech.
    static func known(of word: String, _ entries: [Entry], _ lexicon: Lexicon) -> [String] {
        let known = candidates(of: word, entries.first?.partOfSpeech ?? "").filter {
            $0.utf8.count > 2 && lexicon.commonness(ofEnglish: $0) != nil
        }
        // "badly" is from "bad" and not from "bade".
        guard word.hasSuffix("ly"), let base = known.first, base == word.dropLast(2) else { return known }
        return known.filter { $0 != base + "e" }
    }

    /// Returns possible derivations of a word with a part of speech, likeliest first.
    ///
    /// - Parameter partOfSpeech: `noun`, `verb`, `adjective` or `adverb`, as in WordNet.
    static func candidates(of word: String, _ partOfSpeech: String) -> [String] {
        switch partOfSpeech {
        case "adjective": ofAdjective(word)
        case "adverb": ofAdverb(word)
        case "verb": ofVerb(word)
        case "noun": [word + "less", word + "ful", word + "like", word + "ly", word + "y", word + "ship", word + "al"]
        default: []
        }
    }

    private static func ofAdjective(_ word: String) -> [String] {
        var made: [String] = []
        if word.hasSuffix("ble") {
            made += [word.dropLast() + "y", word.dropLast(2) + "ility"]
        } else if word.hasSuffix("ic") {
            made += [word + "ally", word + "al", word + "ity"]
        } else if word.hasSuffix("y") {
            made += [word.dropLast() + "ily", word.dropLast() + "iness"]
        } else if word.hasSuffix("al") {
            made += [word + "ly", word + "ity", String(word.dropLast(2))]
        } else {
            made += [word + "ly"]
        }
        made += [word + "ness"]
        if word.hasSuffix("e") { made += [word.dropLast() + "ity"] } else { made += [word + "ity"] }
        return made + ["un" + word, "in" + word, "im" + word, "non" + word]
    }

    private static func ofAdverb(_ word: String) -> [String] {
        guard word.hasSuffix("ly") else { return [] }
        let stem = String(word.dropLast(2))
        var made = [stem, stem + "le", stem + "e"]
        if stem.hasSuffix("al") { made.append(String(stem.dropLast(2))) }
        if stem.hasSuffix("i") { made.append(stem.dropLast() + "y") }
        if stem.hasSuffix("b") { made.insert(stem + "le", at: 0) }
        return made + made.flatMap { [$0 + "ness", $0 + "ity"] }
    }

    private static func ofVerb(_ word: String) -> [String] {
        let stem = word.hasSuffix("e") ? String(word.dropLast()) : word
        return [
            stem + "er", stem + "or", stem + "able", stem + "ation", stem + "ion", word + "ment", "re" + word,
            "un" + word,
        ]
    }
}
