import Model

/// What に does between its neighbours: where to and to whom, by whom and from whom, when, what for, and what becomes of
/// something. See ``JapaneseGrammarWords`` for the principle.
enum JapaneseGoalGlosses {
    static func gloss(at place: JapanesePlace) -> String? {
        guard let last = place.last, last.kind != .punctuation else { return nil }
        if last.partOfSpeech == .verb, last.text == last.lemma, last.lemma != "言う", place.next?.text == "は" {
            return "in order to (には)"
        }
        if place.next?.text == "引き続き" { return "(with 引き続き: following; after)" }
        if last.text == "とも" || last.text == "共", place.before(2)?.text == "と" {
            return "(とともに: together with; as)"
        }
        if last.text == "ため" || last.text == "為" { return "(with ため: for the sake of; because of)" }
        if last.text.hasSuffix("ぶり"), last.text != "ふり" { return "(with ぶり: for the first time in)" }
        if place.before(2)?.text == "を", settings.contains(last.text) { return "with ... as (を ... に)" }
        if roles.contains(last.text), place.next?.lemma != "なる" { return "as; by way of" }
        if last.text == "よう" { return "(with よう: as, like; so that)" }
        if last.text == "気", let next = place.next, ["する", "なる", "ならない"].contains(next.lemma) {
            return "(with 気: 気にする, 気になる)"
        }
        if JapanesePlace.looks(last), place.next?.lemma == "ない" { return "(with そう and ない: not likely to)" }
        if let verb = decided(place), verb.lemma == "決まる" || verb.lemma == "きまる" { return "(with 決まっている: surely)" }
        if isHonorific(place) { return "(with お or ご and なる: honorific)" }
        if becomes(place, last) { return result }
        // 十分にする: how it is done.
        if fully.contains(last.text), place.next?.lemma == "する" { return "-ly (makes an adverb: 静かに quietly)" }
        if let next = place.next, becoming.contains(next.lemma) { return result }
        if spans.contains(last.text), let next = place.next, JapanesePlace.isQuantity(next) {
            return "per; a (三日に一度: once in three days)"
        }
        let isPlain =
            last.partOfSpeech == .adjective && last.text == last.lemma && last.text.hasSuffix("い")
            && !adjectivalNouns.contains(last.text)
        // あまりの暑さに: the cause.
        if last.text.hasSuffix("さ"), place.before(2)?.text == "の", place.before(3)?.text == "あまり" {
            return "because of; at (あまりの ... に)"
        }
        if isPlain, place.next?.text == "は", place.ahead.dropFirst().first?.lemma == last.lemma {
            return "(with は and the same word: it is so, but)"
        }
        if let next = place.next, next.partOfSpeech == .adjective, related.contains(next.lemma) {
            // 教室にいい匂いが漂う: it is the smell that is good.
            let isOfNoun =
                good.contains(next.lemma) && JapaneseMeansGlosses.isPlace(last)
                && place.ahead.dropFirst().first?.partOfSpeech == .noun
            if !isOfNoun { return "to; for; in (what it relates to)" }
        }
        if isPlain { return nil }
        if last.partOfSpeech == .auxiliary || last.partOfSpeech == .verb, last.text.hasSuffix("げ"),
            last.text != last.lemma
        {
            return "-ly (makes an adverb: 静かに quietly)"
        }
        if last.partOfSpeech == .adjective || last.partOfSpeech == .adverb || manners.contains(last.text) {
            return "-ly (makes an adverb: 静かに quietly)"
        }
        if place.next?.partOfSpeech == .adjective, place.next?.lemma == "ない" { return nil }
        let isPerson = JapanesePlace.isPerson(last)
        guard let (verb, noun) = place.verb else { return isPerson ? toWhom : nil }
        let lemma = verb.lemma
        let action = noun?.lemma ?? lemma
        if last.partOfSpeech == .verb || outings.contains(last.text), going.contains(lemma) {
            return "in order to; to (for a purpose)"
        }
        if isPerson {
            if JapanesePlace.isPassive(verb) {
                // 人に任せられない: one cannot.
                if passed.contains(lemma), JapanesePlace.isNegated(verb) { return toWhom }
                return hasSubject(before: verb, place) ? toWhom : "by (whoever does it)"
            }
            if receiving.contains(lemma) { return "from (the one who gives)" }
            if place.ahead.contains(where: { favours.contains($0.lemma) }) { return "by (whoever does it)" }
            if giving.contains(action) { return "to; for (whom it is for)" }
            if place.ahead.contains(where: { $0.text.hasSuffix("世話") }) { return toWhom }
        }
        guard !isTime(last) else { return nil }
        if dwelling.contains(lemma) { return nil }
        if JapanesePlace.isPassive(verb), agents.contains(where: last.text.hasSuffix) || overcome.contains(lemma) {
            return "by; with (what does it)"
        }
        let parts = JapanesePlace.isQuantity(last) || shapes.contains(where: last.text.hasSuffix)
        if parts, cutting.contains(lemma) { return "into (pieces, a shape)" }
        if said(action, in: met) { return "(whom or what one meets, resembles or is used to)" }
        if said(action, in: against) { return "to; against" }
        if lemma.hasSuffix("込む") || lemma.hasSuffix("こむ") { return "into; in" }
        if lemma == "終わる", place.next?.start == verb.start { return "in (the way it ends)" }
        if said(action, in: putting) { return "in; into; on (where it is put)" }
        if said(action, in: feeling) { return "at; by; about (the cause of a feeling or state)" }
        if lemma == "並ぶ", equalled.contains(last.text) { return toWhom }
        if said(action, in: toward) { return toWhom }
        if lemma.unicodeScalars.count > 3, directed.contains(where: lemma.hasSuffix) { return toWhom }
        if isPerson, !existing.contains(lemma) { return toWhom }
        return relations[lemma] == nil ? nil : "to; with; on (what it relates to)"
    }

    /// The に of お帰りになる and ご利用になれる, which speak of what somebody does with respect: a noun or a stem with お or ご stands
    /// before it. お世話になる and お茶になる are none.
    static func isHonorific(_ place: JapanesePlace) -> Bool {
        guard let last = place.last, let verb = place.next, verb.lemma == "なる" || verb.lemma == "なれる" else {
            return false
        }
        if last.text == "ご覧" || last.text == "御覧" { return true }
        let prefix = place.before(2)
        let isApart = prefix.map { ["お", "ご", "御"].contains($0.text) && $0.end == last.start } ?? false
        if isApart {
            guard !things.contains(last.text), !JapanesePlace.isPerson(last) else { return false }
            return last.partOfSpeech == .verb
                || last.partOfSpeech == .noun && (prefix?.text != "お" || JapanesePlace.endsLikeStem(last.text))
        }
        // ご利用, ご使用: the dictionary has some as one word.
        return last.partOfSpeech == .noun && last.text.hasPrefix("ご") && last.text.unicodeScalars.count == 3
            && !things.contains(String(last.text.dropFirst())) && verb.lemma == "なれる"
    }

    /// What お and ご make courteous though nobody does it: お世話になる, ご迷惑になる.
    private static let things: Set = [
        "世話", "迷惑", "馳走", "無沙汰", "茶", "金", "手数", "厄介", "邪魔", "荷物", "役", "陰", "時間", "縁", "家族", "両親", "夫婦",
        "飯", "褒美", "破算", "機嫌", "近所", "用", "金持ち", "年寄り", "祭り", "知り合い", "仲間入り", "下がり", "握り", "にぎり", "守り", "決まり",
    ]

    private static let result = "(the result: to become, to make into)"

    /// Whether what somebody or something becomes stands before に: 好きにはなれない, 医者にも教師にもなれる, 楽にならない.
    private static func becomes(_ place: JapanesePlace, _ last: Token) -> Bool {
        guard let next = place.next else { return false }
        let verb = next.text == "は" || next.text == "も" ? place.ahead.dropFirst().first : next
        switch verb?.lemma {
        case "なる", "ならない", "なりません": return true
        case "なれる": return last.partOfSpeech == .adjective || JapanesePlace.isPerson(last)
        default: return false
        }
    }

    /// The 決まっている of 来るに決まっている; nil where something else stands before に or behind it.
    private static func decided(_ place: JapanesePlace) -> Token? {
        guard let last = place.last, last.partOfSpeech == .verb || last.partOfSpeech == .adjective, place.endsClause
        else { return nil }
        return place.next.flatMap { $0.text.hasPrefix("決まって") || $0.text.hasPrefix("きまって") ? $0 : nil }
    }

    /// 形容動詞 that end as adjectives do.
    private static let adjectivalNouns: Set = ["きれい", "キレイ", "嫌い", "きらい", "大嫌い", "ていねい", "みたい"]
    /// What one may be able or unable to pass on to somebody.
    private static let passed: Set = ["任せる", "まかせる", "見せる", "教える", "伝える", "預ける", "届ける"]

    private static let toWhom = "to (where, whom or what)"

    /// Whether a verb or what it can do is in a set: 勝つ for 勝てる, too.
    private static func said(_ action: String, in verbs: Set<String>) -> Bool {
        verbs.contains(action) || JapanesePlace.verb(ofPotential: action).map(verbs.contains) ?? false
    }

    /// Whether が stands between に and its verb: 彼に賞が与えられた.
    private static func hasSubject(before verb: Token, _ place: JapanesePlace) -> Bool {
        place.ahead.prefix { $0.start < verb.start }.contains { $0.text == "が" }
    }

    /// Whether a word tells when, so that に after it is "at; on; in" whatever the verb.
    static func isTime(_ word: Token) -> Bool {
        if JapanesePlace.isQuantity(word), units.contains(where: word.text.hasSuffix) { return true }
        return moments.contains(where: word.text.hasSuffix)
    }

    private static let moments = [
        "日", "時", "月", "年", "曜日", "週", "頃", "ころ", "ごろ", "朝", "晩", "夜", "前", "後", "先", "中", "昼", "夕方", "とき", "間", "うち",
        "春", "夏", "秋", "冬", "休み", "遅く", "早く", "午前", "午後", "連休", "クリスマス", "正月", "時代", "季節", "タイム", "前半", "後半", "序盤",
        "明け方",
        "中盤",
        "終盤", "深夜", "未明", "早朝", "放課後", "時刻", "当時", "最後", "最初", "途中", "末", "一緒", "いっしょ", "過ぎ", "すぎ", "際", "たび",
    ]
    /// Of quantities.
    private static let units = ["半", "分", "秒", "世紀", "歳", "代", "回", "回目", "度目", "番目", "日目", "年目", "週目", "月目"]
    /// With に and する these say how something is done, and not what it becomes.
    private static let fully: Set = ["十分", "充分", "慎重", "丁寧", "念入り", "適当", "真剣", "頻繁", "熱心", "盛ん"]
    /// Nouns that are adverbs with に.
    private static let manners: Set = [
        "下手", "へた", "一斉", "一気", "一様", "一挙", "ほんま", "ほんと", "無性", "交互", "互い", "お互い", "立て続け",
    ]
    /// Nouns behind を of which に makes what something is for the rest: 円安を背景に.
    private static let settings: Set = [
        "背景", "中心", "目的", "対象", "前提", "条件", "理由", "きっかけ", "契機", "機", "テーマ", "主題", "舞台", "題材", "相手", "目標", "目当て", "参考",
        "盾", "頼り", "片手", "胸", "最後",
        "境", "軸", "武器", "前", "手掛かり", "口実", "原料", "材料", "基", "もと", "ベース", "モデル", "モチーフ", "拠点", "皮切り", "教訓", "糧",
        "ヒント", "手本", "合図", "土台", "根拠", "名目",
    ]
    /// Nouns that に makes the role in which something is given, done or said: お礼にお菓子をあげる.
    private static let roles: Set = [
        "お礼", "お土産", "おみやげ", "プレゼント", "ご褒美", "お祝い", "記念", "参考", "手がかり", "口実", "目標", "目安", "お返し", "お詫び", "代わり", "かわり",
        "おまけ", "例", "手本",
        "お手本", "教訓", "きっかけ", "契機", "めど", "盾", "証拠", "証",
    ]
    /// Verbs that say where somebody lives, stays or works, so that に before them is "at; in" whatever stands there.
    private static let dwelling: Set = ["住む", "暮らす", "泊まる", "泊める", "滞在", "勤める", "位置"]
    /// Verbs that say that somebody or something is there.
    private static let existing: Set = ["ある", "いる", "おる", "多い", "少ない", "できる", "わかる", "分かる", "見える", "聞こえる", "なる"]
    /// Adjectives that say how something is towards something else.
    private static let related: Set = [
        "等しい", "近い", "遠い", "強い", "弱い", "厳しい", "きびしい", "優しい", "やさしい", "易しい", "詳しい", "くわしい", "良い", "よい", "いい", "悪い", "必要",
        "有利", "不利",
        "親切", "夢中", "失礼", "不可欠", "熱心", "敏感", "冷たい", "甘い", "うるさい", "ふさわしい", "相応しい", "乏しい", "満足", "可能", "無理", "大切", "重要",
        "最適",
    ]
    /// Those of them that say more often how the noun behind them is.
    private static let good: Set = ["いい", "良い", "よい", "悪い", "強い", "弱い", "甘い", "冷たい"]
    /// Ends of words for what does something to somebody without meaning to, and verbs for what it does.
    private static let agents = [
        "雨", "風", "波", "雪", "嵐", "炎", "不安", "恐怖", "症状", "病", "感情", "悩み", "魅力", "騒音", "圧力", "思い", "声", "音", "誘惑", "睡魔",
        "美しさ", "熱意", "光",
    ]
    private static let overcome: Set = [
        "悩ます", "襲う", "包む", "覆う", "囲む", "支える", "恵む", "追いつく", "追い付く", "追いかける", "追う", "飲み込む", "のむ", "左右", "圧倒", "魅了",
        "起こす", "励ます", "救う",
        "惹く", "打つ", "刺す", "噛む", "かむ", "阻む", "邪魔", "騙す", "だます", "はねる", "ひく", "縛る", "振り回す", "迫る", "促す", "導く", "誘う", "感動",
        "驚く", "照らす",
    ]
    /// Ends of compound verbs that are directed at something: 飛びつく, 話しかける, 言い聞かせる.
    private static let directed = [
        "つく", "付く", "着く", "つける", "付ける", "かける", "掛ける", "かかる", "聞かせる", "寄る", "向かう", "向ける", "出る", "上がる", "当たる", "合わせる",
        "渡す", "及ぶ",
    ]
    private static let favours: Set = ["もらう", "貰う", "いただく", "頂く", "もらえる", "いただける"]
    private static let cutting: Set = ["切る", "おろす", "下ろす", "割る", "折る", "裂く", "ちぎる", "砕く", "刻む", "切り分ける", "畳む"]
    /// Ends of words for what something is cut into.
    private static let shapes = ["大", "切り", "半分", "形", "状"]
    private static let equalled: Set = ["記録", "首位", "トップ", "1位", "一位"]

    private static let becoming: Set = ["なる", "する", "変わる", "変える", "替える", "換える", "分ける", "分かれる"]
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
    private static let met: Set = ["会う", "出会う", "似る", "慣れる", "賛成", "間に合う"]
    /// What verbs mean behind に where they relate a sentence to a noun: 増加に伴い. See ``relation(of:)``.
    private static let relations = [
        "伴う": "along with; as (に伴って)", "ともなう": "along with; as (に伴って)", "基づく": "based on (に基づいて)",
        "もとづく": "based on (に基づいて)", "応じる": "according to; in response to (に応じて)", "反する": "contrary to (に反して)",
        "沿う": "along; in line with (に沿って)", "比べる": "compared with (に比べて)", "くらべる": "compared with (に比べて)",
        "従う": "according to; as (に従って)", "したがう": "according to; as (に従って)", "際する": "on the occasion of (に際して)",
        "かける": "over; through (にかけて)", "先立つ": "prior to (に先立って)", "代わる": "instead of; in place of (に代わって)",
        "かわる": "instead of; in place of (に代わって)", "よる": "by; through (による)",
    ]

    /// The meaning of a verb behind に that works as a part of a particle; nil if it tells what somebody does.
    static func relation(of place: JapanesePlace) -> String? {
        guard place.last?.text == "に", let told = relations[place.token.lemma] else { return nil }
        // 夕方にかけて, 北陸から東北にかけて; 壁に絵をかけて has an object.
        if place.token.lemma == "かける" {
            let isSpan = place.before(2).map(isTime) ?? false || place.behind.contains { $0.text == "から" }
            guard place.token.text == "かけて", isSpan else { return nil }
        }
        let noun = place.before(2)?.partOfSpeech
        guard noun == .noun || noun == .suffix || noun == .pronoun else { return nil }
        let text = place.token.text
        let joins = text.hasSuffix("て") || text.hasSuffix("で") || place.next?.text == "、" && text != place.token.lemma
        return joins || text == place.token.lemma && place.next?.partOfSpeech == .noun ? told : nil
    }

    private static let putting: Set = [
        "入れる", "置く", "おく", "載せる", "乗せる", "のせる", "貼る", "張る", "塗る", "並べる", "収める", "納める", "詰める", "注ぐ", "浸す", "漬ける", "埋める",
        "隠す",
        "植える", "飾る", "掛かる", "盛る", "移し替える", "隠れる", "放り込む", "広げる", "敷く", "沈む", "潜る", "集まる",
    ]
    private static let feeling: Set = [
        "困る", "驚く", "喜ぶ", "悩む", "苦しむ", "感動", "感激", "怒る", "飽きる", "疲れる", "失望", "満足", "酔う", "怯える", "おびえる", "あきれる", "呆れる",
        "震える", "戸惑う", "とまどう", "感心", "興奮", "退屈", "がっかり", "うんざり", "びっくり", "気づく", "気付く", "熱中", "夢中", "憧れる", "あこがれる",
    ]
    private static let against: Set = [
        "勝つ", "負ける", "敗れる", "対抗", "反対", "抵抗", "抗議", "反論", "逆らう", "挑む", "挑戦", "ぶつかる", "衝突", "激突",
    ]
    private static let toward: Set = [
        "行く", "来る", "帰る", "戻る", "着く", "到着", "入る", "乗る", "登る", "上る", "向かう", "届く", "届ける", "送る", "渡す", "あげる", "やる",
        "くれる", "言う", "話す", "伝える", "教える", "答える", "見せる", "貸す", "返す", "電話", "かける", "掛ける", "連絡", "参加", "頼む", "謝る",
        "触る", "近づく", "引っ越す", "出かける", "話しかける", "呼びかける", "相談", "説明", "紹介", "報告", "勧める", "通う", "移る", "進む", "落ちる",
        "寄る", "立ち寄る", "質問", "聞く", "返事", "挨拶", "従う", "招待", "提出", "移動", "入学", "出席", "欠席", "プレゼント", "当たる", "くださる",
        "伺う", "うかがう", "参る", "応じる", "応える", "更新", "戻す", "達する", "踏み切る", "対する", "属する", "乗り遅れる", "遅れる", "問い合わせる",
        "呼び出す", "尋ねる", "訊く", "上り詰める", "言い渡す", "つける", "付ける", "点ける", "変更", "切り替える", "及ぶ", "迫る", "加わる", "加える",
        "転落", "昇格", "降格", "進出", "移籍", "就任", "着任", "帰る", "集中", "影響", "貢献", "協力", "成功", "失敗", "所属", "依存", "接続", "登録",
        "投票", "寄付", "追加",
        "述べる", "語る", "打ち明ける", "訴える", "傾ける", "至る", "曲がる", "傾く", "向く", "向ける",
        "与える", "譲る", "任せる", "逃げる", "避難", "帰国", "上陸", "落とす", "触れる", "差し上げる", "申し上げる", "申し込む", "知らせる", "誘う",
    ]
}
