import Etymology
import Foundation
import Lexicon
import Linguistics
import Model

// English and Chinese equivalents, from the glosses of a Chinese dictionary.
extension EntryComposer {
    /// Returns the most common English word among the first senses of a Chinese word.
    func english(for chinese: String) throws(NotebookError) -> String {
        let entries = lexicon.entries(of: chinese, in: .chinese)
        var best: (cost: Double, word: String)?
        for (place, entry) in entries.prefix(3).enumerated() {
            var position = 0
            for definition in entry.definitions.prefix(4) where !MeasureWords.isList(definition) {
                for gloss in definition.split(separator: ";") {
                    defer { position += 1 }
                    let word = Gloss.plain(gloss.lowercased())
                    guard word.split(separator: " ").count <= 3,
                        word.allSatisfy({ $0.isLetter || [" ", "-", "'"].contains($0) }),
                        let known = lexicon.entries(of: word, in: .english).first(where: { $0.partOfSpeech != nil })
                    else { continue }
                    let rank = known.frequencyRank.map(Double.init) ?? 40_000
                    // Ten times the frequency weighs as much as two senses earlier in the list.
                    let cost = log10(max(1, rank)) * 2 + Double(position) + Double(place) * 6
                    if cost < best?.cost ?? .infinity { best = (cost, word) }
                }
            }
        }
        guard let best else { throw .unknownChinese(chinese) }
        return best.word
    }

    /// Returns Chinese words with the exact meaning; otherwise those of a base, lemma or derivation, otherwise of a
    /// synonym, which is then shown in brackets: "合理（reasonable）" for "reasonably".
    func chinese(for word: String, _ entries: [Entry], _ structure: WordStructure) -> [String] {
        let isVerb = entries.first?.partOfSpeech == "verb"
        let own = equivalents(of: word, isVerb: isVerb)
        if !own.isEmpty { return own }
        for lemma in EnglishLemmas.of(word, lexicon) where lemma != word {
            let found = equivalents(of: lemma, isVerb: isVerb)
            if !found.isEmpty { return found }
        }
        // The meaning of a phrase or a compound is not that of its words.
        let isOfTwo = word.contains(" ") || structure.root.form.contains("+") && !structure.isStated
        let prefix = structure.prefix.map { $0.form.filter(\.isLetter) } ?? ""
        // A negated word differs from its base: "nonspecific" is not 具体; but "disappearance" is from "disappear".
        let isDenied = ["not", "against", "badly"].contains { structure.prefix?.meaning.contains($0) ?? false }
        let relatives = isOfTwo ? [] : structure.bases + lexicon.derivations(of: word).map(\.word)
        for relative in relatives where relative != word && (!isDenied || relative.hasPrefix(prefix)) {
            let found = equivalents(of: relative, isVerb: false)
            if !found.isEmpty { return found.prefix(2).map { "\($0)（\(relative)）" } }
        }
        for entry in entries {
            guard let part = entry.partOfSpeech else { continue }
            for synonym in lexicon.englishSynonyms(of: word, partOfSpeech: part) {
                let found = equivalents(of: synonym, isVerb: part == "verb")
                if !found.isEmpty { return found.prefix(2).map { "\($0)（\(synonym)）" } }
            }
        }
        return []
    }

    /// Returns Chinese words with a gloss that equals the word, not a remark such as "titer (biology)"; if there are
    /// none, names.
    private func equivalents(of word: String, isVerb: Bool) -> [String] {
        let usual = lexicon.everydayEquivalent(ofEnglish: word, in: .chinese).flatMap { $0.isEmpty ? nil : $0 }
        let exact = lexicon.equivalents(ofEnglish: word, in: .chinese, isVerb: isVerb, limit: 16).filter { entry in
            entry.definitions.contains { Gloss.means($0, word) }
        }
        let names =
            exact.isEmpty && usual == nil
            ? lexicon.entries(meaning: word, in: .chinese, limit: 12).filter { entry in
                entry.reading.first?.isUppercase ?? false
                    && entry.definitions.contains { definition in
                        definition.split(separator: ",").first.map { Gloss.means(String($0), word) } ?? false
                    }
            } : []
        var seen: Set<String> = []
        // A single character without a frequency is classical or dialectal: 獢 is a dog.
        let found = exact + names
        let current = found.filter { $0.headword.count > 1 || $0.frequencyRank != nil }
        let words = (usual.map { [$0] } ?? []) + (current.isEmpty && usual == nil ? found : current).map(\.headword)
        return Array(words.filter { seen.insert($0).inserted }.prefix(4))
    }
}
