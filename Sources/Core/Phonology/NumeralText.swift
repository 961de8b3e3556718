/// Numbers in Chinese characters, as Chinese and Japanese write them.
public enum NumeralText {
    /// Returns a text with every number in Arabic digits.
    ///
    ///     NumeralText.inDigits("十点二十五分")  // "10点25分"
    ///     NumeralText.inDigits("二〇二六年")  // "2026年"
    ///     NumeralText.inDigits("3万")  // "30000"
    public static func inDigits(_ text: String) -> String {
        var written = ""
        var run: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if digit(scalar) != nil || unit(scalar) != nil {
                run.append(scalar)
                continue
            }
            written += number(run)
            run.removeAll()
            written.unicodeScalars.append(scalar)
        }
        return written + number(run)
    }

    /// Returns the number that digits and units make. Without a unit, the digits stand for themselves: 二〇二六 is 2026.
    private static func number(_ run: [Unicode.Scalar]) -> String {
        guard run.contains(where: { unit($0) != nil }) else {
            var digits = ""
            for scalar in run { digits += String(digit(scalar) ?? 0) }
            return digits
        }
        // No number that is spoken overflows; a senseless one may become any other.
        var total: Int64 = 0
        var section: Int64 = 0
        var count: Int64 = 0
        for scalar in run {
            if let digit = digit(scalar) {
                count = count &* 10 &+ digit
            } else if let unit = unit(scalar), unit < 10_000 {
                section = section &+ max(count, 1) &* unit
                count = 0
            } else if let unit = unit(scalar) {
                section = section &+ count
                total = unit == 10_000 ? total &+ max(section, 1) &* unit : max(total &+ section, 1) &* unit
                (section, count) = (0, 0)
            }
        }
        return String(total &+ section &+ count)
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int64? {
        switch scalar {
        case "0"..."9": Int64(scalar.value - 0x30)
        case "零", "〇": 0
        case "一": 1
        case "二", "两", "兩": 2
        case "三": 3
        case "四": 4
        case "五": 5
        case "六": 6
        case "七": 7
        case "八": 8
        case "九": 9
        default: nil
        }
    }

    private static func unit(_ scalar: Unicode.Scalar) -> Int64? {
        switch scalar {
        case "十": 10
        case "百": 100
        case "千": 1000
        case "万", "萬": 10_000
        case "亿", "億": 100_000_000
        default: nil
        }
    }
}
