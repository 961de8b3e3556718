import Grammar
import Lexicon
import Model
import Phonology

extension TextDesk {
    /// Returns the words of an English text, each with its usual equivalent in another language.
    ///
    /// Phrases come before their words ("good morning"), a contraction keeps its negation ("isn't"), and a capitalised word
    /// may be a name ("Beijing"). A word without a gloss is one for which no dictionary gives that very meaning: better
    /// none than a guess.
    ///
    /// - Parameter tokens: Those of the text, with lemmas.
    package func gloss(english tokens: [Token], in language: Language) -> [GlossedWord] {
        var words: [GlossedWord] = []
        var index = 0
        var number = 0
        while index < tokens.count {
            let token = tokens[index]
            guard token.kind.isWord else {
                words.append(GlossedWord(token: token, gloss: nil, number: nil))
                index += 1
                continue
            }
            number += 1
            if let (phrase, end, found) = phrase(at: index, of: tokens, in: language) {
                words.append(word(phrase, found, number))
                index = end
            } else {
                let isFirst = tokens[..<index].last { $0.kind != .space }.map { !$0.kind.isWord } ?? true
                words.append(word(token, equivalent(of: token, startsSentence: isFirst, in: language), number))
                index += 1
            }
        }
        return words
    }

    private func word(_ token: Token, _ found: Equivalent?, _ number: Int) -> GlossedWord {
        GlossedWord(token: token, gloss: found?.word, number: number, glossReading: found?.reading)
    }

    /// The most words of a phrase that are looked up as one.
    private static let longestPhrase = 4
    /// A phrase does not begin with these: a dictionary's "to school" is "school".
    private static let neverFirst: Set = ["to", "a", "an", "the"]

    /// The longest phrase at a place that has an equivalent of its own.
    private func phrase(
        at start: Int, of tokens: [Token], in language: Language
    ) -> (phrase: Token, end: Int, found: Equivalent)? {
        guard let lexicon, !Self.neverFirst.contains(tokens[start].text.lowercased()) else { return nil }
        var ends: [Int] = []
        var index = start
        while ends.count < Self.longestPhrase, index < tokens.count, tokens[index].kind.isWord {
            ends.append(index + 1)
            guard index + 2 < tokens.count, tokens[index + 1].text == " " else { break }
            index += 2
        }
        for end in ends.dropFirst().reversed() {
            let parts = tokens[start..<end]
            let text = parts.reduce(into: "") { $0 += $1.text }
            let isName = parts.allSatisfy { !$0.kind.isWord || $0.text.first?.isUppercase == true }
            guard let found = lexicon.equivalent(ofEnglish: text, in: language, isName: isName) else { continue }
            let phrase = Token(
                text: text, start: tokens[start].start, end: tokens[end - 1].end, kind: .word,
                lemma: text.lowercased())
            return (phrase, end, found)
        }
        return nil
    }

    private func equivalent(of token: Token, startsSentence: Bool, in language: Language) -> Equivalent? {
        guard let lexicon else { return nil }
        let isCapitalised = token.text.first?.isUppercase == true && token.text != "I"
        let text = token.text.replacingCurlyApostrophes
        if isCapitalised, !startsSentence, let name = lexicon.name(ofEnglish: text, in: language) { return name }
        // The word as it stands first: "isn't" and "us" have equivalents of their own.
        for form in [text, token.lemma] {
            if let known = lexicon.everydayEquivalent(ofEnglish: form, in: language) {
                return known.isEmpty ? nil : lexicon.reading(of: known, in: language)
            }
        }
        return lexicon.equivalent(ofEnglish: token.lemma, in: language, isName: false)
            ?? (isCapitalised ? lexicon.name(ofEnglish: text, in: language) : nil)
    }
}

extension String {
    fileprivate var replacingCurlyApostrophes: String {
        String(map { $0 == "’" ? "'" : $0 })
    }
}
