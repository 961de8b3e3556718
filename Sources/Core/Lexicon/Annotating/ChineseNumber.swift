/// What a number in Chinese characters says, in figures: 三百二十五 is 325, 两三 is "2 or 3", 第十二 is 12th.
enum ChineseNumber {
    /// The longest number that is read, in bytes.
    static let longest = 96

    /// Returns what a number says; nil if it is written in figures already, and if it is no number.
    static func gloss(of text: String) -> String? {
        guard text.utf8.count <= longest, text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        let scalars = text.unicodeScalars.map { simple($0.value) }
        if scalars[0] == 0x7B2C { return ordinal(scalars.dropFirst()) }
        return dated(scalars[...]) ?? fraction(scalars[...]) ?? rough(scalars[...]) ?? either(scalars[...])
            ?? (isFigures(scalars) ? nil : amount(scalars[...]))
    }

    /// 1925年, 十月, 三日, 18时.
    private static func dated(_ text: ArraySlice<UInt32>) -> String? {
        guard let last = text.last, let value = integer(text.dropLast()) else { return nil }
        switch last {
        case 0x5E74: return String(value)  // 年
        case 0x6708 where (1...12).contains(value): return months[Int(value) - 1]
        case 0x65E5 where (1...31).contains(value):
            return "the \(ordinal(of: value)); \(value) \(value == 1 ? "day" : "days")"
        case 0x65F6 where value <= 24: return "\(value):00"
        default: return nil
        }
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    private static func ordinal(_ text: ArraySlice<UInt32>) -> String? { integer(text).map { ordinal(of: $0) } }

    /// 1st, 2nd, 3rd, 11th.
    private static func ordinal(of value: Int64) -> String {
        let ending =
            (11...13).contains(value % 100)
            ? "th" : value % 10 == 1 ? "st" : value % 10 == 2 ? "nd" : value % 10 == 3 ? "rd" : "th"
        return grouped(String(value)) + ending
    }

    /// 三分之二 is 2/3, 百分之五 is 5%.
    private static func fraction(_ text: ArraySlice<UInt32>) -> String? {
        guard let middle = text.firstIndex(of: 0x5206), middle + 1 < text.endIndex, text[middle + 1] == 0x4E4B,
            let part = amount(text[(middle + 2)...])
        else { return nil }
        if text[..<middle] == [0x767E] { return part + "%" }
        return amount(text[..<middle]).map { part + "/" + $0 }
    }

    /// 几百, 十几, 三十多万, 五百余.
    private static func rough(_ text: ArraySlice<UInt32>) -> String? {
        if let first = text.first, first == 0x51E0 || first == 0x6570 {
            let zeros = text.dropFirst().reduce(0) { $0 + (unit($1) ?? 99) }
            return zeros < several.count ? several[zeros] : nil
        }
        guard let place = text.firstIndex(where: { $0 == 0x591A || $0 == 0x4F59 || $0 == 0x51E0 }),
            text[(place + 1)...].allSatisfy({ unit($0) != nil })
        else { return nil }
        return amount(text[..<place] + text[(place + 1)...]).map { "more than " + $0 }
    }

    private static let several: [String?] = [
        nil, "dozens", "several hundred", "several thousand", "tens of thousands", "hundreds of thousands",
        "several million", "tens of millions", "hundreds of millions",
    ]

    /// Two figures side by side that leave open which of them it is: 两三, 二三十, 十七八, 三五.
    private static func either(_ text: ArraySlice<UInt32>) -> String? {
        for place in text.indices.dropLast() {
            guard let first = digit(text[place]), let second = digit(text[place + 1]) else { continue }
            let before = text[..<place]
            let rest = text[(place + 2)...]
            let isNext = second == first + 1 || first == 3 && text[place + 1] == 0x4E24
            guard first > 0, !isFigure(text[place]), isNext || first == 3 && second == 5,
                rest.allSatisfy({ unit($0) != nil }),
                before.isEmpty || before.last.map({ unit($0) != nil }) ?? false,
                let one = amount(before + [text[place]] + rest), let other = amount(before + [text[place + 1]] + rest)
            else { return nil }
            return first < second ? one + " or " + other : other + " or " + one
        }
        return nil
    }

    /// A whole number or one with a decimal point, with thousands apart.
    private static func amount(_ text: ArraySlice<UInt32>) -> String? {
        guard let point = text.firstIndex(where: { $0 == 0x70B9 || $0 == 0x2E }) else {
            let isYear = text.allSatisfy { digit($0) != nil }
            return integer(text).map { isYear ? String($0) : grouped(String($0)) }
        }
        let digits = text[(point + 1)...].prefix { digit($0) != nil }
        guard let whole = integer(text[..<point]), !digits.isEmpty else { return nil }
        var zeros = 0
        for scalar in text[digits.endIndex...] {
            guard let unit = unit(scalar), zeros < 12 else { return nil }
            zeros += unit
        }
        var figures = digits.map { Character(Unicode.Scalar(UInt8(0x30 + (digit($0) ?? 0)))) }
        var number = String(whole)
        for _ in 0..<zeros { number.append(figures.isEmpty ? "0" : figures.removeFirst()) }
        while number.utf8.count > 1, number.utf8.first == 0x30 { number.removeFirst() }
        return grouped(number) + (figures.isEmpty ? "" : "." + String(figures))
    }

    /// The value of figures with units (三百二十五, 两万五, 3万) or of figures alone (二〇二三).
    private static func integer(_ text: ArraySlice<UInt32>) -> Int64? {
        guard !text.isEmpty, text.count <= 18 else { return nil }
        if text.allSatisfy({ digit($0) != nil }) {
            return text.reduce(0) { $0 * 10 + Int64(digit($1) ?? 0) }
        }
        var total: Int64 = 0
        var section: Int64 = 0
        var pending: Int64?
        var lastUnit: Int64 = 1
        var largest: Int64 = 0
        for scalar in text {
            if let digit = digit(scalar) {
                // Figures follow each other in 30万, and after the zero of 一百零五.
                pending = isFigure(scalar) ? (pending ?? 0) * 10 + Int64(digit) : Int64(digit)
                if digit == 0 { lastUnit = 1 }
                guard let pending, pending < 1_000_000_000 else { return nil }
            } else if let zeros = unit(scalar) {
                var value: Int64 = 1
                for _ in 0..<zeros { value *= 10 }
                if zeros < 4 {
                    section += (pending ?? 1) * value
                } else {
                    section += pending ?? 0
                    guard total < 1_000_000_000, section < 1_000_000_000 else { return nil }
                    if value > largest {
                        total = max(1, total + section) * value
                    } else {
                        total += max(1, section) * value
                    }
                    largest = max(largest, value)
                    section = 0
                }
                lastUnit = value
                pending = nil
            } else {
                return nil
            }
        }
        // 两万五 is 25,000.
        if let pending { section += lastUnit >= 100 ? pending * (lastUnit / 10) : pending }
        return total + section
    }

    /// 2,500 and 10,000.
    private static func grouped(_ figures: String) -> String {
        var text = ""
        for (place, figure) in figures.enumerated() {
            if place > 0, (figures.utf8.count - place) % 3 == 0 { text.append(",") }
            text.append(figure)
        }
        return text
    }

    private static func isFigures(_ text: [UInt32]) -> Bool { text.allSatisfy { $0 < 0x80 } }

    private static func isFigure(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

    /// A figure in either way of writing; nil for every other scalar.
    private static func digit(_ scalar: UInt32) -> Int? {
        if isFigure(scalar) { return Int(scalar) - 0x30 }
        if scalar == 0x4E24 { return 2 }  // 两
        return digits.firstIndex(of: scalar)
    }

    // 〇一二三四五六七八九
    private static let digits: [UInt32] = [
        0x3007, 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D,
    ]

    /// The zeros of 十, 百, 千, 万 and 亿; nil for every other scalar.
    private static func unit(_ scalar: UInt32) -> Int? {
        switch scalar {
        case 0x5341: 1
        case 0x767E: 2
        case 0x5343: 3
        case 0x4E07: 4
        case 0x4EBF: 8
        default: nil
        }
    }

    /// The simplified form of a traditional one, the figure for a full-width one.
    private static func simple(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0xFF10...0xFF19: scalar - 0xFF10 + 0x30
        case 0xFF0E: 0x2E
        case 0x96F6: 0x3007
        case 0x842C: 0x4E07
        case 0x5104: 0x4EBF
        case 0x5169: 0x4E24
        case 0x9918: 0x4F59
        case 0x5E7E: 0x51E0
        case 0x9EDE: 0x70B9
        case 0x6642: 0x65F6
        case 0x6578: 0x6570
        default: scalar
        }
    }
}
