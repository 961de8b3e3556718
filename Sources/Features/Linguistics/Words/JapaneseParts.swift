import Grammar
import Lexicon
import Model
import Phonology

/// What a Japanese compound without an entry means by its parts: 会社役員 is "company + officer", ふるい入れる "to sift + to put in".
///
/// Principle: the words of the dictionary into which it can be divided so that they sound together as it does, as few as
/// possible, the longest first. A name is not divided.
enum JapaneseParts {
    /// The most characters of a word that is divided, and the most parts.
    private static let longest = 12
    private static let mostParts = 3

    /// - Parameters:
    ///   - reading: Of the word, in hiragana; nil if it is unknown.
    /// - Returns: Nil for a word that is no compound of words with entries.
    static func gloss(
        of word: String, _ reading: String?, _ partOfSpeech: PartOfSpeechCode, _ lexicon: Lexicon
    ) -> String? {
        let scalars = Array(word.unicodeScalars)
        guard let reading, (3...longest).contains(scalars.count) else { return nil }
        switch partOfSpeech {
        case .noun:
            guard scalars.allSatisfy(isKanji) else { return nil }
            if let whole = prefixed(scalars, reading, lexicon) { return whole }
            return nouns(scalars[...], reading, lexicon, mostParts)?.joined(separator: " + ")
        case .verb: return verbs(scalars, reading, lexicon)?.joined(separator: " + ")
        default: return nil
        }
    }

    /// A noun with a prefix that goes before any other: 全店舗 is all shops; nil for another noun.
    private static func prefixed(_ text: [Unicode.Scalar], _ reading: String, _ lexicon: Lexicon) -> String? {
        guard text.count > 2, let (sound, prefix) = prefixes[text[0]], reading.hasPrefix(sound) else { return nil }
        let rest = String(reading.dropFirst(sound.count))
        return meaning(string(text[1...]), lexicon, as: "noun", where: { $0 == rest }).map { prefix + " + " + $0.0 }
    }

    private static let prefixes: [Unicode.Scalar: (reading: String, meaning: String)] = [
        "全": ("ぜん", "all"), "各": ("かく", "each"), "両": ("りょう", "both"), "旧": ("きゅう", "former"), "新": ("しん", "new"),
        "非": ("ひ", "non-"), "副": ("ふく", "vice-"), "再": ("さい", "again"),
    ]

    /// The meanings of the nouns that a text in kanji consists of, the first as long as possible; nil if there are none.
    private static func nouns(
        _ text: ArraySlice<Unicode.Scalar>, _ reading: String, _ lexicon: Lexicon, _ parts: Int
    ) -> [String]? {
        guard parts > 1 else { return nil }
        for end in stride(from: text.endIndex - 1, to: text.startIndex, by: -1) {
            // A word of one character has too many meanings, except as an ending: 中央線.
            guard end - text.startIndex > 1 else { break }
            guard let (first, sound) = meaning(string(text[..<end]), lexicon, where: reading.hasPrefix) else {
                continue
            }
            let rest = text[end...]
            let restOfReading = String(reading.dropFirst(sound.unicodeScalars.count))
            if let (last, _) = meaning(string(rest), lexicon, where: { isSame($0, restOfReading) }) {
                return [first, last]
            }
            if rest.count > 2, let others = nouns(rest, restOfReading, lexicon, parts - 1) { return [first] + others }
        }
        return nil
    }

    /// The meanings of two verbs, the first of which stands as a stem.
    private static func verbs(_ text: [Unicode.Scalar], _ reading: String, _ lexicon: Lexicon) -> [String]? {
        for start in 1..<text.count - 1 {
            let (stem, second) = (string(text[..<start]), string(text[start...]))
            guard let (last, sound) = meaning(second, lexicon, as: "verb", where: reading.hasSuffix) else { continue }
            // ふるい in kana may be many a verb's stem; a noun that is written so is meant: a sieve.
            if stem.unicodeScalars.allSatisfy(Kana.isKana),
                let (first, _) = meaning(stem, lexicon, as: "noun", where: { $0 == stem })
            {
                return [first, last]
            }
            let stemReading = String(reading.dropLast(sound.unicodeScalars.count))
            // 見ます, 入れます: what stands before ます is the stem.
            for form in lexicon.inflectedForms(of: stem + "ます") where form.steps == [.polite] {
                let isRead = { (sound: String) in
                    sound.unicodeScalars.first == stemReading.unicodeScalars.first
                }
                if let (first, _) = meaning(form.base, lexicon, as: "verb", where: isRead) {
                    // 飲み直す is to drink again.
                    return [first, JapaneseGrammarWords.secondHalves[second].map(LiteralGloss.short) ?? last]
                }
            }
        }
        return nil
    }

    /// The first meaning of a word and its reading, if that fits.
    private static func meaning(
        _ word: String, _ lexicon: Lexicon, as partOfSpeech: String? = nil, where fits: (String) -> Bool
    ) -> (String, String)? {
        guard lexicon.contains(word, in: .japanese) else { return nil }
        for entry in lexicon.entries(of: word, in: .japanese) {
            let sound = Kana.hiragana(entry.reading.isEmpty ? word : entry.reading)
            guard fits(sound), partOfSpeech == nil || entry.partOfSpeech == partOfSpeech,
                entry.source != DictionarySource.kanjidic.name
            else { continue }
            let short = LiteralGloss.short(entry.gloss)
            if !short.isEmpty { return (short, sound) }
        }
        return nil
    }

    /// Whether a word sounds so at the end of a compound, where its first sound may be voiced: 会社 がいしゃ.
    private static func isSame(_ sound: String, _ reading: String) -> Bool {
        if sound == reading { return true }
        guard sound.unicodeScalars.count == reading.unicodeScalars.count, let first = sound.unicodeScalars.first,
            let other = reading.unicodeScalars.first, sound.dropFirst() == reading.dropFirst()
        else { return false }
        // か and が, は and ば stand side by side in Unicode; は and ぱ are two apart.
        return other.value == first.value + 1 || other.value == first.value + 2
    }

    private static func isKanji(_ scalar: Unicode.Scalar) -> Bool {
        (0x4E00...0x9FFF).contains(scalar.value) || scalar == "々"
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
