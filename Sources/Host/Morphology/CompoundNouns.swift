import Model
import Phonology

/// Joins a noun with the word behind it where a dictionary has both as one noun: ロスタイム, 金メダル, 皆様, 県内, 下水道.
///
/// Two loanwords side by side are one compound if a dictionary says so, as are a noun of one character and a loanword, and a noun
/// with a word of respect. So are a noun or suffix of one Chinese character and a suffix of one (県内, 業界), and, where no noun
/// stands before them that the first may belong to, a noun of one and a noun of two (下水道, 土下座). So are a noun of several with a
/// suffix or noun of one (受水槽), a noun and one that comes from a verb (土砂崩れ), a loanword and a noun of one character (レジ袋), and
/// what is played with its っこ (かけっこ). Other nouns in Chinese characters are left to the lattice.
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

    /// Whether such a noun may end with a word, by the words before it, too.
    private static func mayEnd(_ index: Int, of words: [JapaneseWord]) -> Bool {
        guard index > 0, words[index].morphemes.count == 1, words[index].morphemes[0].traits.contains(.mayEndNoun)
        else {
            return false
        }
        let (first, second) = (words[index - 1].morphemes[0], words[index].morphemes[0])
        guard words[index - 1].morphemes.count == 1, first.end == second.start else { return false }
        if second.surface.isSpelt("っこ") {
            return first.partOfSpeech == .noun || first.partOfSpeech == .verb && first.traits.contains(.stem)
        }
        let isCounted = first.isClass("助数詞") || first.isClass("数")
        if isDeverbal(second), !isCounted {
            return first.partOfSpeech == .noun && first.end - first.start <= 3 && !first.isClass("副詞可能")
                && !first.traits.contains(.dependent) && first.surface.unicodeScalars.allSatisfy(\.isHan)
        }
        if second.end - second.start == 1, second.surface.unicodeScalars.first?.isHan ?? false,
            first.partOfSpeech == .noun, first.end - first.start > 1, !first.isClass("副詞可能"), !isCounted,
            !loose.contains(Spelling(second.surface))
        {
            // レジ袋, 受水槽.
            let isHan = first.end - first.start == 2 && first.surface.unicodeScalars.allSatisfy(\.isHan)
            return isHan || isLoanword(first)
        }
        if isLoanword(second) {
            guard first.partOfSpeech == .noun || first.partOfSpeech == .properNoun else { return false }
            return isLoanword(first) || first.partOfSpeech == .noun && first.end - first.start == 1
        }
        if second.partOfSpeech == .suffix, first.partOfSpeech == .noun || first.partOfSpeech == .pronoun,
            titles.contains(Spelling(second.surface))
        {
            return true
        }
        guard isRoot(first, before: second) else { return false }
        // 食品業界, 大阪市長: with a suffix it is one word, whatever it follows.
        if second.partOfSpeech == .suffix, !loose.contains(Spelling(second.surface)) { return true }
        return !(index > 1 && isNoun(words[index - 2], before: first))
    }

    /// Whether a noun or suffix is written as one that comes from a verb: 崩れ, 上がり.
    private static func isDeverbal(_ morpheme: Morpheme) -> Bool {
        guard morpheme.partOfSpeech == .noun || morpheme.partOfSpeech == .suffix else { return false }
        return endsLikeStem(morpheme.surface)
    }

    private static func endsLikeStem(_ surface: String) -> Bool {
        let scalars = surface.unicodeScalars
        guard (2...4).contains(scalars.count), let first = scalars.first, first.isHan, let last = scalars.last else {
            return false
        }
        return "いきぎしちにびみりえけげせてねべめれ".unicodeScalars.contains(last)
    }

    private static func isLoanword(_ morpheme: Morpheme) -> Bool {
        morpheme.partOfSpeech == .noun && morpheme.surface.unicodeScalars.first.map(Kana.isKatakana) ?? false
    }

    /// Whether a noun is one Chinese character, and no word for a time, with what may follow it in a compound: 県内, 下水道.
    private static func isRoot(_ first: Morpheme, before second: Morpheme) -> Bool {
        guard first.partOfSpeech == .noun || first.partOfSpeech == .suffix && second.partOfSpeech == .suffix,
            first.end - first.start == 1, !first.isClass("副詞可能"),
            !first.traits.contains(.dependent), first.surface.unicodeScalars.allSatisfy(\.isHan)
        else { return false }
        let length = second.end - second.start
        return second.partOfSpeech == .suffix && length == 1
            || second.partOfSpeech == .noun && length == 2 && !second.isClass("副詞可能")
    }

    /// Whether a word right before a noun may make one compound with it: 大阪 before 市内.
    private static func isNoun(_ word: JapaneseWord, before next: Morpheme) -> Bool {
        guard word.end == next.start else { return false }
        switch word.partOfSpeech {
        case .noun, .properNoun, .adjectivalNoun, .suffix, .prefix, .number: return true
        default: return false
        }
    }

    /// Whether such a noun may end with a morpheme: a loanword, a word of respect, a suffix or a noun in Chinese characters.
    static func mayEnd(_ surface: String, _ partOfSpeech: JapanesePartOfSpeech) -> Bool {
        switch partOfSpeech {
        case .noun:
            let scalars = surface.unicodeScalars
            return scalars.first.map(Kana.isKatakana) ?? false || scalars.count <= 2 && scalars.allSatisfy(\.isHan)
                || endsLikeStem(surface)
        case .suffix:
            let scalars = surface.unicodeScalars
            return titles.contains(Spelling(surface)) || scalars.count == 1 && scalars.allSatisfy(\.isHan)
                || surface.isSpelt("っこ") || endsLikeStem(surface)
        default: return false
        }
    }

    /// Suffixes that follow a whole compound: 可能性的 is no 性的.
    private static let loose: Set<Spelling> = ["的", "化", "性", "用", "側", "別", "達", "目", "方", "中", "等", "後", "前"]
    private static let titles: Set<Spelling> = ["様", "さま", "さん", "君", "くん", "ちゃん", "殿", "方"]
}
