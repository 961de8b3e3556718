import Model

/// A word of Latin or Greek descent, divided at its root.
struct LearnedStructure {
    var root: Root
    /// The root's form in the word.
    var form: String
    var prefix: WordEntry.Element?
    var suffix: WordEntry.Element?
    /// Whether prefix, root and suffix account for every letter.
    var isWhole: Bool

    /// Whether prefix and root are long enough to be unambiguous.
    private var isPlain: Bool {
        isWhole && form.utf8.count >= 4
            && prefix.map { $0.form.utf8.count >= 3 && $0.originLanguage == root.language } ?? false
    }

    private struct Candidate {
        var structure: LearnedStructure
        var score: Int
    }

    /// - Returns: Nil if no root is found, or only one that the line of descent does not confirm.
    init?(of word: String, by tables: EtymologyTables, known: WordEvidence) {
        guard known.isLearned || known.isOriginUnknown else { return nil }
        let ancestors = known.ancestors.map { Ancestor(Spelling.plain($0.form), prefixes: tables.learnedPrefixes) }
            .filter { $0.word.utf8.count >= 2 }
        var best: Candidate?
        for (number, forms) in Self.roots(in: word, tables) {
            let (root, sources) = (tables.roots[number], tables.rootSources[number])
            let proof = ancestors.isEmpty ? 1 : Self.proof(of: root, sources, in: ancestors)
            guard proof > 0 else { continue }
            for form in forms {
                guard let candidate = Self.fit(form, of: root, into: word, known, tables) else { continue }
                // Without known ancestors, the whole word must be unambiguous, like "anonymous".
                if ancestors.isEmpty, !candidate.structure.isPlain { continue }
                // A short word that looks like a root proves nothing: a bar is not a weight.
                if form == word, proof < 18 { continue }
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

    /// Returns the roots with a form anywhere in a word, with those forms, in table order.
    private static func roots(in word: String, _ tables: EtymologyTables) -> [(number: Int, forms: [String])] {
        var found: [Int: [String]] = [:]
        var rest = word[...]
        while rest.count >= 2 {
            for length in 2...max(2, min(tables.longestRoot, rest.count)) {
                let form = String(rest.prefix(length))
                for number in tables.rootNumbers[form] ?? [] where !(found[number]?.contains(form) ?? false) {
                    found[number, default: []].append(form)
                }
            }
            rest = rest.dropFirst()
        }
        return found.keys.sorted().map { ($0, found[$0] ?? []) }
    }

    /// Fits a form of a root into a word, with an optional prefix before and an optional suffix after it.
    private static func fit(
        _ form: String, of root: Root, into word: String, _ known: WordEvidence, _ tables: EtymologyTables
    ) -> Candidate? {
        var best: Candidate?
        for head in heads(of: word) {
            let rest = word.dropFirst(head.length)
            guard rest.hasPrefix(form) else { continue }
            let tail = String(rest.dropFirst(form.count))
            let ending = ending(tail, known, tables)
            guard ending.isKnown || tail.utf8.count <= 2 || form.utf8.count >= 4 else { continue }
            let structure = LearnedStructure(
                root: root, form: form, prefix: head.element, suffix: ending.element, isWhole: ending.isKnown)
            let score = form.utf8.count * 2 + (ending.isKnown ? 6 : 0) + (head.length > 0 ? 3 : 1) + head.likelihood
            if score > best?.score ?? 0 { best = Candidate(structure: structure, score: score) }
        }
        return best

        func heads(of word: String) -> [(length: Int, element: WordEntry.Element?, likelihood: Int)] {
            var heads: [(length: Int, element: WordEntry.Element?, likelihood: Int)] = [(0, nil, 0)]
            for affix in tables.prefixes where affix.language != "Old English" {
                // The Greek "not" occurs only with Greek roots.
                if affix.meaning == "without, not", root.language != "Greek" { continue }
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
                        && (known.deniesQuality
                            || known.origins.contains { $0.parts.contains { $0.meaning.hasPrefix("not") } })
                    heads.append(
                        (
                            form.utf8.count, affix.prefix(form),
                            (isNamed ? 6 : 0) + (isOfRoot ? 2 : 0) + (isNegative ? (negates ? 12 : -1) : 0)
                        ))
                }
            }
            return heads
        }
    }

    /// Returns the suffix that equals a tail. An empty tail or a silent e is known too.
    private static func ending(_ tail: String, _ known: WordEvidence, _ tables: EtymologyTables) -> (
        isKnown: Bool, element: WordEntry.Element?
    ) {
        if tail.isEmpty || tail == "e" { return (true, nil) }
        var found: (length: Int, element: WordEntry.Element, fits: Bool)?
        for affix in tables.suffixes where affix.canMake(known.partsOfSpeech) && !affix.isOfAct {
            for form in affix.forms where tail.hasSuffix(form) && tail.utf8.count - form.utf8.count <= 2 {
                // Of suffixes with the same spelling, prefer the one that forms the word's main part of speech.
                let fits = affix.canMake([known.partsOfSpeech.first ?? ""])
                let length = form.utf8.count
                if length > found?.length ?? 0 || length == found?.length && fits && !(found?.fits ?? true) {
                    found = (length, affix.suffix(form), fits)
                }
            }
        }
        return (found.map { tail.utf8.count - $0.length <= 1 } ?? false, found?.element)
    }
}
