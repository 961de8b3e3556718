/// Shortens definitions so that they fit above or beside a word.
public enum Gloss {
    /// The first sense that is meaningful by itself, without remarks in brackets, of at most about 40 characters.
    public static func short(_ definitions: [String]) -> String {
        let useful = definitions.first { !MeasureWords.isList($0) && !SenseStanding.isVariant($0) }
        guard var sense = useful ?? definitions.first else { return "" }
        // What an idiom means rather than what its characters say.
        if sense.hasPrefix("lit. "), let meant = figurative(definitions) { sense = meant }
        let words = withoutForms(withoutRepetitions(withoutRemarks(sense)).split(separator: " "))
        var short = ""
        for word in words {
            if !short.isEmpty, short.count + word.count > 40 { return short + "…" }
            short += short.isEmpty ? String(word) : " " + word
        }
        return short.isEmpty ? sense : short
    }

    /// Senses without those that say the same again, and each gloss of a sense once: what an entry is told by.
    public static func distinct(_ senses: [String]) -> [String] {
        var kept: [String] = []
        for sense in senses {
            let sense = withoutRepetitions(sense)
            if !kept.contains(sense) { kept.append(sense) }
        }
        return kept
    }

    /// A sense without empty glosses, and each gloss once: "I (used by males); me; I" has lost what told the two apart.
    private static func withoutRepetitions(_ sense: String) -> String {
        var kept: [Substring] = []
        for gloss in sense.split(separator: ";") {
            let words = gloss.first == " " ? gloss.dropFirst() : gloss
            if !words.isEmpty, !kept.contains(words) { kept.append(words) }
        }
        return kept.joined(separator: "; ")
    }

    /// Whether a gloss is put together from those of a word's parts ("to drink + water"), because no dictionary has the word.
    public static func isOfParts(_ gloss: String) -> Bool { end(of: " + ", in: gloss) != nil }

    /// The words of a sense without the Chinese forms after a translation ("United Kingdom 聯合王國|联合王国"). Where the sense
    /// only refers to a form, the simplified one stays.
    private static func withoutForms(_ words: [Substring]) -> [Substring] {
        var kept: [Substring] = []
        for word in words {
            guard let bar = word.firstIndex(of: "|"), word.utf8.contains(where: { $0 >= 0x80 }) else {
                kept.append(word)
                continue
            }
            if kept.last.map({ referring.contains($0) }) ?? true { kept.append(word[word.index(after: bar)...]) }
        }
        return kept
    }

    private static let referring: [Substring] = ["of", "see", "for", "in", "to", "as", "from", "with", "also"]

    /// The figurative meaning among the definitions of an idiom, after "fig."; nil if none is marked so.
    private static func figurative(_ definitions: [String]) -> String? {
        for definition in definitions {
            guard let start = end(of: "fig. ", in: definition) else { continue }
            let meant = String(definition[start...])
            if !meant.isEmpty { return meant }
        }
        return nil
    }

    /// Where the first occurrence of a phrase ends, byte for byte; Embedded Swift has no search for strings.
    private static func end(of phrase: StaticString, in text: String) -> String.Index? {
        let bytes = text.utf8
        return phrase.withUTF8Buffer { phrase in
            bytes.indices.first { bytes[$0...].starts(with: phrase) }.map { bytes.index($0, offsetBy: phrase.count) }
        }
    }

    /// A gloss without remarks in brackets, its article or the "to" of verbs.
    public static func plain(_ gloss: some StringProtocol) -> String {
        var words = withoutRemarks(String(gloss)).split(separator: " ")[...]
        while let first = words.first, ["to", "a", "an", "the"].contains(first), words.count > 1 { words.removeFirst() }
        return words.joined(separator: " ")
    }

    /// Whether a gloss of a definition is just the given word or phrase, which must be in lower case.
    public static func means(_ definition: String, _ word: String) -> Bool {
        definition.split(separator: ";").contains { plain($0.lowercased()) == word }
    }

    /// A sense without the text in brackets.
    public static func withoutRemarks(_ sense: String) -> String {
        var depth = 0
        var text = ""
        for character in sense {
            if "([{".contains(character) { depth += 1 }
            // "to fall (of rain); to come down" is "to fall; to come down".
            if depth == 0, character == ";" || character == "," {
                while text.last == " " { text.removeLast() }
            }
            if depth == 0 { text.append(character) }
            if ")]}".contains(character), depth > 0 { depth -= 1 }
        }
        return text.split(separator: " ").joined(separator: " ")
    }
}
