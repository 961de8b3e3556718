import Phonology

/// Cuts anew what the dictionary cuts wrongly because it lacks a form that people say or write: 読ん|ど|いて is 読ん|どい|て,
/// 並ば|さ|れ has the さ of せる, ポチ|って is ポチっ|て.
enum Recutting {
    /// Returns the morphemes, those among them cut anew.
    ///
    /// - Parameter isWord: Whether a dictionary has a word.
    static func recut(_ morphemes: [Morpheme], isWord: (String) -> Bool) -> [Morpheme] {
        guard morphemes.contains(where: { $0.traits.contains(.mayBeCutAnew) }) else { return morphemes }
        var cut: [Morpheme] = []
        cut.reserveCapacity(morphemes.count)
        for (index, next) in morphemes.enumerated() {
            guard next.traits.contains(.mayBeCutAnew) else {
                cut.append(next)
                continue
            }
            let following = index + 1 < morphemes.count ? morphemes[index + 1] : nil
            guard let last = cut.last, last.end == next.start,
                let (pieces, count) = pieces(next, after: cut, before: following, isWord)
            else {
                cut += alone(next, before: following) ?? [next]
                continue
            }
            cut.removeLast(count)
            cut.append(contentsOf: pieces)
        }
        return cut
    }

    /// Whether what may be cut anew ends with a morpheme. Little does.
    static func mayEnd(_ surface: String, _ partOfSpeech: JapanesePartOfSpeech) -> Bool {
        partOfSpeech == .properNoun || ends.contains(Spelling(surface))
    }

    private static let ends: Set<Spelling> = [
        "い", "ん", "よ", "し", "なくし", "って", "た", "て", "ちゃっ", "る", "ちゃん", "ちゃんと", "さん", "さま", "その",
        "さ", "する", "たげ", "ねえ", "ねぇ", "ねー", "かん", "ご", "折り返し", "まじか", "マジか", "つ", "せ", "せる", "ゼ", "ゾ",
    ]

    /// What stands for a morpheme and those before it, and how many of these it replaces; nil if they are cut well.
    private static func pieces(
        _ next: Morpheme, after before: [Morpheme], before following: Morpheme?, _ isWord: (String) -> Bool
    ) -> ([Morpheme], Int)? {
        let last = before[before.count - 1]
        let previous = before.count > 1 ? before[before.count - 2] : nil
        if let parts = side(next, before: following) { return (parts, 0) }
        if last.surface.isSpelt("今上"), let place = upperPlace(next, after: last) { return (place, 1) }
        switch Spelling(next.surface) {
        case "い":
            // 二十歩歩いた: nobody is in a step.
            if last.surface.isSpelt("歩"), next.lemma.isSpelt("いる"), previous?.surface.hasSuffix("歩") ?? false {
                var walks = verb("歩い", last.start, next.end, lemma: "歩く", "五段・カ行イ音便")
                walks.reading = "あるい"
                walks.pronunciation = "あるい"
                return ([walks], 1)
            }
            guard last.surface.isSpelt("ど"), next.partOfSpeech == .verb, let previous,
                previous.inflection?.form.isSpelt("連用タ接続") ?? false
            else { return nil }
            return ([verb("どい", last.start, next.end, lemma: "どく", "五段・カ行イ音便", isDependent: true)], 1)
        case "ん":
            guard last.surface.isSpelt("や"), let previous,
                previous.surface.isSpelt("ええ")
                    || previous.partOfSpeech.inflects && previous.inflection?.form.isSpelt("基本形") ?? false
            else { return nil }
            return ([word("やん", last.start, next.end, .particle, ["助詞", "終助詞"])], 1)
        case "よ":
            if last.surface.isSpelt("は"), beginsClause(after: previous) {
                return ([word("はよ", last.start, next.end, .adverb, ["副詞", "一般"])], 1)
            }
            // 食べよ: let's eat.
            guard last.partOfSpeech == .verb, last.inflection?.type.isSpelt("一段") ?? false,
                last.traits.contains(.stem) || last.inflection?.form.isSpelt("未然形") ?? false
            else { return nil }
            var ending = word("よ", next.start, next.end, .auxiliary, ["助動詞"])
            ending.lemma = "よう"
            ending.inflection = Morpheme.Inflection(type: "不変化型", form: "基本形")
            return ([ending], 0)
        case "さ":
            // 並ばされた: made to line up, the short form of 並ばせられた.
            guard last.partOfSpeech == .verb, next.lemma.isSpelt("する"),
                last.inflection?.type.hasPrefix("五段") ?? false, last.inflection?.form.isSpelt("未然形") ?? false,
                following?.lemma.isSpelt("れる") ?? false
            else { return doneNoun(next, after: last, previous, isWord) }
            var made = verb("さ", next.start, next.end, lemma: "す", "五段・サ行")
            made.classes = ["動詞", "接尾"]
            made.inflection?.form = "未然形"
            return ([made], 0)
        case "する": return doneNoun(next, after: last, previous, isWord)
        case "たげ":
            // 言いたげな目; 言いたげる does not follow a stem.
            guard last.partOfSpeech == .verb, last.traits.contains(.stem),
                following.map({ looks.contains(Spelling($0.surface)) }) ?? true
            else { return nil }
            var wish = word("たげ", next.start, next.end, .auxiliary, ["助動詞"])
            wish.lemma = "たい"
            wish.inflection = Morpheme.Inflection(type: "特殊・タイ", form: "語幹")
            return ([wish], 0)
        case "ねえ", "ねぇ", "ねー":
            // 言ってねえよ, 知らねえ, 高くねえ: ない in rough speech; 来てねえ asks somebody to come.
            guard
                next.partOfSpeech == .noun || next.partOfSpeech == .adjective
                    || following.map({ behindNot.contains(Spelling($0.surface)) }) ?? false,
                last.traits.contains(.te) || last.lemma.isSpelt("てる")
                    || last.inflection?.form.isSpelt("未然形") ?? false
                    || last.partOfSpeech == .adjective && last.inflection?.form.isSpelt("連用テ接続") ?? false
            else { return nil }
            var negative = word(next.surface, next.start, next.end, .auxiliary, ["助動詞"])
            negative.lemma = "ない"
            negative.inflection = Morpheme.Inflection(type: "特殊・ナイ", form: "基本形")
            return ([negative], 0)
        case "て" where last.surface.isSpelt("てっ") && previous?.lemma.isSpelt("くる") ?? false:
            // 持ってきてって言う: て, and what is said; 食べてって is 食べていって.
            return (
                [
                    word("て", last.start, last.start + 1, .particle, ["助詞", "接続助詞"]),
                    word("って", last.start + 1, next.end, .particle, ["助詞", "格助詞", "連語"]),
                ], 1
            )
        case "つ": return native(next, after: last).map { ([$0], 1) }
        case "せ", "せる": return causedVerb(next, after: last).map { ([$0], 1) }
        case "ゼ", "ゾ": return restOfName(next, after: last).map { ([$0], 1) }
        case "かん":
            guard last.surface.isSpelt("あ"), next.start == last.end, isWord("あかん") else { return nil }
            return ([word("あかん", last.start, next.end, .adjective, ["形容詞", "自立"])], 1)
        case "し":
            // この間貸した本: no room is let.
            guard last.surface.isSpelt("間貸"), previous?.partOfSpeech == .adnominal else {
                return doneNoun(next, after: last, previous, isWord)
            }
            var lent = verb("貸し", last.start + 1, next.end, lemma: "貸す", "五段・サ行")
            lent.reading = "かし"
            lent.pronunciation = "かし"
            lent.inflection?.form = "連用形"
            var time = word("間", last.start, last.start + 1, .noun, ["名詞", "副詞可能"])
            time.reading = "あいだ"
            time.pronunciation = "あいだ"
            return ([time, lent], 1)
        case "ご": return language(next, after: last, before: following, isWord).map { ([$0], 1) }
        case "なくし":
            guard last.surface.isSpelt("ほど") else { return nil }
            var does = verb("し", next.end - 1, next.end, lemma: "する", "サ変・スル")
            does.inflection?.form = "連用形"
            return ([word("ほどなく", last.start, next.end - 1, .adverb, ["副詞", "一般"]), does], 1)
        case "って" where last.surface.isSpelt("はい") && following.map { entering.contains(Spelling($0.lemma)) } ?? false:
            // はいってください: enter; for はい the following word would have to be said by somebody.
            return (
                [
                    verb("はいっ", last.start, next.start + 1, lemma: "はいる", "五段・ラ行"),
                    word("て", next.start + 1, next.end, .particle, ["助詞", "接続助詞"]),
                ], 1
            )
        case "その":
            // 雨がうそのようにやんだ: no う without a verb.
            guard last.surface.isSpelt("う"), last.partOfSpeech == .auxiliary,
                !(previous?.partOfSpeech.inflects ?? false)
            else { return nil }
            return (
                [
                    word("うそ", last.start, next.end - 1, .noun, ["名詞", "一般"]),
                    word("の", next.end - 1, next.end, .particle, ["助詞", "連体化"]),
                ], 1
            )
        case "ちゃん", "さん", "さま", "ちゃんと": return kin(next, after: last, isWord)
        case "って", "た", "て", "ちゃっ", "る": return katakanaVerb(next, after: last, before: following, isWord)
        default: return nil
        }
    }

    /// What stands for a morpheme whatever goes before it; nil if it is cut well.
    private static func alone(_ next: Morpheme, before following: Morpheme?) -> [Morpheme]? {
        switch Spelling(next.surface) {
        case "折り返し":
            // 折り返しご連絡します: by return; 折り返し、走る is the verb.
            guard next.partOfSpeech == .verb, let following,
                following.partOfSpeech == .prefix || following.partOfSpeech == .noun
            else { return nil }
            var reply = next
            reply.partOfSpeech = .adverb
            reply.classes = ["副詞", "一般"]
            reply.lemma = next.surface
            reply.inflection = nil
            return [reply]
        case "まじか", "マジか":
            guard !next.partOfSpeech.inflects, following.map({ $0.partOfSpeech == .symbol }) ?? true else { return nil }
            return [
                word(String(next.surface.dropLast()), next.start, next.end - 1, .adjectivalNoun, ["名詞", "形容動詞語幹"]),
                word("か", next.end - 1, next.end, .particle, ["助詞", "終助詞"]),
            ]
        default: return address(next)
        }
    }

    private static func beginsClause(after previous: Morpheme?) -> Bool {
        guard let previous else { return true }
        return previous.partOfSpeech == .symbol || previous.partOfSpeech == .space || previous.partOfSpeech == .adverb
    }

    /// What follows ない, and not the particle ねえ.
    private static let behindNot: Set<Spelling> = ["よ", "だ", "し", "から", "ぞ", "ん", "の", "けど", "だろ", "で"]
    /// What follows a stem with たげ, which says how somebody looks.
    private static let looks: Set<Spelling> = ["に", "な", "だ", "です", "で", "だっ", "。", "、"]
    /// What may follow はいって, to enter.
    private static let entering = helpers.union(["くださる", "下さる", "も", "は", "から", "いい", "よい", "ほしい"])

    /// A word in kana, which is its own reading.
    static func word(
        _ surface: String, _ start: Int, _ end: Int, _ partOfSpeech: JapanesePartOfSpeech, _ classes: [String]
    ) -> Morpheme {
        let reading = Kana.hiragana(surface)
        return Morpheme(
            surface: surface, start: start, end: end, partOfSpeech: partOfSpeech, classes: classes, reading: reading,
            pronunciation: reading, isKnown: true)
    }

    /// A verb in the form before た.
    static func verb(
        _ surface: String, _ start: Int, _ end: Int, lemma: String, _ type: String, isDependent: Bool = false
    ) -> Morpheme {
        var verb = word(surface, start, end, .verb, ["動詞", isDependent ? "非自立" : "自立"])
        verb.lemma = lemma
        verb.inflection = Morpheme.Inflection(type: type, form: "連用タ接続")
        return verb
    }
}
