import Model

/// The kind of a Unicode scalar for segmentation.
public enum ScalarKind: UInt8, Sendable {
    /// Punctuation, symbols, emoji, control characters: always a token of their own.
    case punctuation = 0
    case space = 1
    /// A Han character.
    case han = 2
    /// An ASCII or full-width digit.
    case digit = 3
    /// An alphabetic letter (Latin, Greek, Cyrillic, Hangul …): a run of them is one token.
    case letter = 4
    /// Hiragana and katakana: a run of them is one token in a Chinese text.
    case kana = 5
}

/// The data of one scalar, packed into 32 bits: its trie code, its kind, its flags.
///
/// Traditional and simplified forms, full-width and half-width forms, capital and small letters share a code, so that 國
/// and 国 follow the same path. Code 0 means that no word of the lexicon contains the character.
public struct ScalarInfo: Sendable {
    public var bits: UInt32

    public init(bits: UInt32) { self.bits = bits }

    package init(code: UInt16, kind: ScalarKind, flags: Flags = []) {
        bits = UInt32(code) | UInt32(kind.rawValue) << 16 | UInt32(flags.rawValue) << 24
    }

    @inline(__always) public var code: UInt16 { UInt16(truncatingIfNeeded: bits) }
    @inline(__always) public var kindBits: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
    @inline(__always) public var flags: Flags { Flags(rawValue: UInt8(truncatingIfNeeded: bits >> 24)) }
    public var kind: ScalarKind { ScalarKind(rawValue: kindBits) ?? .punctuation }

    /// What a character may be part of, beside its kind.
    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A character of Chinese numerals: 〇零一二…九十百千万亿两.
        public static let numeral = Flags(rawValue: 1)
        /// May begin a Chinese personal name.
        public static let surname = Flags(rawValue: 2)
        /// Transliterates foreign names (斯, 尔, 克 …).
        public static let transliteration = Flags(rawValue: 4)
        /// Turns the following numeral into an ordinal or a vague number: 第三, 几十, 数百.
        public static let ordinal = Flags(rawValue: 8)
    }
}

/// Returns the kind of a scalar by its code point, for building tables and for planes beyond the first.
public func kind(of scalar: UInt32) -> ScalarKind {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF:
        .space
    case 0x30...0x39, 0xFF10...0xFF19:
        .digit
    case 0x41...0x5A, 0x61...0x7A, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6,
        0xF8...0x2AF, 0x300...0x373, 0x376...0x377, 0x37B...0x37D, 0x386...0x3FF, 0x400...0x52F, 0x531...0x556,
        0x561...0x587, 0x5D0...0x5EA, 0x620...0x65F, 0x671...0x6D3, 0x900...0xDFF, 0xE01...0xE3A, 0x1100...0x11FF,
        0x1E00...0x1FFF, 0xAC00...0xD7A3:
        .letter
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
        .kana
    case 0x3005, 0x3007:
        .han
    default:
        Unicode.Scalar(scalar)?.isHan ?? false ? .han : .punctuation
    }
}
