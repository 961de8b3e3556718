import Lexicon
import Model

/// What numbers, measures, months and days mean by the words around them: 三キロ走る, 第三回, 昭和三年, 九回裏, （金）. See
/// ``JapaneseGrammarWords`` for the principle.
enum JapaneseMeasureGlosses {
    /// A number of kilometres or kilograms, of degrees, in a series or of an era: 三キロ, 気温三十度, 第三回, 昭和三年.
    static func number(_ place: JapanesePlace, after last: Token) -> String? {
        let token = place.token
        if let count = token.gloss?.split(separator: " ").first, count.first?.isNumber ?? false {
            if token.text.hasSuffix("キロ") { return count + " " + kilo(place) }
            if token.text.hasSuffix("度"), (place.behind + place.ahead).contains(where: { measured.contains($0.lemma) })
            {
                return count + " degrees"
            }
            // Nothing is done so many times without a word for times.
            if token.text.hasSuffix("度"), Int(count).map({ $0 > 29 }) ?? false { return count + " degrees" }
        }
        if last.text == "第", let told = JapaneseQuantityGloss.of(token.text), told.first?.isNumber ?? false {
            return JapaneseQuantityGloss.ordinal(token.text, isOfAnEra: false)
        }
        if last.text.hasSuffix("度"), token.text.hasSuffix("分"), token.reading?.hasSuffix("ぶ") ?? false {
            return "tenths (of a degree)"
        }
        return eras.contains(last.text) ? JapaneseQuantityGloss.ordinal(token.text, isOfAnEra: true) : nil
    }

    /// Whether a word counts something, or is a measure that stands apart from its number.
    static func isCounted(_ word: Token) -> Bool {
        JapanesePlace.isQuantity(word) || measures.contains(word.text)
    }

    /// Measures that stand apart from their number: 0.5％.
    private static let measures: Set = ["％", "%", "パーセント", "メートル", "キロ", "グラム", "センチ", "トン", "リットル"]

    /// What キロ is short for, by what is said of it.
    static func kilo(_ place: JapanesePlace) -> String {
        let around = place.behind + place.ahead
        if around.contains(where: { distant.contains($0.lemma) }) { return "kilometres" }
        return around.contains { heavy.contains($0.lemma) } ? "kilograms" : "kilometres; kilograms"
    }

    private static let distant: Set = [
        "走る", "歩く", "泳ぐ", "進む", "離れる", "飛ぶ", "渋滞", "時速", "距離", "道", "道路", "高速道路", "沖", "先", "地点", "範囲", "圏", "制限",
        "マラソン", "登る", "南", "北", "東", "西", "車", "自転車",
    ]
    private static let heavy: Set = [
        "体重", "太る", "痩せる", "やせる", "重い", "重さ", "米", "肉", "荷物", "減る", "増える", "減量", "重量", "落とす", "粉", "野菜", "買う",
    ]
    /// Words beside which 度 counts degrees.
    private static let measured: Set = [
        "気温", "温度", "体温", "水温", "室温", "熱", "最高", "最低", "達する", "角度", "北緯", "南緯", "東経", "暑い", "寒い",
    ]

    /// Whether もう before a word counts one more, or the other of two: もう片方, もう一杯. もう一年になる says that it is over.
    static func isOther(_ next: Token) -> Bool {
        if others.contains(next.text) { return true }
        return JapanesePlace.isQuantity(next) && (next.text.hasPrefix("一") || next.text.hasPrefix("1"))
            && pieces.contains(where: next.text.hasSuffix)
    }

    private static let others: Set = ["片方", "片手", "片足", "片側", "片一方", "半分", "ちょっと", "ひとつ", "ひとり", "一方"]
    private static let pieces = [
        "回", "杯", "本", "枚", "個", "冊", "台", "匹", "軒", "件", "点", "泊", "口", "皿", "切れ", "曲", "試合", "度", "名", "着", "足",
    ]

    /// Whether 月 is a month: 前の月, この月, 月が変わる.
    static func isMonth(_ last: Token, _ place: JapanesePlace) -> Bool {
        if ["この", "その", "同じ", "次の", "前の", "毎"].contains(last.text) { return true }
        if last.text == "の", let before = place.before(2) { return ["前", "次", "先", "翌", "別"].contains(before.text) }
        return place.next?.text == "が" && place.verb?.token.lemma == "変わる"
    }

    /// Whether 表 and 裏 are halves of an inning: 九回裏, 九回の裏.
    static func isInning(_ last: Token, _ place: JapanesePlace) -> Bool {
        let inning = last.text == "の" ? place.before(2) : last
        return inning.map { $0.text.hasSuffix("回") && JapanesePlace.isQuantity($0) } ?? false
    }

    /// A day of the week in brackets behind a date: 3月15日（金）.
    static func weekday(_ token: Token, _ last: Token, _ next: Token?) -> String? {
        guard last.text == "（" || last.text == "(", let next, next.text == "）" || next.text == ")" else { return nil }
        return weekdays[token.text]
    }

    private static let weekdays = [
        "月": "Monday", "火": "Tuesday", "水": "Wednesday", "木": "Thursday", "金": "Friday", "土": "Saturday", "日": "Sunday",
    ]

    /// Names of eras that years are counted by, those since 1868 and the better known before.
    private static let eras: Set = [
        "明治", "大正", "昭和", "平成", "令和", "大化", "大宝", "和銅", "天平", "延暦", "保元", "平治", "治承", "承久", "建武", "文永", "弘安",
        "応仁", "天文", "弘治", "永禄", "元亀", "天正", "文禄", "慶長", "元和", "寛永", "慶安", "明暦", "寛文", "延宝", "貞享", "元禄", "宝永",
        "正徳", "享保", "宝暦", "明和", "安永", "天明", "寛政", "享和", "文化", "文政", "天保", "弘化", "嘉永", "安政", "万延", "文久", "元治",
        "慶応",
    ]
}
