/// The initial consonant of a Mandarin syllable.
public enum PinyinInitial: UInt8, CaseIterable, Hashable, Sendable {
    /// No consonant: `an`, and `yan` and `wan`, whose `y` and `w` are spelling only.
    case none
    case b, p, m, f, d, t, n, l, g, k, h, j, q, x, zh, ch, sh, r, z, c, s

    /// Its letters in pinyin; empty for `none`.
    public var letters: String { spelling.letters }

    /// Its Zhuyin symbol; empty for `none`.
    public var zhuyin: String { spelling.zhuyin }

    /// Whether it is one of the seven that can stand alone in Zhuyin: `zhi` is ㄓ, without a final.
    var isSyllabic: Bool { rawValue >= Self.zh.rawValue }

    /// Whether `ü` loses its dots after it: `ju`, `qu`, `xu`.
    var isPalatal: Bool { self == .j || self == .q || self == .x }

    private var spelling: (letters: String, zhuyin: String) {
        switch self {
        case .none: ("", "")
        case .b: ("b", "ㄅ")
        case .p: ("p", "ㄆ")
        case .m: ("m", "ㄇ")
        case .f: ("f", "ㄈ")
        case .d: ("d", "ㄉ")
        case .t: ("t", "ㄊ")
        case .n: ("n", "ㄋ")
        case .l: ("l", "ㄌ")
        case .g: ("g", "ㄍ")
        case .k: ("k", "ㄎ")
        case .h: ("h", "ㄏ")
        case .j: ("j", "ㄐ")
        case .q: ("q", "ㄑ")
        case .x: ("x", "ㄒ")
        case .zh: ("zh", "ㄓ")
        case .ch: ("ch", "ㄔ")
        case .sh: ("sh", "ㄕ")
        case .r: ("r", "ㄖ")
        case .z: ("z", "ㄗ")
        case .c: ("c", "ㄘ")
        case .s: ("s", "ㄙ")
        }
    }
}
