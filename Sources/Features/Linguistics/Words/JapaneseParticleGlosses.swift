import Lexicon
import Model

/// What に, で, と, も, から, が and の do between their neighbours. See ``JapaneseGrammarWords`` for the principle.
enum JapaneseParticleGlosses {
    static func gloss(at place: JapanesePlace) -> String? {
        switch place.token.text {
        case "に" where place.token.partOfSpeech == .particle: ni(place)
        case "で" where place.token.partOfSpeech == .particle: de(place)
        case "と": to(place)
        case "も" where place.token.partOfSpeech == .particle: mo(place)
        case "から" where place.token.partOfSpeech == .particle: kara(place)
        case "が" where place.endsClause && place.token.partOfSpeech == .particle: "but; and (joins two clauses)"
        case "の" where place.endsClause: nominalizer(place.next)
        case "のに" where place.endsClause && place.next.map({ taking.contains($0.lemma) }) ?? false:
            "in order to; for -ing"
        default: nil
        }
    }

    // MARK: に

    private static func ni(_ place: JapanesePlace) -> String? {
        guard let last = place.last, last.kind != .punctuation else { return nil }
        if let next = place.next, becoming.contains(next.lemma) { return "(the result: to become, to make into)" }
        if spans.contains(last.text), let next = place.next, JapanesePlace.isQuantity(next) {
            return "per; a (三日に一度: once in three days)"
        }
        guard let (verb, noun) = place.verb else { return nil }
        let action = noun?.lemma ?? verb.lemma
        if last.partOfSpeech == .verb || outings.contains(last.text), going.contains(verb.lemma) {
            return "in order to; to (for a purpose)"
        }
        if last.partOfSpeech == .adjective { return "-ly (makes an adverb: 静かに quietly)" }
        if JapanesePlace.isPerson(last) {
            if JapanesePlace.isPassive(verb) { return "by (whoever does it)" }
            if receiving.contains(verb.lemma) { return "from (the one who gives)" }
            if giving.contains(action) { return "to; for (whom it is for)" }
        }
        if met.contains(action), !isTime(last) { return "(whom or what one meets, resembles or is used to)" }
        return toward.contains(action) && !isTime(last) ? "to (where or to whom)" : nil
    }

    /// Whether a word tells when, so that に after it is "at; on; in" whatever the verb.
    private static func isTime(_ word: Token) -> Bool {
        if JapanesePlace.isQuantity(word) { return true }
        return moments.contains(where: word.text.hasSuffix)
    }

    private static let moments = [
        "日", "時", "月", "年", "曜日", "週", "頃", "ころ", "ごろ", "朝", "晩", "夜", "前", "後", "先", "中", "昼", "夕方", "とき", "間", "うち",
        "春", "夏", "秋", "冬", "休み", "最後", "最初", "途中", "末", "一緒", "いっしょ",
    ]

    private static let becoming: Set = ["なる", "する", "変わる", "変える", "分ける", "分かれる"]
    private static let spans: Set = [
        "一日", "一週間", "一か月", "一ヶ月", "一ヵ月", "一年", "一時間", "月", "週", "年", "日", "1日", "1週間", "1年",
    ]
    private static let going: Set = ["行く", "いく", "来る", "くる", "出かける", "帰る", "戻る", "寄る", "参る", "伺う", "通う", "いらっしゃる"]
    /// Nouns for what one goes out to do.
    private static let outings: Set = [
        "買い物", "食事", "旅行", "散歩", "見学", "遊び", "釣り", "勉強", "留学", "出張", "迎え", "お迎え", "見舞い", "お見舞い", "花見", "お花見",
        "ドライブ", "練習", "応援", "挨拶", "相談", "買物", "観光", "登山", "キャンプ", "飲み", "仕事", "バイト", "アルバイト",
    ]
    private static let receiving: Set = ["もらう", "貰う", "いただく", "頂く", "教わる", "習う", "借りる"]
    private static let giving: Set = ["書く", "買う", "作る", "出す", "読む", "歌う", "選ぶ", "用意", "準備"]
    private static let met: Set = ["会う", "出会う", "似る", "慣れる", "勝つ", "負ける", "反対", "賛成", "間に合う"]
    private static let toward: Set = [
        "行く", "来る", "帰る", "戻る", "着く", "到着", "入る", "乗る", "登る", "上る", "向かう", "届く", "届ける", "送る", "渡す", "あげる", "やる",
        "くれる", "言う", "話す", "伝える", "教える", "答える", "見せる", "貸す", "返す", "電話", "かける", "掛ける", "連絡", "参加", "頼む", "謝る",
        "触る", "近づく", "引っ越す", "出かける", "話しかける", "呼びかける", "相談", "説明", "紹介", "報告", "勧める", "通う", "移る", "進む", "落ちる",
        "寄る", "立ち寄る", "質問", "聞く", "返事", "挨拶", "従う", "招待", "提出", "移動", "入学", "出席", "欠席", "プレゼント", "当たる", "くださる",
    ]

    // MARK: で

    private static func de(_ place: JapanesePlace) -> String? {
        guard let last = place.last, last.kind.isWord || last.kind == .number else { return nil }
        if reasons.contains(last.text) { return "because of; through" }
        if together.contains(last.text) { return "(who does it together) by; 一人で by oneself" }
        if last.text == "名" || last.text == "名前" { return "under (a name)" }
        if means.contains(last.text) || (last.text.hasSuffix("語") && last.text.unicodeScalars.count > 1) {
            return "by; with; in (the means)"
        }
        // 父は医者で、りんごは百円で、: only what is spoken of can be something, and where it is a place it is none.
        guard place.next?.text == "、", place.behind.contains(where: { $0.text == "は" }) else { return nil }
        let isSomething = JapanesePlace.isQuantity(last) || roles.contains(where: last.text.hasSuffix)
        return isSomething ? "is ..., and (である)" : nil
    }

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
        "水", "お湯", "石鹸", "タオル", "包丁", "言葉", "声", "方法", "やり方", "鍵", "お茶", "車椅子", "ファックス", "機械", "道具",
    ]
    /// Ends of words for what somebody or something is.
    private static let roles = ["者", "員", "人", "生", "家", "手", "師", "医", "士", "休み", "首都", "名物", "特徴", "さん", "河川"]

    // MARK: と

    /// と between nouns is left to the dictionary.
    private static func to(_ place: JapanesePlace) -> String? {
        guard let next = place.next else { return nil }
        let quotes = "that (before what is thought or said)"
        if quoting.contains(next.lemma) { return quotes }
        if place.endsClause {
            if speaking.contains(next.lemma) || ["は", "も", "か"].contains(next.text) { return quotes }
            return next.partOfSpeech == .particle ? nil : "if; when (after a clause)"
        }
        if next.lemma == "なる" || next.lemma == "する" { return "as; into (となる, とする)" }
        guard let last = place.last else { return nil }
        if last.text == "何", next.partOfSpeech == .verb { return "(what it is called or how it is read)" }
        if next.text == "一緒" || next.text == "いっしょ" { return "with" }
        guard JapanesePlace.isPerson(last), !JapanesePlace.isPerson(next) else { return nil }
        // 友達と映画を見る: what is done together has a particle of its own.
        let isAction = place.ahead.dropFirst().first.map { ["を", "へ", "に", "で"].contains($0.text) } ?? false
        return next.partOfSpeech == .verb || next.partOfSpeech == .noun && isAction ? "with" : nil
    }

    /// Verbs before which と hardly ever is "with".
    private static let quoting: Set = [
        "思う", "思える", "言う", "いう", "申す", "答える", "信じる", "感じる", "叫ぶ", "述べる", "考える", "つぶやく", "主張",
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
        guard JapanesePlace.isQuantity(last), last.text != "何" else { return nil }
        let isNone = ["一", "何", "1"].contains { last.text.hasPrefix($0) } && place.isNegative
        return isNone ? "not even; not any (with a negative)" : "as much as; as many as"
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

    static let copulas: Set = ["だ", "です", "である"]
    private static let taking: Set = ["時間", "お金", "金", "手間", "必要", "便利", "使う", "役立つ"]
}
