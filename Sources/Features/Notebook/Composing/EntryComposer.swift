import Etymology
import Lexicon
import Linguistics
import Model

/// Composes notebook entries from the embedded dictionaries: WordNet's senses and derivations, GCIDE's and
/// Etymological Wordnet's origins, CC-CEDICT's Chinese, and Glossa's tables of affixes and roots.
public struct EntryComposer: Sendable {
    let lexicon: Lexicon

    public init(lexicon: Lexicon) { self.lexicon = lexicon }

    var tables: EtymologyTables { lexicon.etymology }

    /// Returns the entry of a word: English in any form, or Chinese, which is replaced by its most common English
    /// equivalent.
    ///
    /// - Throws: ``NotebookError``: `emptyWord`, `tooLong`, `unknownWord`, `unknownChinese`.
    public func entry(for input: String) throws(NotebookError) -> WordEntry {
        let input = NotebookText.word(input)
        var entry = try entry(of: try word(for: input))
        if Self.isChinese(input) {
            // The requested word comes first among the Chinese equivalents.
            entry.chineseMeaning = [input] + entry.chineseMeaning.filter { $0 != input }.prefix(3)
        }
        return entry
    }

    /// Returns the English headword for an English word in any form, or for a Chinese word.
    ///
    /// - Throws: ``NotebookError``: `emptyWord`, `tooLong`, `unknownWord`, `unknownChinese`.
    public func word(for input: String) throws(NotebookError) -> String {
        let input = NotebookText.word(input)
        guard !input.isEmpty else { throw .emptyWord }
        guard input.utf8.count <= NotebookError.longestWord else { throw .tooLong }
        let english = Self.isChinese(input) ? try english(for: input) : input
        guard let word = dictionaryForm(of: english) else {
            throw .unknownWord(english, near: lexicon.nearMisses(of: english))
        }
        return word
    }

    /// Returns what a Chinese or Japanese word is made of; nil for any other word, and for one that no dictionary has.
    public func composition(of input: String) -> WordComposition? { lexicon.composition(of: NotebookText.word(input)) }

    /// Returns whether a text has Chinese characters.
    public static func isChinese(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.isIdeographic }
    }

    private func entry(of word: String) throws(NotebookError) -> WordEntry {
        let entries = currentEntries(of: word)
        // Trying affixes looks up the same words repeatedly.
        var cache: [String: WordEvidence?] = [:]
        let structure = WordStructure(of: word, by: tables) { other in
            if let known = cache[other] { return known }
            let known = self.evidence(for: other)
            cache[other] = .some(known)
            return known
        }
        let known = cache[word] ?? nil
        let family = WordFamily(of: word, entries: entries, known: known, structure: structure, lexicon: lexicon)
        let chinese = chinese(for: word, entries, structure)
        return WordEntry(
            word: word, partOfSpeech: partsOfSpeech(entries), englishMeaning: Self.told(meanings(entries)),
            chineseMeaning: Self.told(chinese), root: structure.root, prefix: structure.prefix ?? .init(),
            suffix: structure.suffix ?? .init(), relatedWords: Self.told(family.related),
            variants: Self.told(family.variants))
    }

    /// A list as the form wants it: one of which nothing is known says so.
    private static func told(_ list: [String]) -> [String] { list.isEmpty ? [WordEntry.unstated] : list }

    /// Returns the headword of an English text, which may be an inflected form.
    private func dictionaryForm(of input: String) -> String? {
        let small = input.lowercased()
        let own = lexicon.entries(of: small, in: .english)
        let current = own.filter { $0.partOfSpeech != nil }
        if let first = current.first {
            // "Café" is found as "cafe".
            return current.contains { $0.headword.lowercased() == small } ? small : first.headword.lowercased()
        }
        if let lemma = EnglishLemmas.of(small, lexicon).first { return lemma }
        return own.isEmpty ? nil : small
    }

    /// Returns the entries of a word in current dictionaries; those of an old one only if no other has the word.
    func currentEntries(of word: String) -> [Entry] {
        let entries = lexicon.entries(of: word, in: .english)
        let current = entries.filter { $0.partOfSpeech != nil }
        return current.isEmpty ? entries : current
    }

    func partsOfSpeech(_ entries: [Entry]) -> [String] {
        var seen: Set<String> = []
        let parts = entries.compactMap(\.partOfSpeech).filter { seen.insert($0).inserted }
        return Self.told(parts)
    }

    /// Returns the first senses for each part of speech, with verbs in the infinitive.
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
