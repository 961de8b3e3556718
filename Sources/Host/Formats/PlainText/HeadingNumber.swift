import Phonology

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
                // 一百零三 has a zero before its last digit; other digits in a row make no number.
                guard digit ?? 0 == 0 else { return nil }
                digit = value
            } else if let unit = unit(character) {
                // 十二 has no digit before its unit.
                total += (digit ?? 1) * unit
                digit = nil
                guard total <= 99_999 else { return nil }
            } else {
                return nil
            }
        }
        total += digit ?? 0
        return total <= 99_999 ? total : nil
    }

    private static func digit(_ character: Character) -> Int? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
        return Numeral.digit(scalar).map { Int($0) } ?? formalDigits[character]
    }

    /// Chapters have no numbers above a thousand's.
    private static func unit(_ character: Character) -> Int? {
        if let unit = otherUnits[character] { return unit }
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
        let unit = Numeral.unit(scalar.value)
        return (10...1000).contains(unit) ? Int(unit) : nil
    }

    /// Digits as they are written on cheques.
    private static let formalDigits: [Character: Int] = [
        "壹": 1, "贰": 2, "叁": 3, "肆": 4, "伍": 5, "陆": 6, "柒": 7, "捌": 8, "玖": 9,
    ]
    private static let otherUnits: [Character: Int] = ["拾": 10, "廿": 20, "卅": 30]
}
