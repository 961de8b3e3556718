import Model
import Phonology

extension Segmenter {
    private static let year: UInt32 = 0x5E74  // 年
    private static let month: UInt32 = 0x6708  // 月
    private static let day: UInt32 = 0x65E5  // 日
    private static let hour: UInt32 = 0x65F6  // 时

    /// Adds a number with a date unit: 2023年, 12月, 31日, 18时. A duration (三年, 10年) stays two words.
    func addDate(from start: Int, numberEnd: Int, length: Int) {
        guard numberEnd < length else { return }
        // 1.2亿, 3万
        let end = endOfUnits(from: numberEnd, length: length)
        if end > numberEnd { addNumber(from: start, to: end) }
        if end > numberEnd || stretch.scalars[numberEnd - 1].isZero {
            addRoughNumber(from: start, to: end, length: length)
        }
        guard let value = value(from: start, to: numberEnd) else { return }
        let digits = numberEnd - start
        let isDate =
            switch stretch.scalars[numberEnd] {
            case Self.year where isDecade(numberEnd, length: length): false
            case Self.year: digits == 4 || digits == 3 || (digits == 2 && value >= 50 && !value.isMultiple(of: 10))
            case Self.month: (1...12).contains(value)
            case Self.day: (1...31).contains(value)
            case Self.hour: digits <= 2 && value <= 24
            default: false
            }
        guard isDate else { return }
        addNumber(from: start, to: numberEnd + 1)
    }

    /// Adds numbers in characters (三百二十五, 二〇二三, 第十二, 几十, 百分之五), and dates made of them.
    func addChineseNumbers(at position: Int, length: Int) {
        if position > 0, stretch.flags(position - 1).contains(.numeral) { return }
        var end = position
        var hasUnit = false
        while end < length, stretch.flags(end).contains(.numeral) {
            if stretch.scalars[end].isNumeralUnit { hasUnit = true }
            end += 1
        }
        if endsWithTael(position, end, length: length) || endsWithAnother(position, end) { end -= 1 }
        let digits = end - position
        guard digits >= 1 else { return }
        if digits >= 2 { addNumber(from: position, to: end) }
        guard end < length else { return }
        if let fraction = fractionEnd(after: end, length: length) { addNumber(from: position, to: fraction) }
        if let decimal = decimalEnd(after: end, length: length) { addNumber(from: position, to: decimal) }
        if let height = heightEnd(at: end, length: length) { addNumber(from: position, to: height) }
        let next = stretch.scalars[end]
        switch next {
        case Self.year where digits >= 2 && !hasUnit && !isCounting(position, end) && !isDecade(end, length: length),
            Self.month where (1...12).contains(chineseValue(from: position, to: end)),
            Self.day where (1...31).contains(chineseValue(from: position, to: end)):
            addNumber(from: position, to: end + 1)
        default:
            if stretch.scalars[end - 1].isNumeralUnit { addRoughNumber(from: position, to: end, length: length) }
        }
    }

    /// Returns whether the 两 at the end of a run of numerals is the tael (二十两银子) and no figure (一两个, 三两天).
    private func endsWithTael(_ start: Int, _ end: Int, length: Int) -> Bool {
        guard end - start >= 2, stretch.scalars[end - 1].isTwo, !stretch.scalars[end - 2].isTwo else { return false }
        if end < length, stretch.scalars[end] == 0x94F6 || stretch.scalars[end] == 0x9280 { return true }  // 银
        let first = Numeral.figure(stretch.scalars[start])
        return end - start > 2 || !(first == 1 || first == 3)
    }

    /// Returns whether the last figure of a run of numerals counts what follows, because the number before it is complete:
    /// 一千二 一个月, but 一百二三 ("a hundred and twenty or thirty").
    private func endsWithAnother(_ start: Int, _ end: Int) -> Bool {
        guard end - start >= 3, stretch.scalars[end - 3].isNumeralUnit else { return false }
        let last = Numeral.figure(stretch.scalars[end - 1])
        let before = Numeral.figure(stretch.scalars[end - 2])
        return last > 0 && before > 0 && last != before + 1
    }

    /// Adds 第 with a number, or 几 or 数 with a unit: 第十二, 几百.
    func addOrdinal(at position: Int, length: Int) {
        var end = position + 1
        while end < length, stretch.flags(end).contains(.numeral) { end += 1 }
        let isOrdinal = stretch.scalars[position] == 0x7B2C  // 第
        if end == position + 1, isOrdinal {
            while end < length, stretch.isKind(.digit, end) { end += 1 }
        }
        guard end > position + 1, isOrdinal || stretch.scalars[position + 1].isNumeralUnit else { return }
        addNumber(from: position, to: end)
    }

    /// Returns the end of a fraction after a numeral and 分之: 三分之二, 百分之五.
    private func fractionEnd(after position: Int, length: Int) -> Int? {
        guard position + 2 < length, stretch.scalars[position] == 0x5206, stretch.scalars[position + 1] == 0x4E4B else {
            return nil
        }
        var end = position + 2
        while end < length, stretch.flags(end).contains(.numeral) || stretch.isKind(.digit, end) {
            end += 1
        }
        guard end > position + 2 else { return nil }
        return decimalDigitsEnd(after: end, length: length) ?? end
    }

    func addNumber(from start: Int, to end: Int) {
        lattice.add(
            start: start, end: end, word: 0,
            cost: WordCost(cost: Self.numberCost, wordClass: tables.classes.number), kind: .number)
    }

    /// Returns whether two adjacent bare digits count (三四年, "three or four years") and do not name a year.
    private func isCounting(_ start: Int, _ end: Int) -> Bool {
        guard end - start == 2 else { return false }
        let first = Numeral.figure(stretch.scalars[start])
        let second = Numeral.figure(stretch.scalars[start + 1])
        return second == first + 1 || first < 5
    }

    /// Returns the value of a run of ASCII or full-width digits; nil if it has a point or is too long for a date.
    private func value(from start: Int, to end: Int) -> Int? {
        guard end - start <= 4 else { return nil }
        var value = 0
        for position in start..<end {
            let scalar = stretch.scalars[position]
            let digit = scalar >= 0xFF10 ? Int(scalar) - 0xFF10 : Int(scalar) - 0x30
            guard (0...9).contains(digit) else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// Returns the value of a Chinese numeral below 100 (十二, 三十一, 二十); 0 for anything else.
    private func chineseValue(from start: Int, to end: Int) -> Int {
        var value = 0
        var pending = 0
        for position in start..<end {
            let scalar = stretch.scalars[position]
            if scalar == 0x5341 {  // 十
                value += (pending == 0 ? 1 : pending) * 10
                pending = 0
            } else {
                let digit = Numeral.figure(scalar)
                guard digit > 0, pending == 0 else { return 0 }
                pending = digit
            }
        }
        return value + pending
    }
}
