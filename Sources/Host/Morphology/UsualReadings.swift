/// Usual readings of words for which the dictionary prefers a formal, a rare or a wrong one.
///
/// Principle: the reading that dictionaries for learners mark as the common one. A row names the dictionary's reading, so
/// that it changes nothing where the lattice has found the usual one.
enum UsualReadings {
    /// The usual reading of a word, between two others; nil if the dictionary's is right.
    static func reading(of word: Morpheme, after before: Morpheme?, before after: Morpheme?) -> String? {
        guard let reading = word.reading else { return nil }
        if let usual = words[word.surface], reading == usual.from { return usual.to }
        if let rare = second[word.surface], reading == rare.from { return rare.to }
        // A person may be called so: 正義さん.
        if let noun = nouns[word.surface], reading == noun.from, !(after.map(isTitle) ?? false) { return noun.to }
        // 意気込む is いきごむ.
        let isBound = before.map { $0.end == word.start && $0.partOfSpeech == .noun } ?? false
        if !isBound, let verb = verbs[word.lemma], reading.hasPrefix(verb.from) {
            return verb.to + reading.dropFirst(verb.from.count)
        }
        return nil
    }

    /// Whether there may be one for a verb.
    static func considers(verb lemma: String) -> Bool { verbs[lemma] != nil }

    private static func isTitle(_ word: Morpheme) -> Bool {
        ["さん", "氏", "君", "くん", "様", "ちゃん", "選手", "監督", "先生"].contains(word.surface)
    }

    /// The words, but for verbs, that there may be one for.
    static let surfaces = Set(words.keys).union(second.keys).union(nouns.keys)

    private static let words: [String: (from: String, to: String)] = [
        "私": ("わたくし", "わたし"), "私達": ("わたくしたち", "わたしたち"), "私たち": ("わたくしたち", "わたしたち"),
        "既存": ("きそん", "きぞん"), "緒戦": ("ちょせん", "しょせん"), "歩兵": ("ふひょう", "ほへい"),
        "和楽器": ("わらくき", "わがっき"), "家": ("や", "いえ"),
        "今日": ("こんにち", "きょう"), "明日": ("みょうにち", "あした"), "昨日": ("さくじつ", "きのう"),
        "何時": ("いつ", "なんじ"), "何時ごろ": ("いつごろ", "なんじごろ"), "何時頃": ("いつごろ", "なんじごろ"),
        "明後日": ("みょうごにち", "あさって"), "大人": ("たいじん", "おとな"), "上手": ("かみて", "じょうず"), "下手": ("しもて", "へた"),
        "南軍": ("みなみぐん", "なんぐん"), "大橋駅": ("てぎょえき", "おおはしえき"), "但馬": ("たじまの", "たじま"),
        "大和": ("だいわ", "やまと"), "松前": ("まさき", "まつまえ"), "人気": ("ひとけ", "にんき"), "市場": ("いちば", "しじょう"),
        "転生": ("てんしょう", "てんせい"), "大谷": ("おおや", "おおたに"), "富士山": ("ふじやま", "ふじさん"), "何も": ("なんも", "なにも"), "雨": ("う", "あめ"),
        // Adjectives with the ending of a dialect.
        "丸い": ("まりい", "まるい"), "円い": ("まりい", "まるい"), "緩い": ("ゆりい", "ゆるい"), "醜い": ("みにきい", "みにくい"),
        "温い": ("ぬきい", "ぬるい"), "煙い": ("けみい", "けむい"), "分厚い": ("ぶあちい", "ぶあつい"),
        "四角い": ("しかきい", "しかくい"), "気安い": ("きやしい", "きやすい"), "心憎い": ("こころにきい", "こころにくい"),
        "怠い": ("たりい", "だるい"),
        // Readings of Chinese characters that the word does not have, or seldom.
        "捏造": ("でつぞう", "ねつぞう"), "腹痛": ("はらいた", "ふくつう"), "上品": ("じょうぼん", "じょうひん"), "下品": ("げぼん", "げひん"),
        "正気": ("せいき", "しょうき"), "素性": ("そせい", "すじょう"), "一途": ("いっと", "いちず"), "半日": ("はんじつ", "はんにち"),
        "昼飯": ("ちゅうはん", "ひるめし"), "欠片": ("けっぺん", "かけら"), "土器": ("かわらけ", "どき"),
        "疫病": ("やくびょう", "えきびょう"), "柴犬": ("しばけん", "しばいぬ"), "乳房": ("にゅうぼう", "ちぶさ"),
        "御礼": ("おんれい", "おれい"), "一品": ("いっしな", "いっぴん"), "一端": ("いっぱし", "いったん"),
        "奇怪": ("きっかい", "きかい"), "端緒": ("たんちょ", "たんしょ"), "根治": ("こんち", "こんじ"), "黄土": ("こうど", "おうど"),
        "外面": ("げめん", "がいめん"), "鶏肉": ("けいにく", "とりにく"), "他愛": ("たあい", "たわい"), "行き違い": ("ゆきちがい", "いきちがい"),
        "軽々": ("けいけい", "かるがる"), "殺陣": ("さつじん", "たて"), "雑事": ("ぞうじ", "ざつじ"),
        "門扉": ("もんとびら", "もんぴ"), "紙質": ("かみしつ", "ししつ"), "無精": ("むせい", "ぶしょう"), "雪道": ("せつどう", "ゆきみち"),
        "両眼": ("りょうめ", "りょうがん"), "翌春": ("よくはる", "よくしゅん"), "別項": ("べつこう", "べっこう"),
        "生憎": ("あやにく", "あいにく"), "副官": ("ふっかん", "ふくかん"), "全幅": ("ぜんはば", "ぜんぷく"), "産品": ("さんひん", "さんぴん"),
        "鉄製": ("てつせい", "てっせい"), "派出所": ("はしゅつしょ", "はしゅつじょ"), "薄膜": ("はくまく", "うすまく"),
        "活火山": ("かつかざん", "かっかざん"), "津々浦々": ("つつうら々", "つつうらうら"), "帆船": ("ほぶね", "はんせん"),
        "甲骨文": ("こうこつもん", "こうこつぶん"), "発議": ("ほつぎ", "はつぎ"),
        "数百": ("すーひゃく", "すうひゃく"), "三日月": ("みかつき", "みかづき"), "一回": ("いちかい", "いっかい"), "三代": ("みよ", "さんだい"),
        "三百": ("みつお", "さんびゃく"), "三本": ("みもと", "さんぼん"),
        "蛙": ("かわず", "かえる"), "樽": ("そん", "たる"), "箱": ("ばこ", "はこ"), "階": ("きざはし", "かい"), "艶": ("あで", "つや"),
        "粟": ("ぞく", "あわ"),
        "蜻蛉": ("かげろう", "とんぼ"),
        // Found by putting the common nouns of JMdict that have one reading into sentences.
        "身近": ("みじか", "みぢか"), "家中": ("かちゅう", "いえじゅう"), "非力": ("ひりょく", "ひりき"), "足踏み": ("あしふみ", "あしぶみ"),
        "前頭": ("ぜんとう", "まえがしら"),
        "薄手": ("うすしゅ", "うすで"), "中腹": ("なかはら", "ちゅうふく"), "本船": ("もとぶね", "ほんせん"), "御社": ("ごしゃ", "おんしゃ"),
        "左前": ("さぜん", "ひだりまえ"), "無期": ("むご", "むき"), "人面": ("にんめん", "じんめん"), "所謂": ("しょい", "いわゆる"),
        "樹上": ("きのえ", "じゅじょう"), "早出": ("そうしゅつ", "はやで"), "喘息": ("ずだ", "ぜんそく"),
        "十文字": ("じゅうもじ", "じゅうもんじ"), "北北東": ("ほくほくせい", "ほくほくとう"), "無理強い": ("むりつよい", "むりじい"),
        "陰イオン": ("かげいおん", "いんいおん"), "職業安定所": ("しょくぎょうあんていしょ", "しょくぎょうあんていじょ"),
        "公共職業安定所": ("こうきょうしょくぎょうあんていしょ", "こうきょうしょくぎょうあんていじょ"),
    ]

    /// Another reading that the dictionary has for a word of the table above: 何時ですか.
    private static let second: [String: (from: String, to: String)] = ["何時": ("なんどき", "なんじ")]

    /// Common nouns and places that the dictionary reads as names of persons.
    private static let nouns: [String: (from: String, to: String)] = [
        "正義": ("まさよし", "せいぎ"), "忠義": ("ただよし", "ちゅうぎ"), "英明": ("ひであき", "えいめい"), "文科": ("もんか", "ぶんか"),
        "町村": ("まちむら", "ちょうそん"), "城内": ("きうち", "じょうない"), "西北": ("にしきた", "せいほく"), "長江": ("ながえ", "ちょうこう"),
        "中和": ("なかわ", "ちゅうわ"), "原野": ("はらの", "げんや"), "山野": ("やまの", "さんや"), "一文": ("かずふみ", "いちぶん"),
        "一世": ("かずよ", "いっせい"), "一列": ("かずなみ", "いちれつ"), "数人": ("かずひと", "すうにん"), "数本": ("かずもと", "すうほん"),
        "里子": ("さとこ", "さとご"),
        "羽田": ("はた", "はねだ"), "明月": ("あかつき", "めいげつ"), "身代": ("みのしろ", "しんだい"), "旭日": ("あさひ", "きょくじつ"),
        "馬頭": ("めず", "ばとう"), "梅林": ("うめばやし", "ばいりん"), "白木": ("しろき", "しらき"),
    ]

    /// By dictionary form: the first sounds of verbs, which change no other.
    private static let verbs: [String: (from: String, to: String)] = [
        "込む": ("ご", "こ"), "就く": ("づ", "つ"), "混じる": ("こんじ", "まじ"), "言う": ("ゆ", "い"),
    ]
}
