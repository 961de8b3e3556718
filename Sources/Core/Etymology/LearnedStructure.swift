import Model

/// A word of Latin or Greek descent taken apart at its root.
struct LearnedStructure {
    var root: Root
    /// The root as it stands in the word.
    var form: String
    var prefix: WordEntry.Element?
    var suffix: WordEntry.Element?
    /// Whether prefix, root and suffix account for every letter.
    var isWhole: Bool

    private struct Candidate {
        var structure: LearnedStructure
        var score: Int
    }

    /// - Returns: Nil where no root is found, or only one that the line of descent does not bear out.
    init?(of word: String, known: WordEvidence) {
        guard known.isLearned else { return nil }
        let ancestors = known.ancestors.map { Ancestor(Spelling.plain($0.form)) }.filter { $0.word.utf8.count >= 2 }
        guard !ancestors.isEmpty else { return nil }
        var best: Candidate?
        for (root, sources) in zip(Root.all, Self.sources) {
            // Where no form of it stands in the word, nothing needs to be proved.
            let forms = root.forms.filter { Spelling.stands($0, in: word) }
            guard !forms.isEmpty else { continue }
            let proof = Self.proof(of: root, sources, in: ancestors)
            guard proof > 0 else { continue }
            for form in forms {
                guard let candidate = Self.fit(form, of: root, into: word, known) else { continue }
                let score = candidate.score + proof
                if score > best?.score ?? 0 { best = Candidate(structure: candidate.structure, score: score) }
            }
        }
        guard let best else { return nil }
        self = best.structure
    }

    private init(root: Root, form: String, prefix: WordEntry.Element?, suffix: WordEntry.Element?, isWhole: Bool) {
        self.root = root
        self.form = form
        self.prefix = prefix
        self.suffix = suffix
        self.isWhole = isWhole
    }

    /// A word that the word goes back to.
    private struct Ancestor {
        var word: String
        /// What is left of it behind each prefix that it may begin with.
        var rests: [Substring]

        init(_ word: String) {
            self.word = word
            rests = Self.learnedPrefixes.filter { word.hasPrefix($0) }.map { word.dropFirst($0.count) }
        }

        private static let learnedPrefixes = Set(
            Affix.prefixes.filter { $0.language != "Old English" }.flatMap { $0.forms }
        ).sorted()
    }

    /// The words of a root's own language, with their stems, in the letters that ancestors are compared in.
    private static let sources: [[(word: String, stem: String)]] = Root.all.map { root in
        root.sources.map { (Spelling.plain($0), stem(of: Spelling.plain($0))) }
    }

    /// How surely the ancestors of a word go back to a root: 40 where its very word is among them, less where one of them
    /// is a prefix and its stem.
    private static func proof(of root: Root, _ sources: [(word: String, stem: String)], in ancestors: [Ancestor]) -> Int
    {
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
        // Vowels weaken behind prefixes (capere, recipere), so forms of the root count as well.
        for form in root.forms where best < 14 && form.utf8.count >= 3 {
            for ancestor in ancestors
            where begins(ancestor.word[...], with: form) || ancestor.rests.contains(where: { begins($0, with: form) }) {
                best = 14
            }
        }
        return best
    }

    /// Whether a word is made of a stem. Three letters begin many words by chance, so behind them nothing but an ending may
    /// stand.
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

    /// A Latin or Greek dictionary form without its ending.
    private static func stem(of source: String) -> String {
        for ending in [
            "ere", "are", "ire", "ari", "iri", "eri", "ein", "esthai", "us", "um", "is", "os", "on", "es", "a", "e",
            "i",
        ] where source.hasSuffix(ending) && source.utf8.count - ending.utf8.count >= 2 {
            return String(source.dropLast(ending.count))
        }
        return source
    }

    /// Finds a form of a root in a word, with a prefix or nothing before it and a suffix or nothing behind.
    private static func fit(_ form: String, of root: Root, into word: String, _ known: WordEvidence) -> Candidate? {
        var best: Candidate?
        for head in heads(of: word) {
            let rest = word.dropFirst(head.length)
            guard rest.hasPrefix(form) else { continue }
            let tail = String(rest.dropFirst(form.count))
            let ending = ending(tail, known)
            guard ending.isKnown || tail.utf8.count <= 2 || form.utf8.count >= 4 else { continue }
            let structure = LearnedStructure(
                root: root, form: form, prefix: head.element, suffix: ending.element, isWhole: ending.isKnown)
            let score = form.utf8.count * 2 + (ending.isKnown ? 6 : 0) + (head.length > 0 ? 3 : 1) + head.likelihood
            if score > best?.score ?? 0 { best = Candidate(structure: structure, score: score) }
        }
        return best

        func heads(of word: String) -> [(length: Int, element: WordEntry.Element?, likelihood: Int)] {
            var heads: [(length: Int, element: WordEntry.Element?, likelihood: Int)] = [(0, nil, 0)]
            for affix in Affix.prefixes where affix.language != "Old English" {
                for form in affix.forms where word.hasPrefix(form) {
                    let isNamed = known.origins.contains { origin in
                        origin.parts.contains {
                            Spelling.plain($0.form) == affix.forms[0] || Spelling.plain($0.form) == form
                        }
                    }
                    let isOfRoot = affix.language == root.language || affix.language == "French"
                    let isNegative = affix.meaning == "not" || affix.meaning == "without, not"
                    let negates =
                        isNegative
                        && known.origins.contains { $0.parts.contains { $0.meaning.hasPrefix("not") } }
                    heads.append(
                        (
                            form.utf8.count, affix.prefix(form),
                            (isNamed ? 6 : 0) + (isOfRoot ? 2 : 0) + (isNegative ? (negates ? 4 : -1) : 0)
                        ))
                }
            }
            return heads
        }
    }

    /// A suffix that a tail is; known too where nothing is left, or only a silent e.
    private static func ending(_ tail: String, _ known: WordEvidence) -> (isKnown: Bool, element: WordEntry.Element?) {
        if tail.isEmpty || tail == "e" { return (true, nil) }
        var found: (length: Int, element: WordEntry.Element)?
        for affix in Affix.suffixes where makes(affix, known.partsOfSpeech) {
            for form in affix.forms where tail.hasSuffix(form) && tail.utf8.count - form.utf8.count <= 2 {
                if form.utf8.count > found?.length ?? 0 { found = (form.utf8.count, affix.suffix(form)) }
            }
        }
        return (found.map { tail.utf8.count - $0.length <= 1 } ?? false, found?.element)
    }

    private static func makes(_ affix: Affix, _ parts: [String]) -> Bool {
        parts.contains { $0 == "adverb" ? affix.makes.contains("r") : affix.makes.contains($0.first ?? " ") }
    }
}
