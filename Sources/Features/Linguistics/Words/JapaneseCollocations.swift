import Model

/// Japanese verbs whose meaning their object tells: かける means "make" in 電話をかける, ひく "catch" in 風邪をひく.
enum JapaneseCollocations {
    /// The meaning of a word by the words before it; nil if they tell nothing.
    ///
    /// - Parameters:
    ///   - lemma: The word's dictionary form.
    ///   - before: The tokens before it in its sentence.
    static func gloss(of lemma: String, after before: ArraySlice<Token>) -> String? {
        if lemma == "ある", ["では", "じゃ"].contains(before.suffix(2).map(\.text).joined()) {
            return "to be (ではありません: is not)"
        }
        guard let verb = spellings[lemma], let particle = before.last, ["を", "が", "は", "も"].contains(particle.text),
            let object = before.dropLast().last, let found = glosses[verb]
        else { return nil }
        return found.first { $0.objects.contains(object.lemma) || $0.objects.contains(object.text) }?.gloss
    }

    /// What a word means that is a whole utterance: いただきます before a meal.
    static func gloss(ofWhole text: String) -> String? { utterances[text] }

    /// What a word means whatever its part of speech seems to be, or with the word behind it.
    static func gloss(of token: Token, before next: Token?) -> String? {
        if token.lemma == "はず" || token.lemma == "筈" { return "should (be); ought to" }
        let isAddressed = next.map { titles.contains($0.text) } ?? false
        // 山本 is the foot of a mountain in no sentence of today.
        if surnames.contains(token.text), isAddressed || token.text == "山本" { return "a surname" }
        if token.kind == .name, token.gloss == nil {
            if surnames.contains(token.text) { return "a surname" }
            if isAddressed { return "a name" }
        }
        return nil
    }

    private static let titles: Set = ["さん", "様", "さま", "君", "くん", "ちゃん", "氏", "先生", "部長", "課長", "社長", "先輩", "監督"]

    private static let surnames: Set = [
        "佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "山本", "中村", "小林", "加藤", "吉田", "山田", "佐々木", "山口", "松本", "井上", "木村",
        "斎藤", "清水", "山崎", "池田", "橋本", "阿部", "石川", "山下", "中島", "小川", "石井", "前田", "岡田", "長谷川", "藤田", "後藤", "近藤",
        "村上", "遠藤", "青木", "坂本", "福田", "太田", "西村", "藤井", "岡本", "三浦", "中野", "中川", "原田", "松田", "竹内", "和田",
    ]

    private static let utterances = [
        "いただきます": "thank you for the food (said before a meal)", "ただいま": "I'm home!",
        "おかえり": "welcome home", "お帰り": "welcome home", "どうも": "thanks",
    ]

    private static let spellings = [
        "かける": "かける", "掛ける": "かける", "つける": "つける", "付ける": "つける", "点ける": "つける", "消す": "消す", "けす": "消す",
        "ひく": "ひく", "引く": "ひく", "かく": "かく", "掻く": "かく", "書く": "かく", "空く": "空く", "すく": "空く", "守る": "守る", "まもる": "守る",
        "ある": "ある", "出る": "ある", "聞く": "聞く", "とる": "とる", "取る": "とる",
        "外す": "外す", "はずす": "外す", "当たる": "当たる", "あたる": "当たる", "破る": "破る", "やぶる": "破る", "見合わせる": "見合わせる",
        "巡る": "巡る", "めぐる": "巡る", "割り込む": "割り込む",
    ]

    private static let glosses: [String: [(objects: Set<String>, gloss: String)]] = [
        "かける": [
            (["電話", "でんわ"], "to make (a phone call)"),
            (["眼鏡", "めがね", "メガネ", "サングラス"], "to put on (glasses)"), (["腰"], "to sit down"),
            (["鍵", "かぎ", "カギ", "ロック"], "to lock"), (["時間", "お金", "金", "手間"], "to spend (time, money)"),
            (["音楽", "レコード", "曲", "ラジオ"], "to play (music)"), (["迷惑", "心配", "面倒"], "to cause (trouble)"),
            (["アイロン", "掃除機"], "to use (an iron, a vacuum cleaner)"), (["声"], "to call out to"),
            (["エンジン"], "to start (an engine)"), (["塩", "ソース", "醤油", "水"], "to sprinkle; to pour over"),
        ],
        "つける": [
            (["電気", "テレビ", "明かり", "ライト", "エアコン", "ラジオ", "暖房", "ランプ"], "to turn on; to switch on"),
            (["火"], "to light; to set (a fire)"), (["気"], "to be careful; to take care"),
            (["名前", "名"], "to give (a name)"), (["日記"], "to keep (a diary)"),
            (["身"], "to learn; to acquire"), (["指輪", "ネックレス"], "to wear (jewellery)"),
        ],
        "消す": [
            (["電気", "テレビ", "明かり", "ライト", "エアコン", "ラジオ", "暖房"], "to turn off; to switch off"),
            (["火", "火事", "ろうそく", "たばこ", "タバコ"], "to put out (a fire)"), (["姿"], "to disappear; to vanish"),
        ],
        "聞く": [(["道", "理由", "名前", "住所", "電話番号", "都合", "値段", "訳", "行き方"], "to ask (the way, a reason)")],
        "ひく": [
            (["風邪", "かぜ", "カゼ"], "to catch (a cold)"),
            (["ピアノ", "ギター", "バイオリン", "琴", "楽器"], "to play (an instrument)"),
            (["辞書", "辞典"], "to look up (in a dictionary)"), (["線"], "to draw (a line)"),
            (["くじ"], "to draw (a lot)"), (["目", "注意", "興味"], "to attract (attention)"),
        ],
        "かく": [(["汗"], "to sweat"), (["いびき"], "to snore"), (["恥"], "to be embarrassed"), (["頭"], "to scratch")],
        "空く": [(["お腹", "おなか", "腹"], "to be hungry (お腹が空く)")],
        "守る": [
            (["約束", "規則", "ルール", "法律", "時間", "秘密", "伝統"], "to keep (a promise, a rule); to observe")
        ],
        "ある": [(["熱"], "to have (a fever)")],
        "外す": [(["席"], "to leave (one’s seat); to be away")],
        "当たる": [(["くじ", "宝くじ", "賞", "懸賞", "抽選", "1等", "一等"], "to win (in a lottery)")],
        "破る": [
            (["チーム", "相手", "敵", "王者", "軍", "優勝", "日本", "選手", "横綱"], "to defeat"),
            (["約束", "規則", "法律", "記録", "ルール", "沈黙"], "to break (a promise, a rule, a record)"),
        ],
        "見合わせる": [(["運転", "運行", "発表", "中止", "外出", "実施"], "to suspend; to put off")],
        "巡る": [(["寺", "島", "観光地", "名所", "各地", "世界", "温泉", "箇所", "八十八箇所"], "to go round; to tour")],
        "割り込む": [(["過半数", "円", "水準", "万円"], "to fall below")],
        "とる": [
            (["写真"], "to take (a photo)"), (["年", "歳"], "to grow old"), (["メモ", "ノート"], "to take (notes)"),
            (["休み", "休暇"], "to take (time off)"),
        ],
    ]
}
