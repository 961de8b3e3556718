/// Returns the natural logarithm of `x`, with an error below one unit in the last place; the same bits everywhere.
///
/// Method and constants: FreeBSD's msun, `e_log.c` (Sun Microsystems, 1993): `x` is 2ᵏ(1 + f) with 1 + f between √½ and
/// √2, and with s = f ∕ (2 + f) the logarithm of 1 + f is a polynomial in s.
///
/// - Returns: −infinity for 0, NaN below 0 and for NaN.
@inlinable
public func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    // Numbers below 2⁻¹⁰²² have fewer significant bits; multiplying by 2⁵⁴ makes them normal.
    let isSmall = x < 0x1p-1022
    let bits = isSmall ? (x * 0x1p54).bitPattern : x.bitPattern
    let offset = bits &- 0x3FE6_A09E_0000_0000
    let exponent = Int(Int64(bitPattern: offset) >> 52) - (isSmall ? 54 : 0)
    let fraction = Double(bitPattern: bits &- (offset & 0xFFF0_0000_0000_0000)) - 1
    let power = Double(exponent)

    let ratio = fraction / (2 + fraction)
    let square = ratio * ratio
    let fourth = square * square
    let even =
        fourth
        * (3.999999999940941908e-01 + fourth * (2.222219843214978396e-01 + fourth * 1.531383769920937332e-01))
    let odd =
        square
        * (6.666666666666735130e-01 + fourth
            * (2.857142874366239149e-01 + fourth * (1.818357216161805012e-01 + fourth * 1.479819860511658591e-01)))
    let half = 0.5 * fraction * fraction
    return ratio * (half + even + odd) + power * 1.90821492927058770002e-10 - half + fraction
        + power * 6.93147180369123816490e-01
}

/// Returns `base` to the power of `exponent`, for a `base` greater than 0.
///
/// The relative error is at most |exponent · ln base| + 1 units in the last place: a few, for the scheduler's
/// arguments.
@inlinable
public func power(_ base: Double, _ exponent: Double) -> Double {
    exponential(exponent * logarithm(base))
}

/// Returns the square root of a number of 0 or more, to about one unit in the last place: a power and one Newton step.
///
/// The standard library's square root falls back on the C library, which a program without Foundation does not link.
@inlinable
public func squareRoot(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? 0 : .nan }
    let near = power(x, 0.5)
    return 0.5 * (near + x / near)
}
