import Model
import Phonology

/// How a reading that was typed compares with the one that is right.
enum PinyinAnswer {
    /// What it comes to.
    enum Comparison {
        case same
        /// The same sounds, with tones that are missing or others.
        case otherTones
        case different
    }

    /// Compares pinyin in any notation: `nǐ hǎo`, `ni3hao3`, `Ni3 Hao3!`.
    ///
    /// Where some syllable has a tone, one without counts as neutral: `xihuan` has no tones, and `xi3huan` is `xǐhuan`.
    static func compare(_ typed: String, with reading: String) -> Comparison {
        guard let answer = syllables(typed), let right = syllables(reading) else { return .different }
        let wanted = tones(right)
        let letters = letters(right)
        // Letters without tones can often be split in more ways than one.
        let ways = Pinyin.splits(plain(typed), limit: 64).filter { self.letters($0) == letters } + [answer]
        var best = Comparison.different
        for way in ways where self.letters(way) == letters {
            if tones(way) == wanted { return .same }
            best = .otherTones
        }
        return best
    }

    private static func syllables(_ text: String) -> [PinyinSyllable]? { Pinyin.syllables(plain(text)) }

    /// Signs become spaces, which bind syllables no more than signs do.
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
