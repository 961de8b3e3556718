/// Returns e to the power of `x`, with an error below one unit in the last place.
///
/// Core has no C library in the browser, and those of Linux and WebAssembly do not agree to the last bit. This function
/// uses only operations that IEEE 754 defines exactly, so it gives the same bits everywhere.
///
/// Method and constants: FreeBSD's msun, `e_exp.c` (K. C. Ng, Sun Microsystems, 1993): `x` is split into `k` times the
/// logarithm of 2 and a remainder, a rational function gives the exponential of the remainder, and `k` goes into the
/// exponent.
///
/// - Returns: Infinity above 709.78, 0 below −745.13, NaN for NaN.
@inlinable
public func exponential(_ x: Double) -> Double {
    guard x <= 709.782712893384 else { return x.isNaN ? x : .infinity }
    guard x >= -745.1332191019411 else { return 0 }
    let (multiple, count) = nearestInteger(x * 1.4426950408889634)
    let high = x - multiple * 6.93147180369123816490e-01
    let low = multiple * 1.90821492927058770002e-10
    let rest = high - low
    let square = rest * rest
    let series =
        1.66666666666666019037e-01 + square
        * (-2.77777777770155933842e-03 + square
            * (6.61375632143793436117e-05 + square * (-1.65339022054652515390e-06 + square * 4.13813679705723846039e-08)))
    let correction = rest - square * series
    let value = 1 - ((low - (rest * correction) / (2 - correction)) - high)
    if count >= -1021, count <= 1023 { return value * powerOfTwo(count) }
    let half = count / 2
    return value * powerOfTwo(half) * powerOfTwo(count - half)
}

/// Rounds `x` to the nearest integer, halves to even, and returns it as a floating-point number and as an integer.
///
/// - Parameter x: Between −2⁵¹ and 2⁵¹.
@inlinable
public func nearestInteger(_ x: Double) -> (value: Double, integer: Int) {
    // Adding 1.5 · 2⁵² leaves no room for a fraction and puts the integer into the low bits.
    let shifted = x + 0x1.8p52
    let low = Int64(bitPattern: shifted.bitPattern << 13) >> 13
    return (shifted - 0x1.8p52, Int(truncatingIfNeeded: low))
}

@inlinable
func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
}
