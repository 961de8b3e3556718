import Model

/// What particles do between their neighbours: も, から, が, の and some more by themselves, the others in files of their own: に in
/// ``JapaneseGoalGlosses``, で in ``JapaneseMeansGlosses``, と and って in ``JapaneseQuotingGlosses``. See ``JapaneseGrammarWords``
/// for the principle.
enum JapaneseParticleGlosses {
    static func gloss(at place: JapanesePlace) -> String? {
        switch place.token.text {
        case "で": JapaneseMeansGlosses.gloss(at: place)
        case "に" where JapaneseMeansGlosses.isOfCannotHelp(place): JapaneseMeansGlosses.cannotHelp
        case "に" where place.token.partOfSpeech == .particle: JapaneseGoalGlosses.gloss(at: place)
        case "と": JapaneseQuotingGlosses.to(place)
        case "も" where place.token.partOfSpeech == .particle: mo(place)
        case "より" where isSource(place): "from; since (formal for から)"
        case "さ" where place.next?.text == "、": "you know (fills a pause)"
        case "か" where place.next?.text == "の" && place.ahead.dropFirst().first?.text == "よう": "(かのよう: as if)"
        case "の" where place.last?.text == "か" && place.next?.text == "よう": "(かのよう: as if)"
        case "や" where isCopula(place): "is; be (dialect for だ)"
        case "じゃ" where place.token.partOfSpeech == .auxiliary && endsUtterance(place):
            "is; be (for だ: older men, dialect)"
        case "から" where place.token.partOfSpeech == .particle: kara(place)
        case "が" where isWhether(place): "whether; even if (うが, まいが)"
        case "が" where place.endsClause && place.token.partOfSpeech == .particle: "but; and (joins two clauses)"
        case "の" where place.endsClause || place.last?.text == "な" || place.last?.text == "という": nominalizer(place.next)
        case "の" where place.last?.text == "って" && !(place.next?.kind.isWord ?? false): JapaneseQuotingGlosses.emphatic
        case "の" where isSubject(place): "(the subject of the words before a noun, as が)"
        case "って": JapaneseQuotingGlosses.tte(place)
        case "つつ" where place.next?.lemma == "ある" || place.next?.lemma == "ございます":
            "(つつある: to be in the process of)"
        case "につき":
            place.last.map(JapanesePlace.isQuantity) ?? false
                ? "per; for each (一人につき)" : "because of; owing to (on notices)"
        case "だって" where place.token.partOfSpeech == .particle: "even; any- (誰だって: anybody)"
        case "ってば" where endsUtterance(place): "I told you!; come on! (at the end)"
        case "は"
        where place.last?.text == "と" && !(place.next?.kind.isWord ?? false)
            && place.before(2).map(JapanesePlace.isPredicate) ?? false:
            "(とは at the end: shows surprise)"
        case "のに" where place.endsClause && place.next.map({ taking.contains($0.lemma) }) ?? false:
            "in order to; for -ing"
        default: nil
        }
    }

    /// より after a time, or before a way to go: 平素より, 駅より徒歩五分. Elsewhere it compares.
    private static func isSource(_ place: JapanesePlace) -> Bool {
        guard let last = place.last, place.token.partOfSpeech == .particle else { return false }
        return sources.contains(last.text) || place.next.map { ways.contains($0.text) } ?? false
    }

    private static let sources: Set = [
        "平素", "日頃", "日ごろ", "かねて", "以前", "当初", "心", "先日", "先般", "本日", "明日", "昨年", "従来", "弊社", "当社", "各位",
    ]
    private static let ways: Set = ["徒歩", "車", "バス", "電車", "お送り", "ご連絡", "お知らせ", "ご案内"]

    /// 降ろうが降るまいが, 誰であろうが.
    private static func isWhether(_ place: JapanesePlace) -> Bool {
        guard let last = place.last, place.token.partOfSpeech == .particle else { return false }
        if last.text.hasSuffix("まい") { return true }
        return last.text != last.lemma && last.text.hasSuffix("う") && last.text != "だろう" && last.text != "でしょう"
            && last.partOfSpeech != .noun
    }

    /// なんや, ほんまや: や at the end, or before another particle of an end.
    private static func isCopula(_ place: JapanesePlace) -> Bool {
        guard let last = place.last, last.kind.isWord, place.token.partOfSpeech == .particle else { return false }
        guard let next = place.next else { return true }
        if !next.kind.isWord { return ["。", "！", "？", "!", "?", "」"].contains(next.text) }
        return next.partOfSpeech == .particle && ["ん", "な", "ね", "で", "ろ", "から", "けど"].contains(next.text)
    }

    static func endsUtterance(_ place: JapanesePlace) -> Bool {
        guard let next = place.next else { return true }
        return !next.kind.isWord && next.text != "、"
    }

    // MARK: も, から, の

    private static func mo(_ place: JapanesePlace) -> String? {
        guard let last = place.last else { return nil }
        let isTe = last.text.hasSuffix("て") || last.text.hasSuffix("で")
        if isTe, last.partOfSpeech == .verb || last.partOfSpeech == .adjective { return "even if; although (ても)" }
        let none = "not even; not any (with a negative)"
        if place.before(2)?.text == "一", last.partOfSpeech == .noun, place.isNegative { return none }
        // 二人目も来た: the second, too.
        guard JapanesePlace.isQuantity(last), last.text != "何", !last.text.hasSuffix("目") else { return nil }
        let isNone = ["一", "何", "1"].contains { last.text.hasPrefix($0) } && place.isNegative
        return isNone ? none : "as much as; as many as"
    }

    private static func kara(_ place: JapanesePlace) -> String? {
        guard let last = place.last else { return nil }
        if last.partOfSpeech == .verb, last.text.hasSuffix("て") || last.text.hasSuffix("で") {
            return "after; since (てから)"
        }
        return place.endsClause ? "because; so (gives the reason)" : nil
    }

    /// の after a clause: 泳ぐのが, 行くのです.
    private static func nominalizer(_ next: Token?) -> String? {
        guard let next, next.kind.isWord else { return "(at the end: asks, or explains)" }
        if guesses.contains(next.text) { return "(のです: it is that ...)" }
        if ["が", "は", "を", "も", "に"].contains(next.text) { return "the one that; -ing (makes a noun of a clause)" }
        return copulas.contains(next.lemma) || next.text == "か" || next.text.hasPrefix("であ")
            ? "(のです: it is that ...)" : nil
    }

    /// What asks oneself behind の: 来ないのかしら, 行くのかな.
    private static let guesses: Set = ["かしら", "かな", "かも", "かもしれない", "かもしれません"]

    /// の after a noun, before a verb or an adjective that itself stands before a noun: 雨の降る日, 背の高い人.
    private static func isSubject(_ place: JapanesePlace) -> Bool {
        guard let last = place.last, last.kind == .name || last.partOfSpeech == .noun || last.partOfSpeech == .pronoun,
            let next = place.next, let noun = place.ahead.dropFirst().first(where: { $0.partOfSpeech != .adjective }),
            noun.partOfSpeech == .noun || noun.text == "よう", !amounts.contains(last.text),
            !JapanesePlace.isQuantity(last)
        else { return false }
        if next.lemma == "ない" { return next.text == "ない" || next.text == "なかった" }
        if next.partOfSpeech == .verb {
            return next.text == next.lemma || ["た", "だ", "ない", "ている"].contains(where: next.text.hasSuffix)
        }
        return next.partOfSpeech == .adjective && next.text.hasSuffix("い") && features.contains(last.text)
    }

    private static let amounts: Set = ["多く", "たくさん", "全て", "すべて", "ほとんど", "大勢", "一部"]
    /// What an adjective behind の says something of: 髪の長い人 is somebody whose hair is long.
    private static let features: Set = [
        "背", "髪", "足", "手", "目", "耳", "鼻", "口", "顔", "頭", "声", "気", "力", "色", "形", "味", "匂い", "仲", "数", "質", "量", "足元",
        "天気", "性格", "値段", "程度", "評判", "景色", "都合", "体", "歯", "首", "腰", "肌", "運", "気温", "人気", "成績", "機嫌",
    ]

    static let copulas: Set = ["だ", "です", "である"]
    private static let taking: Set = ["時間", "お金", "金", "手間", "必要", "便利", "使う", "役立つ"]
}
