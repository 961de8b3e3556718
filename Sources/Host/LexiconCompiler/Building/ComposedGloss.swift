import Lexicon
import Model

/// What a counted word that no dictionary has means, by the words that it consists of.
struct ComposedGloss {
    /// The usual entry of a word; nil if no dictionary has it.
    let usual: (String) -> CEDICTEntry?
    /// Whether a character transliterates foreign sounds.
    let isTransliteration: (Unicode.Scalar) -> Bool

    /// - Parameter isName: Whether the counted list has the word for a name.
    /// - Returns: An empty text for a single character, for most names, and for a word with a part that no dictionary has.
    func gloss(of word: String, isName: Bool) -> String {
        guard word.count > 1 else { return "" }
        if isName { return word.unicodeScalars.allSatisfy(isTransliteration) ? "(in foreign names)" : "" }
        if let base = base(of: word), let sense = sense(of: base) { return sense }
        let pairs = Array(word)
        if pairs.count == 4, pairs[0] == pairs[1], pairs[2] == pairs[3], pairs[0] != pairs[2] {
            return gloss(of: String([pairs[0], pairs[2]]), isName: false)
        }
        var rest = word[...]
        var glosses: [String] = []
        while !rest.isEmpty {
            var part = rest.count == word.count ? rest.dropLast() : rest
            while part.count > 1, usual(String(part)) == nil { part = part.dropLast() }
            guard usual(String(part)) != nil else { return "" }
            if let sense = sense(of: String(part)) { glosses.append(sense) }
            rest = rest.dropFirst(part.count)
        }
        return glosses.joined(separator: " + ")
    }

    /// The first gloss of the usual sense of a word; nil if there is none.
    private func sense(of word: String) -> String? {
        usual(word).flatMap { Gloss.short($0.definitions).split(separator: ";").first.map { String($0) } }
    }

    /// The word that a longer form repeats (瞧瞧, 点点头, 清清楚楚, 黑漆漆) or says with 儿 (模样儿); nil if it is no such form.
    private func base(of word: String) -> String? {
        let characters = Array(word)
        var bases: [String] = []
        switch characters.count {
        case 2 where characters[0] == characters[1]: bases = [String(characters[0])]
        case 3 where characters[0] == characters[1]: bases = [String(characters[1...])]
        case 3 where characters[1] == characters[2]: bases = [String(characters[..<2]), String(characters[0])]
        case 4 where characters[0] == characters[1] && characters[2] == characters[3]:
            bases = [String([characters[0], characters[2]])]
        case 4 where characters[0] == characters[2] && characters[1] == characters[3]:
            bases = [String(characters[..<2])]
        case 3... where characters.last == "儿": bases = [String(characters.dropLast())]
        default: return nil
        }
        return bases.first { usual($0) != nil }
    }
}
