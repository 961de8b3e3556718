import Foundation
import Model

/// How often a word of two characters is met at least, if a dictionary has it and the counted list hardly does: 近道, 手办,
/// 长按.
///
/// Such words used to lose to their characters, each of which is common. A reader who meets the two together reads the
/// word, so it counts as somewhat commoner than its characters would meet by chance; as a word between others it may
/// still lose.
struct RarePairs {
    /// The factor above chance, as a natural logarithm. At 3, words began to be made of what only stands together.
    private static let advantage = 2.0
    /// Ends of a verb with its result (写完, 切成), which are two words.
    private static let results = Set("完成回懂错好到去出入过在于上下起住给往向进开掉见清动醒稳远得变破死光满够".unicodeScalars)
    private static let numerals = Set("〇零一二三四五六七八九十百千万亿两几半".unicodeScalars)

    let entries: [CEDICTEntry]
    /// The words that have a class of their own, because they are of grammar: what they stand beside tells little.
    let grammatical: Set<String>

    /// Returns the least number of occurrences of a word among all that were counted; nil if there is no minimum.
    ///
    /// - Parameters:
    ///   - total: How many words were counted.
    ///   - count: How often a character was counted as a word.
    func least(for word: ChineseWord, total: Double, count: (String) -> Double?) -> Double? {
        let scalars = Array(word.text.unicodeScalars)
        guard scalars.count == 2, scalars[0] != scalars[1], word.penalty == 0, !Self.results.contains(scalars[1]) else {
            return nil
        }
        let characters = scalars.map { String($0) }
        guard !scalars.contains(where: Self.numerals.contains), !characters.contains(where: grammatical.contains),
            word.entries.contains(where: { isEveryday(entries[$0]) }),
            let first = count(characters[0]), let second = count(characters[1])
        else { return nil }
        return first * second / total * exp(Self.advantage)
    }

    private func isEveryday(_ entry: CEDICTEntry) -> Bool {
        guard !entry.isProperName, let sense = entry.definitions.first else { return false }
        return SenseStanding(sense) == .everyday && !sense.contains("(Chinese medicine)")
    }
}
