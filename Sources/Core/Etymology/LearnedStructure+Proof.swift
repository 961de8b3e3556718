// Whether the ancestors of a word confirm its root.
extension LearnedStructure {
    /// An ancestor of the word.
    struct Ancestor {
        var word: String
        /// The remainders after each prefix that it may have.
        var rests: [Substring]

        /// - Parameter prefixes: Those that words of Latin and Greek descent may have.
        init(_ word: String, prefixes: [String]) {
            self.word = word
            rests = prefixes.filter { word.hasPrefix($0) }.map { word.dropFirst($0.count) }
        }
    }

    /// Returns how surely the ancestors of a word lead back to a root: 40 if its source word is among them, less if one
    /// of them is a prefix plus its stem.
    static func proof(of root: Root, _ sources: [(word: String, stem: String)], in ancestors: [Ancestor]) -> Int {
        var best = 0
        for source in sources {
            for ancestor in ancestors {
                if ancestor.word == source.word { return 40 }
                guard source.stem.utf8.count >= 3 else { continue }
                if begins(ancestor.word[...], with: source.stem) {
                    best = max(best, source.stem.utf8.count >= 4 ? 22 : 18)
                }
                if ancestor.rests.contains(where: { begins($0, with: source.stem) }) { best = max(best, 20) }
            }
        }
        // Vowels weaken after prefixes (capere, recipere), so forms of the root count as well.
        for form in root.forms where best < 14 && form.utf8.count >= 3 {
            for ancestor in ancestors
            where begins(ancestor.word[...], with: form)
                || ancestor.rests.contains(where: { begins($0, with: form) && $0.utf8.count > 3 })
            {
                best = 14
            }
        }
        return best
    }

    /// Returns whether a word has a stem. Many words begin with the same three letters by chance, so only an ending may
    /// follow those.
    private static func begins(_ word: Substring, with stem: String) -> Bool {
        guard word.hasPrefix(stem) else { return false }
        return stem.utf8.count >= 4 || endings.contains(String(word.dropFirst(stem.count)))
    }

    /// Endings of Latin, Greek and French words.
    private static let endings: Set<String> = [
        "", "are", "ere", "ire", "ari", "iri", "i", "us", "um", "a", "is", "os", "on", "e", "o", "io", "or", "us",
        "atio",
        "itio", "atus", "itus", "utus", "tus", "tio", "tor", "tura", "sio", "sus", "ens", "ans", "entia", "antia", "er",
        "ir",
        "re", "eur", "ion", "ant", "ent", "able", "al", "alis", "aris", "arius", "osus", "idus", "ilis", "inus", "ia",
        "ium",
        "ein", "esis", "ibilis", "abilis", "icus", "ivus", "ax", "men", "mentum", "etum", "ulus", "ula", "ulum", "ier",
        "iere",
        "ee", "ie", "ance", "ence", "ise", "ice",
    ]

    /// Returns a Latin or Greek dictionary form without its ending.
    static func stem(of source: String) -> String {
        for ending in [
            "ere", "are", "ire", "ari", "iri", "eri", "ein", "esthai", "us", "um", "is", "os", "on", "es", "a", "e",
            "i",
        ] where source.hasSuffix(ending) && source.utf8.count - ending.utf8.count >= 2 {
            return String(source.dropLast(ending.count))
        }
        return source
    }
}
