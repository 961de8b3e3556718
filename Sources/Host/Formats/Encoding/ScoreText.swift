/// Returns the likelihood of a decoded text as prose, as a natural logarithm: the maximum over the languages written in
/// the encoding. Decodings of the same bytes are comparable, even if they have different numbers of characters.
///
/// - Parameter text: UTF-8.
/// - Returns: The score, and the number of characters over which it is summed.
func plausibility(of text: [UInt8], as encoding: TextEncoding) -> (score: Double, characters: Int) {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    var best = -Double.infinity
    for (language, prior) in encoding.languages {
        var total = prior
        var previousIsHigh = false
        for scalar in scalars {
            let isHigh = scalar.value >= 0x80
            total += language.logProbability(of: scalar.value, afterHigh: previousIsHigh)
            previousIsHigh = isHigh
        }
        best = max(best, total)
    }
    return (best, scalars.count)
}

/// Rough unigram models of prose, good enough to tell a right decoding from a wrong one.
private enum ProseModel {
    case chinese, japanese, western

    /// The log-probability of a character. The values are round numbers: a right decoding wins by hundreds.
    func logProbability(of scalar: UInt32, afterHigh: Bool) -> Double {
        switch scalar {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E: return -3
        case 0x00...0x1F, 0x7F...0x9F: return -20
        case 0xE000...0xF8FF, 0xFFF0...0xFFFF: return -20
        default: break
        }
        switch self {
        case .chinese: return chinese(scalar)
        case .japanese: return japanese(scalar)
        case .western: return western(scalar) - (afterHigh ? 4 : 0)
        }
    }

    private func chinese(_ scalar: UInt32) -> Double {
        switch scalar {
        case 0x4E00...0x9FFF:
            if CommonCharacters.simplified.contains(scalar) { return -7 }
            return CommonCharacters.traditionalForms.contains(scalar) ? -8 : -11.5
        case 0x3000...0x3011, 0xFF01...0xFF5E, 0x2014, 0x2018...0x201D, 0x2026, 0xB7: return -5
        case 0x3040...0x30FF: return -11
        default: return -16
        }
    }

    private func japanese(_ scalar: UInt32) -> Double {
        switch scalar {
        case 0x3041...0x3096: return -4.5
        case 0x30A1...0x30FC: return -6
        case 0x4E00...0x9FFF, 0x3005: return CommonCharacters.kanji.contains(scalar) ? -7.5 : -11.5
        case 0x3000...0x3011, 0xFF01...0xFF5E, 0x2015, 0x2014, 0x2018...0x201D, 0x2026: return -5
        case 0xFF61...0xFF9F: return -12
        default: return -16
        }
    }

    private func western(_ scalar: UInt32) -> Double {
        switch scalar {
        case 0xC0...0xFF, 0x2013...0x201E, 0x2026: -6
        case 0x100...0x17F: -9
        case 0xA0...0xBF: -8
        default: -16
        }
    }
}

extension TextEncoding {
    /// The languages written in the encoding, each with the logarithm of its prior probability.
    fileprivate var languages: [(ProseModel, prior: Double)] {
        switch self {
        case .utf8, .utf16LittleEndian, .utf16BigEndian: [(.chinese, 0), (.japanese, 0), (.western, 0)]
        case .gb18030: [(.chinese, 0), (.japanese, -10)]
        case .big5: [(.chinese, 0), (.japanese, -20)]
        case .shiftJIS, .eucJP: [(.japanese, 0)]
        case .windows1252: [(.western, 0)]
        }
    }
}
