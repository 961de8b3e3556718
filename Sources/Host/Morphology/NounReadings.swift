import Model

/// Readings of Chinese characters that are parts of nouns as well as nouns: 身体を鍛える からだ and 身体検査 しんたい, 旅行会社
/// がいしゃ and この会社 かいしゃ.
enum NounReadings {
    /// The reading of a word between two others; nil if the dictionary's is right.
    static func reading(of word: Morpheme, after before: Morpheme?, before after: Morpheme?) -> String? {
        let last = before?.end == word.start ? before : nil
        let next = after?.start == word.end ? after : nil
        if let reading = behindNoun[word.surface], let last, last.isPartOfCompound, last.surface != "意気" {
            // 毎日本を読む is no kind of book.
            return bare.contains(word.surface) && next?.isPartOfCompound ?? false ? nil : reading
        }
        switch Spelling(word.surface) {
        case "後":
            guard word.partOfSpeech != .suffix || last?.partOfSpeech == .adnominal else { return nil }
            if last?.surface == "その" { return "ご" }
            if last?.surface == "この" { return "あと" }
            // これは後に訂正された; 帰った後に is あと.
            let isFree = last.map { $0.partOfSpeech == .symbol || $0.surface == "は" } ?? true
            return isFree && next?.surface == "に" ? "のち" : nil
        case "通り" where last.map(precedesManner) ?? false: return "どおり"
        // 風邪気味, 疲れ気味; 気味が悪い, いい気味.
        case "気味" where last?.isPartOfCompound ?? false || last?.traits.contains(.stem) ?? false: return "ぎみ"
        case "沿い" where last?.isPartOfCompound ?? false: return "ぞい"
        case "越し" where last?.isPartOfCompound ?? false: return "ごし"
        case "話":
            // 世間話, 土産話; 今日話を is no kind of talk.
            return last?.partOfSpeech == .noun && last?.isPartOfCompound ?? false && word.reading == "はなし" ? "ばなし" : nil
        case "人" where word.reading == "にん": return last.map(isPeople) ?? false ? "じん" : nil
        case "間" where last.map { ["この", "その", "あの"].contains($0.surface) } ?? false:
            return word.reading == "ま" ? "あいだ" : nil
        case "付け", "付ける", "付けれ", "付けろ":
            // 義務付ける, 位置付ける; 傷付ける and 味付ける are not voiced.
            let isMade = last.map { $0.partOfSpeech == .noun && $0.end - $0.start == 2 && $0.isInKanji } ?? false
            guard isMade, word.partOfSpeech == .verb, let reading = word.reading, reading.hasPrefix("つ") else {
                return nil
            }
            return "づ" + reading.dropFirst()
        case "何" where next.map { beforeWhichNani.contains($0.surface) } ?? false: return "なに"
        case "期" where last?.surface == "この" && next?.surface == "に": return "ご"
        case "金":
            let stands = next.map { ["を", "が", "は", "も", "に"].contains($0.surface) } ?? false
            return stands && !(last?.isPartOfCompound ?? false) && last?.surface != "銀" ? "かね" : nil
        case "身体":
            let stands = next.map { $0.partOfSpeech == .particle && $0.surface != "の" } ?? false
            return stands && !(last?.isPartOfCompound ?? false) ? "からだ" : nil
        case "素振り":
            let isManner = last.map { $0.partOfSpeech.inflects || $0.partOfSpeech == .adnominal } ?? false
            return isManner || next.map { $0.surface == "も" || $0.surface == "すら" } ?? false ? "そぶり" : nil
        case "社" where last?.surface == "お": return "やしろ"
        case "妃" where !(last?.isPartOfCompound ?? false) && last?.partOfSpeech != .number: return "きさき"
        case "明朝" where next.map { $0.surface == "時代" || $0.surface == "体" } ?? false: return "みんちょう"
        case "無人" where last?.surface == "傍若": return "ぶじん"
        case "二分", "三分":
            guard let next, next.lemma == "する" else { return nil }
            return word.surface == "二分" ? "にぶん" : "さんぶん"
        case "所" where last.map { places.contains($0.surface) } ?? false: return "じょ"
        case "物"
        where last?.isClass("サ変接続") ?? false && last?.surface.unicodeScalars.count == 2
            && last?.surface.unicodeScalars.allSatisfy { $0.value >= 0x4E00 } ?? false:
            return "ぶつ"
        case "山" where last?.isInKatakana ?? false: return "さん"
        default: return nil
        }
    }

    /// The words that there are rules for.
    static let words: Set<String> = Set(behindNoun.keys).union([
        "通り", "沿い", "越し", "話", "人", "間", "何", "後", "期", "金", "身体", "素振り", "社", "妃", "明朝", "無人", "二分", "三分", "所", "物",
        "山", "気味",
    ])

    /// 何を, 何か; 何です, 何の and 何と are なん.
    private static let beforeWhichNani: Set<String> = ["を", "が", "も", "か", "に", "は", "より", "から"]

    /// Whether 通り after a word means "as": 予定通り, いつも通り, 今まで通り; 二通り and 言った通り are not voiced.
    private static func precedesManner(_ word: Morpheme) -> Bool {
        switch word.partOfSpeech {
        case .noun, .properNoun, .adjectivalNoun, .adverb, .suffix: !word.isClass("助数詞") && !word.isClass("非自立")
        case .particle: word.surface == "まで"
        default: false
        }
    }

    /// Whether 人 after a noun is one of a people: アジア人.
    private static func isPeople(_ noun: Morpheme) -> Bool {
        noun.isClass("地域") || (noun.partOfSpeech == .noun && noun.isInKatakana) || peoples.contains(noun.surface)
    }

    private static let peoples: Set<String> = ["西洋", "東洋", "異国", "外国", "文化", "原始", "知識", "宇宙", "現代", "社会", "県", "漢"]

    /// What is done in a place that is called じょ; 営業所 and 事務所 are しょ.
    private static let places: Set<String> = [
        "収容", "避難", "停留", "案内", "休憩", "研修", "製油", "診療", "撮影", "検問", "訓練", "造船", "駐在", "洗面", "宿泊", "安置", "託児",
        "精錬", "製錬", "養成", "授産", "相談", "集会", "脱衣", "給油", "保養", "療養", "教習", "観測",
    ]

    /// Nouns that are read otherwise at the end of a compound.
    private static let behindNoun: [String: String] = [
        "内": "ない", "会社": "がいしゃ", "不足": "ぶそく", "組": "ぐみ", "杯": "はい", "体": "たい", "本": "ぼん",
    ]
    /// Those of them that begin compounds, too: 企業本社.
    private static let bare: Set<String> = ["本", "体", "内"]

    /// Whether a noun names a person, by its last character or by itself.
    static func isPerson(_ noun: String) -> Bool {
        noun.last.map { "者員人客様性家配齢婦".contains($0) } ?? false || persons.contains(noun)
    }

    private static let persons: Set<String> = [
        "スタッフ", "ファン", "地元", "近所", "担当", "係", "お客さん", "初めて", "一般", "待ち", "持ち", "連れ", "越し", "希望", "利用", "経験", "購入",
    ]
    /// What is said of a person who likes, needs or knows something: 苦手な方も.
    static let tastes: Set<String> = [
        "好き", "大好き", "嫌い", "苦手", "得意", "必要", "大切", "有名", "元気", "親切", "不安", "心配", "希望", "可能",
    ]
}

extension Morpheme {
    /// Whether a noun that follows it may make one word with it: no time (毎日), number or pronoun.
    fileprivate var isPartOfCompound: Bool {
        switch partOfSpeech {
        case .noun, .adjectivalNoun: !isClass("副詞可能") && !isClass("非自立")
        case .properNoun: true
        case .suffix: !isClass("助動詞語幹") && !isClass("副詞可能")
        default: false
        }
    }

    /// Whether it is written in Chinese characters only.
    fileprivate var isInKanji: Bool { surface.unicodeScalars.allSatisfy { $0.isHan } }

    /// Whether it is a name or a noun in katakana.
    fileprivate var isInKatakana: Bool {
        surface.unicodeScalars.count > 1 && surface.unicodeScalars.allSatisfy { (0x30A1...0x30FC).contains($0.value) }
    }

    /// Makes 行って, which may be いって, おこなって.
    mutating func readAsOkonau() {
        guard surface == "行っ" else { return }
        lemma = "行う"
        reading = "おこなっ"
        pronunciation = reading
        inflection?.type = "五段・ワ行促音便"
    }

    /// Makes 行って, which may be いって, いって.
    mutating func readAsIku() {
        guard surface == "行っ" else { return }
        lemma = "行く"
        reading = "いっ"
        pronunciation = reading
        inflection?.type = "五段・カ行促音便"
    }
}
