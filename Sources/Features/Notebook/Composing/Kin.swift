import Etymology
import Lexicon
import Model

/// English words with the same origin as a word, according to the dictionaries.
struct Kin {
    let lexicon: Lexicon

    /// Returns English words that its article refers to, those it was formed from, and the English descendants of its
    /// ancestors.
    func cousins(of word: String, _ known: WordEvidence?, _ structure: WordStructure) -> [String] {
        // Of homographs, use the first: the ear of corn is unrelated to the ear that hears.
        let origin = known?.origins.first
        // "because" is by + cause, however it is spelled. A hyphen marks an affix.
        let parts = (origin?.parts ?? []).filter { ["", "English", "Middle English"].contains($0.language) }
            .map { $0.form.lowercased() }.filter { $0.utf8.count >= 3 && !$0.contains("-") }
        let found = (origin?.references ?? []) + descendants(of: structure.bases.last ?? word)
        let looks = [word] + (structure.learnedRoot.map { $0.forms.filter { $0.utf8.count >= 3 } } ?? [])
        return parts + found.filter { other in looks.contains { Self.resemble($0, other) } }
    }

    /// Returns the English descendants of a word's ancestors, up to four generations back.
    private func descendants(of word: String) -> [String] {
        // Many words begin with the same three letters by chance.
        guard word.utf8.count > 3 else { return [] }
        var line = [Etymon(language: "English", word: word)]
        for _ in 0..<4 {
            guard let parent = lexicon.origins(of: line[line.count - 1]).first, !line.contains(parent) else { break }
            line.append(parent)
        }
        var found: [String] = []
        for ancestor in line.dropFirst() where ancestor.language != "English" {
            let children = lexicon.descendants(of: ancestor)
            let generation = children.filter { $0.language != "English" }.prefix(12).flatMap {
                lexicon.descendants(of: $0)
            }
            found += (children + generation).filter { $0.language == "English" }.map(\.word)
        }
        return found
    }

    /// Returns whether two words are plausible relatives for a reader: they begin with the same two letters, or with
    /// the same two consonants ("band" and "bind").
    static func resemble(_ word: String, _ other: String) -> Bool {
        guard word.first == other.first else { return false }
        if word.prefix(2) == other.prefix(2) { return true }
        let (bones, others) = (word.filter(isConsonant).prefix(2), other.filter(isConsonant).prefix(2))
        return bones.count == 2 && bones == others
    }

    private static func isConsonant(_ letter: Character) -> Bool { !"aeiouy".contains(letter) }

    /// Returns compounds that begin with a word: "hammerhead" for "hammer".
    func compounds(of word: String) -> [String] {
        guard word.utf8.count >= 3 else { return [] }
        return lexicon.entries(beginningWith: word, in: .english, limit: 24).compactMap { entry in
            let compound = entry.headword
            let rest = compound.dropFirst(word.count)
            guard rest.utf8.count >= 3, !Self.endings.contains(String(rest)), !compound.contains(" "),
                entry.partOfSpeech != nil,
                lexicon.commonness(ofEnglish: String(rest)) != nil, isMade(compound, of: word)
            else { return nil }
            return compound
        }
    }

    /// Words that often occur at the end of non-compounds: "sighting", "growling", "pathology".
    private static let endings: Set<String> = [
        "ting", "ming", "ling", "ding", "king", "ted", "led", "ded", "mer", "tet", "age", "ology", "sure", "sable",
        "kin",
        "ton", "son",
    ]

    /// Returns whether a word is only the name of a place or a person.
    func isName(_ word: String) -> Bool {
        lexicon.entries(of: word, in: .english).first { $0.partOfSpeech != nil }?.definitions.first.map {
            WordEvidence.isOfName($0)
        } ?? false
    }

    /// Returns whether the dictionaries allow a word to be a compound: "earnest" is not, for it has an origin of its
    /// own.
    private func isMade(_ compound: String, of word: String) -> Bool {
        let parents = lexicon.origins(of: Etymon(language: "English", word: compound))
        guard parents.isEmpty || parents.contains(Etymon(language: "English", word: word)) else { return false }
        // Only GCIDE, which has no parts of speech, tells origins in its own words.
        let texts = lexicon.entries(of: compound, in: .english).filter { $0.partOfSpeech == nil }.map(\.etymology)
            .filter { !$0.isEmpty }
        return texts.map { OriginText($0) }.allSatisfy { origin in
            origin.references.contains(word) || origin.parts.contains { $0.form.lowercased() == word }
                || origin.steps.isEmpty && origin.parts.isEmpty
        }
    }
}
