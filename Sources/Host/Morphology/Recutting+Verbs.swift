import Model
import Phonology

/// Verbs that the dictionary for analysis lacks, and nouns of which する makes verbs.
extension Recutting {
    /// The noun that する makes a verb of, where the analyser has found the stem of a verb: 抜き差しする. With お before it a
    /// stem makes a humble verb: お送りする.
    static func doneNoun(
        _ next: Morpheme, after last: Morpheme, _ previous: Morpheme?, _ isWord: (String) -> Bool
    ) -> ([Morpheme], Int)? {
        guard next.lemma.isSpelt("する"), last.partOfSpeech == .verb, last.traits.contains(.stem),
            previous?.partOfSpeech != .prefix
        else { return nil }
        if let previous, let noun = noun(of: previous, last, isWord) { return ([noun, next], 2) }
        guard !last.traits.contains(.dependent), last.end - last.start > 2, isWord(last.surface) else { return nil }
        var noun = last
        noun.partOfSpeech = .noun
        noun.classes = ["名詞", "サ変接続"]
        noun.lemma = last.surface
        noun.inflection = nil
        var does = next
        does.classes = ["動詞", "自立"]
        return ([noun, does], 1)
    }

    /// The noun that two stems make, the first of which is in kana, as dictionaries have it in kanji: くみ置き.
    private static func noun(of first: Morpheme, _ second: Morpheme, _ isWord: (String) -> Bool) -> Morpheme? {
        guard first.partOfSpeech == .verb, first.traits.contains(.stem), first.end == second.start,
            first.end - first.start > 1, first.surface.unicodeScalars.allSatisfy(Kana.isKana),
            second.surface.unicodeScalars.first?.isHan ?? false, let end = second.reading
        else { return nil }
        let surface = first.surface + second.surface
        let sound = first.surface + end
        guard isWord(surface) || isWord(sound) else { return nil }
        var noun = word(surface, first.start, second.end, .noun, ["名詞", "サ変接続"])
        noun.lemma = isWord(surface) ? surface : sound
        noun.reading = sound
        noun.pronunciation = sound
        return noun
    }

    /// A verb of its own that looks like what somebody makes another do: 知らせる, 済ませる.
    static func causedVerb(_ next: Morpheme, after last: Morpheme) -> Morpheme? {
        guard next.partOfSpeech == .verb, next.lemma.isSpelt("せる"), last.partOfSpeech == .verb,
            caused.contains(Spelling(last.surface)), let stem = last.reading, let reading = next.reading
        else { return nil }
        var whole = next
        whole.surface = last.surface + next.surface
        whole.start = last.start
        whole.classes = ["動詞", "自立"]
        whole.lemma = last.surface + next.lemma
        whole.reading = stem + reading
        whole.pronunciation = whole.reading
        return whole
    }

    private static let caused: Set<Spelling> = ["知ら", "しら", "済ま", "すま", "騒が", "遅ら"]

    /// A verb of a word in katakana and る, which dictionaries for analysis lack: ポチった, ググって.
    static func katakanaVerb(
        _ next: Morpheme, after last: Morpheme, before following: Morpheme?, _ isWord: (String) -> Bool
    ) -> ([Morpheme], Int)? {
        guard !last.partOfSpeech.inflects, last.partOfSpeech != .symbol, last.end - last.start > 1 else { return nil }
        var base = last.surface
        let isDoubled = base.hasSuffix("っ") || base.hasSuffix("ッ")
        if isDoubled { base.removeLast() }
        guard base.unicodeScalars.allSatisfy({ (0x30A1...0x30FC).contains($0.value) }), isWord(base + "る") else {
            return nil
        }
        let type = "五段・ラ行"
        if next.surface.isSpelt("る"), !isDoubled {
            var whole = verb(base + "る", last.start, next.end, lemma: base + "る", type)
            whole.inflection?.form = "基本形"
            return ([whole], 1)
        }
        if next.surface.isSpelt("って"), !isDoubled {
            // ミスって何 asks about a noun.
            guard !isWord(base) || following.map({ helpers.contains(Spelling($0.lemma)) }) ?? false else { return nil }
            return (
                [
                    verb(base + "っ", last.start, next.start + 1, lemma: base + "る", type),
                    word("て", next.start + 1, next.end, .particle, ["助詞", "接続助詞"]),
                ], 1
            )
        }
        guard isDoubled, !next.surface.isSpelt("る"), !next.surface.isSpelt("って") else { return nil }
        return ([verb(last.surface, last.start, last.end, lemma: base + "る", type), next], 1)
    }

    /// Verbs that help another after its て.
    static let helpers: Set<Spelling> = ["しまう", "いる", "くる", "来る", "いく", "みる", "おく", "くれる", "もらう", "る"]
}
