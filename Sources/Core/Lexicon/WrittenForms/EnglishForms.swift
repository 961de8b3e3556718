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
                for form in EnglishInflection.spellings(of: lemma, partOfSpeech: part) { add(form) }
            }
        }
        return forms
    }
}

extension Unicode.Scalar {
    fileprivate var isInsideEnglishWord: Bool {
        self == "'" || self == "’" || self == "-" || properties.isAlphabetic && !isEastAsian
    }
}
