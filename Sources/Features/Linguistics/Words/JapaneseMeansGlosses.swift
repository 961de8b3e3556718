import Model

/// What で does between its neighbours: where and by what something is done, why, of what it is made, how long it takes, and what
/// somebody is. See ``JapaneseGrammarWords`` for the principle.
enum JapaneseMeansGlosses {
    static func gloss(at place: JapanesePlace) -> String? {
        if place.next?.text == "も", let told = demo(place) { return told }
        if isOfCannotHelp(place) { return cannotHelp }
        if isOfUnbearable(place) { return "(with ならない: so much that one cannot help it)" }
        if isOfNot(place) { return "(with は or も and ない: is not)" }
        if isEmphasis(place) { return "I tell you (at the end: Kansai dialect for よ)" }
        return switch place.token.partOfSpeech {
        case .particle: de(place)
        case .auxiliary: copulaBeforeComma(place)
        default: nil
        }
    }

    /// で behind a clause, at the end: あかんで.
    private static func isEmphasis(_ place: JapanesePlace) -> Bool {
        guard let last = place.last, JapaneseParticleGlosses.endsUtterance(place) else { return false }
        return last.text == last.lemma && (last.partOfSpeech == .verb || last.partOfSpeech == .adjective)
            || last.partOfSpeech == .auxiliary && last.text != "よう"
    }

    /// 簡単ではない, そうでもない, 嘘ではありません; 読んではいない is a form of a verb, and 学校ではなくした loses something.
    private static func isOfNot(_ place: JapanesePlace) -> Bool {
        guard let last = place.last, last.kind.isWord || last.kind == .number, last.partOfSpeech != .verb,
            let topic = place.next, topic.text == "は" || topic.text == "も", let not = place.ahead.dropFirst().first
        else { return false }
        if not.lemma == "ある" { return ["ありません", "ありますまい", "あるまい"].contains(where: not.text.hasPrefix) }
        return not.lemma == "ない" && not.partOfSpeech != .verb
    }

    /// 心配でならない, 残念でなりません.
    private static func isOfUnbearable(_ place: JapanesePlace) -> Bool {
        guard let last = place.last, last.partOfSpeech == .adjective || last.partOfSpeech == .noun, !isPlace(last),
            let verb = place.next, JapanesePlace.isNegated(verb)
        else { return false }
        return verb.text.hasPrefix("なら") || verb.text.hasPrefix("なり")
    }

    static let cannotHelp = "(with は and いられない: cannot help -ing)"

    /// 笑わずにはいられない, 泣かないではいられない.
    static func isOfCannotHelp(_ place: JapanesePlace) -> Bool {
        guard place.next?.text == "は", let verb = place.ahead.dropFirst().first, verb.lemma == "いる",
            verb.text.hasPrefix("いられ"), JapanesePlace.isNegated(verb)
        else { return false }
        return place.isAfterNegative(1)
    }

    /// で before a comma, which analysers take for a form of だ: it says where, unless something is said to be a place.
    private static func copulaBeforeComma(_ place: JapanesePlace) -> String? {
        guard place.next?.text == "、", let last = place.last else { return nil }
        if let told = de(place) { return told }
        guard isPlace(last) else { return isAnd }
        let behind = place.behind
        let topic = behind.lastIndex { $0.text == "は" || $0.text == "が" }
        let isSaidOfAPlace = topic.map { $0 > behind.startIndex && isPlace(behind[$0 - 1]) } ?? false
        return isSaidOfAPlace ? isAnd : "at; in"
    }

    private static let offered: Set = ["どう", "いかが", "どうか", "どうです", "いかがです"]
    /// Words behind a quantity that say about how much it is.
    private static let roughly: Set = [
        "くらい", "ぐらい", "ほど", "程度", "以内", "足らず", "未満", "そこそこ", "余り", "あまり", "弱", "強", "たらず",
    ]
    /// States in which, and manners in that something is done.
    private static let manners: Set = [
        "無料", "有料", "無償", "有償", "定価", "半額", "格安", "全力", "全速力", "本気", "真顔", "笑顔", "小走り", "早足", "急ぎ足", "駆け足", "大急ぎ",
        "裸足", "はだし", "素足", "裸", "土足", "手ぶら", "丸腰", "私服", "制服", "浴衣", "着物", "普段着", "無断", "無言", "匿名", "実名", "満場一致",
        "全会一致",
        "単独", "共同", "仰向け", "うつ伏せ", "中腰", "満員", "無傷", "無事故", "丸ごと", "両手", "片手", "片言", "敬語", "口頭", "書面",
    ]

    static func isPlace(_ word: Token) -> Bool { places.contains(where: word.text.hasSuffix) }

    private static func de(_ place: JapanesePlace) -> String? {
        guard let last = place.last, last.kind.isWord || last.kind == .number else { return nil }
        if isReason(last.text) { return "because of; through" }
        if let verb = place.next, making.contains(verb.lemma), !isPlace(last) {
            return "of; from; with (what it is made of)"
        }
        if measures.contains(where: last.text.hasSuffix) { return "by; in terms of (what it is measured by)" }
        if together.contains(last.text) { return "(who does it together) by; 一人で by oneself" }
        if JapanesePlace.isQuantity(last), last.reading != "じゅうぶん", let measure = measure(last.text) { return measure }
        // あと十分くらいで着く.
        if roughly.contains(last.text), let counted = place.before(2), JapanesePlace.isQuantity(counted),
            let measure = measure(counted.text)
        {
            return measure
        }
        if JapanesePlace.isQuantity(last), place.before(2)?.text == "対" { return "by (a score)" }
        if manners.contains(last.text) { return "in; with (the state or manner: 無料で free of charge)" }
        if liked.contains(last.text) { return "by; according to" }
        if last.text == "名" || last.text == "名前" { return "under (a name)" }
        if means.contains(last.text) || (last.text.hasSuffix("語") && last.text.unicodeScalars.count > 1) {
            return "by; with; in (the means)"
        }
        if tools.contains(where: last.text.hasSuffix), !isPlace(last), last.text.unicodeScalars.count > 1 {
            return "by; with; in (the means)"
        }
        if let verb = place.verb?.token, last.kind.isWord, !isPlace(last) {
            if withTools.contains(verb.lemma) || compounds.contains(where: verb.lemma.hasPrefix) {
                return "by; with; in (the means)"
            }
            let isDirect = place.next?.start == verb.start
            if isDirect, suffering.contains(verb.lemma) { return "because of; through" }
        }
        let before = place.before(2)
        if last.text == "まま" { return "in (the state: ままで)" }
        if last.text == "だけ", let told = alone(place, before) { return told }
        if materials.contains(last.text) || madeOf.contains(where: last.text.hasSuffix), let verb = place.verb?.token,
            making.contains(verb.lemma),
            place.ahead.prefix(while: { $0.start < verb.start }).dropFirst().first?.text == "を"
        {
            return "of; from; with (what it is made of)"
        }
        if place.next?.text == "、", natures.contains(last.text) { return isAnd }
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

    /// だけで: 見ただけで分かる; この店だけで says where, and 見ただけではない no means.
    private static func alone(_ place: JapanesePlace, _ before: Token?) -> String? {
        guard let before, let next = place.next, !["は", "なく", "も", "ある"].contains(next.text),
            next.kind != .punctuation
                || next.text == "、" && !place.behind.contains(where: { $0.text == "は" })
        else { return nil }
        return before.partOfSpeech == .verb || ["これ", "それ", "あれ"].contains(before.text)
            ? "by; with (だけで: just by)" : nil
    }

    /// で before も: お茶でも飲もう offers an example, 子どもでもわかる is even a child, 医者でもある says what somebody is, too.
    private static func demo(_ place: JapanesePlace) -> String? {
        guard let last = place.last, last.partOfSpeech == .noun || last.partOfSpeech == .pronoun, !isPlace(last),
            last.kind != .name, let next = place.ahead.dropFirst().first
        else { return nil }
        // 映画でもどう？
        if offered.contains(next.text), !JapanesePlace.isPerson(last) { return "(with も: ... or something)" }
        if next.lemma == "ある" || next.lemma == "ない" {
            return JapanesePlace.isPerson(last) ? "(でもある: is also; でもない: is not ... either)" : nil
        }
        if JapanesePlace.isPerson(last) { return "(with も: even)" }
        // 雨でも行こう, 英語でも話したい: even so, or by what means.
        let isMeans = last.text.hasSuffix("語") || scripts.contains(last.text)
        guard next.partOfSpeech == .verb, !going.contains(next.lemma), !JapanesePlace.isQuantity(last),
            !JapaneseGoalGlosses.isTime(last), !isMeans
        else { return nil }
        let isOffered = place.ahead.contains { invites($0, isAsked: place.isAsked) }
        return isOffered ? "(with も: ... or something)" : nil
    }

    private static let scripts: Set = ["ひらがな", "カタカナ", "漢字", "ローマ字", "現金", "カード"]
    private static let going: Set = ["行く", "いく", "来る", "くる", "帰る", "出る", "出かける"]

    /// Whether a verb says what one offers or supposes: 飲もう, 飲みませんか, 飲んだら.
    private static func invites(_ verb: Token, isAsked: Bool) -> Bool {
        guard verb.partOfSpeech == .verb, verb.text != verb.lemma else { return verb.lemma == "ください" }
        return invitations.contains(where: verb.text.hasSuffix) || isAsked && JapanesePlace.isNegated(verb)
    }

    private static let invitations = ["う", "たら", "だら", "なさい"]
    /// What something is made of, and ends of words for it.
    private static let materials: Set = [
        "米", "木", "竹", "布", "土", "石", "金", "銀", "銅", "鉄", "糸", "革", "豆", "大豆", "魚", "果物", "りんご", "いちご",
    ]
    private static let madeOf = ["卵", "牛乳", "粉", "肉", "野菜", "紙", "粘土", "ガラス", "毛糸", "段ボール", "プラスチック"]
    /// What somebody or something is by nature, which で before a comma joins to what follows.
    private static let natures: Set = ["性格", "出身", "生まれ", "育ち", "タイプ"]

    private static let isAnd = "is ..., and (である)"
    /// Words before a number that is an age.
    private static let ages: Set = ["妊娠", "生後"]
    /// Verbs that say what is used, and ends of words for where it is done.
    private static let withTools: Set = [
        "拭う", "拭く", "混ぜる", "炒める", "揚げる", "煮る", "包む", "覆う", "縛る", "刺す", "撃つ", "測る", "量る", "定める", "切る", "削る", "掘る", "叩く",
        "たたく", "磨く", "調える", "整える", "味付け", "払う", "支払う", "殴る", "突く", "結ぶ", "留める", "押さえる", "照らす", "温める", "計る", "稼ぐ", "塗る",
        "くるむ",
        "巻く", "割る", "挟む", "つまむ", "すくう", "補う", "示す", "表す", "検索", "つぶす", "潰す", "済ませる", "済ます", "済む", "間に合わせる", "こする",
        "擦る", "束ねる", "煎じる", "溶く", "飾り付ける", "裏付ける",
    ]
    /// Beginnings of compound verbs that say what is used: 拭き取る, 切り分ける.
    private static let compounds = [
        "拭き", "ふき", "切り分", "切り取", "切り抜", "切り裂", "かき混", "混ぜ合", "混ぜ込", "叩き", "たたき", "縛り", "巻き付", "巻きつ", "洗い流", "塗りつぶ",
        "包み", "押し潰", "押しつぶ", "こすり", "すくい", "挟み",
    ]
    private static let places = [
        "所", "場", "室", "館", "駅", "店", "屋", "園", "家", "庭", "中", "上", "前", "国", "市", "町", "ここ", "そこ", "こちら", "学校", "会社",
        "側", "端", "岸", "辺", "街", "村", "県", "都", "府", "区", "島", "山", "川", "海", "湖", "浜", "森", "林", "畑", "橋", "道", "路",
        "港", "寺",
        "社", "院", "局", "校", "塾", "席", "階", "台所", "廊下", "玄関", "ベンチ", "ホーム", "ホテル", "レストラン", "カフェ", "スーパー", "コンビニ",
        "デパート",
        "外", "内", "奥", "隣", "下", "そば", "近く", "角", "先", "空", "大学", "東京", "大阪", "京都", "世界", "各地", "部", "省", "庁", "宅",
    ]

    private static func isReason(_ text: String) -> Bool {
        reasons.contains(text)
            || reasonEnds.contains { text.hasSuffix($0) && text.unicodeScalars.count > $0.unicodeScalars.count }
    }

    /// で after a quantity: 百円で, 三日で, 五人で.
    private static func measure(_ text: String) -> String? {
        if text.hasSuffix("円") || text.hasSuffix("ドル") || text.hasSuffix("ユーロ") { return "for; at (a price)" }
        if text.hasSuffix("人") || text.hasSuffix("名") { return "(who does it together) by; 一人で by oneself" }
        return spans.contains(where: text.hasSuffix) ? "in; within (the time it takes)" : nil
    }

    private static let spans = ["分", "秒", "時間", "日", "日間", "週間", "か月", "ヶ月", "カ月", "年", "年間"]
    /// Ends of compounds for why something happens: 人手不足で, 交通事故で.
    private static let reasonEnds = [
        "事故", "不足", "影響", "災害", "故障", "高騰", "悪化", "低下", "騒ぎ", "トラブル", "ショック", "渋滞", "地震", "台風", "大雨", "大雪", "火災", "感染",
        "疲れ", "痛", "病", "違い", "がん", "癌", "容疑", "罪", "ミス", "おかげ", "せい",
    ]
    /// Ends of words for what one uses, among them vehicles.
    private static let tools = [
        "電車", "バス", "列車", "自動車", "自転車", "飛行機", "船", "券", "用紙", "カード", "薬", "剤", "法", "アプリ", "メール",
        "電話", "紙", "刀", "油", "ペン", "メモ", "言葉", "口調", "声", "表情", "ペース", "速度", "形", "方法", "手段", "方式", "器", "タオル", "コール",
        "ベル", "チャイム", "ブザー", "サイレン", "放送", "アナウンス", "掲示", "張り紙", "レンジ", "オーブン", "トースター", "ミキサー", "ハンマー", "スポンジ", "ブラシ",
        "洗濯機", "掃除機", "扇風機", "乾燥機", "コピー機", "券売機", "印刷機", "食洗機", "重機", "ミシン", "ドライヤー",
    ]
    /// What somebody follows: お好みで, 自分の判断で.
    private static let liked: Set = ["お好み", "好み", "独断", "判断", "意思", "意志", "裁量", "基準", "順番", "順"]
    /// Ends of words for what something is compared with.
    private static let measures = ["同期比", "前年比", "前月比", "前週比", "比", "ベース", "換算", "基準", "割合", "規模"]
    private static let making: Set = ["作る", "つくる", "造る", "できる", "出来る", "編む", "織る", "飾る", "満たす"]
    /// What happens to somebody because of something.
    private static let suffering: Set = [
        "死ぬ", "亡くなる", "倒れる", "休む", "遅れる", "困る", "苦しむ", "悩む", "入院", "死亡", "逮捕", "中止", "壊れる", "潰れる", "濡れる", "失う", "汚れる",
        "いっぱい", "揺れる", "有名", "知られる", "賑わう", "にぎわう", "混む", "混み合う",
    ]

    private static let reasons: Set = [
        "残業", "用事", "急用", "せい", "おかげ", "お陰", "ため", "為", "病気", "事故", "地震", "台風", "大雪", "大雨", "雨", "雪", "風邪", "熱", "怪我",
        "けが", "火事",
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
        "ファックス", "機械", "道具", "字", "文字",
    ]
    /// Ends of words for what somebody or something is.
    private static let roles = ["者", "員", "人", "生", "家", "手", "師", "医", "士", "休み", "首都", "名物", "特徴", "さん", "河川"]
}
