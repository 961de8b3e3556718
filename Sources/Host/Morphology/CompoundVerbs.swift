/// Joins a verb's stem with the verb behind it where a dictionary has both as one word: 乗り遅れる, 降り出す; 言い出せない is a form of
/// 言い出す.
///
/// A noun with the ending that makes a verb of it is one word likewise: 汗ばむ, 春めく, 位置づける.
///
/// Verbs that say that something begins, goes on or ends stay words of their own, though dictionaries have some with them:
/// a learner takes 食べ始める apart.
enum CompoundVerbs {
    /// Returns the words with such verbs joined.
    ///
    /// - Parameter isWord: Whether a dictionary has a word.
    static func join(_ words: [JapaneseWord], isWord: (String) -> Bool) -> [JapaneseWord] {
        guard words.indices.contains(where: { mayBegin($0, of: words) }) else { return words }
        var joined: [JapaneseWord] = []
        joined.reserveCapacity(words.count)
        var index = 0
        while index < words.count {
            if mayBegin(index, of: words), let whole = whole(words[index], words[index + 1], isWord) {
                joined.append(whole)
                index += 2
            } else {
                joined.append(words[index])
                index += 1
            }
        }
        return joined
    }

    private static func mayBegin(_ index: Int, of words: [JapaneseWord]) -> Bool {
        guard index + 1 < words.count, words[index].morphemes.count == 1 else { return false }
        let (first, second) = (words[index].morphemes[0], words[index + 1].morphemes[0])
        guard second.partOfSpeech == .verb, first.end == second.start else { return false }
        if first.partOfSpeech == .noun { return second.traits.contains(.suffix) || isVoicedPart(second) }
        return first.partOfSpeech == .verb && first.traits.contains(.stem) && !phases.contains(Spelling(second.lemma))
    }

    /// Whether a verb begins with a sound that only the second half of a word has: づける, づく.
    private static func isVoicedPart(_ verb: Morpheme) -> Bool {
        verb.lemma.isSpelt("づける") || verb.lemma.isSpelt("づく")
    }

    private static func whole(
        _ stem: JapaneseWord, _ second: JapaneseWord, _ isWord: (String) -> Bool
    ) -> JapaneseWord? {
        let (first, head) = (stem.morphemes[0], second.morphemes[0])
        guard let reading = head.reading, let stemReading = first.reading,
            let lemma = [head.lemma, ableBase(head.lemma)].compactMap(\.self).first(where: {
                isWord(first.surface + $0)
            })
        else { return nil }
        var whole = head
        whole.surface = first.surface + head.surface
        whole.start = first.start
        whole.lemma = first.surface + lemma
        whole.reading = stemReading + reading
        whole.pronunciation = whole.reading
        if first.partOfSpeech == .noun { whole.classes = ["動詞", "自立"] }
        return JapaneseWord([whole] + second.morphemes.dropFirst())
    }

    /// The verb of which another says that it can be done: 出す for 出せる; nil if it is not of that form.
    private static func ableBase(_ lemma: String) -> String? {
        guard lemma.hasSuffix("る"), let row = lemma.dropLast().last.flatMap({ able[$0] }) else { return nil }
        return String(lemma.dropLast(2)) + String(row)
    }

    private static let able: [Character: Character] = [
        "え": "う", "け": "く", "げ": "ぐ", "せ": "す", "て": "つ", "ね": "ぬ", "べ": "ぶ", "め": "む", "れ": "る",
    ]

    private static let phases: Set<Spelling> = [
        "始める", "はじめる", "終わる", "おわる", "終える", "続ける", "つづける", "過ぎる", "すぎる", "なさる", "する", "得る",
        "合う", "あう",
    ]
}
