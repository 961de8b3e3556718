import Grammar
import Lexicon
import Model
import Phonology

/// What に, で, と, も, から, が and の do between their neighbours. See ``JapaneseGrammarWords`` for the principle.
enum JapaneseParticleGlosses {
    static func gloss(at place: JapanesePlace) -> String? {
        switch place.token.text {
        case "に" where place.token.partOfSpeech == .particle: JapaneseGoalGlosses.gloss(at: place)
        case "で" where place.token.partOfSpeech == .particle: de(place)
        case "と": to(place)
        case "も" where place.token.partOfSpeech == .particle: mo(place)
        case "から" where place.token.partOfSpeech == .particle: kara(place)
        case "が" where place.endsClause && place.token.partOfSpeech == .particle: "but; and (joins two clauses)"
        case "の" where place.endsClause: nominalizer(place.next)
        case "の" where place.last?.text == "って" && !(place.next?.kind.isWord ?? false): emphatic
        case "の" where isSubject(place): "(the subject of the words before a noun, as が)"
        case "って": tte(place)
        case "は"
        where place.last?.text == "と" && !(place.next?.kind.isWord ?? false)
            && place.before(2).map(JapanesePlace.isPredicate) ?? false:
            "(とは at the end: shows surprise)"
        case "のに" where place.endsClause && place.next.map({ taking.contains($0.lemma) }) ?? false:
            "in order to; for -ing"
        default: nil
        }
    }

    // MARK: で

    private static func de(_ place: JapanesePlace) -> String? {
        guard let last = place.last, last.kind.isWord || last.kind == .number else { return nil }
        if reasons.contains(last.text) { return "because of; through" }
        if together.contains(last.text) { return "(who does it together) by; 一人で by oneself" }
        if last.text == "名" || last.text == "名前" { return "under (a name)" }
        if means.contains(last.text) || (last.text.hasSuffix("語") && last.text.unicodeScalars.count > 1) {
            return "by; with; in (the means)"
        }
        if let verb = place.verb?.token.lemma, withTools.contains(verb), !places.contains(where: last.text.hasSuffix),
            last.kind.isWord
        {
            return "by; with; in (the means)"
        }
        let before = place.before(2)
        if place.next?.text == "、", let before, ages.contains(before.text), JapanesePlace.isQuantity(last) {
            return isAnd
        }
        // 父は医者で、りんごは百円で、: only what is spoken of can be something, and where it is a place it is none.
        guard place.next?.text == "、", place.behind.contains(where: { $0.text == "は" }) else { return nil }
        let isSomething =
            JapanesePlace.isQuantity(last) || roles.contains(where: last.text.hasSuffix)
            || ["上", "下"].contains(last.text) && before.map(JapanesePlace.isQuantity) ?? false
        return isSomething ? isAnd : nil
    }

    private static let isAnd = "is ..., and (である)"
    /// Words before a number that is an age.
    private static let ages: Set = ["妊娠", "生後"]
    /// Verbs that say what is used, and ends of words for where it is done.
    private static let withTools: Set = [
        "拭う", "拭く", "混ぜる", "炒める", "揚げる", "煮る", "包む", "覆う", "縛る", "刺す", "撃つ", "測る", "量る", "定める",
    ]
    private static let places = [
        "所", "場", "室", "館", "駅", "店", "屋", "園", "家", "庭", "中", "上", "前", "国", "市", "町", "ここ", "そこ", "こちら", "学校", "会社",
    ]

    private static let reasons: Set = [
        "せい", "おかげ", "お陰", "ため", "為", "病気", "事故", "地震", "台風", "大雪", "大雨", "雨", "雪", "風邪", "熱", "怪我", "けが", "火事",
        "寝坊", "渋滞", "停電", "影響", "理由", "都合", "関係", "不注意", "ストライキ", "疑い",
    ]
    private static let together: Set = [
        "一人", "自分", "みんな", "皆", "二人", "三人", "全員", "家族", "自分たち", "1人", "2人",
    ]
    private static let means: Set = [
        "電車", "バス", "車", "自転車", "飛行機", "船", "タクシー", "新幹線", "地下鉄", "バイク", "箸", "お箸", "はし", "フォーク", "スプーン", "ナイフ",
        "ペン", "鉛筆", "手", "足", "目", "耳", "筆", "はさみ", "何", "電話", "メール", "手紙", "インターネット", "ネット", "パソコン", "スマホ",
        "スマートフォン", "携帯", "カメラ", "現金", "カード", "お金", "歩き", "徒歩", "フェリー", "ひらがな", "カタカナ", "漢字", "ローマ字", "紙", "木",
        "手の甲", "素手", "指", "塩", "砂糖", "醤油", "酢", "油", "酒", "しゃもじ", "へら", "お玉", "弱火", "中火", "強火", "とろ火", "経費", "自費", "税金",
        "法律", "政令", "条例", "憲法", "多数決", "くじ", "水", "お湯", "石鹸", "タオル", "包丁", "言葉", "声", "方法", "やり方", "鍵", "お茶", "車椅子",
        "ファックス", "機械", "道具",
    ]
    /// Ends of words for what somebody or something is.
    private static let roles = ["者", "員", "人", "生", "家", "手", "師", "医", "士", "休み", "首都", "名物", "特徴", "さん", "河川"]

    // MARK: と

    /// と between nouns is left to the dictionary.
    private static func to(_ place: JapanesePlace) -> String? {
        guard let next = place.next else { return nil }
        let quotes = "that (before what is thought or said)"
        let isTopic = ["は", "も"].contains(next.text)
        let verb = isTopic ? place.ahead.dropFirst().first?.lemma ?? "" : next.lemma
        if let last = place.last {
            if isManner(last, before: verb) { return "-ly (makes an adverb: ゆっくりと slowly)" }
            if last.text == "な", place.before(2).map({ $0.partOfSpeech == .verb && $0.text == $0.lemma }) ?? false {
                return quotes
            }
            let isSaid = place.ahead.contains { quoting.contains($0.lemma) || speaking.contains($0.lemma) }
            if last.text == "」" || last.text == "』", isSaid { return quotes }
            if next.text == "の", last.kind.isWord, place.before(2)?.text != "と" {
                return place.endsClause ? quotes : "with"
            }
        }
        if quoting.contains(verb) { return quotes }
        if place.endsClause {
            if speaking.contains(next.lemma) || ["は", "も", "か"].contains(next.text) { return quotes }
            return next.partOfSpeech == .particle ? nil : "if; when (after a clause)"
        }
        if next.lemma == "なる" || next.lemma == "する" { return "as; into (となる, とする)" }
        guard let last = place.last else { return nil }
        if last.text == "何", next.partOfSpeech == .verb { return "(what it is called or how it is read)" }
        if ["一緒", "いっしょ", "一緒に", "いっしょに"].contains(next.text) { return "with" }
        guard JapanesePlace.isPerson(last), !JapanesePlace.isPerson(next) else { return nil }
        // 博多と仙台: of a name that no dictionary has, nobody can say whether it is a person’s.
        if last.kind == .name, next.gloss?.first?.isUppercase ?? false { return nil }
        // 友達と映画を見る: what is done together has a particle of its own.
        let isAction = place.ahead.dropFirst().first.map { ["を", "へ", "に", "で"].contains($0.text) } ?? false
        return next.partOfSpeech == .verb || next.partOfSpeech == .noun && isAction ? "with" : nil
    }

    /// Whether と makes an adverb of a word: mimetic words, and other adverbs in kana unless they are quoted themselves.
    private static func isManner(_ word: Token, before verb: String) -> Bool {
        let scalars = Array(word.text.unicodeScalars)
        guard word.kind.isWord, scalars.count > 1, scalars.allSatisfy(Kana.isKana) else { return false }
        if word.text.hasSuffix("っ") || word.text.hasSuffix("ッ") { return true }
        if quoting.contains(verb) || verb == "なる" {
            return word.partOfSpeech == .adverb && LiteralGloss.short(word.gloss ?? "").hasSuffix("ly")
        }
        let half = scalars.count / 2
        let isDoubled = scalars.count == 4 && scalars[..<half] == scalars[half...]
        return isDoubled || word.text == "やたら" || word.partOfSpeech == .adverb && scalars.count > 2
    }

    /// Verbs before which と hardly ever is "with".
    private static let quoting: Set = [
        "思う", "思える", "言う", "いう", "申す", "答える", "信じる", "感じる", "叫ぶ", "述べる", "考える", "つぶやく", "主張", "決まる",
        "訊く", "尋ねる", "呟く", "怒鳴る",
    ]
    /// Verbs before which と after a clause quotes it.
    private static let speaking: Set = [
        "聞く", "話す", "伝える", "書く", "決める", "呼ぶ", "約束", "知る", "見る", "見える", "説明", "発表", "読む", "頼む", "限る",
    ]

    // MARK: も, から, の

    private static func mo(_ place: JapanesePlace) -> String? {
        guard let last = place.last else { return nil }
        let isTe = last.text.hasSuffix("て") || last.text.hasSuffix("で")
        if isTe, last.partOfSpeech == .verb || last.partOfSpeech == .adjective { return "even if; although (ても)" }
        let none = "not even; not any (with a negative)"
        if place.before(2)?.text == "一", last.partOfSpeech == .noun, place.isNegative { return none }
        guard JapanesePlace.isQuantity(last), last.text != "何" else { return nil }
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
        if ["が", "は", "を", "も", "に"].contains(next.text) { return "the one that; -ing (makes a noun of a clause)" }
        return copulas.contains(next.lemma) || next.text == "か" ? "(のです: it is that ...)" : nil
    }

    /// の after a noun, before a verb or an adjective that itself stands before a noun: 雨の降る日, 背の高い人.
    private static func isSubject(_ place: JapanesePlace) -> Bool {
        guard let last = place.last, last.kind == .name || last.partOfSpeech == .noun || last.partOfSpeech == .pronoun,
            let next = place.next, let noun = place.ahead.dropFirst().first,
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

    // MARK: って

    private static let emphatic = "(っての: said with impatience)"

    private static func tte(_ place: JapanesePlace) -> String? {
        guard let last = place.last, last.kind.isWord else { return nil }
        guard let next = place.next, next.kind.isWord else {
            return place.endsClause ? "they say; I tell you (at the end)" : nil
        }
        let isClause = place.endsClause || last.text == "な"
        if next.text == "の", isClause, !(place.ahead.dropFirst().first?.kind.isWord ?? false) { return emphatic }
        if quoting.contains(next.lemma) || speaking.contains(next.lemma) { return "that (と in conversation)" }
        return last.partOfSpeech == .noun || last.partOfSpeech == .pronoun
            ? "as for; called (というのは in conversation)" : nil
    }

    static let copulas: Set = ["だ", "です", "である"]
    private static let taking: Set = ["時間", "お金", "金", "手間", "必要", "便利", "使う", "役立つ"]
}
