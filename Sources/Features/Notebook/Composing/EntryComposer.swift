import Etymology
import Lexicon
import Library
import Model

/// Makes entries of the notebook from the embedded dictionaries: WordNet's senses and derivations, GCIDE's and
/// Etymological Wordnet's origins, CC-CEDICT's Chinese, and Glossa's tables of affixes and roots.
public struct EntryComposer: Sendable {
    let lexicon: Lexicon

    public init(lexicon: Lexicon) { self.lexicon = lexicon }

    /// The entry of a word: English in any form, or Chinese, which is taken to its commonest English equivalent.
    ///
    /// - Throws: ``NotebookError``: `emptyWord`, `tooLong`, `unknownWord`, `unknownChinese`, `incomplete`.
    public func entry(for input: String) throws(NotebookError) -> WordEntry { try entry(of: try word(for: input)) }

    /// The English headword that is meant by a word of English in any form, or of Chinese.
    ///
    /// - Throws: ``NotebookError``: `emptyWord`, `tooLong`, `unknownWord`, `unknownChinese`.
    public func word(for input: String) throws(NotebookError) -> String {
        let input = NotebookText.trimmed(input)
        guard !input.isEmpty else { throw .emptyWord }
        guard input.utf8.count <= NotebookError.longestWord else { throw .tooLong }
        let english = Self.isChinese(input) ? try english(for: input) : input
        guard let word = dictionaryForm(of: english) else { throw .unknownWord(english) }
        return word
    }

    /// Whether a text has Chinese characters.
    public static func isChinese(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.isIdeographic }
    }

    private func entry(of word: String) throws(NotebookError) -> WordEntry {
        let entries = currentEntries(of: word)
        let structure = WordStructure(of: word) { self.evidence(for: $0) }
        let family = WordFamily(of: word, entries: entries, structure: structure, lexicon: lexicon) { other in
            WordStructure(of: other) { self.evidence(for: $0) }
        }
        let chinese = chinese(for: word, entries, structure)
        guard !chinese.isEmpty else { throw .incomplete(word, lacking: "no Chinese equivalent") }
        guard !family.related.isEmpty else { throw .incomplete(word, lacking: "no related words") }
        guard !family.variants.isEmpty else { throw .incomplete(word, lacking: "no variants") }
        return WordEntry(
            word: word, partOfSpeech: partsOfSpeech(entries), englishMeaning: meanings(entries),
            chineseMeaning: chinese, root: structure.root, prefix: structure.prefix ?? .init(),
            suffix: structure.suffix ?? .init(), relatedWords: family.related, variants: family.variants)
    }

    /// The headword that an English text is, or is a form of.
    private func dictionaryForm(of input: String) -> String? {
        let small = input.lowercased()
        let own = lexicon.entries(of: small, in: .english)
        if own.contains(where: { $0.partOfSpeech != nil }) { return small }
        if let lemma = EnglishLemmas.of(small, lexicon).first { return lemma }
        return own.isEmpty ? nil : small
    }

    /// What is said of a word today: an old dictionary only where no other has the word.
    func currentEntries(of word: String) -> [Entry] {
        let entries = lexicon.entries(of: word, in: .english)
        let current = entries.filter { $0.partOfSpeech != nil }
        return current.isEmpty ? entries : current
    }

    func partsOfSpeech(_ entries: [Entry]) -> [String] {
        var seen: Set<String> = []
        let parts = entries.compactMap(\.partOfSpeech).filter { seen.insert($0).inserted }
        return parts.isEmpty ? ["not stated"] : parts
    }

    /// The first senses as each part of speech, verbs in the infinitive.
    func meanings(_ entries: [Entry]) -> [String] {
        var seen: Set<String> = []
        var meanings: [String] = []
        for (place, entry) in entries.prefix(3).enumerated() {
            for definition in entry.definitions.prefix(place == 0 ? 3 : 1) {
                var text = NotebookText.trimmed(definition)
                if entry.partOfSpeech == "verb", !text.hasPrefix("to "), !text.hasPrefix("(") { text = "to " + text }
                if !text.isEmpty, seen.insert(text).inserted { meanings.append(text) }
            }
        }
        return meanings
    }

    // MARK: Chinese

    /// The commonest English word among the first senses of a Chinese one.
    private func english(for chinese: String) throws(NotebookError) -> String {
        let entries = lexicon.entries(of: chinese, in: .chinese)
        var best: (cost: Double, word: String)?
        for (place, entry) in entries.prefix(3).enumerated() {
            var position = 0
            for definition in entry.definitions.prefix(4) where !definition.hasPrefix("CL:") {
                for gloss in definition.split(separator: ";") {
                    defer { position += 1 }
                    guard let word = EnglishGloss.word(gloss),
                        let known = lexicon.entries(of: word, in: .english).first(where: { $0.partOfSpeech != nil })
                    else { continue }
                    let rank = known.frequencyRank.map(Double.init) ?? 40_000
                    // Ten times as common weighs as much as two senses earlier.
                    let cost = EnglishGloss.magnitude(rank) * 2 + Double(position) + Double(place) * 6
                    if cost < best?.cost ?? .infinity { best = (cost, word) }
                }
            }
        }
        guard let best else { throw .unknownChinese(chinese) }
        return best.word
    }

    /// Chinese words that mean the very word; else what it is built on, else what only mentions it, else a synonym.
    func chinese(for word: String, _ entries: [Entry], _ structure: WordStructure) -> [String] {
        let isVerb = entries.first?.partOfSpeech == "verb"
        let own = equivalents(of: word, isVerb: isVerb)
        if !own.exact.isEmpty { return own.exact }
        for relative in structure.bases + lexicon.derivations(of: word).map(\.word) where relative != word {
            let found = equivalents(of: relative, isVerb: false).exact
            if !found.isEmpty { return found }
        }
        if !own.all.isEmpty { return own.all }
        for entry in entries {
            guard let part = entry.partOfSpeech else { continue }
            for synonym in lexicon.englishSynonyms(of: word, partOfSpeech: part) {
                let found = equivalents(of: synonym, isVerb: part == "verb")
                if !found.all.isEmpty { return found.exact.isEmpty ? found.all : found.exact }
            }
        }
        return []
    }

    /// Chinese words under an English one; `exact` those with a gloss that is the word, not a remark such as "titer
    /// (biology)".
    private func equivalents(of word: String, isVerb: Bool) -> (exact: [String], all: [String]) {
        let plain = lexicon.entries(meaning: word, in: .chinese, limit: 12)
        let ordered = isVerb ? lexicon.entries(meaning: "to " + word, in: .chinese, limit: 6) + plain : plain
        // A proper name shares its word with a thing by chance.
        let common = ordered.filter { $0.reading.first?.isUppercase != true }
        let exact = common.filter { entry in
            entry.definitions.contains { $0.split(separator: ";").contains { EnglishGloss.word($0) == word } }
        }
        func words(_ entries: [Entry]) -> [String] {
            var seen: Set<String> = []
            return Array(entries.map(\.headword).filter { seen.insert($0).inserted }.prefix(4))
        }
        return (words(exact), words(common))
    }

    // MARK: Evidence

    /// What the dictionaries know of how a word is made; nil for what is no word of today.
    func evidence(for word: String) -> WordEvidence? {
        guard lexicon.commonness(ofEnglish: word) != nil else { return nil }
        let entries = lexicon.entries(of: word, in: .english)
        let current = entries.filter { $0.partOfSpeech != nil }
        guard let first = current.first else { return nil }
        var seen: Set<String> = []
        let descent = descent(of: word)
        return WordEvidence(
            partsOfSpeech: current.compactMap(\.partOfSpeech).filter { seen.insert($0).inserted },
            meaning: (first.partOfSpeech == "verb" ? "to " : "") + (first.definitions.first ?? ""),
            origins: origins(in: entries, descent: descent), descent: descent,
            relatives: Set(lexicon.derivations(of: word).map(\.word)))
    }

    /// What GCIDE tells of a word's origin. Of words that are only spelt the same, those first whose origin names an ancestor
    /// that Etymological Wordnet has, too: "cost" comes from "constare", and an old "cost" from a rib.
    private func origins(in entries: [Entry], descent: [OriginText.Word]) -> [OriginText] {
        let texts = entries.filter { $0.partOfSpeech == nil && !$0.etymology.isEmpty }.prefix(4).map(\.etymology)
        let ancestors = descent.map { $0.form.lowercased() }.filter { $0.utf8.count >= 3 }
        func isProved(_ text: String) -> Bool {
            let words = text.lowercased().split { !$0.isLetter }.map(String.init)
            return words.contains { ancestors.contains($0) }
        }
        return (texts.filter(isProved) + texts.filter { !isProved($0) }).map { OriginText($0) }
    }

    /// The words that a word goes back to, each with the one before.
    func descent(of word: String) -> [OriginText.Word] {
        var line: [OriginText.Word] = []
        var seen: Set<Etymon> = []
        var current = Etymon(language: "English", word: word)
        while line.count < 6, seen.insert(current).inserted,
            let next = lexicon.origins(of: current).first(where: { !seen.contains($0) && !$0.word.hasPrefix("'") })
        {
            line.append(OriginText.Word(language: next.language, form: next.word, meaning: ""))
            current = next
        }
        return line
    }
}
