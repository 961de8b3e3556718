import Phonology

/// Numbers that say about how many there are.
extension QuantityJoining {
    /// 二三日, 十五六歳, 二三の, and of how many morphemes it consists; nil if the digits make one number.
    ///
    /// - Parameter end: Where the digits end, which are a text.
    static func approximate(
        _ text: String, from index: Int, at end: Int, in morphemes: [Morpheme]
    ) -> (Morpheme, Int)? {
        guard let number = ApproximateNumber(text) else { return nil }
        let next = end < morphemes.count && morphemes[end].start == morphemes[end - 1].end ? morphemes[end] : nil
        if index > 0, morphemes[index - 1].end == morphemes[index].start,
            writesDigits(morphemes[index - 1], before: next)
        {
            return nil
        }
        let whole = Morpheme(
            surface: text, start: morphemes[index].start, end: morphemes[end - 1].end, partOfSpeech: .number,
            classes: ["名詞", "数"], reading: number.reading(with: "", readAs: ""),
            pronunciation: number.reading(with: "", readAs: ""), isKnown: true)
        guard let next else { return (whole, end - index) }
        if let counter = counter(next) {
            guard ApproximateNumber.counts(counter.surface), !isFraction(at: end, in: morphemes) else { return nil }
            return (
                word(whole, counter, number.reading(with: counter.surface, readAs: counter.reading ?? "")),
                end + 1 - index
            )
        }
        // 二三％, 二三対一, 三四・五, 五六式.
        switch next.partOfSpeech {
        case .symbol: return stops.contains(next.surface) ? (whole, end - index) : nil
        case .noun, .properNoun, .number, .prefix, .suffix: return nil
        default: return (whole, end - index)
        }
    }

    /// Whether a number behind a word is written in digits without units: 三月二三日, 昭和三四年, 七時四五分, 第二三回.
    private static func writesDigits(_ last: Morpheme, before counter: Morpheme?) -> Bool {
        if last.surface.isSpelt("第") || last.surface.isSpelt("・") || eras.contains(last.surface) { return true }
        guard let counter else { return false }
        return last.surface.hasSuffix("月") && counter.surface.hasPrefix("日")
            || last.surface.hasSuffix("時") && counter.surface.hasPrefix("分")
            || last.surface.hasSuffix("分") && counter.surface.hasPrefix("秒")
    }

    private static func isFraction(at index: Int, in morphemes: [Morpheme]) -> Bool {
        morphemes[index].surface.isSpelt("分") && index + 2 < morphemes.count
            && morphemes[index + 1].surface.isSpelt("の")
            && morphemes[index + 2].partOfSpeech == .number
    }

    private static let eras: Set<String> = ["明治", "大正", "昭和", "平成", "令和"]
    private static let stops: Set<String> = ["。", "、", "」", "』", "！", "？", "）"]

    /// Settles numbers between which a sign stands, 二、三日 and 五・六人: they stay apart.
    static func settleNeighbours(_ morphemes: inout [Morpheme]) {
        for index in morphemes.indices.dropFirst() where morphemes[index].partOfSpeech == .symbol {
            guard isPairing(morphemes[index].surface), let (low, high) = pair(at: index, in: morphemes) else {
                continue
            }
            morphemes[index - 1].reading = low
            morphemes[index - 1].pronunciation = low
            morphemes[index + 1].reading = high
            morphemes[index + 1].pronunciation = high
        }
    }

    private static func isPairing(_ sign: String) -> Bool { sign.isSpelt("、") || sign.isSpelt("・") }

    /// The readings of the numbers on both sides of a sign that say about how many there are; nil if they are a list or
    /// a date.
    private static func pair(at index: Int, in morphemes: [Morpheme]) -> (String, String)? {
        guard index + 1 < morphemes.count else { return nil }
        let (low, high) = (morphemes[index - 1], morphemes[index + 1])
        guard low.partOfSpeech == .number, low.end == morphemes[index].start, morphemes[index].end == high.start,
            let (number, counter) = ApproximateNumber.parted(low.surface, high.surface)
        else { return nil }
        let next = index + 2 < morphemes.count ? morphemes[index + 2] : nil
        if index > 1, morphemes[index - 2].end == low.start {
            let last = morphemes[index - 2]
            // 一、二、三人 is a list, そして、二、三人 none.
            let isListed = isPairing(last.surface) && index > 2 && morphemes[index - 3].partOfSpeech == .number
            if isListed || last.surface.isSpelt("第") || eras.contains(last.surface) || last.surface.hasSuffix("月") {
                return nil
            }
        }
        if let next, isPairing(next.surface), index + 3 < morphemes.count,
            morphemes[index + 3].surface.unicodeScalars.first.map({ JapaneseNumber.value(of: $0) != nil }) ?? false
        {
            return nil
        }
        if let next, next.surface.isSpelt("両日") || next.surface.isSpelt("両") { return nil }
        if counter.isEmpty, !(next?.surface.isSpelt("の") ?? false) { return nil }
        let plain = JapaneseCounter.readings[counter] ?? katakanaReading(counter)
        guard counter.isEmpty || plain != nil else { return nil }
        let beginning: String = number.beginning.hasSuffix("はっ") ? number.beginning.dropLast() + "ち" : number.beginning
        return (beginning, number.ending(with: counter, readAs: plain ?? ""))
    }

    private static func katakanaReading(_ counter: String) -> String? {
        katakana.contains(counter) && counter != "文字" ? Kana.hiragana(counter) : nil
    }

    /// A number of portions, for people with the 前 at a place: 寿司を二人前ください. 二人前に出る is two people forward.
    ///
    /// - Parameter joined: What goes before it.
    static func portions(at index: Int, in morphemes: [Morpheme], after joined: [Morpheme]) -> Morpheme? {
        guard morphemes[index].surface.isSpelt("前"), let people = joined.last, people.surface.hasSuffix("人"),
            people.end == morphemes[index].start, let number = JapaneseNumber(String(people.surface.dropLast())),
            isServed(at: index + 1, in: morphemes)
        else { return nil }
        // 私の二人前.
        if joined.count > 1, joined[joined.count - 2].surface.isSpelt("の") { return nil }
        let counted = number.value.map { $0 < 3 } ?? false ? number.reading + "にん" : people.reading ?? ""
        return word(people, morphemes[index], counted + "まえ")
    }

    /// Whether the words from a place on speak of portions rather than of a row of people.
    private static func isServed(at index: Int, in morphemes: [Morpheme]) -> Bool {
        guard index < morphemes.count else { return true }
        let next = morphemes[index]
        guard next.surface.isSpelt("の") else { return served.contains(next.surface) || ordered.contains(next.lemma) }
        return index + 1 < morphemes.count && !ahead.contains(morphemes[index + 1].surface)
    }

    private static let served: Set<String> = ["を", "は", "も", "ずつ", "だ", "です", "。", "、", "お", "お願い", "注文"]
    private static let ordered: Set<String> = ["ください", "下さい", "くださる", "下さる", "頼む", "たのむ", "食べる", "作る"]
    /// Who stands so many people before another: 二人前の客.
    private static let ahead: Set<String> = [
        "人", "客", "方", "子", "男", "女", "選手", "走者", "ランナー", "席", "社長", "監督", "首相", "大統領", "先生", "生徒", "患者",
    ]
}
