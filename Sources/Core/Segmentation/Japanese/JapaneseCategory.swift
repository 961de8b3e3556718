/// The kinds of characters that decide what an unknown word is made of.
package enum JapaneseCategory: UInt8, CaseIterable {
    case other = 0
    case space = 1
    case kanji = 2
    case symbol = 3
    case numeric = 4
    case latin = 5
    case hiragana = 6
    case katakana = 7
    case greek = 8
    case cyrillic = 9

    /// The category of a character.
    package init(_ scalar: UInt32) {
        self =
            switch scalar {
            case 0x09...0x0D, 0x20, 0x3000: .space
            case 0x30...0x39, 0xFF10...0xFF19, 0x2070...0x209F, 0x2150...0x218F: .numeric
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x236, 0x1E00...0x1EF9, 0xFF21...0xFF3A,
                0xFF41...0xFF5A:
                .latin
            case 0x374...0x3FB: .greek
            case 0x400...0x50F: .cyrillic
            case 0x3041...0x309F: .hiragana
            case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .katakana
            case 0x3005...0x3007, 0x2E80...0x2FD5, 0x3400...0x9FFF, 0xF900...0xFA6A, 0x20000...0x3FFFF: .kanji
            case 0x21...0x7E, 0xA1...0xBF, 0xD7, 0xF7, 0x2000...0x206F, 0x20A0...0x214F, 0x2190...0x2BFF,
                0x3001...0x303F, 0x3200...0x33FF, 0xFE30...0xFE6B, 0xFF01...0xFFEF:
                .symbol
            default: .other
            }
    }

    /// Whether its unknown words compete with words of the dictionary.
    var alwaysGuesses: Bool {
        switch self {
        case .symbol, .numeric, .latin, .katakana, .greek, .cyrillic: true
        default: false
        }
    }
    /// Whether a whole run of it may be one word.
    var groups: Bool { self != .kanji }
    /// Up to how many characters of a run may also be words.
    var longest: Int { self == .kanji || self == .hiragana || self == .katakana ? 2 : 0 }
    /// Whether no word begins within a run of it.
    var isWhole: Bool { self == .latin || self == .greek || self == .cyrillic }

    /// Whether no unknown word begins with a character: small kana, ー and marks that belong to the one before.
    static func cannotBegin(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FC...0x30FE, 0x3005,
            0x300...0x36F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0x1F3FB...0x1F3FF, 0x200C...0x200D:
            true
        default: false
        }
    }
}
