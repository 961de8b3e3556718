/// A counter after a number, with the sounds that both take: 三匹 さんびき, 六本 ろっぽん, 七時 しちじ, 二十日 はつか.
///
/// Principle: voiceless initials double after 1, 8 and 10, those in k and h also after 6 and 100, and h becomes p. After 3
/// and 何 (and 1,000 and 10,000 for h) the sound of the counters listed is voiced. Counters written in katakana do not
/// change. Exceptions are those of school grammar.
public struct JapaneseCounter {
    private let reading: String
    private let text: String

    /// - Parameters:
    ///   - text: As it is written: 匹.
    ///   - reading: By itself, in hiragana: ひき; that of the table wins.
    public init(_ text: String, reading: String) {
        self.text = text
        self.reading = Self.readings[text] ?? reading
    }

    /// Whether a noun counts when it follows a number, whatever a dictionary says of it.
    public static func isCounter(_ text: String) -> Bool { readings[text] != nil }

    /// The reading of a number with the counter, in hiragana.
    public func reading(after number: JapaneseNumber) -> String {
        if let value = number.value, let whole = Self.wholes[text]?[value] { return whole }
        if text.hasPrefix("日"), let value = number.value, let day = Self.day(value) {
            return day + reading.dropFirst("にち".unicodeScalars.count)
        }
        var kana = number.reading
        if number.last > 0, number.last < 10, let digits = Self.digits.first(where: { text.hasPrefix($0.key) })?.value,
            let changed = digits[number.last]
        {
            for usual in ["よん", "なな", "きゅう"] where kana.hasSuffix(usual) {
                return String(kana.dropLast(usual.count)) + changed + reading
            }
        }
        guard !Self.isKatakana(text) else { return kana + reading }
        let initial = Initial(reading)
        if initial.doubles(after: number.last) { kana = Self.geminated(kana, number.last) }
        return kana + sound(after: number.last, initial)
    }

    /// The reading of 何 with the counter.
    public var readingAfterWhat: String { "なん" + sound(after: 3, Initial(reading)) }

    /// The counter's own sound after a number.
    private func sound(after last: Int, _ initial: Initial) -> String {
        if initial == .h {
            if initial.doubles(after: last) { return Self.changing(reading, Self.halfVoiced) }
            let isVoiced = last == 3 || last == 1000 || last == 10_000
            if text.hasPrefix("分") || text.hasPrefix("発") || text.hasPrefix("泊") || text.hasPrefix("歩")
                || text.hasPrefix("版") || text.hasPrefix("敗"), isVoiced || last == 4
            {
                return Self.changing(reading, Self.halfVoiced)
            }
            return isVoiced ? Self.changing(reading, Self.voiced) : reading
        }
        if last == 3, Self.voicedAfterThree.contains(text) { return Self.changing(reading, Self.voiced) }
        return reading
    }

    /// A number whose last sound doubles the next: いち becomes いっ.
    static func geminated(_ kana: String, _ last: Int) -> String {
        switch last {
        case 1, 6, 8, 100: kana.dropLast() + "っ"
        case 10: kana.hasSuffix("じゅう") ? kana.dropLast() + "っ" : kana
        default: kana
        }
    }

    private static func changing(_ reading: String, _ table: [Character: String]) -> String {
        guard let first = reading.first, let changed = table[first] else { return reading }
        return changed + reading.dropFirst()
    }

    private static func isKatakana(_ text: String) -> Bool {
        text.unicodeScalars.first.map { Kana.isKatakana($0) && $0 != "ヶ" && $0 != "カ" && $0 != "ヵ" } ?? false
    }

    /// The days of the month that are not read にち.
    private static func day(_ value: Int64) -> String? {
        switch value {
        case 2: "ふつか"
        case 3: "みっか"
        case 4: "よっか"
        case 5: "いつか"
        case 6: "むいか"
        case 7: "なのか"
        case 8: "ようか"
        case 9: "ここのか"
        case 10: "とおか"
        case 14: "じゅうよっか"
        case 19: "じゅうくにち"
        case 20: "はつか"
        case 24: "にじゅうよっか"
        case 29: "にじゅうくにち"
        default: nil
        }
    }

    private enum Initial {
        case k, s, h, other

        init(_ reading: String) {
            self =
                switch reading.first {
                case "か", "き", "く", "け", "こ": .k
                case "さ", "し", "す", "せ", "そ", "た", "ち", "つ", "て", "と": .s
                case "は", "ひ", "ふ", "へ", "ほ": .h
                default: .other
                }
        }

        func doubles(after last: Int) -> Bool {
            switch self {
            case .k, .h: [1, 6, 8, 10, 100].contains(last)
            case .s: [1, 8, 10].contains(last)
            case .other: false
            }
        }
    }

    private static let halfVoiced: [Character: String] = ["は": "ぱ", "ひ": "ぴ", "ふ": "ぷ", "へ": "ぺ", "ほ": "ぽ"]
    private static let voiced: [Character: String] = [
        "は": "ば", "ひ": "び", "ふ": "ぶ", "へ": "べ", "ほ": "ぼ", "か": "が", "け": "げ", "そ": "ぞ",
    ]
    private static let voicedAfterThree: Set<String> = ["階", "軒", "足", "階建て", "階建"]

    /// Numbers and counters with a reading of their own.
    private static let wholes: [String: [Int64: String]] = [
        "人": [1: "ひとり", 2: "ふたり"], "歳": [20: "はたち"], "才": [20: "はたち"], "羽": [3: "さんば"],
        "つ": [
            1: "ひとつ", 2: "ふたつ", 3: "みっつ", 4: "よっつ", 5: "いつつ", 6: "むっつ", 7: "ななつ", 8: "やっつ", 9: "ここのつ",
        ],
        // Native counters: one and two are native, too.
        "箱": [1: "ひとはこ", 2: "ふたはこ"], "皿": [1: "ひとさら", 2: "ふたさら", 8: "はちさら", 10: "じゅうさら"],
        "袋": [1: "ひとふくろ", 2: "ふたふくろ", 3: "さんふくろ", 6: "ろくふくろ", 8: "はちふくろ", 10: "じゅうふくろ"],
        "束": [1: "ひとたば", 2: "ふたたば", 8: "はちたば", 10: "じゅうたば"],
        "玉": [1: "ひとたま", 2: "ふたたま", 8: "はちたま", 10: "じゅうたま"], "粒": [1: "ひとつぶ", 2: "ふたつぶ", 8: "はちつぶ", 10: "じゅうつぶ"],
        "株": [1: "ひとかぶ", 2: "ふたかぶ"], "切れ": [1: "ひときれ", 2: "ふたきれ"],
        "部屋": [1: "ひとへや", 2: "ふたへや", 3: "さんへや", 6: "ろくへや", 8: "はちへや", 10: "じゅうへや"],
        "房": [1: "ひとふさ", 2: "ふたふさ", 3: "みふさ", 6: "ろくふさ", 8: "はちふさ", 10: "じゅうふさ"],
        "晩": [1: "ひとばん", 2: "ふたばん", 3: "みばん"], "鉢": [1: "ひとはち", 2: "ふたはち"],
    ]

    /// Last digits that are read otherwise before a counter that begins so.
    private static let digits: [(key: String, value: [Int: String])] = [
        ("時間", [4: "よ", 9: "く"]), ("時", [4: "よ", 7: "しち", 9: "く"]), ("月", [4: "し", 7: "しち", 9: "く"]),
        ("年", [4: "よ"]), ("円", [4: "よ"]), ("人", [4: "よ"]),
    ]

    package static let readings: [String: String] = [
        "人": "にん", "名": "めい", "匹": "ひき", "本": "ほん", "杯": "はい", "枚": "まい", "台": "だい", "個": "こ", "箇": "こ",
        "冊": "さつ", "頭": "とう", "羽": "わ", "回": "かい", "階": "かい", "軒": "けん", "棟": "とう", "件": "けん", "歳": "さい", "才": "さい",
        "年": "ねん", "年間": "ねんかん", "年生": "ねんせい", "年目": "ねんめ", "年代": "ねんだい", "年度": "ねんど", "年前": "ねんまえ",
        "年後": "ねんご", "月": "がつ", "日": "にち", "日間": "にちかん", "日目": "にちめ", "週間": "しゅうかん", "週": "しゅう",
        "時": "じ", "時間": "じかん", "分": "ふん", "分間": "ふんかん", "秒": "びょう", "秒間": "びょうかん", "円": "えん",
        "度": "ど", "番": "ばん", "番目": "ばんめ", "号": "ごう", "号車": "ごうしゃ", "位": "い", "倍": "ばい", "点": "てん", "通": "つう",
        "泊": "はく", "発": "はつ", "票": "ひょう", "歩": "ほ", "足": "そく", "着": "ちゃく", "曲": "きょく", "巻": "かん", "章": "しょう",
        "ヶ月": "かげつ", "カ月": "かげつ", "か月": "かげつ", "ヵ月": "かげつ", "箇月": "かげつ", "ケ月": "かげつ", "ヶ国": "かこく",
        "カ国": "かこく", "か国": "かこく", "ヵ国": "かこく", "ヶ所": "かしょ", "カ所": "かしょ", "か所": "かしょ", "箇所": "かしょ",
        "つ": "つ", "代": "だい", "世紀": "せいき", "種類": "しゅるい", "周年": "しゅうねん", "話": "わ", "問": "もん", "段": "だん",
        "級": "きゅう", "部": "ぶ", "社": "しゃ", "校": "こう", "隻": "せき", "機": "き", "試合": "しあい", "丁目": "ちょうめ",
        "回目": "かいめ", "割": "わり", "両": "りょう", "字": "じ", "行": "ぎょう", "品": "しな", "体": "たい",
        "勝": "しょう", "敗": "はい", "得点": "とくてん", "打": "だ", "球": "きゅう", "期": "き", "期生": "きせい", "次": "じ", "区": "く",
        "局": "きょく", "店": "てん", "店舗": "てんぽ", "名様": "めいさま", "周": "しゅう", "首": "しゅ", "審": "しん", "戸": "こ", "畳": "じょう",
        "箱": "はこ", "皿": "さら", "袋": "ふくろ", "束": "たば", "玉": "たま", "粒": "つぶ", "株": "かぶ", "切れ": "きれ", "部屋": "へや",
        "房": "ふさ", "晩": "ばん", "鉢": "はち", "缶": "かん", "戦": "せん",
        "坪": "つぼ", "版": "はん", "錠": "じょう", "冠": "かん", "階建て": "かいだて", "階建": "かいだて",
    ]
}
