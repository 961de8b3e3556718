import Model

/// Joins morphemes into words. See `JapaneseWord` for what belongs together, and why.
struct WordJoining {
    let joinsSuru: Bool

    /// Returns words that cover all morphemes, in order.
    func words(from morphemes: [Morpheme]) -> [JapaneseWord] {
        var words: [JapaneseWord] = []
        var chain: [Morpheme] = []
        var isSuruVerb = false
        func close() {
            if !chain.isEmpty { words.append(JapaneseWord(chain, isSuruVerb: isSuruVerb)) }
            (chain, isSuruVerb) = ([], false)
        }
        for (index, morpheme) in morphemes.enumerated() {
            if joinsSuru, chain.count == 1, isSuru(morpheme, after: chain[0]) {
                isSuruVerb = true
            } else if let head = chain.first, let last = chain.last,
                !belongs(morpheme, to: isSuruVerb ? chain[1] : head, after: last),
                !isSeparator(at: index, in: morphemes)
            {
                close()
            }
            chain.append(morpheme)
        }
        close()
        return words
    }

    private func isSuru(_ morpheme: Morpheme, after noun: Morpheme) -> Bool {
        morpheme.partOfSpeech == .verb && morpheme.lemma.verbatim == "する" && noun.isKnown && noun.isClass("サ変接続")
    }

    /// Whether a separator is between the digits of a number: 1,200.
    private func isSeparator(at index: Int, in morphemes: [Morpheme]) -> Bool {
        guard index > 0, index + 1 < morphemes.count else { return false }
        return morphemes[index - 1].partOfSpeech == .number && morphemes[index + 1].partOfSpeech == .number
            && Self.separators.contains(morphemes[index].surface.verbatim)
    }

    private func belongs(_ next: Morpheme, to head: Morpheme, after last: Morpheme) -> Bool {
        if head.partOfSpeech == .number { return next.partOfSpeech == .number }
        guard head.partOfSpeech.inflects else { return false }
        // The stem of 高さ and 高そう is not a word.
        if last.isForm("ガル接続") { return next.isClass("接尾") }
        return switch next.partOfSpeech {
        case .auxiliary: isEnding(next, after: last)
        case .verb: isVoiceOrAspect(next, after: last)
        case .adjective: next.isClass("非自立") && last.isStem && Self.eases.contains(next.lemma.verbatim)
        case .particle: isConnective(next)
        case .suffix: next.isClass("助動詞語幹") && last.isStem
        default: false
        }
    }

    private func isEnding(_ next: Morpheme, after last: Morpheme) -> Bool {
        switch next.inflection?.type.verbatim {
        // です after ん is the past of ます: ませんでした.
        case "特殊・デス": last.partOfSpeech == .auxiliary && last.lemma.verbatim == "ん"
        case "五段・ラ行アル": last.isType("特殊・ダ")
        case "特殊・ダ", "特殊・ジャ", "特殊・ヤ", "文語・ベシ", "形容詞・イ段": false
        default: true
        }
    }

    private func isVoiceOrAspect(_ next: Morpheme, after last: Morpheme) -> Bool {
        if next.isClass("接尾") { return true }
        guard next.isClass("非自立") else { return false }
        if last.isClass("接続助詞"), last.surface.verbatim == "て" || last.surface.verbatim == "で" {
            return Self.aspects.contains(next.lemma.verbatim)
        }
        return Self.contractions.contains(next.lemma.verbatim) || (next.lemma.verbatim == "なさる" && last.isStem)
    }

    private func isConnective(_ next: Morpheme) -> Bool {
        if next.isClass("並立助詞") { return next.surface.verbatim == "たり" || next.surface.verbatim == "だり" }
        return next.isClass("接続助詞") && Self.connectives.contains(next.surface.verbatim)
    }

    private static let separators: Set<Verbatim> = [",", ".", "，", "．"]
    private static let aspects: Set<Verbatim> = ["いる", "おる", "ある", "しまう", "おく"]
    private static let contractions: Set<Verbatim> = [
        "てる", "でる", "とる", "どる", "ちゃう", "じゃう", "ちまう", "じまう", "とく", "どく",
    ]
    private static let eases: Set<Verbatim> = ["やすい", "にくい", "づらい", "がたい"]
    private static let connectives: Set<Verbatim> = ["て", "で", "ば", "ちゃ", "じゃ", "ても", "でも"]
}

extension Morpheme {
    /// Whether it is a verb in 連用形, the form to which other words attach.
    fileprivate var isStem: Bool { partOfSpeech.inflects && isForm("連用形") }
}
