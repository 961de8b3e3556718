import Etymology
import Lexicon
import Linguistics
import Model

// Derivatives and inflected forms of a word.
extension WordFamily {
    /// Returns derivatives or inflected forms of a word: the first of these kinds that exists.
    static func variants(
        of word: String, _ made: [String], _ akin: [String], _ entries: [Entry], _ known: WordEvidence?,
        _ structure: WordStructure, _ lexicon: Lexicon
    ) -> [String] {
        // Not "inform" for "information": that is its base.
        let near = akin.filter { $0.hasPrefix(word.prefix(4)) }
        let bases = structure.bases.filter { !$0.contains(" ") }
        let sources: [() -> [String]] = [
            { made }, { near }, { inflected(word, entries, lexicon) },
            // "unbelievably" for "unbelievable": formed by rule, if the word exists.
            { RegularDerivations.known(of: word, entries, lexicon) },
            {
                let compared = ["adverb", "adjective"].flatMap { lexicon.englishExceptions(word, partOfSpeech: $0) }
                // Not "moon" for "lunar", which is unlike it.
                return compared + (akin + bases).filter { Kin.resemble(word, $0) }
            },
            // "late" for "later".
            { structure.isStated ? (structure.learnedRoot?.relatives ?? []).filter { Kin.resemble(word, $0) } : [] },
            // "value" and "valued" for "values".
            {
                EnglishLemmas.of(word, lexicon).filter { $0 != word }.prefix(1).flatMap { lemma in
                    [lemma] + inflected(lemma, lexicon.entries(of: lemma, in: .english), lexicon)
                }
            }, { earlierForms(of: word, known) },
        ]
        for source in sources {
            let variants = unique(source(), except: [word], limit: most)
            if !variants.isEmpty { return variants }
        }
        return []
    }

    /// Returns the earlier English forms of a word: "genōh (Old English)" for "enough", which has no other forms.
    private static func earlierForms(of word: String, _ known: WordEvidence?) -> [String] {
        guard let known else { return [] }
        let steps = known.origins.flatMap(\.steps) + known.descent
        return steps.filter { ["Middle English", "Old English"].contains($0.language) && $0.form.count > 1 }
            .filter { $0.form.lowercased() != word }.map { "\($0.form) (\($0.language))" }
    }

    /// Returns the inflected forms of a word in its main part of speech. Comparatives and plurals have none.
    static func inflected(_ word: String, _ entries: [Entry], _ lexicon: Lexicon) -> [String] {
        let inflecting: Set<String> = ["noun", "verb", "adjective"]
        var parts = entries.compactMap(\.partOfSpeech)
        // "have" and "do" are conjugated, "can" and "must" are not.
        if parts.first == "auxiliary verb", !lexicon.englishForms(of: word, partOfSpeech: "verb").isEmpty {
            parts = ["verb"]
        }
        // "enough" is also a noun, but nobody says "enoughs".
        guard let first = parts.first, inflecting.contains(first) else { return [] }
        return parts.filter { $0 == first || $0 == "verb" }.flatMap { part -> [String] in
            if part == "adjective", ungraded.contains(word) || isNumeral(entries) { return [] }
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

    /// Returns whether an adjective is a cardinal or ordinal number, judging by WordNet's definition.
    private static func isNumeral(_ entries: [Entry]) -> Bool {
        entries.filter { $0.partOfSpeech == "adjective" }.contains { entry in
            [
                "being one more", "being ten more", "denoting a quantity", "coming next after", "next after",
                "the ordinal number",
            ].contains {
                entry.definitions.first?.hasPrefix($0) ?? false
            }
        }
    }

    /// Short adjectives that are never compared.
    private static let ungraded: Set<String> = [
        "first", "last", "next", "past", "same", "such", "own", "main", "chief", "prime", "whole", "else", "due",
    ]
}
