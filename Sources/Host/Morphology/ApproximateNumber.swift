import Phonology

/// Two neighbouring digits that say about how many there are: 二三日, 十五六歳, 二三百人.
///
/// Principle: a number in kanji is written with its units (二十三), so that two digits side by side are two numbers. Dates,
/// years of an era and what follows 第 are written without units, too; ``QuantityJoining`` leaves them alone.
public struct ApproximateNumber {
    /// The lower number: 十五 for 十五六.
    public let low: String
    /// The higher number: 十六 for 十五六.
    public let high: String
    /// How it is read up to the second digit: じゅうご for 十五六.
    public let beginning: String

    private let prefix: String
    private let digit: Int64
    private let unit: String

    /// Nil for any other text, also for one with a counter.
    public init?(_ text: String) {
        var scalars = Array(text.unicodeScalars)
        var unit: Unicode.Scalar?
        if let last = scalars.last, Self.isUnit(last) {
            unit = last
            scalars.removeLast()
        }
        guard scalars.count > 1, let digit = Self.digit(scalars[scalars.count - 1]),
            let lower = Self.digit(scalars[scalars.count - 2]), lower + 1 == digit
        else { return nil }
        let before = scalars.dropLast(2)
        if let last = before.last {
            guard Self.isUnit(last), before.allSatisfy({ Self.isUnit($0) || Self.digit($0) != nil }) else { return nil }
            if let unit, !Self.follows(unit, last) { return nil }
        }
        let prefix = Self.text(before)
        let ending = unit.map { String($0) } ?? ""
        let high = prefix + String(scalars[scalars.count - 1]) + ending
        let first = JapaneseNumber(prefix)?.reading ?? ""
        guard before.isEmpty || !first.isEmpty, JapaneseNumber(high)?.value != nil else { return nil }
        self.prefix = prefix
        self.digit = digit
        self.unit = ending
        self.high = high
        low = prefix + String(scalars[scalars.count - 2]) + ending
        beginning = first + Self.sounds[Int(lower) - 1]
    }

    /// Its number before a sign and the one behind it: 二、三日, 十五、六歳, 2、3日; nil if they are no such two.
    ///
    /// - Parameters:
    ///   - low: What stands before the sign.
    ///   - high: What stands behind it, with its counter.
    public static func parted(_ low: String, _ high: String) -> (number: ApproximateNumber, counter: String)? {
        let digits = high.unicodeScalars.prefix { JapaneseNumber.value(of: $0) != nil }
        let counter = Self.text(high.unicodeScalars.dropFirst(digits.count))
        guard counts(counter), let first = inKanji(low), let second = inKanji(Self.text(digits)),
            let number = ApproximateNumber(first + second)
        else { return nil }
        return (number, counter)
    }

    /// Whether two numbers before a counter say how many there are. 二三号 is a number in a row, 二、三月 two months.
    static func counts(_ counter: String) -> Bool { !ordinals.contains(counter) }

    /// The reading with a counter; an empty one if there is none.
    ///
    /// - Parameter plain: The counter's own reading; that of the table wins.
    public func reading(with counter: String, readAs plain: String) -> String {
        beginning + ending(with: counter, readAs: plain)
    }

    /// The reading from the second digit on: さんにち of 二三日.
    public func ending(with counter: String, readAs plain: String) -> String {
        guard let number = JapaneseNumber(Numeral.figures[Int(digit) - 1] + unit) else { return plain }
        if counter.isEmpty { return unit.isEmpty && digit == 4 ? "し" : Self.usual(number.reading) }
        let own = JapaneseCounter.readings[counter] ?? plain
        if counter.hasPrefix("日"), own.hasPrefix("にち") {
            // 二三日 is にさんにち, 三四日 さんよっか.
            if unit.isEmpty, digit == 4 { return "よっか" + own.dropFirst("にち".count) }
            return Self.usual(number.reading) + own
        }
        if unit.isEmpty, counter.isSpelt("人"), digit == 2 { return "ににん" }
        if unit.isEmpty, digit == 4, !prefix.isEmpty, counter.isSpelt("歳") || counter.isSpelt("才") { return "しさい" }
        return Self.usual(JapaneseCounter(counter, reading: own).reading(after: number))
    }

    /// 六七人 is ろくしちにん, 八九年 はっくねん.
    private static func usual(_ reading: String) -> String {
        if reading.hasPrefix("なな") { return "しち" + reading.dropFirst(2) }
        return reading.hasPrefix("きゅう") ? "く" + reading.dropFirst(3) : reading
    }

    private static func isUnit(_ scalar: Unicode.Scalar) -> Bool { "十百千万億".unicodeScalars.contains(scalar) }

    /// Whether digits and a unit may stand behind another unit: 二百五六十, 十四五万.
    private static func follows(_ unit: Unicode.Scalar, _ last: Unicode.Scalar) -> Bool {
        guard let value = JapaneseNumber.value(of: unit), let before = JapaneseNumber.value(of: last) else {
            return false
        }
        return value < before || value >= 10_000 && value > before
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int64? {
        let figure = Numeral.figure(scalar.value)
        return figure == 0 ? nil : Int64(figure)
    }

    /// A number below 100 in digits as it is written in kanji; one in kanji as it is.
    private static func inKanji(_ text: String) -> String? {
        guard let first = text.unicodeScalars.first, text.unicodeScalars.count < 8 else { return nil }
        if first.value > 0x3400, first.value < 0xFF00 { return text }
        guard let value = JapaneseNumber(text)?.value, (1...99).contains(value) else { return nil }
        let (tens, ones) = (Int(value / 10), Int(value % 10))
        return (tens > 1 ? Numeral.figures[tens - 1] : "") + (tens > 0 ? "十" : "")
            + (ones > 0 ? Numeral.figures[ones - 1] : "")
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// The lower digit.
    private static let sounds = ["いち", "に", "さん", "し", "ご", "ろく", "しち", "はっ"]
    /// Counters that name a place in a row, and つ.
    private static let ordinals: Set<String> = [
        "月", "つ", "号", "号室", "号車", "番", "番地", "番線", "世紀", "条", "版", "年生", "年次", "組", "期生", "丁目", "区", "審",
    ]
}
