/// The signs at the ends of sentences, in Chinese, Japanese and English. Each takes the value of a Unicode scalar, so that texts
/// are read as bytes where they are long.
///
/// The full stop of European scripts is none of them: it ends a sentence only before a space, and not after an abbreviation.
public enum SentenceSign {
    /// Whether a scalar ends a sentence wherever it stands: 。！？ and their ASCII, half-width and doubled forms.
    @inlinable
    public static func isStop(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21, 0x3F, 0x203C, 0x2047...0x2049, 0x3002, 0xFF01, 0xFF1F, 0xFF61: true
        default: false
        }
    }

    /// Whether a scalar ends a sentence or, as … does, breaks it off.
    @inlinable
    public static func ends(_ scalar: UInt32) -> Bool { scalar == 0x2026 || isStop(scalar) }

    /// Whether a scalar closes a quotation or a bracket, and so belongs to the sentence before it.
    @inlinable
    public static func closes(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x22, 0x27, 0x29, 0x5D, 0x2019, 0x201D, 0x300B, 0x300D, 0x300F, 0x3009, 0x3011, 0x3015, 0xFF09: true
        default: false
        }
    }
}
