/// A letter of a reading, with its tone mark and what follows it.
struct PinyinLetter: Sendable {
    /// 1 to 26 for a to z, 27 for ü, 28 for ê.
    var code: UInt8
    /// The tone of its accent.
    var mark: Tone?
    /// The tone number that follows it.
    var number: Tone?
    var isUpper: Bool
    /// Whether the syllable must end here: a number, a separator or a capital follows.
    var endsSyllable = false
    /// Whether a separator, a number or the end follows.
    var endsRun = false

    static let e: UInt8 = 5
    static let u: UInt8 = 21
    static let v: UInt8 = 22
    static let uUmlaut: UInt8 = 27
    static let eCircumflex: UInt8 = 28

    /// Reads one scalar: a Latin letter, ü or ê, with or without a tone mark. Returns nil for all others.
    init?(_ scalar: Unicode.Scalar) {
        var base = scalar
        if let (letter, tone) = ToneMark.split(scalar) {
            base = letter
            mark = tone
        }
        switch base {
        case "a"..."z": (code, isUpper) = (UInt8(base.value) - UInt8(ascii: "a") + 1, false)
        case "A"..."Z": (code, isUpper) = (UInt8(base.value) - UInt8(ascii: "A") + 1, true)
        case "ü": (code, isUpper) = (Self.uUmlaut, false)
        case "Ü": (code, isUpper) = (Self.uUmlaut, true)
        case "ê": (code, isUpper) = (Self.eCircumflex, false)
        case "Ê": (code, isUpper) = (Self.eCircumflex, true)
        default: return nil
        }
        // Keyboards without ü type v, which pinyin does not otherwise use.
        if code == Self.v { code = Self.uUmlaut }
    }

    /// The lower-case letter without its tone.
    var scalar: Unicode.Scalar {
        switch code {
        case Self.uUmlaut: "ü"
        case Self.eCircumflex: "ê"
        default: Unicode.Scalar(UInt8(ascii: "a") + code - 1)
        }
    }

    /// Returns the capital of a pinyin letter.
    static func uppercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "a"..."z": Unicode.Scalar(UInt8(scalar.value) - 32)
        case "ü": "Ü"
        case "ê": "Ê"
        default: scalar
        }
    }
}
