extension Double {
    /// Parses a number in decimal digits: `7`, `-0.5`, `.5`, `1e3`. Returns nil for anything else, and for a number
    /// that exceeds the largest.
    public init?(decimal text: String) {
        var bytes = text.utf8[...]
        /// Takes the next byte if it is one of two.
        func take(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> UInt8? {
            guard let next = bytes.first, next == UInt8(ascii: one) || next == UInt8(ascii: other) else { return nil }
            bytes.removeFirst()
            return next
        }
        /// Takes digits, and returns how many there were.
        func digits(_ read: (UInt8) -> Void) -> Int {
            var count = 0
            while let next = bytes.first, next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") {
                read(next - UInt8(ascii: "0"))
                bytes.removeFirst()
                count += 1
            }
            return count
        }
        let isNegative = take("-", "+") == UInt8(ascii: "-")
        var number = DecimalNumber()
        var count = digits { number.appendWhole($0) }
        if take(".", ".") != nil { count += digits { number.appendFraction($0) } }
        guard count > 0 else { return nil }
        if take("e", "E") != nil {
            let isSmall = take("-", "+") == UInt8(ascii: "-")
            var exponent = 0
            guard digits({ exponent = min(exponent * 10 + Int($0), 100_000_000) }) > 0 else { return nil }
            number.scale(by: isSmall ? -exponent : exponent)
        }
        guard bytes.isEmpty, let real = number.real else { return nil }
        self = isNegative ? -real : real
    }
}
