import Phonology

/// The meaning of a Chinese number that no dictionary lists: 三百 is 300, 百分之三十 30 %, 零点四 0.4, 二〇二四年 the year 2024,
/// 两三 two or three.
enum NumberGloss {
    /// Returns the meaning of a number in Chinese characters, in English; nil for one in digits and for any other text.
    static func of(_ text: String) -> String? {
        let scalars = Array(text.unicodeScalars)
        if scalars.starts(with: "百分之".unicodeScalars) { return value(scalars.dropFirst(3)).map { $0 + " %" } }
        if let place = scalars.firstIndex(of: "分"), place + 2 < scalars.count, scalars[place + 1] == "之" {
            guard let whole = value(scalars[..<place]), let part = value(scalars[(place + 2)...]) else { return nil }
            return part + "/" + whole
        }
        if scalars.first == "第" { return value(scalars.dropFirst()).map { "number " + $0 } }
        if let place = scalars.firstIndex(of: "米"), let whole = value(scalars[..<place]) {
            return value(scalars[(place + 1)...]).map { whole + "." + $0 + " m" }
        }
        guard let last = scalars.last else { return nil }
        let rest = scalars.dropLast()
        switch last {
        case "多", "余", "餘": return value(rest).map { "more than " + $0 }
        case "年": return value(rest).map { isSpelt(rest) ? "the year " + $0 : $0 + ($0 == "1" ? " year" : " years") }
        case "日":
            return value(rest).map { $0 + ($0 == "1" ? " day" : " days") + "; day " + $0 + " (of a month)" }
        case "号", "號": return value(rest).map { "day " + $0 + " (of a month)" }
        case "人":
            if let range = range(rest) { return range + " people" }
            return value(rest).map { $0 + ($0 == "1" ? " person" : " people") }
        default: return range(scalars[...]) ?? shortened(scalars[...]) ?? value(scalars[...])
        }
    }

    /// What two neighbouring digits leave open: 两三 is two or three, 三四十 30 or 40, 十七八 17 or 18. Nil for one number.
    private static func range(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
        guard let place = scalars.indices.dropLast().first(where: { isDigit(scalars[$0]) && isDigit(scalars[$0 + 1]) })
        else { return nil }
        let before = scalars[..<place]
        let after = scalars[(place + 2)...]
        guard before.isEmpty || before.last == "十", !after.contains(where: isDigit),
            let low = digit(scalars[place]), let high = digit(scalars[place + 1]), high == low + 1
        else { return nil }
        if before.isEmpty, after.isEmpty { return words[low - 1] + " or " + words[low] }
        guard let first = value(before + [scalars[place]] + after),
            let second = value(before + [scalars[place + 1]] + after)
        else { return nil }
        return first + " or " + second
    }

    /// The value of a number that leaves its last unit out: a digit behind 百, 千, 万 or 亿 counts the next lower unit, so that
    /// 三百五 is 350 and 两万三 23000. 三百零五 has a zero, and 三十五 no unit below 十. Nil for any other number.
    private static func shortened(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
        guard let last = scalars.last, isDigit(last), let before = scalars.dropLast().last else { return nil }
        let unit: String
        switch Numeral.unit(before.value) {
        case 100: unit = "十"
        case 1000: unit = "百"
        case 10_000: unit = "千"
        case 100_000_000: unit = "千万"
        default: return nil
        }
        return value(scalars + Array(unit.unicodeScalars))
    }

    private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { digit(scalar) != nil }

    /// 1 to 9 for 一 to 九 and 两; nil for every other character.
    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        let figure = scalar == "两" || scalar == "兩" ? 2 : Numeral.figure(scalar.value)
        return figure == 0 ? nil : figure
    }

    /// The value in digits; nil if anything else is in it, or only digits.
    private static func value(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
        guard scalars.contains(where: { $0.value > 0x7F && LetterWidth.narrow($0) == $0 }), scalars.count <= 24
        else { return nil }
        if let point = scalars.firstIndex(where: { $0 == "点" || $0 == "點" }) {
            guard let whole = value(scalars[..<point]) else { return nil }
            return decimal(whole, scalars[(point + 1)...])
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        let digits = NumeralText.inDigits(String(text))
        return digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? digits : nil
    }

    /// The value of a number with a point, by what stands before it: 七点六亿 is 760000000.
    private static func decimal(_ whole: String, _ rest: ArraySlice<Unicode.Scalar>) -> String? {
        var rest = rest
        var places = 0
        while let unit = rest.last.map({ NumeralText.inDigits(String($0)) }), unit.utf8.count > 1 {
            places += unit.utf8.count - 1
            rest = rest.dropLast()
        }
        guard let fraction = value(rest), fraction.utf8.count == rest.count else { return nil }
        var digits = Array(whole.utf8)
        var decimals = Array(fraction.utf8)
        for _ in 0..<places { digits.append(decimals.isEmpty ? 0x30 : decimals.removeFirst()) }
        let leading = digits.prefix { $0 == 0x30 }.count
        digits.removeFirst(min(leading, digits.count - 1))
        if !decimals.isEmpty { digits += [0x2E] + decimals }
        return String(decoding: digits, as: UTF8.self)
    }

    /// Whether a number is written digit by digit, as years are: 二〇二四.
    private static func isSpelt(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        scalars.count > 2 && !scalars.contains { Numeral.unit($0.value) > 0 }
    }
}
