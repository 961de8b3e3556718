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

    /// - Parameter analyze: Takes another word apart.
    init(
        of word: String, entries: [Entry], structure: WordStructure, lexicon: Lexicon,
        analyze: (String) -> WordStructure
    ) {
        let derivations = lexicon.derivations(of: word).map(\.word).filter { $0 != word }
        let stem = Self.stem(of: word)
        var made: [String] = []
        var akin: [String] = []
        for derivation in derivations where !derivation.contains(" ") {
            if derivation.hasPrefix(stem), derivation.utf8.count > word.utf8.count {
                made.append(derivation)
            } else {
                akin.append(derivation)
            }
        }
        variants = Self.unique(made, except: [word], limit: Self.most)
        // "inform" for "information": not made of it, but of one making.
        if variants.isEmpty {
            variants = Self.unique(akin.filter { $0.hasPrefix(word.prefix(4)) }, except: [word], limit: Self.most)
        }
        if variants.isEmpty { variants = Self.inflected(word, entries, lexicon) }
        if variants.isEmpty {
            // "unbelievably" for "unbelievable": by rule, where there is such a word.
            let regular = entries.flatMap { RegularDerivations.candidates(of: word, $0.partOfSpeech ?? "") }
            variants = Self.unique(regular.filter { Self.isKnown($0, lexicon) }, except: [word], limit: Self.most)
        }
        if variants.isEmpty {
            let lemmas = ["adverb", "adjective"].flatMap { lexicon.englishExceptions(word, partOfSpeech: $0) }
            variants = Self.unique(
                lemmas + akin + structure.bases.filter { !$0.contains(" ") }, except: [word], limit: Self.most)
        }

        var relatives = Self.cousins(of: word, structure, lexicon) + akin
        relatives += structure.bases
        // "choose" and "choice" for "chosen".
        for lemma in EnglishLemmas.of(word, lexicon) where lemma != word {
            relatives += [lemma] + lexicon.derivations(of: lemma).map(\.word)
        }
        for base in structure.bases { relatives += lexicon.derivations(of: base).map(\.word) }
        if let root = structure.learnedRoot, Set(relatives).count < 3 {
            relatives += Self.words(beginningWith: structure.root.form, root, lexicon, analyze)
        }
        let shared = Self.unique(
            relatives.filter { !$0.contains(" ") && Self.isKnown($0, lexicon) }, except: [word] + variants, limit: 24)
        related = Array(Self.byCommonness(shared, lexicon).prefix(Self.most))
        if related.isEmpty {
            related = Self.unique(made.filter { !variants.contains($0) }, except: [word], limit: Self.most)
        }
        if related.isEmpty {
            for entry in entries {
                guard let part = entry.partOfSpeech else { continue }
                related += lexicon.englishSynonyms(of: word, partOfSpeech: part)
            }
            related = Self.unique(related, except: [word] + variants, limit: Self.most)
        }
        if related.isEmpty { related = Self.unique(derivations, except: [word], limit: Self.most) }
        if related.isEmpty, variants.count > 1 { related = [variants[0]] }
    }

    /// Common words that begin with a root and are made of it: "biography" for "biology".
    private static func words(
        beginningWith form: String, _ root: Root, _ lexicon: Lexicon, _ analyze: (String) -> WordStructure
    ) -> [String] {
        guard form.utf8.count >= 3 else { return [] }
        return lexicon.entries(beginningWith: form, in: .english, limit: 4).filter { $0.partOfSpeech != nil }.map(
            \.headword
        ).filter { !$0.contains(" ") && analyze($0).learnedRoot == root }
    }

    private static func inflected(_ word: String, _ entries: [Entry], _ lexicon: Lexicon) -> [String] {
        let forms = entries.flatMap { entry -> [String] in
            guard let part = entry.partOfSpeech else { return [] }
            let irregular = lexicon.englishForms(of: word, partOfSpeech: part)
            return EnglishInflection.forms(of: word, partOfSpeech: part, irregular: irregular)
        }
        return unique(forms, except: [word], limit: most)
    }

    /// English words that its articles refer to, and the English descendants of the words that it comes from.
    private static func cousins(of word: String, _ structure: WordStructure, _ lexicon: Lexicon) -> [String] {
        var found: [String] = []
        // What it was put together from, whatever it looks like: "because" is by + cause.
        var parts: [String] = []
        let words = [word] + structure.bases
        for word in words {
            for entry in lexicon.entries(of: word, in: .english) where entry.partOfSpeech == nil {
                let origin = OriginText(entry.etymology)
                found += origin.references
                parts += origin.parts.map(\.form).filter { $0.utf8.count >= 3 && !$0.contains("-") }
            }
        }
        var line = [Etymon(language: "English", word: structure.bases.last ?? word)]
        for _ in 0..<4 {
            guard let parent = lexicon.origins(of: line[line.count - 1]).first, !line.contains(parent) else { break }
            line.append(parent)
        }
        for ancestor in line.dropFirst() where ancestor.language != "English" {
            var generation = lexicon.descendants(of: ancestor)
            found += generation.filter { $0.language == "English" }.map(\.word)
            generation = generation.filter { $0.language != "English" }.prefix(12).flatMap {
                lexicon.descendants(of: $0)
            }
            found += generation.filter { $0.language == "English" }.map(\.word)
        }
        // A word that looks nothing like it would puzzle: at least the first letter of word or root is the same.
        let initials = Set(
            [word.first, structure.learnedRoot.map { _ in structure.root.form.first } ?? word.first].compactMap { $0 })
        return parts
            + found.filter { other in
                guard let root = structure.learnedRoot else { return other.first.map(initials.contains) ?? false }
                return root.forms.contains { $0.utf8.count >= 3 && other.contains($0) }
                    || other.first.map(initials.contains) ?? false
            }
    }

    /// What stays of a word when endings are added: without a silent e or y.
    private static func stem(of word: String) -> String {
        word.utf8.count > 3 && (word.hasSuffix("e") || word.hasSuffix("y")) ? String(word.dropLast()) : word
    }

    private static func isKnown(_ word: String, _ lexicon: Lexicon) -> Bool {
        lexicon.commonness(ofEnglish: word) != nil
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
