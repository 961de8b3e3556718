import Model
import Morphology

extension EnglishSentence {
    /// What a capitalised word is as a name.
    struct Name {
        var use: EnglishUse
        /// Whether dictionaries have it; otherwise it is somebody's, or a place's.
        var isWord: Bool
        var isPerson = false
    }

    /// What a word is as a name; nil if its capital tells nothing.
    ///
    /// - Parameter last: What the word before it is as a name.
    func name(_ number: Int, after last: Name?) -> Name? {
        let word = words[number]
        guard word.isCapitalised else { return nil }
        let text = EnglishContractions.plain(self.text(number))
        let next = next(number)
        if text.utf8.count > 1, text == text.uppercased() {
            // "the US", but "LET US GO".
            let isLoud = [previous(number), next].contains { $0?.isLoud ?? false }
            guard !isLoud, let use = word.name, use.lemma == text else { return nil }
            return Name(use: use, isWord: true)
        }
        let starts = startsSentence(number)
        guard EnglishNames.mayBeName(text, startsSentence: starts, next: next?.lower) || begins(number, text, next)
        else { return nil }
        let isListed = EnglishNames.isListed(text)
        // "Green apples are sour." is about apples.
        let mayDescribe =
            EnglishNames.isPerson(text) && EnglishNames.isAlsoWord(text) && next?.usualPart == .noun
            && next?.isCapitalised == false
        let isCity = EnglishNames.cities[text] != nil && next?.isCapitalised != true
        if starts, !isListed && !isCity || mayDescribe { return nil }
        guard starts || isListed || isCity || isRunningText(number) else { return nil }
        let title = previous(number).map { EnglishNames.titles.contains($0.lower) } ?? false
        let isPlace = next.map { $0.isCapitalised && EnglishNames.places.contains($0.lower) } ?? false
        if isPlace, word.name == nil || word.noun != nil || !word.verbs.isEmpty {
            return Name(use: EnglishUse(lemma: text, gloss: "a name"), isWord: false)
        }
        let isSurname = last?.isPerson ?? false && isJoined(number) && !EnglishNames.places.contains(word.lower)
        if EnglishNames.isPerson(text) || title || isSurname {
            return Name(use: EnglishUse(lemma: text, gloss: "a person's name"), isWord: false, isPerson: true)
        }
        if let near = previous(number)?.lower, EnglishNames.beforePlaces.contains(near),
            EnglishNames.towns.contains(text)
        {
            return Name(use: EnglishUse(lemma: text, gloss: "the name of a town"), isWord: false)
        }
        // Behind an article it may be what is named after the place: "the Derby".
        if let city = EnglishNames.cities[text],
            !(previous(number).map { $0.lower == "the" || $0.lower == "a" } ?? false),
            !(next?.isCapitalised ?? false)
        {
            return Name(use: EnglishUse(lemma: text, gloss: city, partOfSpeech: .noun), isWord: false)
        }
        if let use = word.name { return Name(use: use, isWord: true) }
        if !starts, isCalled(number) { return Name(use: EnglishUse(lemma: text, gloss: "a name"), isWord: false) }
        // A name of which no dictionary knows anything.
        guard !starts, word.usual.gloss == nil else { return nil }
        return Name(use: EnglishUse(lemma: text), isWord: false)
    }

    /// Whether a form of a verb is what something is called: "as United fought back". A noun may be that of a people ("to
    /// Germans"), and what a determiner stands before is rather a word that is written with respect: "the United team".
    private func isCalled(_ number: Int) -> Bool {
        let word = words[number]
        guard !word.isBase, !word.isFormOfName, !word.lower.utf8.contains(UInt8(ascii: "'")),
            word.usualPart == .verb,
            let previous = previous(number), !previous.isCapitalised, !(next(number)?.isCapitalised ?? false)
        else { return false }
        switch previous.usualPart {
        case .preposition, .conjunction, .verb, .auxiliary: return true
        default: return false
        }
    }

    /// Whether a name begins a sentence and another follows: "Rose Green has left."
    private func begins(_ number: Int, _ text: String, _ next: EnglishWord?) -> Bool {
        guard let next, EnglishNames.isPerson(text), next.isCapitalised else { return false }
        return EnglishNames.isPerson(EnglishContractions.plain(self.text(number + 1)))
    }
}
