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
    public func entry(for input: String) throws(NotebookError) -> WordEntry {
        let input = NotebookText.trimmed(input)
        var entry = try entry(of: try word(for: input))
        if Self.isChinese(input) {
            // The word that was asked for is the first of its equivalents.
            entry.chineseMeaning = [input] + entry.chineseMeaning.filter { $0 != input }.prefix(3)
        }
        return entry
    }

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
        // The same words are asked for again and again while affixes are tried.
        var cache: [String: WordEvidence?] = [:]
        let structure = WordStructure(of: word) { other in
            if let known = cache[other] { return known }
            let known = self.evidence(for: other)
            cache[other] = .some(known)
            return known
        }
        let known = cache[word] ?? nil
        let family = WordFamily(of: word, entries: entries, known: known, structure: structure, lexicon: lexicon)
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
}
