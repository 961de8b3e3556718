import Model
import Phonology

/// Compares a typed reading with the right one.
enum PinyinAnswer {
    /// The result of a comparison.
    enum Comparison {
        case same
        /// The same sounds, with missing or different tones.
        case otherTones
        case different
    }

    /// Compares pinyin in any notation: `nǐ hǎo`, `ni3hao3`, `Ni3 Hao3!`.
    ///
    /// If any syllable has a tone, those without count as neutral: `xihuan` has no tones, and `xi3huan` is `xǐhuan`.
    static func compare(_ typed: String, with reading: String) -> Comparison {
        guard let answer = syllables(typed), let right = syllables(reading) else { return .different }
        let wanted = tones(right)
        let letters = letters(right)
        // Letters without tones can often be split in several ways.
        let ways = Pinyin.splits(plain(typed), limit: 64).filter { self.letters($0) == letters } + [answer]
        var best = Comparison.different
        for way in ways where self.letters(way) == letters {
            if tones(way) == wanted { return .same }
            best = .otherTones
        }
        return best
    }

    private static func syllables(_ text: String) -> [PinyinSyllable]? { Pinyin.syllables(plain(text)) }

    /// Replaces signs with spaces, which separate syllables in the same way.
    private static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let narrow = AnswerText.halfWidth(scalar)
            switch narrow {
            case ",", ".", "!", "?", ";", ":", "。", "、", "…", "“", "”", "\"", "(", ")", "\n": plain.append(" ")
            default: plain.append(narrow)
            }
        }
        return String(plain)
    }

    private static func letters(_ syllables: [PinyinSyllable]) -> String {
        var letters = ""
        for syllable in syllables { letters += syllable.letters + " " }
        return letters
    }

    private static func tones(_ syllables: [PinyinSyllable]) -> [Tone?] {
        let hasTones = syllables.contains { $0.tone != nil }
        return syllables.map { $0.tone ?? (hasTones ? .neutral : nil) }
    }
}
