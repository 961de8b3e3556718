import Etymology
import Lexicon
import Library
import Model

/// The words around a word: made of it, and sharing its root.
struct WordFamily {
    /// Words that share the root but are not made of the word itself, the commonest first.
    private(set) var related: [String] = []
    /// Words made of it, then its inflected forms.
    private(set) var variants: [String] = []

    private static let most = 6

    init(of word: String, entries: [Entry], known: WordEvidence?, structure: WordStructure, lexicon: Lexicon) {
        let derivations = lexicon.derivations(of: word).map(\.word).filter { $0 != word && !$0.contains(" ") }
        let stem = Self.stem(of: word)
        let made = derivations.filter { $0.hasPrefix(stem) && $0.utf8.count > word.utf8.count }
        let akin = derivations.filter { !made.contains($0) }
        variants = Self.variants(of: word, made, akin, entries, known, structure, lexicon)

        let kin = Kin(lexicon: lexicon)
        var relatives = structure.learnedRoot?.relatives ?? []
        if !structure.isStated { relatives += kin.cousins(of: word, known, structure) }
        relatives += akin + structure.bases
        // "choose" and "choice" for "chosen".
        for lemma in EnglishLemmas.of(word, lexicon) where lemma != word && !structure.isStated {
            relatives += [lemma] + lexicon.derivations(of: lemma).map(\.word)
        }
        for base in structure.bases { relatives += lexicon.derivations(of: base).map(\.word) }
        related = shared(relatives)
        if related.count < 3 {
            // "darkroom" and "darkly" for "darkness", "hammerhead" for "hammer".
            for base in [word] + structure.bases where !base.contains(" ") {
                relatives += kin.compounds(of: base)
                if base != word {
                    relatives += RegularDerivations.known(of: base, lexicon.entries(of: base, in: .english), lexicon)
                }
            }
            related = shared(relatives)
        }
        if related.isEmpty { related = shared(made) }
        if related.isEmpty { related = shared(RegularDerivations.known(of: word, entries, lexicon)) }
        if related.isEmpty {
            // Nothing is akin to it; then those that mean the same.
            let synonyms = entries.flatMap { entry in
                entry.partOfSpeech.map { lexicon.englishSynonyms(of: word, partOfSpeech: $0) } ?? []
            }
            let single = synonyms.filter { !$0.contains(" ") }
            related = Self.unique(
                single.isEmpty ? synonyms : single, except: [word] + variants, limit: Self.most)
        }
        if related.isEmpty {
            // All that is made of it stands among its variants already; those are its forms, then.
            let forms = Self.inflected(word, entries, lexicon)
            if !forms.isEmpty, forms != variants {
                (related, variants) = (variants, Self.unique(forms, except: [word], limit: Self.most))
            }
        }

        /// Single words of today that are not told already, the commonest first.
        func shared(_ words: [String]) -> [String] {
            let words = words.filter { other in
                // Three letters with which it begins are no relative by that: "rat" of "rating".
                let isStump = other.utf8.count <= 3 && word.hasPrefix(other) && !structure.bases.contains(other)
                return other.utf8.count > 2 && !isStump && !other.contains(" ")
                    && lexicon.commonness(ofEnglish: other) != nil && !kin.isName(other)
            }
            let fresh = Self.byCommonness(Self.unique(words, except: [word] + variants, limit: 24), lexicon)
            // Words that nobody counted say little where there are others.
            let counted = fresh.filter { lexicon.commonness(ofEnglish: $0) != .max }
            return Array((counted.count > 1 ? counted : fresh).prefix(Self.most))
        }
    }

    private static func variants(
        of word: String, _ made: [String], _ akin: [String], _ entries: [Entry], _ known: WordEvidence?,
        _ structure: WordStructure, _ lexicon: Lexicon
    ) -> [String] {
        // "inform" for "information": not made of it, but of one making.
        let near = akin.filter { $0.hasPrefix(word.prefix(4)) }
        let bases = structure.bases.filter { !$0.contains(" ") }
        let sources: [() -> [String]] = [
            { made }, { near }, { inflected(word, entries, lexicon) },
            // "unbelievably" for "unbelievable": by rule, where there is such a word.
            { RegularDerivations.known(of: word, entries, lexicon) },
            { ["adverb", "adjective"].flatMap { lexicon.englishExceptions(word, partOfSpeech: $0) } + akin + bases },
            // "late" for "later".
            { structure.isStated ? (structure.learnedRoot?.relatives ?? []).filter { Kin.resemble(word, $0) } : [] },
            { earlierForms(known) },
        ]
        for source in sources {
            let variants = unique(source(), except: [word], limit: most)
            if !variants.isEmpty { return variants }
        }
        return []
    }

    /// What a word was in earlier English: "genōh (Old English)" for "enough", which has no other forms.
    private static func earlierForms(_ known: WordEvidence?) -> [String] {
        guard let known else { return [] }
        let steps = known.origins.flatMap(\.steps) + known.descent
        return steps.filter { ["Middle English", "Old English"].contains($0.language) && !$0.form.isEmpty }.map {
            "\($0.form) (\($0.language))"
        }
    }

    /// The inflected forms of a word, as what it mostly is. Comparatives and plurals have none.
    private static func inflected(_ word: String, _ entries: [Entry], _ lexicon: Lexicon) -> [String] {
        let inflecting: Set<String> = ["noun", "verb", "adjective"]
        let parts = entries.compactMap(\.partOfSpeech)
        // "enough" is a noun, too, but nobody says "enoughs".
        guard let first = parts.first, inflecting.contains(first) else { return [] }
        return parts.filter { $0 == first || $0 == "verb" }.flatMap { part -> [String] in
            // Nothing is "fourer" than another.
            if entries.contains(where: { $0.definitions.first?.hasPrefix("being one more") ?? false }) { return [] }
            if part == "adjective", ungraded.contains(word) { return [] }
            if part == "adjective", !lexicon.englishExceptions(word, partOfSpeech: "verb").isEmpty { return [] }
            let irregular = lexicon.englishForms(of: word, partOfSpeech: part)
            if irregular.isEmpty {
                guard lexicon.englishExceptions(word, partOfSpeech: part).isEmpty else { return [] }
                if part == "noun", word.hasSuffix("s"), lexicon.commonness(ofEnglish: String(word.dropLast())) != nil {
                    return []
                }
            }
            return EnglishInflection.forms(of: word, partOfSpeech: part, irregular: irregular)
        }
    }

    /// Short adjectives that nobody compares.
    private static let ungraded: Set<String> = [
        "first", "last", "next", "past", "same", "such", "own", "main", "chief", "prime", "whole", "else", "due",
    ]

    /// What stays of a word when endings are added: without a silent e or y.
    private static func stem(of word: String) -> String {
        word.utf8.count > 3 && (word.hasSuffix("e") || word.hasSuffix("y")) ? String(word.dropLast()) : word
    }

    private static func byCommonness(_ words: [String], _ lexicon: Lexicon) -> [String] {
        words.enumerated().map { (word: $1, place: $0, rank: lexicon.commonness(ofEnglish: $1) ?? .max) }
            .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.word)
    }

    private static func unique(_ words: [String], except others: [String], limit: Int) -> [String] {
        var seen = Set(others)
        return Array(words.filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(limit))
    }
}
