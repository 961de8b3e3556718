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
            if Numeral.digit(scalar) != nil || Numeral.unit(scalar.value) > 0 {
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
        guard run.contains(where: { Numeral.unit($0.value) > 0 }) else {
            var digits = ""
            for scalar in run { digits += String(Numeral.digit(scalar) ?? 0) }
            return digits
        }
        // No number that is spoken overflows; a senseless one may become any other.
        var total: Int64 = 0
        var section: Int64 = 0
        var count: Int64 = 0
        for scalar in run {
            if let digit = Numeral.digit(scalar) {
                count = count &* 10 &+ digit
                continue
            }
            let unit = Numeral.unit(scalar.value)
            if unit < 10_000 {
                section = section &+ max(count, 1) &* unit
                count = 0
            } else {
                section = section &+ count
                total = unit == 10_000 ? total &+ max(section, 1) &* unit : max(total &+ section, 1) &* unit
                (section, count) = (0, 0)
            }
        }
        return String(total &+ section &+ count)
    }
}
