/// A non-negative number in decimal digits, and the `Double` nearest to it.
///
/// The standard library's conversion needs a C library, which Core does not have in WebAssembly. This one gives the
/// same result: the nearest number, and of two equally near ones the even one (IEEE 754, section 5.12.2).
struct DecimalNumber {
    /// The digits without leading zeros, as far as they can matter.
    private var digits: [UInt8] = []
    /// The power of ten of the last digit.
    private var exponent = 0
    /// Whether a digit other than 0 was left out.
    private var isCut = false
    /// The first 19 digits, which fit 64 bits.
    private var head: UInt64 = 0

    /// No `Double`, nor the middle between two, has more digits than 768; the rest only tells on which side of it the
    /// number is.
    private static let mostDigits = 800
    private static let headDigits = 19

    var isZero: Bool { digits.isEmpty }

    /// Appends a digit before the decimal point.
    mutating func appendWhole(_ digit: UInt8) {
        if !append(digit) { exponent += 1 }
    }

    /// Appends a digit after the decimal point.
    mutating func appendFraction(_ digit: UInt8) {
        if append(digit) { exponent -= 1 }
    }

    /// Multiplies by a power of ten.
    mutating func scale(by power: Int) { exponent += power }

    /// - Returns: Whether the last place moved by one digit; false if the digit was left out.
    private mutating func append(_ digit: UInt8) -> Bool {
        guard digits.count < Self.mostDigits else {
            isCut = isCut || digit != 0
            return false
        }
        // A leading zero moves the place, too, but is no digit of the number.
        guard digit != 0 || !digits.isEmpty else { return true }
        if digits.count < Self.headDigits { head = head &* 10 &+ UInt64(digit) }
        digits.append(digit)
        return true
    }

    /// The number as an integer, if it was written as one and fits 64 bits.
    func integer(isNegative: Bool) -> Int64? {
        guard digits.count <= Self.headDigits, head <= UInt64(Int64.max) + (isNegative ? 1 : 0) else { return nil }
        return isNegative ? Int64(truncatingIfNeeded: 0 &- head) : Int64(head)
    }

    /// The nearest `Double`; nil if the number exceeds the largest.
    var real: Double? {
        if isZero { return 0 }
        // The power of ten of the first digit.
        let magnitude = exponent + digits.count - 1
        if magnitude > 308 { return nil }
        if magnitude < -325 { return 0 }
        if digits.count <= Self.headDigits {
            // Both operands are exact, so that there is only one rounding (W. Clinger, 1990).
            if head <= 1 << 53, abs(exponent) <= 22 {
                let power = Self.powers[abs(exponent)]
                return exponent < 0 ? Double(head) / power : Double(head) * power
            }
            if exponent < 0, exponent >= -27 { return divided }
        }
        return exact
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// The quotient of the head and a power of ten up to 27, whose power of five fits 63 bits.
    private var divided: Double? {
        var divisor: UInt64 = 1
        for _ in 0..<(-exponent) { divisor = divisor &* 5 }
        var quotient = head / divisor
        var rest = head % divisor
        var scale = exponent
        while quotient >> 63 == 0 {
            rest <<= 1
            quotient <<= 1
            if rest >= divisor {
                rest -= divisor
                quotient |= 1
            }
            scale -= 1
        }
        return Self.nearest(to: quotient, scale: scale, hasRest: rest != 0)
    }

    /// The same for any number, in integers of any size.
    private var exact: Double? {
        var number = Natural()
        for digit in digits { number.multiply(by: 10, adding: UInt32(digit)) }
        var divisor = Natural(1)
        var scale = exponent
        // A digit behind all others stands for those that were left out.
        if isCut {
            number.multiply(by: 10, adding: 1)
            scale -= 1
        }
        if scale < 0 { divisor.multiply(byPowerOfTen: -scale) } else { number.multiply(byPowerOfTen: scale) }
        // Shifted so that the quotient has 63 or 64 bits.
        let shift = 63 + divisor.bitWidth - number.bitWidth
        if shift >= 0 { number.shiftLeft(by: shift) } else { divisor.shiftLeft(by: -shift) }
        divisor.shiftLeft(by: 63)
        var quotient: UInt64 = 0
        for _ in 0..<64 {
            quotient <<= 1
            if number >= divisor {
                number.subtract(divisor)
                quotient |= 1
            }
            number.shiftLeft(by: 1)
        }
        return Self.nearest(to: quotient, scale: -shift, hasRest: !number.isZero)
    }

    /// Returns the `Double` nearest to `quotient` · 2^`scale`, where a rest adds less than 1 to the quotient.
    ///
    /// - Parameter quotient: At least 2^62.
    private static func nearest(to quotient: UInt64, scale: Int, hasRest: Bool) -> Double? {
        let width = 64 - quotient.leadingZeroBitCount
        let power = scale + width - 1
        // Subnormal numbers have fewer bits.
        let bits = min(53, 53 + power + 1022)
        guard bits >= 0 else { return 0 }
        let dropped = width - bits
        var kept = dropped == 64 ? 0 : quotient >> UInt64(dropped)
        let rest = dropped == 64 ? quotient : quotient & (1 << UInt64(dropped) - 1)
        let half: UInt64 = 1 << UInt64(dropped - 1)
        if rest > half || rest == half && (hasRest || kept & 1 == 1) { kept += 1 }
        let real = Double(sign: .plus, exponent: scale + dropped, significand: Double(kept))
        return real.isFinite ? real : nil
    }
}

/// A natural number of any size.
private struct Natural {
    /// The lowest first; the highest is not 0.
    private var limbs: [UInt32] = []

    init(_ value: UInt32 = 0) { if value != 0 { limbs = [value] } }

    var isZero: Bool { limbs.isEmpty }

    var bitWidth: Int { limbs.isEmpty ? 0 : limbs.count * 32 - limbs[limbs.count - 1].leadingZeroBitCount }

    mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
        var carry = UInt64(summand)
        for place in limbs.indices {
            carry += UInt64(limbs[place]) &* UInt64(factor)
            limbs[place] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry != 0 { limbs.append(UInt32(carry)) }
    }

    mutating func multiply(byPowerOfTen power: Int) {
        for _ in 0..<power / 9 { multiply(by: 1_000_000_000) }
        for _ in 0..<power % 9 { multiply(by: 10) }
    }

    mutating func shiftLeft(by bits: Int) {
        guard !limbs.isEmpty else { return }
        let small = UInt64(bits % 32)
        if small != 0 {
            var carry: UInt64 = 0
            for place in limbs.indices {
                carry |= UInt64(limbs[place]) << small
                limbs[place] = UInt32(truncatingIfNeeded: carry)
                carry >>= 32
            }
            if carry != 0 { limbs.append(UInt32(carry)) }
        }
        if bits >= 32 { limbs.insert(contentsOf: repeatElement(0, count: bits / 32), at: 0) }
    }

    /// - Parameter other: Not greater.
    mutating func subtract(_ other: Natural) {
        var borrow: Int64 = 0
        for place in limbs.indices {
            borrow += Int64(limbs[place]) - (place < other.limbs.count ? Int64(other.limbs[place]) : 0)
            limbs[place] = UInt32(truncatingIfNeeded: borrow)
            borrow >>= 32
        }
        while limbs.last == 0 { limbs.removeLast() }
    }

    static func >= (left: Natural, right: Natural) -> Bool {
        guard left.limbs.count == right.limbs.count else { return left.limbs.count > right.limbs.count }
        for place in left.limbs.indices.reversed() where left.limbs[place] != right.limbs[place] {
            return left.limbs[place] > right.limbs[place]
        }
        return true
    }
}
