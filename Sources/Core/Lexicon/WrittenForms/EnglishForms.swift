import Model

extension Lexicon {
    func addEnglish(_ query: String, to forms: inout WrittenForms) {
        let words = query.lowercased().split(separator: " ").map { String($0) }
        guard !words.isEmpty, words.allSatisfy({ $0.unicodeScalars.allSatisfy { $0.isInsideEnglishWord } }) else {
            return
        }
        var phrases = [""]
        for word in words {
            let each = englishForms(of: word)
            var longer: [String] = []
            for phrase in phrases {
                for form in each where longer.count < WrittenForms.mostPhrases {
                    longer.append(phrase.isEmpty ? form : phrase + " " + form)
                }
            }
            phrases = longer
        }
        for phrase in phrases { forms.add(WrittenForms.Form(phrase)) }
        forms.areWholeWords = true
    }

    /// A word, its dictionary form, and the forms of that: by WordNet's list of irregular ones, and by rule. Some that the
    /// rules make are not words.
    private func englishForms(of word: String) -> [String] {
        var forms = [word]
        func add(_ form: String) { if !forms.contains(form) { forms.append(form) } }
        var lemmas = [word]
        if let lemma = dictionaryForm(of: word, in: .english) { lemmas.append(lemma) }
        for lemma in lemmas {
            add(lemma)
            var known: Set<String> = []
            for part in partsOfSpeech(of: lemma, in: .english) {
                guard let part, known.insert(part).inserted else { continue }
                for form in englishForms(of: lemma, partOfSpeech: part) { add(form) }
                for form in EnglishRules.forms(of: lemma, partOfSpeech: part) { add(form) }
            }
        }
        return forms
    }
}

extension Unicode.Scalar {
    fileprivate var isInsideEnglishWord: Bool {
        self == "'" || self == "’" || self == "-" || properties.isAlphabetic && value < 0x2E80
    }
}

/// English inflection by rule.
private enum EnglishRules {
    static func forms(of lemma: String, partOfSpeech: String) -> [String] {
        let stems = stems(of: lemma)
        switch partOfSpeech {
        case "noun": return [third(of: lemma)]
        case "verb": return [third(of: lemma)] + stems.map { $0 + "ed" } + [participle(of: lemma, stems)]
        case "adjective": return stems.flatMap { [$0 + "er", $0 + "est"] }
        default: return []
        }
    }

    /// reads, boxes, carries
    private static func third(of lemma: String) -> String {
        if let stem = stemBeforeY(lemma) { return stem + "ies" }
        for ending in ["s", "x", "z", "ch", "sh"] where lemma.hasSuffix(ending) { return lemma + "es" }
        return lemma + "s"
    }

    /// reading, making, running, carrying, lying
    private static func participle(of lemma: String, _ stems: [String]) -> String {
        if lemma.hasSuffix("ie") { return lemma.dropLast(2) + "ying" }
        if stemBeforeY(lemma) != nil || lemma.hasSuffix("ee") || lemma.hasSuffix("oe") { return lemma + "ing" }
        return stems[stems.count - 1] + "ing"
    }

    /// What "ed" and "er" are added to: bak, carri, stop and stopp.
    private static func stems(of lemma: String) -> [String] {
        if let stem = stemBeforeY(lemma) { return [stem + "i"] }
        if lemma.hasSuffix("e") { return [String(lemma.dropLast())] }
        let letters = Array(lemma.unicodeScalars)
        guard letters.count >= 3, let last = letters.last, !isVowel(last), !"wxyhs".unicodeScalars.contains(last),
            isVowel(letters[letters.count - 2]), !isVowel(letters[letters.count - 3])
        else { return [lemma] }
        // "visited" and "stopped": which of them depends on the stress, but for words of one syllable.
        let doubled = lemma + String(last)
        return letters.dropLast(2).contains(where: isVowel) ? [doubled, lemma] : [lemma, doubled]
    }

    private static func stemBeforeY(_ lemma: String) -> String? {
        let letters = Array(lemma.unicodeScalars)
        guard letters.count > 2, letters.last == "y", !isVowel(letters[letters.count - 2]) else { return nil }
        return String(lemma.dropLast())
    }

    private static func isVowel(_ letter: Unicode.Scalar) -> Bool { "aeiou".unicodeScalars.contains(letter) }
}
