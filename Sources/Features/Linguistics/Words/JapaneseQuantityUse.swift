import Lexicon
import Model
import Phonology

/// What a quantity says among the words beside it: 一時 before 過ぎ is one o'clock, 七日 before 以内 seven days, 九回 before 裏 an inning,
/// 三十キロ before の渋滞 kilometres.
enum JapaneseQuantityUse {
    /// The meaning of the word at a place; nil if its neighbours tell nothing.
    static func gloss(at place: JapanesePlace) -> String? {
        let text = place.token.text
        if let beside = besideQuantity(place) { return beside }
        guard let first = text.unicodeScalars.first, first == "数" || first == "第" || isNumeral(first) else {
            return nil
        }
        if first == "第" { return ordinal(text) }
        if first == "数" { return several(text) }
        if let told = approximate(place) ?? range(text) ?? portions(text) { return told }
        switch text.unicodeScalars.last {
        case "時": return hour(place)
        case "日": return days(place)
        case "回": return inning(place)
        case "足": return pairs(place)
        case "着": return clothing(place)
        // The dictionary has 十号, ten names of the Buddha, and 一段, more.
        case "号": return JapaneseQuantityGloss.of(text)
        case "段" where text == "一段": return isOnStairs(place) ? "one step" : nil
        case "分": return place.last?.text.hasSuffix("割") ?? false ? count("パーセント", of: text) : nil
        case "ロ": return text.hasSuffix("キロ") ? kilo(place) : nil
        default: return nil
        }
    }

    private static func isNumeral(_ scalar: Unicode.Scalar) -> Bool { JapaneseNumber.value(of: scalar) != nil }

    /// A quantity with another counter: 5 per cent for 五分.
    private static func count(_ counter: String, of text: String) -> String? {
        let number = text.unicodeScalars.prefix { isNumeral($0) || $0 == "・" || $0 == "." || $0 == "," }
        return JapaneseQuantityGloss.of(String(number) + counter)
    }

    /// 第四 is fourth; 第一, 第二 and 第三 are words of the dictionary.
    private static func ordinal(_ text: String) -> String? {
        let number = String(text.dropFirst())
        guard let last = number.unicodeScalars.last, number.unicodeScalars.first.map(isNumeral) ?? false,
            !["一", "二", "三"].contains(number)
        else { return nil }
        // 第三章 is chapter 3, 第三回 the third.
        if parts.contains(last), let named = JapaneseQuantityGloss.of(number) { return named }
        return JapaneseQuantityGloss.ordinal(number, isOfAnEra: false)
    }

    /// Counters for parts of a book or a law, which go before their number in English.
    private static let parts: Set<Unicode.Scalar> = ["章", "条", "課", "号", "巻", "節", "項", "話", "版"]

    /// 数十人 is dozens of people.
    static func several(_ text: String) -> String? {
        if let named = severals[text] { return named.isEmpty ? nil : named }
        let rest = String(text.dropFirst())
        for (unit, name) in [
            ("十", "dozens of "), ("百", "hundreds of "), ("千", "thousands of "), ("万", "tens of thousands of "),
        ] where rest.hasPrefix(unit) && rest.count > 1 {
            return things(String(rest.dropFirst())).map { name + $0 }
        }
        return things(rest).map { "several " + $0 }
    }

    /// What says "several" in words of its own, and a word that does not: a figure.
    private static let severals = [
        "数百": "several hundred", "数千": "several thousand", "数万": "tens of thousands", "数億": "hundreds of millions",
        "数十年": "several decades", "数字": "",
    ]

    /// What a counter counts, in the plural; nil if it names a place in an order, or is none.
    static func things(_ counter: String) -> String? {
        guard let two = JapaneseQuantityGloss.of("二" + counter), two.hasPrefix("2 "), !two.hasSuffix("o’clock") else {
            return counter == "日" ? "days" : nil
        }
        return String(two.dropFirst(2))
    }

    /// 五十二円台 is a range from 52 yen; 三台 is three machines.
    private static func range(_ text: String) -> String? {
        guard text.hasSuffix("台"), let counter = text.unicodeScalars.dropLast().last, !isNumeral(counter) else {
            return nil
        }
        return JapaneseQuantityGloss.of(String(text.dropLast())).map { "the range from " + $0 }
    }

    /// 一時過ぎ, 午後一時; elsewhere 一時 is "for a time".
    private static func hour(_ place: JapanesePlace) -> String? {
        guard place.token.text == "一時" else { return nil }
        let isTold =
            place.next.map { clock.contains($0.text) } ?? false
            || place.last.map { timesOfDay.contains($0.text) } ?? false
            || place.last?.text == "の" && place.before(2).map { timesOfDay.contains($0.text) } ?? false
        return isTold ? JapaneseQuantityGloss.of("1時") : nil
    }

    private static let clock: Set = [
        "過ぎ", "すぎ", "頃", "ごろ", "ころ", "まで", "に", "から", "半", "前", "より", "ちょうど", "です", "だ", "でした", "だった", "を",
    ]
    private static let timesOfDay: Set = [
        "午前", "午後", "夜", "夜中", "深夜", "昼", "朝", "昨夜", "今夜", "今", "明日", "今日", "昨日", "翌日", "毎日", "ちょうど",
    ]

    /// 七日以内 is seven days; 七日に is a date. No month has a 365th day.
    private static func days(_ place: JapanesePlace) -> String? {
        if let days = JapaneseNumber(String(place.token.text.dropLast()))?.value, days > 31 {
            return count("日間", of: place.token.text)
        }
        guard let next = place.next, lasting.contains(next.text), !place.token.text.contains("月") else { return nil }
        return count("日間", of: place.token.text)
    }

    private static let lasting: Set = [
        "以内", "ほど", "間", "後", "ぶり", "くらい", "ぐらい", "で", "も", "以上", "未満", "かかる", "かかり", "足らず", "おき", "ごと", "分", "連続", "前",
        "早い", "早く", "早かった", "遅い", "遅く", "遅かった", "遅れ", "遅れて", "遅れた", "遅れる",
    ]

    /// 九回裏 and 九回の表 are halves of an inning, and 六回途中 is one where a game is spoken of.
    private static func inning(_ place: JapanesePlace) -> String? {
        guard let next = place.next else { return nil }
        let half = next.text == "の" ? place.ahead.dropFirst().first?.text : next.text
        let isPlayed =
            ["途中", "まで"].contains(next.text)
            && (place.behind + place.ahead).contains { baseball.contains($0.lemma) || baseball.contains($0.text) }
        guard half == "裏" || half == "表" || isPlayed else { return nil }
        return JapaneseQuantityGloss.ordinal(place.token.text, isOfAnEra: false).map { $0 + " inning" }
    }

    private static let baseball: Set = [
        "投げる", "失点", "無失点", "先発", "登板", "降板", "満塁", "一死", "二死", "無死", "得点", "本塁打", "適時打", "先制", "逆転", "投手", "左腕", "右腕",
        "試合", "打線",
    ]

    /// 三十キロの渋滞 is a distance, 三十キロの荷物 a weight.
    private static func kilo(_ place: JapanesePlace) -> String? {
        let words = place.ahead.map(\.lemma) + place.behind.map(\.lemma)
        if words.contains(where: weighed.contains) { return count("キログラム", of: place.token.text) }
        if words.contains(where: gone.contains) { return count("キロメートル", of: place.token.text) }
        return nil
    }

    /// 階段を一段上る.
    private static func isOnStairs(_ place: JapanesePlace) -> Bool {
        let around = place.behind + place.ahead
        return around.contains { $0.text.hasSuffix("段") || climbed.contains($0.lemma) }
    }

    private static let climbed: Set = ["上る", "登る", "のぼる", "上がる", "下りる", "降りる", "おりる", "はしご", "梯子", "踏む"]
    private static let weighed: Set = [
        "体重", "重さ", "重い", "軽い", "荷物", "痩せる", "やせる", "太る", "米", "肉", "魚", "減る", "増える", "減量", "砂糖", "野菜", "ダンベル", "持ち上げる",
    ]
    private static let gone: Set = [
        "渋滞", "走る", "歩く", "泳ぐ", "離れる", "距離", "道", "先", "進む", "時速", "ドライブ", "マラソン", "地点", "区間", "四方", "沖", "圏内", "移動",
        "北", "南", "東",
        "西", "手前", "長さ", "半径", "行く", "上空", "続く", "延びる", "飛ぶ",
    ]

    /// Words behind a quantity that belong to it: 裏 of an inning, 強 of a seismic intensity.
    private static func besideQuantity(_ place: JapanesePlace) -> String? {
        guard let last = place.last else { return nil }
        switch place.token.text {
        case "裏", "表":
            let counted = last.text == "の" ? place.before(2) : last
            guard let counted, counted.text.hasSuffix("回"), JapaneseQuantityGloss.isQuantity(counted.text) else {
                return nil
            }
            return place.token.text == "裏" ? "bottom (of an inning)" : "top (of an inning)"
        case "強", "弱":
            guard place.before(2)?.text == "震度" else { return nil }
            return place.token.text == "強" ? "upper (of a seismic intensity)" : "lower (of a seismic intensity)"
        default: return nil
        }
    }
}
