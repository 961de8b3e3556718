/// The conversions between simplified and traditional Chinese, by the names that OpenCC gives them.
public enum ScriptConversion: String, CaseIterable, Sendable {
    /// Simplified to traditional, in OpenCC's own standard forms (裏, 爲).
    case s2t
    /// Traditional in those forms to simplified.
    case t2s
    /// Simplified to traditional as it is written in Taiwan (裡, 為).
    case s2tw
    /// Traditional as it is written in Taiwan to simplified.
    case tw2s
}

/// The tables of phrases and characters that conversions look up. The raw value is the trie's code for a table: each of
/// its keys begins with that code.
package enum ConversionTable: UInt16, CaseIterable, Sendable {
    case simplifiedToTraditional = 1
    case traditionalToSimplified = 2
    /// From OpenCC's standard forms to those of Taiwan.
    case toTaiwan = 3
    case fromTaiwan = 4
    /// From Unicode's compatibility ideographs to the characters that they duplicate.
    case compatibility = 5
    /// Characters that are found only in simplified Chinese, and those only in traditional. (后 and 里 are found in both.)
    case simplifiedOnly = 6
    case traditionalOnly = 7

    /// The code of the first character; those below stand for tables.
    package static let firstCharacterCode: UInt16 = 8
}

extension ScriptConversion {
    /// The table that cuts a text into parts, which no phrase of the later tables may overlap; nil to take the text whole.
    var cutting: ConversionTable? {
        switch self {
        case .s2t, .t2s: nil
        case .s2tw: .simplifiedToTraditional
        case .tw2s: .traditionalToSimplified
        }
    }

    /// The tables in the order in which they are applied, as in OpenCC's configurations of these names.
    var chain: [ConversionTable] {
        switch self {
        case .s2t: [.simplifiedToTraditional]
        case .t2s: [.traditionalToSimplified]
        case .s2tw: [.simplifiedToTraditional, .toTaiwan]
        case .tw2s: [.fromTaiwan, .traditionalToSimplified]
        }
    }
}
