import Model
import Phonology

/// Numbers that continue after their digits: 30多万, 七点六亿; and 1980年代, which is not a date.
extension Segmenter {
    /// Adds a round number with 多, 余 or 几 and an optional unit: 30多, 一千余, 1亿多, 十几万.
    func addRoughNumber(from start: Int, to end: Int, length: Int) {
        guard end < length, stretch.scalars[end].saysMore else { return }
        addNumber(from: start, to: end + 1)
        let unit = endOfUnits(from: end + 1, length: length)
        if unit > end + 1 { addNumber(from: start, to: unit) }
    }

    func endOfUnits(from position: Int, length: Int) -> Int {
        var end = position
        while end < length, stretch.scalars[end].isNumeralUnit { end += 1 }
        return end
    }

    /// Returns whether the 年 at `position` begins 年代 after a round number (1980年代) and does not end a date (2000年代表大会).
    func isDecade(_ position: Int, length: Int) -> Bool {
        position > 0 && position + 1 < length && stretch.scalars[position - 1].isZero
            && stretch.scalars[position + 1] == 0x4EE3
            && !(position + 2 < length && stretch.scalars[position + 2] == 0x8868)
    }

    /// Returns the end of a decimal after a numeral and 点 (七点六亿, 一点二倍, 零点四), if it is no time of day: if a unit or a measure
    /// follows, or if it begins with 零 and is not followed by 分 or 刻.
    func decimalEnd(after position: Int, length: Int) -> Int? {
        guard let end = decimalDigitsEnd(after: position, length: length) else { return nil }
        let unit = endOfUnits(from: end, length: length)
        if unit > end { return unit }
        let isSmall = stretch.scalars[position - 1].isZero
        guard end < length else { return isSmall ? end : nil }
        let next = stretch.scalars[end]
        let isTime = next == 0x5206 || next == 0x523B
        return next.isMeasureOfQuantity || isSmall && !isTime || isCounted(end, length: length) ? end : nil
    }

    /// Returns whether 个 and what only a quantity has follow: 百分点, 月, 小时.
    private func isCounted(_ position: Int, length: Int) -> Bool {
        guard position + 1 < length, stretch.scalars[position] == 0x4E2A || stretch.scalars[position] == 0x500B else {
            return false
        }
        switch stretch.scalars[position + 1] {
        case 0x767E, 0x6708: return true
        case 0x5C0F:
            guard position + 2 < length else { return false }
            return stretch.scalars[position + 2] == 0x65F6 || stretch.scalars[position + 2] == 0x6642
        default: return false
        }
    }

    /// Returns the end of centimetres in two figures after the 米 at `position`: 两米一三, but not 两米三四 ("three or four").
    func heightEnd(at position: Int, length: Int) -> Int? {
        guard stretch.scalars[position] == 0x7C73 else { return nil }
        let end = figuresEnd(after: position, length: length)
        guard end == position + 3 else { return nil }
        let (tens, ones) = (stretch.scalars[position + 1], stretch.scalars[position + 2])
        let isRange = !tens.isZero && Numeral.figure(ones) == Numeral.figure(tens) + 1
        return isRange || ones.isTwo || end < length && stretch.flags(end).contains(.numeral) ? nil : end
    }

    /// Returns the end of the single digits after the 点 at `position`.
    func decimalDigitsEnd(after position: Int, length: Int) -> Int? {
        guard position < length, stretch.scalars[position] == 0x70B9 || stretch.scalars[position] == 0x9EDE else {
            return nil
        }
        let end = figuresEnd(after: position, length: length)
        let isTen = end < length && stretch.scalars[end] == 0x5341
        return end > position + 1 && !isTen ? end : nil
    }

    /// Returns the end of the single digits after a position.
    private func figuresEnd(after position: Int, length: Int) -> Int {
        var end = position + 1
        while end < length, stretch.flags(end).contains(.numeral), !stretch.scalars[end].isNumeralUnit { end += 1 }
        return end
    }
}

extension UInt32 {
    /// Whether it is one of 十百千万亿 or their traditional forms.
    var isNumeralUnit: Bool { Numeral.unit(self) > 0 }

    /// Whether it is 两 or its traditional form.
    var isTwo: Bool { self == 0x4E24 || self == 0x5169 }

    /// Whether it is 多, 余, 几 or its traditional form.
    var saysMore: Bool { self == 0x591A || self == 0x4F59 || self == 0x51E0 || self == 0x5E7E }

    /// Whether it is 0, full-width 0, or one of the two Chinese zeros.
    var isZero: Bool { self == 0x30 || self == 0xFF10 || self == 0x96F6 || self == 0x3007 }

    /// Whether it is one of 倍元米吨度级公平秒斤克毫厘折升, which a decimal can count. (个 is not among them: 三点一个人也没有.)
    var isMeasureOfQuantity: Bool {
        switch self {
        case 0x500D, 0x5143, 0x7C73, 0x5428, 0x5EA6, 0x7EA7, 0x7D1A, 0x516C, 0x5E73, 0x79D2, 0x65A4, 0x514B, 0x6BEB,
            0x5398, 0x6298, 0x5347:
            true
        default: false
        }
    }
}
