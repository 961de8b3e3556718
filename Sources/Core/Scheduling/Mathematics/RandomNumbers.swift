/// Pseudorandom numbers that are the same everywhere: SplitMix64 (G. Steele, D. Lea and C. Flood, 2014).
///
/// For fuzz and simulations; not cryptographically secure.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a number from 0 up to but not including 1.
    public mutating func nextChance() -> Double { Double(next() >> 11) * 0x1p-53 }
}
