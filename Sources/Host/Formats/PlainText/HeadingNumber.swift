/// The number of a chapter.
enum HeadingNumber {
    /// The value of a number in digits of either width or in Chinese numerals (十二, 一百零三, 二〇); nil if it is neither, or
    /// above 99,999.
    static func value(of characters: some Collection<Character>) -> Int? {
        guard !characters.isEmpty else { return nil }
        var digits = 0
        var isPositional = true
        for character in characters {
            guard let digit = digit(character) else {
                isPositional = false
                break
            }
            digits = digits * 10 + digit
            if digits > 99_999 { return nil }
        }
        return isPositional ? digits : numeral(characters)
    }

    /// The value of numerals with units: 一百二十三.
    private static func numeral(_ characters: some Collection<Character>) -> Int? {
        var total = 0
        var digit: Int?
        for character in characters {
            if let value = self.digit(character) {
                digit = value
            } else if let unit = units[character] {
                // 十二 has no digit before its unit.
                total += (digit ?? 1) * unit
                digit = nil
            } else {
                return nil
            }
        }
        total += digit ?? 0
        return total <= 99_999 ? total : nil
    }

    private static func digit(_ character: Character) -> Int? {
        if let value = chineseDigits[character] { return value }
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
        switch scalar.value {
        case 0x30...0x39: return Int(scalar.value - 0x30)
        case 0xFF10...0xFF19: return Int(scalar.value - 0xFF10)
        default: return nil
        }
    }

    private static let chineseDigits: [Character: Int] = [
        "零": 0, "〇": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "两": 2, "兩": 2,
        "壹": 1, "贰": 2, "叁": 3, "肆": 4, "伍": 5, "陆": 6, "柒": 7, "捌": 8, "玖": 9,
    ]
    private static let units: [Character: Int] = ["十": 10, "百": 100, "千": 1000, "拾": 10, "廿": 20, "卅": 30]
}
