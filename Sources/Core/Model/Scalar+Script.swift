extension Unicode.Scalar {
    /// Whether it is a Chinese character, in any language and plane. The signs that repeat one (々) and the round zero (〇) are
    /// none.
    @inlinable
    public var isHan: Bool {
        switch value {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// Whether it is East Asian: a Chinese character, kana or Hangul, or one of their signs, punctuation marks and full-width
    /// forms. Such characters are written without spaces between words; the scripts of Europe end before them.
    @inlinable
    public var isEastAsian: Bool { value >= 0x2E80 }
}
