import Lexicon
import Model
import Morphology
import Phonology

/// Quantities that say about how many there are, and what a few counters count beside their things.
extension JapaneseQuantityUse {
    /// What a number by itself says: 3.14 for 三・一四, "two or three" for 二三; nil for one in digits.
    ///
    /// - Parameter reading: Tells 二三 にさん from the digits of a number.
    static func gloss(ofNumber text: String, reading: String?) -> String? {
        if let (number, counter) = about(text, readAs: reading) { return told(number, counter) }
        return JapaneseQuantityGloss.of(text)
    }

    /// 二三日, 二、三日; 十数年.
    static func approximate(_ place: JapanesePlace) -> String? {
        let token = place.token
        if let (number, counter) = about(token.text, readAs: token.reading) { return told(number, counter) }
        guard let sign = place.last?.text, signs.contains(sign), let before = place.before(2)?.text,
            !(signs.contains(place.before(3)?.text ?? "") && place.before(4).map(JapanesePlace.isQuantity) ?? false),
            let (number, counter) = ApproximateNumber.parted(before, token.text), !counter.isEmpty
        else { return moreThan(token.text) }
        // 三月二、三日: days of the month.
        if counter.hasPrefix("日"), token.reading != number.ending(with: counter, readAs: "") { return nil }
        return told(number, counter)
    }

    private static let signs: Set = ["、", "・"]

    /// Whether a text begins with such a number, or says "several".
    static func isApproximate(_ text: String) -> Bool {
        if text.unicodeScalars.first == "数" { return several(text) != nil }
        let digits = text.unicodeScalars.prefix { JapaneseNumber.value(of: $0) != nil }
        return ApproximateNumber(String(String.UnicodeScalarView(digits))) != nil
    }

    /// The number and the counter of a text that is read as about so many: にさんにち; nil for にじゅうさんにち.
    private static func about(_ text: String, readAs reading: String?) -> (ApproximateNumber, String)? {
        let digits = text.unicodeScalars.prefix { JapaneseNumber.value(of: $0) != nil }
        guard digits.count > 1, let reading, let number = ApproximateNumber(String(String.UnicodeScalarView(digits))),
            reading.hasPrefix(number.beginning), !reading.dropFirst(number.beginning.count).hasPrefix("じゅう")
        else { return nil }
        return (number, String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(digits.count))))
    }

    private static func told(_ number: ApproximateNumber, _ counter: String) -> String? {
        guard let high = JapaneseQuantityGloss.of(number.high), let low = JapaneseQuantityGloss.of(number.low) else {
            return nil
        }
        let range = (words[low] ?? low) + " or " + (words[high] ?? high)
        if counter.isEmpty { return range }
        if counter == "日" { return range + " days" }
        guard let told = JapaneseQuantityGloss.of(number.high + counter) else { return range }
        if told.hasPrefix(high + " ") { return range + told.dropFirst(high.count) }
        return told.hasSuffix(" " + high) ? told.dropLast(high.count) + range : range
    }

    private static let words = [
        "1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight",
        "9": "nine",
    ]

    /// 十数年 is ten-odd years, 百数十人 well over 100 people.
    private static func moreThan(_ text: String) -> String? {
        guard let place = text.firstIndex(of: "数"), let count = JapaneseQuantityGloss.of(String(text[..<place])) else {
            return nil
        }
        let rest = String(text[text.index(after: place)...])
        if let unit = rest.first, "十百千".contains(unit) {
            return things(String(rest.dropFirst())).map { "well over " + count + " " + $0 }
        }
        return things(rest).map { (count == "10" ? "ten" : count) + "-odd " + $0 }
    }

    /// 二人前 is for two.
    static func portions(_ text: String) -> String? {
        guard text.hasSuffix("人前"), let count = JapaneseQuantityGloss.of(String(text.dropLast(2))), count != "1" else {
            return nil
        }
        return "for " + (words[count] ?? count) + " (portions)"
    }

    /// 靴を一足, where 足 counts pairs rather than legs.
    static func pairs(_ place: JapanesePlace) -> String? {
        guard place.token.reading?.hasSuffix("く") ?? false, isBeside(shoes, place) else { return nil }
        if place.token.text == "一足" { return "one pair (of shoes, socks)" }
        return JapaneseQuantityGloss.of(place.token.text)
    }

    /// スーツを一着; 一着でゴールする is the first to arrive.
    static func clothing(_ place: JapanesePlace) -> String? {
        guard place.token.text == "一着", isBeside(clothes, place) else { return nil }
        return "one (suit, dress, piece of clothing)"
    }

    /// Whether what is counted stands right before a quantity or, behind の, after it.
    private static func isBeside(_ things: Set<String>, _ place: JapanesePlace) -> Bool {
        func isThing(_ token: Token?) -> Bool {
            guard let token else { return false }
            return things.contains(token.text) || things.contains { $0.count > 1 && token.text.hasSuffix($0) }
        }
        if isThing(place.last) { return true }
        if let last = place.last, ["を", "が", "は", "も"].contains(last.text), isThing(place.before(2)) { return true }
        return place.next?.text == "の" && place.ahead.dropFirst().prefix(3).contains(where: isThing)
    }

    private static let shoes: Set<String> = [
        "靴", "くつ", "靴下", "くつ下", "ソックス", "ストッキング", "長靴", "ブーツ", "スニーカー", "サンダル", "スリッパ", "革靴", "下駄", "草履", "足袋",
        "ハイヒール", "パンプス", "運動靴", "タイツ", "手袋",
    ]
    private static let clothes: Set<String> = [
        "服", "洋服", "着物", "スーツ", "ドレス", "コート", "シャツ", "ワンピース", "ジャケット", "セーター", "浴衣", "上着", "制服", "背広", "ズボン",
        "スカート", "ブラウス", "パジャマ", "水着", "礼服", "タキシード", "ジーンズ", "振袖", "振り袖",
    ]
}
