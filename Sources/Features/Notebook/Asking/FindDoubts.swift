import Etymology
import Lexicon
import Linguistics
import Model

extension EntryComposer {
    /// Returns where an entry differs from the dictionaries. Missing data is not a contradiction, but a missing word
    /// is.
    public func doubts(about entry: WordEntry) -> [EntryDoubt] {
        var doubts: [EntryDoubt] = []
        let known = currentEntries(of: entry.word.lowercased())
        if known.isEmpty {
            doubts.append(.unknownWord)
        } else {
            doubts += partOfSpeechDoubt(entry, known)
            doubts += partDoubts(entry)
        }
        let relatives = (entry.relatedWords + entry.variants).filter { !isEnglish($0) }
        if !relatives.isEmpty { doubts.append(.unknownRelatives(relatives)) }
        let chinese = entry.chineseMeaning.filter { !isKnownChinese($0) }
        if !chinese.isEmpty { doubts.append(.unknownChinese(chinese)) }
        return doubts
    }

    private func partOfSpeechDoubt(_ entry: WordEntry, _ known: [Entry]) -> [EntryDoubt] {
        let parts = known.compactMap(\.partOfSpeech)
        // WordNet has only nouns, verbs, adjectives and adverbs, so its lack of "preposition" means nothing.
        let open: Set = ["noun", "verb", "adjective", "adverb"]
        let said = entry.partOfSpeech.filter { open.contains($0.lowercased()) && !parts.contains($0.lowercased()) }
        guard !parts.isEmpty, !said.isEmpty else { return [] }
        var seen: Set<String> = []
        return [.partsOfSpeech(said: said, known: parts.filter { seen.insert($0).inserted })]
    }

    private func partDoubts(_ entry: WordEntry) -> [EntryDoubt] {
        let word = entry.word.lowercased()
        let structure = WordStructure(of: word, by: tables) { self.evidence(for: $0) }
        // The dictionaries say nothing that an answer could contradict.
        guard structure.isAnalysed else { return [] }
        let pairs: [(EntryDoubt.Part, WordEntry.Element, WordEntry.Element?)] = [
            (.prefix, entry.prefix, structure.prefix), (.root, entry.root, structure.root),
            (.suffix, entry.suffix, structure.suffix),
        ]
        return pairs.compactMap { part, said, known in
            let known = known ?? WordEntry.Element()
            // If the dictionaries show no such part, their analysis may be less deep; but it must occur in the word.
            if known.form.isEmpty {
                let form = Self.bare(said.form)
                let stands = part == .suffix ? word.hasSuffix(form) : word.hasPrefix(form)
                return part == .root || form.isEmpty || stands ? nil : .part(part, said: said, known: known)
            }
            let forms = part == .root ? structure.learnedRoot?.forms ?? [] : []
            let isSame = Self.agree(said.form, known.form) || forms.contains { Self.agree(said.form, $0) }
            let isOfSameLanguage =
                said.originLanguage.isEmpty || known.originLanguage.isEmpty
                || Self.family(said.originLanguage) == Self.family(known.originLanguage)
            return isSame && isOfSameLanguage ? nil : .part(part, said: said, known: known)
        }
    }

    /// Returns whether two forms are the same part: `struct`, `struct-` and `structus` are.
    private static func agree(_ one: String, _ other: String) -> Bool {
        let (one, other) = (bare(one), bare(other))
        if one.isEmpty || other.isEmpty { return one == other }
        let (short, long) = one.count < other.count ? (one, other) : (other, one)
        return short == long || short.count >= 3 && long.hasPrefix(short.prefix(max(3, short.count - 1)))
    }

    private static func bare(_ form: String) -> String { form.lowercased().filter { $0.isLetter } }

    /// Returns the language without its period, so that Late Latin becomes Latin.
    private static func family(_ language: String) -> String {
        let ages: Set = [
            "old", "middle", "late", "medieval", "vulgar", "new", "modern", "ancient", "classical", "proto", "anglo",
        ]
        let words = language.lowercased().split { !$0.isLetter }.map(String.init)
        return words.first { !ages.contains($0) } ?? language.lowercased()
    }

    private func isEnglish(_ text: String) -> Bool {
        let word = text.lowercased()
        return !lexicon.entries(of: word, in: .english).isEmpty || !EnglishLemmas.of(word, lexicon).isEmpty
    }

    /// Returns whether a piece of a meaning such as “建造；建设” is a word.
    private func isKnownChinese(_ meaning: String) -> Bool {
        let pieces = meaning.split { "；;，,、/ （）()".contains($0) }
        return pieces.contains { !lexicon.entries(of: String($0), in: .chinese).isEmpty }
    }
}
