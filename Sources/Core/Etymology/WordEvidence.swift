/// Dictionary data on an English word that shows how it is formed.
public struct WordEvidence: Sendable {
    /// Its parts of speech: "noun", "verb", "adjective", "adverb".
    public var partsOfSpeech: [String]
    /// Its senses, most common first.
    public var meanings: [String]
    /// The origins in its articles.
    public var origins: [OriginText]
    /// Its line of descent in a list of origins, from the youngest to the oldest, without meanings.
    public var descent: [OriginText.Word]
    /// Its English parts and affixes according to a list of origins: "re-" and "call" for "recall".
    public var elements: Set<String>
    /// Whether it occurs in texts of every kind.
    public var isCommon: Bool
    /// Its derivatives, and the words it derives from.
    public var relatives: Set<String>

    public init(
        partsOfSpeech: [String], meanings: [String], origins: [OriginText], descent: [OriginText.Word],
        elements: Set<String> = [], isCommon: Bool = true, relatives: Set<String>
    ) {
        self.partsOfSpeech = partsOfSpeech
        self.meanings = meanings
        self.origins = origins
        self.descent = descent
        self.elements = elements
        self.isCommon = isCommon
        self.relatives = relatives
    }

    /// Every word that it descends from, and their parts, in the spelling used for comparing roots.
    var ancestors: [OriginText.Word] {
        origins.flatMap { $0.steps + $0.parts } + descent
    }

    /// Its first sense.
    public var meaning: String { meanings.first ?? "" }

    /// Returns the sense that shares most words with a derived word's definition: "fast" in "fasten" is not quick but
    /// firm.
    ///
    /// - Parameters:
    ///   - word: The word itself, which its senses and the definition share without meaning the same by it; empty to count it,
    ///     too.
    ///   - isThing: Whether the senses of a verb, which begin with "to", are passed over: a toothbrush is a brush.
    func meaning(within derived: String, besides word: String = "", isThing: Bool = false) -> String {
        let wanted = Self.weightyWords(of: derived).subtracting(Self.weightyWords(of: word))
        let things = isThing ? meanings.filter { !$0.hasPrefix("to ") } : meanings
        let senses = things.isEmpty ? meanings : things
        var best = (count: 0, meaning: senses.first ?? "")
        for meaning in senses {
            let count = Self.weightyWords(of: meaning).filter { wanted.contains($0) }.count
            if count > best.count { best = (count, meaning) }
        }
        return best.meaning
    }

    /// Returns the content words of a definition, without their endings.
    private static func weightyWords(of text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter }.filter { $0.utf8.count > 3 }.map { String($0.prefix(5)) })
            .subtracting([
                "somet", "someo", "with", "that", "which", "from", "into", "used", "very", "havin", "being", "perso",
            ])
    }

    /// Whether it names a place or a person.
    var isName: Bool { Self.isOfName(meaning) }

    /// Returns whether a definition is that of a place ("the capital and largest city of Poland") or a person (with the
    /// years of a life).
    public static func isOfName(_ definition: String) -> Bool {
        let words = definition.lowercased().split { $0 == " " || $0 == ";" || $0 == "," }.map { String($0) }
        let kinds: Set<String> = [
            "city", "town", "state", "river", "republic", "island", "port", "county", "nation", "mountain", "capital",
            "kingdom", "monarchy",
        ]
        for (place, word) in words.prefix(6).enumerated() where kinds.contains(word) && place + 1 < words.count {
            let next = words[place + 1]
            if next == "in" || next == "and" || word == "capital" && next == "of" { return true }
        }
        // "(1889-1945)", "(born in 1923)".
        return words.contains { word in
            let digits = word.prefix { $0 != ")" && $0 != "-" }.filter { $0.isNumber }
            return digits.count == 4 && (word.hasPrefix("(") || word.hasSuffix(")"))
        }
    }

    /// The English words that the articles refer to as origins.
    var references: [String] { origins.flatMap { $0.references } }

    /// Whether it came from Latin or Greek, directly or through French.
    var isLearned: Bool {
        let languages = ancestors.map { $0.language }
        guard let first = languages.first(where: { $0 != "Middle English" && $0 != "English" && !$0.isEmpty }) else {
            return false
        }
        return OriginLanguage.isRomanceOrGreek(first)
    }

    /// Whether it is a negation, which distinguishes the "in-" of "invisible" from that of "inclusive".
    var deniesQuality: Bool {
        guard partsOfSpeech.first == "adjective" || partsOfSpeech.first == "adverb" else { return false }
        var words = meaning.lowercased().split { !$0.isLetter }.map { String($0) }
        while let first = words.first, ["to", "in", "a", "an", "of", "or", "so", "as"].contains(first) {
            words.removeFirst()
        }
        guard let first = words.first else { return false }
        return Self.denials.contains(first) || first.hasPrefix("un") && first.utf8.count > 5
    }

    private static let denials: Set<String> = [
        "not", "no", "without", "lacking", "impossible", "incapable", "free", "devoid", "never", "deficient", "exempt",
        "wanting", "hardly", "contrary", "too",
    ]

    /// Whether it is English, German, Dutch or Norse as far back as is known.
    var isGermanic: Bool {
        !ancestors.isEmpty && !isLearned && ancestors.contains { OriginLanguage.isGermanic($0.language) }
    }

    /// Whether its origin is unknown.
    var isOriginUnknown: Bool { ancestors.isEmpty }
}
