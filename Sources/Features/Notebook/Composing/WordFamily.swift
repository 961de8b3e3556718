import Etymology
import Lexicon
import Linguistics
import Model

/// The derivatives and relatives of a word.
struct WordFamily {
    /// Words with the same root that do not derive from the word itself, most common first.
    private(set) var related: [String] = []
    /// Derivatives, then inflected forms.
    private(set) var variants: [String] = []

    static let most = 6

    init(of word: String, entries: [Entry], known: WordEvidence?, structure: WordStructure, lexicon: Lexicon) {
        let derivations = lexicon.derivations(of: word).map(\.word).filter { $0 != word && !$0.contains(" ") }
        let stem = Self.stem(of: word)
        let made = derivations.filter { $0.hasPrefix(stem) && $0.utf8.count > word.utf8.count }
        let akin = derivations.filter { !made.contains($0) }
        let stated = lexicon.etymology.families[word]
        variants = stated?.variants ?? []
        if variants.isEmpty { variants = Self.variants(of: word, made, akin, entries, known, structure, lexicon) }
        if let stated, take(stated.related) { return }

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
            // All relatives are variants already, so use those as relatives and the inflected forms as variants.
            let forms = Self.inflected(word, entries, lexicon)
            let others = Self.unique(forms, except: [word] + variants, limit: Self.most)
            if !others.isEmpty { (related, variants) = (variants, others) }
        }

        /// Returns current single words that are not listed yet, most common first.
        func shared(_ words: [String]) -> [String] {
            let words = words.filter { other in
                // A word of three letters at its beginning is not a relative: "rat" of "rating".
                let isStump = other.utf8.count <= 3 && word.hasPrefix(other) && !structure.bases.contains(other)
                return other.utf8.count > 2 && !isStump && !other.contains(" ")
                    && lexicon.commonness(ofEnglish: other) != nil && !kin.isName(other)
            }
            let fresh = Self.byCommonness(Self.unique(words, except: [word] + variants, limit: 24), lexicon)
            // Words without a frequency add little if there are others.
            let counted = fresh.filter { lexicon.commonness(ofEnglish: $0) != .max }
            return Array((counted.count > 1 ? counted : fresh).prefix(Self.most))
        }
    }

    /// Uses hand-written relatives and removes them from the variants; returns false if that would leave either empty.
    private mutating func take(_ stated: [String]) -> Bool {
        let others = variants.filter { !stated.contains($0) }
        let relatives = others.isEmpty ? stated.filter { !variants.contains($0) } : stated
        guard !relatives.isEmpty else { return false }
        related = relatives
        if !others.isEmpty { variants = others }
        return true
    }

    /// Returns the part of a word that stays before endings: without a silent e or y.
    private static func stem(of word: String) -> String {
        word.utf8.count > 3 && (word.hasSuffix("e") || word.hasSuffix("y")) ? String(word.dropLast()) : word
    }

    private static func byCommonness(_ words: [String], _ lexicon: Lexicon) -> [String] {
        words.enumerated().map { (word: $1, place: $0, rank: lexicon.commonness(ofEnglish: $1) ?? .max) }
            .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.word)
    }

    static func unique(_ words: [String], except others: [String], limit: Int) -> [String] {
        var seen = Set(others)
        return Array(words.filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(limit))
    }
}
