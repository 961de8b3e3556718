/// A Japanese number as it is read: 四十 よんじゅう, 200万 にひゃくまん, 3.5 さんてんご.
///
/// Principle: the readings of the NHK pronunciation dictionary's tables for numbers; where two are usual, the one that
/// learners are taught first (七 なな, 四 よん, 九 きゅう).
public struct JapaneseNumber {
    /// The reading in hiragana.
    public let reading: String
    /// Its value; nil if it has a fraction, leading zeros or more than 16 digits.
    public let value: Int64?
    /// What its last word stands for: 1 to 9, 10, 100, 1,000 or 10,000 and above; 0 for anything else. It decides how the
    /// sound of a counter changes.
    public let last: Int

    /// The most digits, units among them, of a number that is read.
    private static let mostDigits = 32
    /// The most digits after a decimal point.
    private static let longestFraction = 100

    /// Reads a number; nil if the text is none: digits of either width, kanji numerals, separators and a decimal point.
    public init?(_ text: String) {
        var tokens: [Int64] = []
        var fraction: [Int64] = []
        var hasPoint = false
        var zeros = 0
        for scalar in text.unicodeScalars {
            if Self.isSeparator(scalar) { continue }
            if Self.isPoint(scalar) {
                guard !hasPoint, !tokens.isEmpty else { return nil }
                hasPoint = true
                continue
            }
            guard let value = Self.value(of: scalar) else { return nil }
            if hasPoint, value > 9 { return nil }
            if hasPoint { fraction.append(value) } else { tokens.append(value) }
            guard tokens.count <= Self.mostDigits, fraction.count <= Self.longestFraction else { return nil }
            if tokens.count == zeros + 1, value == 0 { zeros += 1 }
        }
        guard !tokens.isEmpty else { return nil }
        let isPlain = tokens.allSatisfy { $0 < 10 }
        guard !(isPlain && (tokens.count > 16 || (zeros > 0 && tokens.count > 1))), let value = Self.sum(tokens) else {
            guard isPlain else { return nil }
            reading = (tokens + fraction).map(Self.digit).joined()
            (self.value, last) = (nil, 0)
            return
        }
        var (kana, last) = Self.read(value)
        if hasPoint, !fraction.isEmpty {
            // 0.02 is れいてんれいに.
            kana =
                value == 0
                ? "れいてん" + fraction.map { $0 == 0 ? "れい" : Self.digit($0) }.joined()
                : Self.beforePoint(kana) + "てん" + fraction.map(Self.digit).joined()
            last = Int(fraction[fraction.count - 1])
        }
        // 万単位, 数億: a unit by itself has no one before it.
        if let first = text.unicodeScalars.first, "万億兆".unicodeScalars.contains(first), kana.hasPrefix("い") {
            kana.removeFirst("いち".count)
        }
        // 零時, 零下: the character is not read as the digit is.
        reading = value == 0 && !hasPoint && text.unicodeScalars.first == "零" ? "れい" : kana
        self.last = last
        self.value = hasPoint ? nil : value
    }

    /// Whether a character may be part of a number: a digit, a numeral, a separator or a decimal point.
    public static func mayBePart(_ scalar: Unicode.Scalar) -> Bool {
        isSeparator(scalar) || isPoint(scalar) || value(of: scalar) != nil
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "," || scalar == "，" }
    private static func isPoint(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "．" || scalar == "・" }

    /// The value of a digit or numeral; nil for other characters, among them those that only Chinese writes.
    public static func value(of scalar: Unicode.Scalar) -> Int64? {
        switch scalar {
        case "两", "兩", "萬", "亿": nil
        case "兆": 1_000_000_000_000
        default: Numeral.digit(scalar) ?? unit(scalar)
        }
    }

    private static func unit(_ scalar: Unicode.Scalar) -> Int64? {
        let unit = Numeral.unit(scalar.value)
        return unit == 0 ? nil : unit
    }

    /// The value of digits and units in order; nil if they make no number.
    private static func sum(_ tokens: [Int64]) -> Int64? {
        var total: Int64 = 0
        var group: Int64 = 0
        var digits: Int64 = 0
        var hasDigits = false
        for token in tokens {
            if token < 10 {
                guard digits < 1_000_000_000_000_000 else { return nil }
                digits = digits * 10 + token
                hasDigits = true
            } else if token < 10_000 {
                guard !hasDigits || digits < 10 else { return nil }
                group += (hasDigits ? digits : 1) * token
                (digits, hasDigits) = (0, false)
            } else {
                let all = group + digits
                let (product, overflow) = (all == 0 ? 1 : all).multipliedReportingOverflow(by: token)
                let (sum, tooMuch) = total.addingReportingOverflow(product)
                guard !overflow, !tooMuch else { return nil }
                total = sum
                (group, digits, hasDigits) = (0, 0, false)
            }
        }
        let (sum, overflow) = total.addingReportingOverflow(group + digits)
        return overflow ? nil : sum
    }

    private static func read(_ value: Int64) -> (String, Int) {
        guard value > 0 else { return ("ぜろ", 0) }
        var kana = ""
        var last = 0
        var rest = value
        for (unit, name) in [(1_000_000_000_000, "ちょう"), (100_000_000, "おく"), (10_000, "まん")] as [(Int64, String)] {
            let count = rest / unit
            rest %= unit
            guard count > 0 else { continue }
            var (part, end) = count < 10_000 ? readGroup(count) : read(count)
            // 千万 is read いっせんまん.
            if count / 1000 % 10 == 1, part.hasPrefix("せん") { part = "いっ" + part }
            kana += name == "ちょう" ? JapaneseCounter.geminated(part, end) + name : part + name
            last = 10_000
            end = 0
        }
        if rest > 0 {
            let (part, end) = readGroup(rest)
            kana += part
            last = end
        }
        return (kana, last)
    }

    /// Reads a number below 10,000.
    private static func readGroup(_ value: Int64) -> (String, Int) {
        var kana = ""
        var last = 0
        let thousands = value / 1000
        let hundreds = value / 100 % 10
        let tens = value / 10 % 10
        switch thousands {
        case 0: break
        case 1: kana += "せん"
        case 3: kana += "さんぜん"
        case 8: kana += "はっせん"
        default: kana += digit(thousands) + "せん"
        }
        if thousands > 0 { last = 1000 }
        switch hundreds {
        case 0: break
        case 1: kana += "ひゃく"
        case 3: kana += "さんびゃく"
        case 6: kana += "ろっぴゃく"
        case 8: kana += "はっぴゃく"
        default: kana += digit(hundreds) + "ひゃく"
        }
        if hundreds > 0 { last = 100 }
        if tens > 0 {
            kana += (tens == 1 ? "" : digit(tens)) + "じゅう"
            last = 10
        }
        if value % 10 > 0 {
            kana += digit(value % 10)
            last = Int(value % 10)
        }
        return (kana, last)
    }

    private static func digit(_ value: Int64) -> String {
        switch value {
        case 1: "いち"
        case 2: "に"
        case 3: "さん"
        case 4: "よん"
        case 5: "ご"
        case 6: "ろく"
        case 7: "なな"
        case 8: "はち"
        case 9: "きゅう"
        default: "ぜろ"
        }
    }

    /// One before a decimal point: いってんご, じゅってんご.
    private static func beforePoint(_ kana: String) -> String {
        if kana.hasSuffix("いち") || kana.hasSuffix("はち") { return kana.dropLast() + "っ" }
        return kana.hasSuffix("じゅう") ? kana.dropLast() + "っ" : kana
    }
}
