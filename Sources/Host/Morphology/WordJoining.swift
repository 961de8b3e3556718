/// Joins morphemes into words. See `JapaneseWord` for what belongs together, and why.
struct WordJoining {
    let joinsSuru: Bool

    /// Returns words that cover all morphemes, in order.
    func words(from morphemes: [Morpheme]) -> [JapaneseWord] {
        var words: [JapaneseWord] = []
        words.reserveCapacity(morphemes.count)
        // A word is made at its end, so that its morphemes are copied once.
        var start = 0
        var isSuruVerb = false
        for index in morphemes.indices.dropFirst() {
            if joinsSuru, index == start + 1, isSuru(morphemes[index], after: morphemes[start]) {
                isSuruVerb = true
            } else if !belongs(
                morphemes[index], to: morphemes[isSuruVerb ? start + 1 : start], after: morphemes[index - 1]),
                !isSeparator(at: index, in: morphemes)
            {
                words.append(JapaneseWord(Array(morphemes[start..<index]), isSuruVerb: isSuruVerb))
                (start, isSuruVerb) = (index, false)
            }
        }
        if start < morphemes.count { words.append(JapaneseWord(Array(morphemes[start...]), isSuruVerb: isSuruVerb)) }
        return words
    }

    private func isSuru(_ morpheme: Morpheme, after noun: Morpheme) -> Bool {
        noun.isKnown && noun.isClass("サ変接続") && morpheme.partOfSpeech == .verb && morpheme.lemma == "する"
    }

    /// Whether a separator is between the digits of a number: 1,200.
    private func isSeparator(at index: Int, in morphemes: [Morpheme]) -> Bool {
        guard index > 0, index + 1 < morphemes.count else { return false }
        return morphemes[index].traits.contains(.separator)
            && morphemes[index - 1].partOfSpeech == .number && morphemes[index + 1].partOfSpeech == .number
    }

    private func belongs(_ next: Morpheme, to head: Morpheme, after last: Morpheme) -> Bool {
        if head.partOfSpeech == .number { return next.partOfSpeech == .number }
        guard head.partOfSpeech.inflects else { return false }
        // The stem of 高さ and 高そう is not a word.
        if last.traits.contains(.bareStem) { return next.traits.contains(.suffix) }
        return switch next.partOfSpeech {
        case .auxiliary: isEnding(next, after: last)
        case .verb: isVoiceOrAspect(next, after: last)
        case .adjective:
            next.traits.contains(.dependent) && last.traits.contains(.stem) && Self.eases.contains(Spelling(next.lemma))
        // 食べずに.
        case .particle:
            isConnective(next)
                || next.surface.isSpelt("に") && last.surface.isSpelt("ず") && last.partOfSpeech == .auxiliary
        case .suffix: next.traits.contains(.manner) && last.traits.contains(.stem)
        default: false
        }
    }

    private func isEnding(_ next: Morpheme, after last: Morpheme) -> Bool {
        guard let type = next.inflection?.type else { return true }
        // です after ん is the past of ます: ませんでした.
        if type.isSpelt("特殊・デス") { return last.partOfSpeech == .auxiliary && last.lemma.isSpelt("ん") }
        if type.isSpelt("五段・ラ行アル") { return last.inflection?.type.isSpelt("特殊・ダ") ?? false }
        return !Self.separate.contains(Spelling(type))
    }

    private func isVoiceOrAspect(_ next: Morpheme, after last: Morpheme) -> Bool {
        if next.traits.contains(.suffix) { return true }
        guard next.traits.contains(.dependent) else { return false }
        if last.traits.contains(.te) { return Self.aspects.contains(Spelling(next.lemma)) }
        return Self.contractions.contains(Spelling(next.lemma))
            || (next.lemma.isSpelt("なさる") && last.traits.contains(.stem))
    }

    private func isConnective(_ next: Morpheme) -> Bool {
        next.traits.contains(.listing)
            || next.traits.contains(.connective) && Self.connectives.contains(Spelling(next.surface))
    }

    /// Paradigms of auxiliaries that are words of their own: the copula, べき, らしい.
    private static let separate: Set<Spelling> = ["特殊・ダ", "特殊・ジャ", "特殊・ヤ", "文語・ベシ", "形容詞・イ段"]
    private static let aspects: Set<Spelling> = ["いる", "おる", "ある", "しまう", "おく"]
    private static let contractions: Set<Spelling> = [
        "てる", "でる", "とる", "どる", "ちゃう", "じゃう", "ちまう", "じまう", "とく", "どく",
    ]
    private static let eases: Set<Spelling> = ["やすい", "にくい", "づらい", "がたい"]
    private static let connectives: Set<Spelling> = ["て", "で", "ば", "ちゃ", "じゃ", "ても", "でも"]
}
