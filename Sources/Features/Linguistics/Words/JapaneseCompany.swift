import Model

/// What nouns, adjectives and adverbs mean by a word near them: 電気 that is switched off is a light, the 具 of a soup its
/// ingredients. A verb's meaning by its object is in ``JapaneseCollocations``.
enum JapaneseCompany {
    static func gloss(at place: JapanesePlace) -> String? {
        guard let found = glosses[place.token.lemma] else { return nil }
        let near = [place.before(2), place.last, place.next] + place.ahead.dropFirst().prefix(3).map { $0 }
        return found.first { meaning in
            near.contains { word in
                word.map { meaning.company.contains($0.lemma) || meaning.company.contains($0.text) } ?? false
            }
        }?.gloss
    }

    private static let glosses: [String: [(company: Set<String>, gloss: String)]] = [
        "電気": [(["消す", "つける", "付ける", "点ける", "消える", "点く"], "light; electric light")],
        "日": [(["暮れる", "昇る", "沈む", "照る", "傾く", "差す", "射す", "差し込む"], "sun; sunlight")],
        "具": [(["味噌汁", "みそ汁", "汁", "スープ", "おにぎり", "鍋", "カレー", "サンドイッチ", "ラーメン", "おでん"], "ingredients")],
        "筋": [(["細い", "光", "描く", "煙", "引く"], "line; streak"), (["話", "映画", "小説", "物語"], "plot; storyline")],
        "訴え": [(["最後", "必死", "切実", "声", "耳", "聞く", "国民", "候補者"], "appeal")],
        "善意": [(["第三者"], "good faith (law)")],
        "ガンガン": [(["頭"], "throbbing; pounding")],
        "がんがん": [(["頭"], "throbbing; pounding")],
        "濃い": [
            (["霧", "煙", "髭", "ひげ", "眉", "眉毛", "雲", "湯気"], "thick; dense"),
            (["コーヒー", "お茶", "茶", "紅茶", "酒", "味", "スープ"], "strong (taste)"),
        ],
        "根": [(["優しい", "やさしい", "いい", "良い", "真面目", "まじめ", "素直", "正直"], "nature; heart (根はいい人)")],
        "構え": [(["見せる", "示す", "崩す"], "stance; readiness")],
        "ぽつりと": [(["つぶやく", "呟く", "言う", "漏らす", "こぼす"], "in a few words; briefly")],
        "堅い": [(["口"], "tight-lipped (口が堅い)")],
        "固い": [(["口"], "tight-lipped (口が固い)")],
        "軽い": [(["口"], "talkative; indiscreet (口が軽い)")],
        "あく": [(["取る", "取り除く", "すくう", "抜く"], "scum; harshness (in cooking)")],
        "緩やか": [
            (
                ["カーブ", "坂", "坂道", "斜面", "勾配", "傾斜", "流れ", "上昇", "回復", "増加", "減少", "改善", "拡大", "曲線", "成長", "変化"],
                "gentle; gradual"
            )
        ],
        "見通し": [(["悪い", "良い", "よい", "いい", "きく", "利く", "カーブ", "交差点"], "visibility; view")],
        "陽気": [(["汗ばむ", "春", "初夏", "小春", "暖かい", "暖か", "季節", "ぽかぽか", "日中"], "weather")],
        "針": [(["時計", "秒", "回る", "進める", "戻す", "指す"], "hand (of a clock)")],
        "歯止め": [(["かかる", "かける", "掛ける", "利く", "きく"], "check; brake (歯止めがかかる: to be checked)")],
        "部": [
            (
                [
                    "沿岸", "内陸", "山間", "山沿い", "中心", "南", "北", "東", "西", "中央", "平野", "都市", "市街地", "北東", "北西", "南東", "南西",
                    "海岸", "周辺", "山岳",
                ], "part; area"
            )
        ],
        "腕": [(["確か", "磨く", "振るう", "上がる", "鈍る", "料理", "職人", "大工"], "skill; ability")],
        "手洗い": [(["うがい", "消毒", "石鹸", "石けん", "こまめ", "徹底"], "washing one's hands")],
        "分子": [(["分母", "分数", "約分"], "numerator")],
        "更新": [(["最高", "最低", "記録", "最多", "最長", "最短", "最年少", "最年長", "最速"], "breaking (a record)")],
        "しおり": [(["遠足", "旅行", "旅", "入学", "修学旅行", "入院", "合宿", "研修"], "guide; leaflet")],
        "右手": [(["見える", "曲がる", "建物", "海", "山"], "the right; right-hand side")],
        "左手": [(["見える", "曲がる", "建物", "海", "山"], "the left; left-hand side")],
        "衣": [(["揚げる", "つける", "付ける", "天ぷら", "えび", "海老", "フライ", "サクサク", "小麦粉", "揚げ物"], "batter; coating")],
        "一番": [(["朝"], "first thing (in the morning)")],
        "薄い": [(["コーヒー", "お茶", "茶", "紅茶", "酒", "味", "スープ"], "weak (taste)")],
    ]
}
