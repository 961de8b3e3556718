import Mathematics

/// Eight cards side by side, for SIMD arithmetic. Single precision is enough for a search direction; everything
/// reported is computed in double precision.
typealias Lanes = SIMD8<Float>
typealias LaneBits = SIMD8<Int32>
typealias LaneMask = SIMDMask<SIMD8<Int32>>

/// Returns `yes` where the mask is set and `no` elsewhere.
@inline(__always)
func choose(_ mask: LaneMask, _ yes: Lanes, _ no: Lanes) -> Lanes {
    no.replacing(with: yes, where: mask)
}

@inline(__always)
func larger(_ left: Lanes, _ right: Lanes) -> Lanes { choose(left .> right, left, right) }

@inline(__always)
func smaller(_ left: Lanes, _ right: Lanes) -> Lanes { choose(left .< right, left, right) }

/// Returns e to the power of each lane, to about one unit in the last place; inputs are clamped to −87…88.
///
/// Method and polynomial: S. Moshier's Cephes library, `expf.c`.
@inline(__always)
func exponential(_ lanes: Lanes) -> Lanes {
    let x = smaller(larger(lanes, Lanes(repeating: -87)), Lanes(repeating: 88))
    // Adding 1.5 · 2²³ rounds to an integer and leaves it in the low bits.
    let shifted = x * 1.44269504088896341 + 12_582_912
    let multiple = shifted - 12_582_912
    let rest = (x - multiple * 0.693359375) - multiple * -2.12194440e-4
    var value = rest * 1.9875691500e-4 + 1.3981999507e-3
    value = value * rest + 8.3334519073e-3
    value = value * rest + 4.1665795894e-2
    value = value * rest + 1.6666665459e-1
    value = value * rest + 5.0000001201e-1
    value = value * (rest * rest) + rest + 1
    let exponent = (unsafeBitCast(shifted, to: LaneBits.self) &+ LaneBits(repeating: 127)) &<< 23
    return value * unsafeBitCast(exponent, to: Lanes.self)
}

/// Returns the natural logarithm of each lane, to about one unit in the last place, for normal numbers above 0.
///
/// Method and polynomial: S. Moshier's Cephes library, `logf.c`.
@inline(__always)
func logarithm(_ lanes: Lanes) -> Lanes {
    // 0x3F3504F3 is √½; the mantissa lies between √½ and √2.
    let offset = unsafeBitCast(lanes, to: LaneBits.self) &- LaneBits(repeating: 0x3F35_04F3)
    let exponent = offset &>> 23
    let mantissa = unsafeBitCast(lanes, to: LaneBits.self) &- (exponent &<< 23)
    let x = unsafeBitCast(mantissa, to: Lanes.self) - 1
    // An integer below 2²² in the low bits of 1.5 · 2²³ is that number, plus the constant.
    let power = unsafeBitCast(exponent &+ LaneBits(repeating: 0x4B40_0000), to: Lanes.self) - 12_582_912
    let square = x * x
    var value = x * 7.0376836292e-2 - 1.1514610310e-1
    value = value * x + 1.1676998740e-1
    value = value * x - 1.2420140846e-1
    value = value * x + 1.4249322787e-1
    value = value * x - 1.6668057665e-1
    value = value * x + 2.0000714765e-1
    value = value * x - 2.4999993993e-1
    value = value * x + 3.3333331174e-1
    value = value * x * square + power * -2.12194440e-4 - square * 0.5
    return x + value + power * 0.693359375
}
