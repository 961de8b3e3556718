import Etymology
import Lexicon
import Model

// Dictionary data on word formation.
extension EntryComposer {
    /// Returns dictionary data on the formation of a word; nil if it is not a current word.
    func evidence(for word: String) -> WordEvidence? {
        guard let rank = lexicon.commonness(ofEnglish: word) else { return nil }
        let entries = lexicon.entries(of: word, in: .english)
        let current = entries.filter { $0.partOfSpeech != nil }
        guard !current.isEmpty else { return nil }
        var seen: Set<String> = []
        let descent = descent(of: word)
        return WordEvidence(
            partsOfSpeech: current.compactMap(\.partOfSpeech).filter { seen.insert($0).inserted },
            meanings: current.flatMap { meanings([$0]) },
            origins: origins(in: entries, descent: descent), descent: descent, elements: elements(of: word),
            isCommon: rank < Self.commonRank,
            relatives: Set(lexicon.derivations(of: word).map(\.word)))
    }

    /// The rank limit of common words: the more frequent half of the counted words, and somewhat more.
    private static let commonRank = 20_000

    /// Returns GCIDE's accounts of a word's origin. Among homographs, those come first whose origin names an ancestor
    /// that Etymological Wordnet has too ("cost" comes from "constare", and an old "cost" from a rib), then those with
    /// the most senses: a "back" is more often the body part than a brewer's vat.
    private func origins(in entries: [Entry], descent: [OriginText.Word]) -> [OriginText] {
        let articles = entries.filter { $0.partOfSpeech == nil && !$0.etymology.isEmpty }.prefix(4)
        let texts = articles.enumerated().sorted {
            ($1.element.definitions.count, $0.offset) < ($0.element.definitions.count, $1.offset)
        }.map(\.element.etymology)
        let ancestors = descent.map { $0.form.lowercased() }.filter { $0.utf8.count >= 3 }
        func isProved(_ text: String) -> Bool {
            let words = text.lowercased().split { !$0.isLetter }.map(String.init)
            return words.contains { ancestors.contains($0) }
        }
        return (texts.filter(isProved) + texts.filter { !isProved($0) }).map { OriginText($0) }
    }

    /// Returns the English words and affixes of which a word consists, according to the list of origins.
    private func elements(of word: String) -> Set<String> {
        let parents = lexicon.origins(of: Etymon(language: "English", word: word))
        return Set(parents.filter { $0.language == "English" }.map(\.word))
    }

    /// Returns whether a text in the list of origins is a word, not an affix or a fragment.
    private static func isWord(_ text: String) -> Bool {
        !text.hasPrefix("'") && !text.hasPrefix("-") && !text.hasSuffix("-")
    }

    /// Returns the ancestors of a word, following the list of origins step by step.
    func descent(of word: String) -> [OriginText.Word] {
        var line: [OriginText.Word] = []
        var seen: Set<Etymon> = []
        var current = Etymon(language: "English", word: word)
        while line.count < 6, seen.insert(current).inserted,
            let next = lexicon.origins(of: current).first(where: { !seen.contains($0) && Self.isWord($0.word) })
        {
            line.append(OriginText.Word(language: next.language, form: next.word, meaning: ""))
            current = next
        }
        return line
    }
}
