import Lexicon
import Model

/// The frequency ranks of English words in their dictionary form, each counted with its inflected forms: "child" is commoner
/// than "children" because it counts both.
struct EnglishRanks {
    /// By word in lower case, from 1 for the commonest.
    private(set) var ranks: [String: UInt32] = [:]

    /// Beyond it the list is of names and misspellings.
    private static let most = 30_000

    /// - Parameters:
    ///   - shares: The share of all words that each form is; if it is empty, WordNet's counts decide.
    ///   - counts: How often each lemma was counted in WordNet's texts, by part of speech.
    init(_ shares: [String: Double], counts: [String: [PartOfSpeechCode: Int]], sources: LexiconBuilder) {
        let counted = counts.mapValues { $0.values.reduce(0, +) }
        guard !shares.isEmpty else {
            rank(counted.mapValues(Double.init))
            return
        }
        let parts = Self.partsOfSpeech(sources)
        let irregular = Self.irregularForms(sources)
        var totals = shares
        for (lemma, own) in parts where !lemma.contains(" ") {
            var forms: Set<String> = []
            for part in own.sorted(by: { $0.rawValue < $1.rawValue }) {
                guard let name = part.name else { continue }
                forms.formUnion(
                    EnglishInflection.forms(
                        of: lemma, partOfSpeech: name, irregular: irregular["\(lemma) \(part.rawValue)"] ?? []))
            }
            // "Physics" is a word of its own, not several of "physic".
            let inflected = forms.filter {
                $0 != lemma && (parts[$0] == nil || counted[lemma] ?? 0 > counted[$0] ?? 0)
            }
            totals[lemma, default: 0] += inflected.sorted().reduce(0) { $0 + (shares[$1] ?? 0) }
        }
        rank(totals)
    }

    private mutating func rank(_ figures: [String: Double]) {
        let order = figures.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.most)
        ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.key, UInt32($0 + 1)) })
    }

    private static func partsOfSpeech(_ sources: LexiconBuilder) -> [String: Set<PartOfSpeechCode>] {
        var parts: [String: Set<PartOfSpeechCode>] = [:]
        for file in WordNet.files {
            guard let index = sources.bytes("wordnet.index.\(file.name)") else { continue }
            for line in index[...].pieces(separatedBy: 0x0A) where line.first != 0x20 {
                guard let word = line.pieces(separatedBy: 0x20).first, !word.isEmpty else { continue }
                parts[word.lemma, default: []].insert(file.partOfSpeech)
            }
        }
        return parts
    }

    /// The irregular forms of a lemma as a part of speech.
    private static func irregularForms(_ sources: LexiconBuilder) -> [String: [String]] {
        var forms: [String: [String]] = [:]
        for file in WordNet.files {
            for exception in sources.text("wordnet.\(file.name).exc").map(WordNet.exceptions) ?? [] {
                for lemma in exception.lemmas where lemma != exception.form {
                    forms["\(lemma) \(file.partOfSpeech.rawValue)", default: []].append(exception.form)
                }
            }
        }
        return forms
    }
}
