import Grammar
import Lexicon
import Model
import Morphology
import Phonology

extension TextDesk {
    /// Returns the words of an English text, each with its usual equivalent in another language.
    ///
    /// Phrases come before their words ("good morning"), a contraction keeps its negation ("isn't"), and a capitalised word
    /// may be a name ("Beijing"). Which of two words of one spelling is meant is told by the words beside it
    /// (``EnglishRole``), and a phrase counts only if it is all that its word means. A word without a gloss is one for which no dictionary gives that very meaning: better
    /// none than a guess.
    ///
    /// - Parameter tokens: Those of the text, with lemmas.
    package func gloss(english tokens: [Token], in language: Language) -> [GlossedWord] {
        var words: [GlossedWord] = []
        var index = 0
        var number = 0
        var phrases = lexicon.map { EnglishPhrases($0, language) }
        let divided = lexicon.map { EnglishTextPhrases($0).divided(in: tokens) } ?? [:]
        var told: Set<Int> = []
        while index < tokens.count {
            let token = tokens[index]
            guard token.kind.isWord else {
                // A number stays as it is written: 20, 1990, 7:30.
                let isNumber = token.kind == .number
                number += isNumber ? 1 : 0
                words.append(
                    GlossedWord(
                        token: token, gloss: isNumber ? token.text : nil, number: isNumber ? number : nil))
                index += 1
                continue
            }
            number += 1
            // "turn it down": the adverb belongs to the verb, which says what both mean.
            if let parts = divided[index], let found = equivalent(ofDivided: parts.phrase, in: language, &phrases) {
                words.append(word(token, found, number))
                told.insert(parts.adverb)
                index += 1
                continue
            }
            if told.contains(index) {
                words.append(word(token, nil, number))
                index += 1
                continue
            }
            if let (phrase, end, found) = phrase(at: index, of: tokens, in: language, &phrases) {
                words.append(word(phrase, found, number))
                index = end
            } else {
                words.append(word(token, equivalent(at: index, of: tokens, in: language), number))
                index += 1
            }
        }
        return words
    }

    private func equivalent(
        ofDivided phrase: String, in language: Language, _ phrases: inout EnglishPhrases?
    ) -> Equivalent? {
        guard let lexicon else { return nil }
        if let known = lexicon.everydayEquivalent(ofEnglish: phrase, in: language), !known.isEmpty {
            return lexicon.reading(of: known, in: language)
        }
        return phrases?.equivalent(of: phrase, isName: false)
            ?? lexicon.equivalent(ofEnglish: phrase, in: language, isName: false)
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
        at start: Int, of tokens: [Token], in language: Language, _ phrases: inout EnglishPhrases?
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
            // "gave up" is "give up": what is inflected is the first word.
            let lemma = [Self.plainLemma(tokens[start])] + parts.dropFirst().map { $0.text.lowercased() }
            let forms = [text.replacingCurlyApostrophes, lemma.joined().replacingCurlyApostrophes]
            let found =
                forms.lazy.compactMap { lexicon.everydayEquivalent(ofEnglish: $0, in: language) }.first.map {
                    lexicon.reading(of: $0, in: language)
                } ?? phrases?.equivalent(of: text, isName: isName)
            guard var found, !found.word.isEmpty else { continue }
            let behind = Self.clause(tokens[end...])
            if behind.isEmpty, let other = EnglishHomographs.withoutObject(forms[1], in: language) {
                found = lexicon.reading(of: other, in: language)
            }
            if language == .japanese, found.word.hasPrefix("あ"), text.lowercased().hasPrefix("there "),
                Self.isOfLiving(behind)
            {
                found = lexicon.reading(of: found.word == "ある" ? "いる" : "いた", in: language)
            }
            let phrase = Token(
                text: text, start: tokens[start].start, end: tokens[end - 1].end, kind: .word,
                lemma: text.lowercased())
            return (phrase, end, found)
        }
        return nil
    }

    private func equivalent(at index: Int, of tokens: [Token], in language: Language) -> Equivalent? {
        guard let lexicon else { return nil }
        let token = tokens[index]
        let text = token.text.replacingCurlyApostrophes
        let before = Self.clause(tokens[..<index].reversed()).reversed().map { $0 }
        let after = Self.clause(tokens[(index + 1)...])
        let startsSentence = before.isEmpty
        let isCapitalised = token.text.first?.isUppercase == true && text != "I" && !text.hasPrefix("I'")
        let isName = EnglishNames.mayBeName(text, startsSentence: startsSentence, next: after.first)
        if isName {
            if EnglishRole.isSaidOfSubject(before: before, after: after),
                let people = EnglishNames.people(text, in: language)
            {
                return lexicon.reading(of: people, in: language)
            }
            if let name = EnglishNames.equivalent(of: text, in: language) {
                return lexicon.reading(of: name, in: language)
            }
            if !startsSentence, let name = lexicon.name(ofEnglish: text, in: language) { return name }
        }
        let wanted = text.lowercased()
        if EnglishRole.helpsParticiple(wanted, before: before, after: after) { return nil }
        if language == .chinese {
            let found = ChineseHelpers.finding(for: wanted, before: before, after: after) { word in
                lexicon.entries(of: word, in: .english).contains { $0.partOfSpeech == "adjective" }
            }
            switch found {
            case .nothing: return nil
            case .word(let word): return lexicon.reading(of: word, in: language)
            case nil: break
            }
        }
        if language == .japanese, ["has", "have", "had"].contains(wanted), Self.isOfLiving(after) {
            return lexicon.reading(of: "いる", in: language)
        }
        let next = tokens[(index + 1)...].first { $0.kind != .space }
        if language == .japanese,
            let told = JapaneseEquivalents.equivalent(of: token, before: before, after: after, next: next)
        {
            return lexicon.reading(of: told, in: language)
        }
        let role = EnglishRole.of(
            wanted, before: before, after: after, isCapitalised: isCapitalised && !startsSentence)
        if let role, let meant = EnglishHomographs.equivalent(of: wanted, as: role, in: language) {
            return meant == "-" ? nil : lexicon.reading(of: meant, in: language)
        }
        // The word as it stands first: "isn't" and "us" have equivalents of their own.
        let lemma = Self.plainLemma(token)
        for form in [text, lemma] {
            if let known = lexicon.everydayEquivalent(ofEnglish: form, in: language) {
                return known.isEmpty ? nil : lexicon.reading(of: known, in: language)
            }
        }
        // A name that no dictionary knows is not the word that it is spelt like: Smith is no smith.
        if isCapitalised, !startsSentence { return nil }
        return lexicon.equivalent(ofEnglish: lemma, in: language, isName: false)
            ?? (isCapitalised ? lexicon.name(ofEnglish: text, in: language) : nil)
    }

    /// The lemma of a word, of a contraction that of its first part: "he" of "he'd".
    private static func plainLemma(_ token: Token) -> String {
        EnglishContractions.plain(token.lemma).lowercased() == token.lemma.lowercased()
            ? token.lemma : EnglishContractions.plain(token.lemma)
    }

    /// Whether the first noun behind a word lives: Japanese says いる of it, and ある of things.
    private static func isOfLiving(_ after: [String]) -> Bool { after.contains(where: living.contains) }

    private static let living: Set = [
        "cat", "cats", "dog", "dogs", "brother", "brothers", "sister", "sisters", "child", "children", "son", "sons",
        "daughter", "daughters", "friend", "friends", "man", "men", "woman", "women", "people", "person", "boy", "boys",
        "girl", "girls", "bird", "birds", "student", "students", "teacher", "teachers", "wife", "husband", "baby",
    ]

    /// The words of a clause from a place on, in lower case, up to a sign; a person's name is "he".
    private static func clause(_ tokens: some Sequence<Token>) -> [String] {
        tokens.lazy.filter { $0.kind != .space }.prefix { $0.kind.isWord }.prefix(4).map {
            EnglishNames.isPerson($0.text) ? "he" : $0.text.replacingCurlyApostrophes.lowercased()
        }
    }
}

extension String {
    fileprivate var replacingCurlyApostrophes: String {
        String(map { $0 == "’" ? "'" : $0 })
    }
}
