import Phonology

/// Joins a noun with the word behind it where a dictionary has both as one noun: ロスタイム, 金メダル, 皆様.
///
/// Two loanwords side by side are one compound if a dictionary says so, as are a noun of one character and a loanword, and a noun
/// with a word of respect. Nouns in Chinese characters are left to the lattice.
enum CompoundNouns {
    /// Returns the words with such nouns joined.
    ///
    /// - Parameter isWord: Whether a dictionary has a word.
    static func join(_ words: [JapaneseWord], isWord: (String) -> Bool) -> [JapaneseWord] {
        guard words.indices.contains(where: { mayEnd($0, of: words) }) else { return words }
        var joined: [JapaneseWord] = []
        joined.reserveCapacity(words.count)
        for (index, word) in words.enumerated() {
            if mayEnd(index, of: words), let first = joined.last, first.end == word.start,
                isWord(first.text + word.text)
            {
                joined[joined.count - 1] = JapaneseWord(first.morphemes + word.morphemes, phrase: .noun)
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    /// Whether such a noun may end with a word, by the word before it, too.
    private static func mayEnd(_ index: Int, of words: [JapaneseWord]) -> Bool {
        guard index > 0, words[index].morphemes.count == 1, words[index].morphemes[0].traits.contains(.mayEndNoun)
        else {
            return false
        }
        let (first, second) = (words[index - 1].morphemes[0], words[index].morphemes[0])
        guard words[index - 1].morphemes.count == 1, first.end == second.start else { return false }
        if second.partOfSpeech == .suffix { return first.partOfSpeech == .noun || first.partOfSpeech == .pronoun }
        guard first.partOfSpeech == .noun || first.partOfSpeech == .properNoun else { return false }
        return first.traits.contains(.mayEndNoun) || first.partOfSpeech == .noun && first.end - first.start == 1
    }

    /// Whether such a noun may end with a morpheme: a loanword, or a word of respect.
    static func mayEnd(_ surface: String, _ partOfSpeech: JapanesePartOfSpeech) -> Bool {
        switch partOfSpeech {
        case .noun: surface.unicodeScalars.first.map(Kana.isKatakana) ?? false
        case .suffix: titles.contains(Spelling(surface))
        default: false
        }
    }

    private static let titles: Set<Spelling> = ["様", "さま", "さん", "君", "くん", "ちゃん", "殿", "方"]
}
