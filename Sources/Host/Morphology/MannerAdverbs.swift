import Phonology

/// Joins words that imitate a sound or a manner with the と behind them: ぐっと, ザーッと, ゆっくりと, そろそろと are adverbs.
///
/// They are joined as words only: grammar is explained by their morphemes.
enum MannerAdverbs {
    /// Returns the words with such adverbs joined.
    ///
    /// - Parameter isWord: Whether a dictionary has a word.
    static func join(_ words: [JapaneseWord], isWord: (String) -> Bool) -> [JapaneseWord] {
        guard words.contains(where: isParticle) else { return words }
        var joined: [JapaneseWord] = []
        joined.reserveCapacity(words.count)
        for (index, word) in words.enumerated() {
            if isParticle(word), let manner = joined.last, manner.end == word.start,
                let lemma = lemma(of: manner, before: index + 1 < words.count ? words[index + 1] : nil, isWord)
            {
                joined[joined.count - 1] = JapaneseWord(
                    manner.morphemes + word.morphemes, phrase: .adverb, lemma: lemma,
                    lemmaReading: Kana.hiragana(lemma))
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    private static func isParticle(_ word: JapaneseWord) -> Bool {
        word.morphemes.count == 1 && word.morphemes[0].surface.isSpelt("と") && word.partOfSpeech == .particle
    }

    /// The adverb that a word makes with と, as dictionaries have it; nil if と joins or quotes it.
    private static func lemma(
        of manner: JapaneseWord, before next: JapaneseWord?, _ isWord: (String) -> Bool
    ) -> String? {
        let text = manner.text
        guard manner.morphemes.count == 1, let next, !others.contains(Spelling(next.text)),
            text.hasSuffix("り") || !SayingVerbs.contains(next.lemma)
        else { return nil }
        if hushed.contains(Spelling(text)), quiet.contains(Spelling(next.lemma)) { return "しーんと" }
        guard text.unicodeScalars.count > 1 else { return nil }
        guard text.unicodeScalars.allSatisfy(Kana.isKana) else { return isState(manner) && isWord(text) ? text : nil }
        let whole = text + "と"
        let isCutShort = text.hasSuffix("っ") || text.hasSuffix("ッ")
        let isManner =
            isCutShort
            ? manner.partOfSpeech != .verb
            : manner.partOfSpeech == .adverb && (imitates(text) || isWord(whole))
        guard isManner else { return nil }
        return [whole, Kana.hiragana(whole), text, Kana.hiragana(text)].first(where: isWord) ?? whole
    }

    /// Whether a word in kanji describes a state or a manner with と: 堂々と, 次々と, 平然と; 意外と has an entry of its own.
    private static func isState(_ word: JapaneseWord) -> Bool {
        guard let last = word.text.unicodeScalars.last, last == "々" || last == "然" else { return false }
        return word.partOfSpeech == .adverb || word.partOfSpeech == .adjectivalNoun
    }

    /// Whether a text has the shape of words that imitate: そろそろ, さっくり, がらん.
    private static func imitates(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        let half = scalars.count / 2
        if scalars.count > 3, scalars.count % 2 == 0, scalars[..<half] == scalars[half...] { return true }
        return scalars.count > 2 && ["り", "ん", "リ", "ン"].contains(scalars[scalars.count - 1])
    }

    /// Words that sound like a scene, a core and a cause of death: シーンと静まる.
    private static let hushed: Set<Spelling> = ["シーン", "シン", "しいん", "シイン"]
    private static let quiet: Set<Spelling> = ["静まる", "静まり返る", "静まりかえる"]
    /// What follows と where something else is meant: ゆっくりとは, はっきりとか.
    private static let others: Set<Spelling> = ["は", "も", "の", "か", "だ", "です", "。", "」", "』"]
}
