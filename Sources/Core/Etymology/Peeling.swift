import Model

/// An affix removed from a word, if the dictionaries connect the remaining base to the word.
struct Peeling {
    var base: String
    var prefix: WordEntry.Element?
    var suffix: WordEntry.Element?

    /// Productive affixes, for which the meaning of the parts is enough.
    private static let livingSuffixes: Set<String> = [
        "ness", "less", "ful", "ly", "er", "ing", "ed", "ship", "hood", "dom", "ish", "able", "ment", "ist", "ism",
        "ize", "ward", "wards", "like", "some", "ally", "proof", "worthy", "wise",
    ]
    private static let livingPrefixes: Set<String> = [
        "un", "re", "mis", "over", "under", "out", "non", "dis", "fore", "sub", "super", "inter", "pre", "anti", "semi",
        "multi", "micro", "tele", "auto", "in", "im", "ir", "il", "up", "down", "off", "counter", "co", "self", "mid",
        "ultra", "hyper", "step", "post", "trans", "photo", "bio", "geo", "astro", "hydro", "thermo", "electro",
        "psycho",
        "neuro", "cardio", "socio", "techno", "radio", "mini", "mono", "poly", "neo", "macro", "mega", "kilo", "pseudo",
        "extra", "with",
    ]
    /// The productive affixes that a Germanic word of any age may have, even if its own ancestors are known: "childish"
    /// comes from an Old English "cildisc" formed in the same way. Excludes "-er" and "-ing", with which too many words
    /// end by chance.
    private static let nativeAffixes: Set<String> = [
        "-ness", "-less", "-ful", "-ship", "-hood", "-dom", "-ish", "-ward", "-wards", "-some", "-ly", "un-", "out-",
        "over-", "under-", "fore-", "mis-", "mid-", "with-", "up-",
    ]

    /// The tie of a word to one that WordNet relates to it.
    private static let related = 20

    /// - Returns: Nil if no affix can be removed.
    init?(of word: String, by tables: EtymologyTables, known: WordEvidence, evidence: (String) -> WordEvidence?) {
        var best: (score: Int, peeling: Peeling)?
        func consider(_ score: Int, _ peeling: Peeling) {
            if score > best?.score ?? 0 { best = (score, peeling) }
        }
        let isGrammatical = ["determiner", "pronoun", "preposition", "conjunction"].contains(known.partsOfSpeech.first)
        for affix in tables.suffixes where !isGrammatical {
            guard affix.canMake(known.partsOfSpeech) else { continue }
            for form in affix.forms where word.hasSuffix(form) && word.utf8.count >= form.utf8.count + 2 {
                let stem = String(word.dropLast(form.count))
                guard stem.utf8.count >= 3 || form.utf8.count >= 3 else { continue }
                for base in Spelling.bases(of: stem, before: form) where base != word && base.utf8.count >= 2 {
                    // Two letters plus a restored one are too little to identify a word: "prize" is not "pry".
                    guard base == stem || stem.utf8.count >= 3 else { continue }
                    // "project" + "-ion", not "projec" + "-tion".
                    guard base == stem || !affix.stands(behind: base, in: word, otherThan: form) else { continue }
                    guard let other = evidence(base), Self.isLikely(base, other, under: known) else { continue }
                    // A noun for an act derives from a verb: "refusal", not "criminal".
                    if affix.isOfAct, !other.partsOfSpeech.contains("verb") { continue }
                    let tie = Self.tie(
                        known, base, other, mark: "-" + form, isLiving: Self.livingSuffixes.contains(form))
                    // A suffix that forms the word's main part of speech fits better than another with the same
                    // letters.
                    let fit = affix.canMake([known.partsOfSpeech.first ?? ""]) ? 1 : 0
                    // "Bully" is mostly a noun, and -ly makes none: the letters alone prove nothing.
                    if tie >= Self.related || tie > 0 && fit > 0 {
                        consider(tie + form.utf8.count + fit, Peeling(base: base, suffix: affix.suffix(form)))
                    }
                }
            }
        }
        for affix in tables.prefixes {
            for form in affix.forms where word.hasPrefix(form) && word.utf8.count >= form.utf8.count + 3 {
                var base = String(word.dropFirst(form.count))
                if base.first == "-" { base.removeFirst() }
                guard let other = evidence(base) else { continue }
                guard Self.agrees(affix, known, other), Self.isLikely(base, other, under: known) else { continue }
                let tie = Self.tie(known, base, other, mark: form + "-", isLiving: Self.livingPrefixes.contains(form))
                // If both ends can be removed, the suffix was added last.
                if tie > 0 { consider(tie + form.utf8.count, Peeling(base: base, prefix: affix.prefix(form))) }
            }
        }
        guard let best else { return nil }
        self = best.peeling
    }

    private init(base: String, prefix: WordEntry.Element? = nil, suffix: WordEntry.Element? = nil) {
        self.base = base
        self.prefix = prefix
        self.suffix = suffix
    }

    /// Returns how well the dictionaries connect a word to its base; 0 if they do not.
    private static func tie(
        _ known: WordEvidence, _ base: String, _ other: WordEvidence, mark: String, isLiving: Bool
    ) -> Int {
        let isMarked =
            known.elements.contains(mark)
            || known.origins.contains { origin in
                origin.parts.contains { $0.form == mark || $0.form + "-" == mark }
            }
        let isNamed = known.references.contains(base) || known.elements.contains(base)
        let isRelated = known.relatives.contains(base)
        if isMarked && isNamed { return 30 }
        if isRelated { return isNamed ? 28 : related }
        if isMarked, known.origins.contains(where: { $0.parts.contains { $0.form == base } }) { return 24 }
        // A word that an article refers to may only sound alike, as "jar" in "ajar": a prefix that makes no words today needs
        // more than that.
        if isNamed, base.utf8.count >= 3, isLiving || !mark.hasSuffix("-") { return 16 }
        // "unbelievable": before an adjective "un-" is hardly ever anything else, however rare the adjective is.
        let isQuality = known.partsOfSpeech.first == "adjective" && other.partsOfSpeech.contains("adjective")
        if mark == "un-", isQuality, base.utf8.count >= 6, !known.isLearned { return 8 }
        guard other.isCommon else { return 0 }
        if isLiving, base.utf8.count >= 3, isMarked { return 14 }
        if isLiving, base.utf8.count >= 3, known.isOriginUnknown { return 10 }
        if nativeAffixes.contains(mark), base.utf8.count >= 4, !known.isLearned, !other.isLearned { return 8 }
        return 0
    }

    /// Returns false for a learned word on a Germanic base: "sublime" has nothing to do with "lime".
    private static func isLikely(_ base: String, _ other: WordEvidence, under known: WordEvidence) -> Bool {
        !(known.isLearned && other.isGermanic) || known.relatives.contains(base)
    }

    /// Returns whether a prefix fits, of those with the same spelling: "in" is "not" before adjectives, "into" before
    /// verbs.
    private static func agrees(_ affix: Affix, _ known: WordEvidence, _ other: WordEvidence) -> Bool {
        if affix.forms[0] == "in", affix.language == "Latin" {
            let isQuality =
                known.partsOfSpeech.first == "adjective"
                || known.partsOfSpeech.first == "noun" && !other.partsOfSpeech.contains("verb")
            return (affix.meaning == "not") == isQuality
        }
        // "a-" is "on" before Germanic words, "to" before learned ones.
        if affix.forms.contains("a") { return OriginLanguage.isRomanceOrGreek(affix.language) == other.isLearned }
        return true
    }
}
