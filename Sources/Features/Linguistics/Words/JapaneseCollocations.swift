import Model
import Phonology

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
        guard let verb = spellings[lemma], let found = glosses[verb] else { return nil }
        var before = before
        // 明かりがまだつく, ご迷惑をおかけする.
        while let word = before.last, word.partOfSpeech == .adverb || word.partOfSpeech == .prefix,
            word.text != "ご", before.count > 2
        {
            before.removeLast()
        }
        guard let particle = before.last, particles.contains(particle.text), let object = before.dropLast().last else {
            return nil
        }
        if let told = found.first(where: { means($0.objects, object, particle) })?.gloss { return told }
        return farther(before.dropLast(2), found)
    }

    /// What a verb means by what stands before its last object or place: 光 in 光が障子越しに差し込む.
    private static func farther(
        _ before: ArraySlice<Token>, _ found: [(objects: Set<String>, gloss: String)]
    ) -> String? {
        var rest = before.suffix(6)
        while let word = rest.popLast(), word.kind != .punctuation, word.partOfSpeech != .verb {
            guard subjects.contains(word.text), word.partOfSpeech == .particle, let object = rest.last else { continue }
            if let told = found.first(where: { $0.objects.contains { isHead($0, of: object.text) } })?.gloss {
                return told
            }
        }
        return nil
    }

    private static let particles: Set = ["を", "が", "は", "も", "に", "から", "で"]
    private static let subjects: Set = ["を", "が", "は", "も"]

    /// Whether a noun with its particle is one of some objects.
    private static func means(_ objects: Set<String>, _ object: Token, _ particle: Token) -> Bool {
        objects.contains { $0 == object.lemma || isHead($0, of: object.text) || $0 == object.text + particle.text }
    }

    /// Whether a noun is another or the last part of a compound: 期限 in 賞味期限.
    private static func isHead(_ noun: String, of text: String) -> Bool {
        noun == text || noun.unicodeScalars.count > 1 && text.hasSuffix(noun)
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
            if let name = romanised(token) { return name + " (a name)" }
        }
        // No dictionary has it: リーゼ.
        if token.kind == .word, token.gloss == nil, token.partOfSpeech == .noun, token.text.unicodeScalars.count > 1,
            token.text.unicodeScalars.allSatisfy({ (0x30A1...0x30FC).contains($0.value) })
        {
            return romanised(token).map { $0 + " (a name, or a word in no dictionary)" }
        }
        return nil
    }

    /// A name in Latin letters: Tanaka; nil if its reading is unknown.
    static func romanised(_ name: Token) -> String? {
        name.reading.map { Kana.romaji($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    private static let titles: Set = ["さん", "様", "さま", "君", "くん", "ちゃん", "氏", "先生", "部長", "課長", "社長", "先輩", "監督"]

    private static let surnames: Set = [
        "佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "山本", "中村", "小林", "加藤", "吉田", "山田", "佐々木", "山口", "松本", "井上", "木村",
        "斎藤", "清水", "山崎", "池田", "橋本", "阿部", "石川", "山下", "中島", "小川", "石井", "前田", "岡田", "長谷川", "藤田", "後藤", "近藤",
        "村上", "遠藤", "青木", "坂本", "福田", "太田", "西村", "藤井", "岡本", "三浦", "中野", "中川", "原田", "松田", "竹内", "和田",
    ]

    private static let utterances = [
        "いただきます": "thank you for the food (said before a meal)", "ただいま": "I'm home!",
        "ごめん": "sorry; excuse me", "おかえり": "welcome home", "お帰り": "welcome home", "どうも": "thanks",
    ]

    /// The verb under which ``glosses`` has it.
    private static let spellings = [
        "かかる": "かかる", "掛かる": "かかる", "荒れる": "荒れる", "浮かべる": "浮かべる", "する": "する", "なる": "なる", "入る": "入る", "はいる": "入る",
        "寄せる": "寄せる",
        "来る": "くる", "くる": "くる",
        "かける": "かける", "掛ける": "かける", "つける": "つける", "付ける": "つける", "点ける": "つける", "消す": "消す", "けす": "消す",
        "ひく": "ひく", "引く": "ひく", "かく": "かく", "掻く": "かく", "書く": "かく", "空く": "空く", "すく": "空く", "守る": "守る", "まもる": "守る",
        "ある": "ある", "出る": "出る", "でる": "出る", "振る": "振る", "ふる": "振る", "聞く": "聞く", "とる": "とる", "取る": "とる",
        "外す": "外す", "はずす": "外す", "当たる": "当たる", "あたる": "当たる", "破る": "破る", "やぶる": "破る", "見合わせる": "見合わせる",
        "巡る": "巡る", "めぐる": "巡る", "割り込む": "割り込む", "切る": "切る", "きる": "切る", "切れる": "切れる", "きれる": "切れる",
        "見送る": "見送る", "喫する": "喫する", "承る": "承る", "解ける": "解ける", "溶ける": "解ける", "つく": "つく", "付く": "つく", "点く": "つく",
        "挙げる": "挙げる", "あげる": "挙げる", "並ぶ": "並ぶ", "迎える": "迎える", "差し込む": "差し込む", "望む": "望む",
        "落とす": "落とす", "落とせる": "落とす", "吐き出す": "吐き出す", "果たす": "果たす", "からす": "からす", "嗄らす": "からす", "出す": "出す",
        "固める": "固める", "吸う": "吸う", "すう": "吸う", "研ぐ": "研ぐ", "とぐ": "研ぐ", "訴える": "訴える", "抜く": "抜く", "ぬく": "抜く",
        "まくる": "まくる", "捲る": "まくる", "すくう": "すくう", "掬う": "すくう", "控える": "控える",
        "曲がる": "曲がる", "まがる": "曲がる", "きく": "聞く", "利く": "聞く", "着ける": "つける",
        "くわえる": "くわえる", "開く": "開く", "立つ": "立つ", "たつ": "立つ", "ついている": "つく", "ついてる": "つく", "立てる": "立てる", "踏み切る": "踏み切る",
        "やる": "やる", "たてる": "立てる", "淹れる": "入れる", "入れる": "入れる",
        "いれる": "入れる", "負う": "負う", "切らす": "切らす", "絡む": "絡む", "刻む": "刻む",
    ]

    /// By the nouns before the verb, or a noun with its particle: 気になる is not 気がなる.
    private static let glosses: [String: [(objects: Set<String>, gloss: String)]] = [
        "する": [
            (["気が", "気は", "気も"], "to have a feeling (気がする)"), (["気に"], "to mind; to worry about (気にする)"),
            (["手に"], "to get; to hold (手にする)"),
            (
                [
                    "音が", "音は", "味が", "味は", "匂いが", "匂いは", "においが", "においは", "香りが", "声が", "寒気が", "吐き気が", "めまいが", "頭痛が",
                    "予感が", "気配が", "気配は",
                ],
                "(one hears, tastes, smells or feels it: 音がする)"
            ),
        ],
        "かかる": [
            (["虹", "霧", "もや", "雲", "靄"], "to hang; to appear (in the sky)"), (["電話"], "to come in (a phone call)"),
            (["鍵", "かぎ", "カギ"], "to be locked"), (["エンジン"], "to start (an engine)"),
            (["絵", "カーテン", "看板", "のれん", "暖簾", "上着"], "to hang"),
        ],
        "浮かべる": [
            (["涙"], "to have (tears in one’s eyes)"),
            (["笑み", "笑顔", "笑い", "微笑", "微笑み", "表情"], "to show (on one’s face)"),
        ],
        "荒れる": [
            (["庭", "畑", "家", "土地", "田畑"], "to run wild; to be neglected"), (["肌", "手", "唇"], "to get rough; to chap"),
        ],
        "なる": [(["気に"], "to bother; to make one curious (気になる)")],
        "入る": [(["手に"], "to come into one’s hands; to be obtained (手に入る)")],
        "くる": [(["頭に"], "to get angry (頭にくる)")],
        "寄せる": [(["身を"], "to take shelter; to move close (身を寄せる)")],
        "かける": [
            (["電話", "でんわ"], "to make (a phone call)"),
            (["眼鏡", "めがね", "メガネ", "サングラス"], "to put on (glasses)"), (["腰"], "to sit down"),
            (["鍵", "かぎ", "カギ", "ロック"], "to lock"), (["時間", "お金", "金", "手間"], "to spend (time, money)"),
            (["音楽", "レコード", "曲", "ラジオ"], "to play (music)"),
            (["迷惑", "心配", "面倒", "不便", "手数", "苦労", "負担", "世話", "疑い", "圧力"], "to cause; to put (trouble, pressure)"),
            (["アイロン", "掃除機"], "to use (an iron, a vacuum cleaner)"), (["声"], "to call out to"),
            (["エンジン"], "to start (an engine)"), (["王手"], "to be one step from; to check (in shogi)"),
            (["椅子", "いす", "ベンチ", "ソファ", "ソファー"], "to sit down"),
            (["塩", "ソース", "醤油", "水"], "to sprinkle; to pour over"),
        ],
        "つける": [
            (["電気", "テレビ", "明かり", "ライト", "エアコン", "ラジオ", "暖房", "ランプ"], "to turn on; to switch on"),
            (["火"], "to light; to set (a fire)"), (["気"], "to be careful; to take care"),
            (["名前", "名"], "to give (a name)"), (["日記"], "to keep (a diary)"),
            (["身"], "to learn; to acquire"), (["指輪", "ネックレス"], "to wear (jewellery)"),
            (["マスク", "ヘルメット", "手袋", "イヤホン", "エプロン", "シートベルト"], "to put on; to wear"),
        ],
        "消す": [
            (["電気", "テレビ", "明かり", "ライト", "エアコン", "ラジオ", "暖房"], "to turn off; to switch off"),
            (["火", "火事", "ろうそく", "たばこ", "タバコ"], "to put out (a fire)"), (["姿"], "to disappear; to vanish"),
        ],
        "固める": [(["方針", "意向", "意思", "決意", "考え", "守り", "基礎", "地盤", "結束"], "to make firm; to decide on")],
        "吸う": [
            (["息", "空気"], "to breathe in; to inhale"), (["蜜", "血", "汁", "水", "水分"], "to suck in; to absorb"),
        ],
        "訴える": [(["腹痛", "頭痛", "痛み", "症状", "不調", "体調不良", "空腹", "吐き気", "めまい"], "to complain of")],
        "抜く": [
            (["力"], "to relax (力を抜く)"), (["手"], "to cut corners (手を抜く)"), (["気"], "to let one’s guard down (気を抜く)"),
        ],
        "まくる": [(["腕", "袖", "そで", "裾", "すそ"], "to roll up")],
        "研ぐ": [(["米", "お米"], "to wash (rice)")],
        "すくう": [(["あく", "アク", "泡", "金魚", "水", "スープ", "汁", "砂"], "to scoop; to skim off")],
        "控える": [
            (["間近に", "目前に", "直前に", "翌日に", "翌週に", "後に"], "to have soon ahead"),
            (["塩分", "酒", "外出", "発言", "糖分", "甘い物", "コメント", "利用", "使用", "運動"], "to refrain from; to cut down on"),
        ],
        "曲がる": [
            (
                ["左に", "右に", "左へ", "右へ", "角を", "角で", "交差点を", "交差点で", "信号を", "信号で", "路地を", "道を"],
                "to turn (left, right, at a corner)"
            )
        ],
        "聞く": [
            (["口"], "to speak; to talk (口をきく)"), (["気"], "to be attentive (気がきく)"),
            (["道", "理由", "名前", "住所", "電話番号", "都合", "値段", "訳", "行き方"], "to ask (the way, a reason)"),
        ],
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
        "出る": [
            (["熱"], "to have (a fever)"), (["電話に"], "to answer (the phone)"),
            (
                ["疲れ", "涙", "汗", "血", "咳", "鼻水", "声", "芽", "症状", "影響", "効果", "結果", "結論", "元気", "やる気", "力"],
                "to come out; to appear"
            ),
            (["試合に", "大会に", "会議に", "番組に", "テレビに"], "to take part in; to appear in"),
        ],
        "振る": [
            (["仮名", "かな", "カナ", "ルビ", "ふりがな", "振り仮名", "番号"], "to write beside; to assign (a reading, a number)"),
            (
                ["塩", "塩こしょう", "塩コショウ", "胡椒", "こしょう", "コショウ", "砂糖", "粉", "七味", "一味", "ごま", "山椒", "パセリ"],
                "to sprinkle"
            ),
        ],
        "外す": [(["席"], "to leave (one’s seat); to be away")],
        "当たる": [(["くじ", "宝くじ", "賞", "懸賞", "抽選", "1等", "一等"], "to win (in a lottery)")],
        "破る": [
            (
                ["チーム", "相手", "敵", "軍", "優勝", "日本", "選手", "横綱", "現職", "強敵", "ライバル", "代表", "候補", "王者"],
                "to defeat"
            ),
            (["約束", "規則", "法律", "記録", "ルール", "沈黙"], "to break (a promise, a rule, a record)"),
        ],
        "見合わせる": [(["運転", "運行", "発表", "中止", "外出", "実施"], "to suspend; to put off")],
        "巡る": [(["寺", "島", "観光地", "名所", "各地", "世界", "温泉", "箇所", "八十八箇所"], "to go round; to tour")],
        "切る": [
            (["電話"], "to hang up"), (["通知", "電源", "スイッチ", "電気", "テレビ", "エアコン", "マイク", "音"], "to switch off"),
            (["縁"], "to break off (relations)"), (["ハンドル"], "to turn (the wheel)"),
            (["スタート"], "to start"),
        ],
        "切れる": [
            (["電池", "バッテリー", "充電", "燃料", "在庫", "ガソリン", "薬", "砂糖"], "to run out"),
            (["期限", "契約", "保証", "免許", "有効"], "to expire"), (["電話", "通信"], "to be cut off"),
            (["息"], "to be out of breath"),
        ],
        "見送る": [
            (
                ["利下げ", "利上げ", "発表", "導入", "採用", "実施", "提出", "出馬", "参加", "採決", "決定", "計画", "延期", "提案", "購入"],
                "to put off; to forgo"
            )
        ],
        "負う": [
            (["傷", "重傷", "軽傷", "けが", "怪我", "ケガ", "やけど", "火傷", "深手"], "to suffer (an injury)"),
            (["責任", "義務", "借金", "リスク"], "to take on; to bear (a duty, a debt)"),
        ],
        "切らす": [(["息"], "to be out of breath (息を切らす)")],
        "絡む": [(["台", "事件", "事故", "金", "お金", "車", "利害"], "to be involved")],
        "刻む": [(["時"], "to tick away (time)"), (["胸", "心", "記憶"], "to engrave (on one’s mind)")],
        "喫する": [(["負け", "敗北", "惨敗", "大敗", "完敗", "連敗", "敗"], "to suffer (a defeat)")],
        "承る": [(["返品", "注文", "予約", "相談", "電話", "依頼", "伝言"], "to accept; to take (humble)")],
        "解ける": [(["雪", "氷", "アイス", "雪解け"], "to melt"), (["緊張", "誤解"], "to be cleared away")],
        "つく": [
            (["気"], "to notice (気がつく)"), (["底"], "to run out; to hit bottom (底をつく)"),
            (["嘘", "うそ", "ウソ"], "to tell (a lie)"),
            (["杖", "つえ"], "to lean on; to walk with (a stick)"),
            (["ため息", "溜息", "溜め息"], "to heave (a sigh)"), (["火"], "to catch fire; to be lit"),
            (["電気", "明かり", "テレビ", "ライト", "エアコン"], "to come on; to be switched on"),
            (["差", "区別"], "to be made (a difference)"), (["決心", "決着", "都合", "片"], "to be settled"),
            (["息"], "to take a breath"), (["席", "職"], "to take (a seat, a post)"),
        ],
        "挙げる": [
            (["点", "得点", "決勝点", "先制点", "同点", "勝利"], "to score; to win"), (["手"], "to raise (one’s hand)"),
            (["例", "理由", "名前"], "to give (an example, a reason)"), (["式", "結婚式"], "to hold (a ceremony)"),
        ],
        "並ぶ": [(["記録", "首位"], "to equal; to draw level with")],
        "迎える": [
            (
                [
                    "大詰め", "最終回", "終わり", "最期", "佳境", "ピーク", "節目", "朝", "春", "夏", "秋", "冬", "新年", "誕生日", "最終日", "時期",
                    "局面", "転機", "定年", "還暦", "結末", "期限", "危機", "山場", "周年",
                ], "to reach; to enter (a time, a stage)"
            )
        ],
        "差し込む": [(["光", "日", "日差し", "朝日", "夕日", "月光", "隙間", "窓"], "to shine in")],
        "望む": [(["山頂", "頂上", "窓", "丘", "展望台", "高台", "屋上", "湖", "富士山"], "to look out on; to have a view of")],
        "落とす": [
            (["影"], "to cast (a shadow)"), (["経費"], "to charge to (経費で落とす: to charge to expenses)"),
        ],
        "吐き出す": [(["煙", "息"], "to breathe out; to puff out")],
        "果たす": [(["約束", "責任", "役割", "義務"], "to fulfil"), (["当選", "優勝", "初当選"], "to win; to achieve")],
        "からす": [(["声"], "to make (one’s voice) hoarse")],
        "出す": [
            (["手紙", "葉書", "はがき", "メール"], "to send (a letter)"), (["レポート", "宿題", "答え", "届け", "書類"], "to hand in"),
            (["声"], "to raise (one’s voice)"), (["元気", "勇気"], "to take heart"),
        ],
        "立てる": [(["計画", "予定"], "to make (a plan)"), (["音", "声"], "to make (a noise)"), (["腹"], "to get angry")],
        "入れる": [
            (["手に"], "to get; to obtain (手に入れる)"), (["お茶", "コーヒー", "紅茶", "茶"], "to make (tea, coffee)"),
            (["電源", "スイッチ"], "to switch on"),
        ],
        "立つ": [
            (["腹"], "to get angry (腹が立つ)"), (["役"], "to be useful (役に立つ)"),
            (["めど", "メド", "目処", "目途", "見通し", "予定", "計画", "見込み"], "to be settled; to come in sight"),
        ],
        "くわえる": [
            (
                [
                    "煙草", "たばこ", "タバコ", "パイプ", "葉巻", "骨", "指", "笛", "楊枝", "つまようじ", "ストロー", "獲物", "口", "魚", "枝", "棒",
                    "草", "体温計", "えさ", "餌", "おしゃぶり", "ボール", "子猫", "ねずみ",
                ], "to hold in one’s mouth; to hold between one’s teeth"
            )
        ],
        "開く": [
            (
                ["大会", "会議", "会合", "会", "パーティー", "会見", "展", "展覧会", "コンサート", "イベント", "講座", "総会", "集会", "祭り", "裁判"],
                "to hold (a meeting, an event)"
            ), (["店", "教室", "事務所", "塾"], "to open; to set up"),
        ],
        "踏み切る": [(["値上げ", "値下げ", "利上げ", "利下げ", "解散", "導入", "実施", "中止", "結婚", "発売"], "to decide on; to go ahead with")],
        "やる": [(["餌", "えさ", "エサ", "水", "パン", "肉", "ミルク", "お菓子", "小遣い", "魚"], "to give (to an animal or a child)")],
        "割り込む": [(["過半数", "円", "水準", "万円"], "to fall below")],
        "とる": [
            (["写真"], "to take (a photo)"), (["年", "歳"], "to grow old"), (["メモ", "ノート"], "to take (notes)"),
            (["休み", "休暇"], "to take (time off)"),
        ],
    ]
}
