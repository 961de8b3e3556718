/// Joins words that a learner meets and learns as one: ごめんなさい, かもしれない, 一昨日, and お before a noun: お茶.
///
/// They are joined as words only: grammar is explained by their morphemes.
enum SetPhrases {
    /// Returns the words with such phrases joined.
    ///
    /// - Parameter isWord: Whether a dictionary has a word.
    static func join(_ words: [JapaneseWord], isWord: (String) -> Bool) -> [JapaneseWord] {
        var joined: [JapaneseWord] = []
        // Most lines have no phrase, and are not copied.
        var copied = 0
        var index = 0
        while index < words.count {
            guard let (word, count) = phrase(at: index, of: words, isWord) else {
                index += 1
                continue
            }
            if copied == 0 { joined.reserveCapacity(words.count) }
            joined.append(contentsOf: words[copied..<index])
            joined.append(word)
            index += count
            copied = index
        }
        guard copied > 0 else { return words }
        joined.append(contentsOf: words[copied...])
        return joined
    }

    /// Whether a phrase may begin with a text. Few do.
    static func mayBegin(_ text: String) -> Bool {
        text.unicodeScalars.first.map { firsts.contains($0.value) } ?? false
    }

    private static func mayBegin(_ word: JapaneseWord) -> Bool {
        word.morphemes[0].traits.contains(.mayBeginPhrase) || isBeforeUnavoidable(word)
    }

    /// Whether a verb ends with the ざる of ざるを得ない.
    private static func isBeforeUnavoidable(_ word: JapaneseWord) -> Bool {
        word.morphemes.count > 1 && word.morphemes[word.morphemes.count - 1].surface.isSpelt("ざる")
    }

    /// A verb with ざるを得ない, which is a form of it: 行かざるを得ない, せざるをえなかった.
    private static func unavoidable(at index: Int, of words: [JapaneseWord]) -> JapaneseWord? {
        guard isBeforeUnavoidable(words[index]), index + 2 < words.count, words[index + 1].text == "を" else {
            return nil
        }
        let gets = words[index + 2].morphemes
        guard gets.count > 1, gets[0].lemma.isSpelt("得る") || gets[0].lemma.isSpelt("える"),
            gets[1].lemma.isSpelt("ない") || gets[1].lemma.isSpelt("ます")
        else { return nil }
        return JapaneseWord(words[index...index + 2].flatMap(\.morphemes))
    }

    /// The phrase that begins with a word, and of how many words it consists; nil if there is none.
    private static func phrase(
        at index: Int, of words: [JapaneseWord], _ isWord: (String) -> Bool
    ) -> (JapaneseWord, Int)? {
        guard mayBegin(words[index]) else { return nil }
        if let negative = negative(words[index]) { return (negative, 1) }
        if let form = unavoidable(at: index, of: words) { return (form, 3) }
        var text = words[index].text
        // 思わず is a form of 思う for the analyser.
        let isForm = words[index].morphemes.count > 1 && wholes.contains(Spelling(text))
        var found = isForm ? phrases[text].map { (whole(words[index...index], reading: $0, as: .adverb), 1) } : nil
        var next = index + 1
        let before = index > 0 ? words[index - 1] : nil
        while next < words.count, next - index < 6, beginnings.contains(Spelling(text)) {
            let beginning = text
            text += words[next].text
            next += 1
            if let plain = politeParticles[Spelling(text)] {
                found = (courteous(words[index..<next], plain), next - index)
            } else if wholes.contains(Spelling(text)),
                let part = part(text, from: index, to: next, in: words, after: before)
            {
                found = (whole(words[index..<next], reading: part.reading, as: part.partOfSpeech), next - index)
            } else if predicateBeginnings.contains(Spelling(beginning)),
                let lemma = FixedExpressions.predicates[beginning + words[next - 1].lemma]
                    ?? FixedExpressions.predicates[text]
            {
                found = (predicate(words[index..<next], lemma), next - index)
            }
        }
        return found ?? polite(at: index, of: words, isWord).map { ($0, 2) }
    }

    /// As what words are one, with their reading; nil if they are not.
    private static func part(
        _ text: String, from index: Int, to next: Int, in words: [JapaneseWord], after before: JapaneseWord?
    ) -> (reading: String, partOfSpeech: JapanesePartOfSpeech)? {
        let after = next < words.count ? words[next] : nil
        if text == "という", let after, explains(after, next + 1 < words.count ? words[next + 1] : nil) { return nil }
        if let reading = phrases[text], holds(text, between: before, and: after) {
            return (reading, particles.contains(text) ? .particle : .interjection)
        }
        if let reading = FixedExpressions.adverbs[text], stands(text, words[index], after: before),
            !asksWhat(text, after: before, before: after)
        {
            return (reading, .adverb)
        }
        if let reading = FixedExpressions.conjunctions[text], beginsSentence(after: before),
            !isObject(text, of: after)
        {
            return (reading, .conjunction)
        }
        if let reading = FixedExpressions.times[text], after?.partOfSpeech == .verb {
            return (reading, .adverb)
        }
        return nil
    }

    /// A particle in courteous form, under its plain one: につきまして is について.
    private static func courteous(_ words: ArraySlice<JapaneseWord>, _ plain: String) -> JapaneseWord {
        JapaneseWord(
            words.flatMap(\.morphemes), phrase: .particle, lemma: plain,
            lemmaReading: plain.unicodeScalars.contains("関") ? "にかんして" : plain == "に対して" ? "にたいして" : plain)
    }

    /// A verb with ない that is an adjective with a meaning of its own: つまらない.
    private static func negative(_ word: JapaneseWord) -> JapaneseWord? {
        let parts = word.morphemes
        guard parts.count > 1, parts[1].lemma.isSpelt("ない"),
            let lemma = FixedExpressions.negatives[parts[0].surface + "ない"]
        else { return nil }
        return JapaneseWord(
            parts, phrase: .adjective, lemma: lemma, lemmaReading: lemma.hasPrefix("下") ? "くだらない" : lemma)
    }

    /// A phrase that inflects at its end: 仕方がなかった.
    private static func predicate(_ words: ArraySlice<JapaneseWord>, _ lemma: String) -> JapaneseWord {
        let isWritten = lemma == words.dropLast().map(\.text).joined() + (words.last?.lemma ?? "")
        let readings = words.dropLast().map(\.reading) + [words.last?.lemmaReading]
        let reading = isWritten && !readings.contains(nil) ? readings.compactMap(\.self).joined() : nil
        return JapaneseWord(words.flatMap(\.morphemes), phrase: .adjective, lemma: lemma, lemmaReading: reading)
    }

    /// お or ご with the noun behind it, if a dictionary has both as one word. お帰りになる is a form of a verb.
    private static func polite(
        at index: Int, of words: [JapaneseWord], _ isWord: (String) -> Bool
    ) -> JapaneseWord? {
        let prefix = words[index].morphemes
        guard prefix.count == 1, prefix[0].partOfSpeech == .prefix, ["お", "ご", "御"].contains(prefix[0].surface),
            index + 1 < words.count, words[index + 1].morphemes.count == 1
        else { return nil }
        let noun = words[index + 1].morphemes[0]
        guard noun.partOfSpeech == .noun || noun.partOfSpeech == .adjectivalNoun, noun.reading != nil,
            noun.start == prefix[0].end, !isForm(index + 2, of: words), isWord(prefix[0].surface + noun.surface)
        else { return nil }
        return whole(words[index...index + 1], reading: "", as: noun.partOfSpeech)
    }

    /// Whether になる, する or ください follows, which with お makes a verb polite.
    private static func isForm(_ index: Int, of words: [JapaneseWord]) -> Bool {
        guard index < words.count else { return false }
        if words[index].text.isSpelt("に") {
            return index + 1 < words.count && ["なる", "なれる"].contains(words[index + 1].lemma)
        }
        return words[index].lemma.isSpelt("ください") || words[index].lemma.isSpelt("くださる")
    }

    /// - Parameter reading: Empty for that of the parts.
    private static func whole(
        _ words: ArraySlice<JapaneseWord>, reading: String, as partOfSpeech: JapanesePartOfSpeech
    ) -> JapaneseWord {
        let parts = words.flatMap(\.morphemes)
        // Grammar is explained by the parts, so they stay where they sound like the whole.
        guard !reading.isEmpty, reading != parts.map({ $0.reading ?? "" }).joined() else {
            return JapaneseWord(parts, phrase: partOfSpeech)
        }
        let surface = parts.map(\.surface).joined()
        return JapaneseWord(
            [
                Morpheme(
                    surface: surface, start: parts[0].start, end: parts[parts.count - 1].end,
                    partOfSpeech: partOfSpeech, lemma: surface, reading: reading, pronunciation: reading, isKnown: true)
            ], phrase: partOfSpeech)
    }

    /// All phrases, those that inflect by the dictionary forms of their words.
    private static let all =
        Array(phrases.keys) + Array(FixedExpressions.adverbs.keys) + Array(FixedExpressions.conjunctions.keys)
        + Array(FixedExpressions.times.keys) + Array(FixedExpressions.predicates.keys)
        + politeParticles.keys.map(\.text)
    private static let firsts = Set(
        (all + Array(FixedExpressions.negatives.keys)).compactMap { $0.unicodeScalars.first?.value }
    ).union([0x304A, 0x3054, 0x5FA1])
    /// Phrases that are written in one way only.
    private static let wholes = Set(
        (Array(phrases.keys) + Array(FixedExpressions.adverbs.keys) + Array(FixedExpressions.conjunctions.keys)
            + Array(FixedExpressions.times.keys)).map { Spelling($0) })
    /// What phrases begin with, up to all but their last character.
    private static let beginnings = beginnings(of: all)
    private static let predicateBeginnings = beginnings(of: Array(FixedExpressions.predicates.keys))

    private static func beginnings(of phrases: [String]) -> Set<Spelling> {
        Set(
            phrases.flatMap { phrase in
                (1..<phrase.unicodeScalars.count).map { Spelling(String(phrase.unicodeScalars.prefix($0))) }
            })
    }
}
