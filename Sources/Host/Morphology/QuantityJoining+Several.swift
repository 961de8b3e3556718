import Phonology

/// Numbers that say "several", and those in an order.
extension QuantityJoining {
    /// Whether a word and the quantity behind it are one: 数十人, 第一; 第三回 is not.
    static func begins(_ word: Morpheme, _ quantity: Morpheme) -> Bool {
        if word.surface.isSpelt("第") { return quantity.partOfSpeech == .number }
        return severals.contains(word.surface)
            && quantity.surface.unicodeScalars.first.map { units.contains($0) } ?? false
    }

    /// Numbers that say "several", and the units that may follow them.
    private static let severals: Set<String> = ["数", "数十", "数百", "数千", "数万", "数億", "十数", "二十数"]
    private static let units = "十百千万億兆".unicodeScalars

    /// 数日, 数百人, 十数年, and of how many morphemes it consists; nil if a word does not begin such a quantity.
    static func several(at index: Int, in morphemes: [Morpheme]) -> (Morpheme, Int)? {
        let first = morphemes[index]
        guard severals.contains(first.surface), index + 1 < morphemes.count,
            let counter = counter(morphemes[index + 1]), counter.start == first.end
        else { return nil }
        let plain = JapaneseCounter.readings[counter.surface] ?? counter.reading ?? ""
        if counter.surface.hasPrefix("日"), plain.hasPrefix("にち") {
            // 数日 is すうじつ, 数十日 すうじゅうにち: no day of the month.
            let days = first.surface.isSpelt("数") ? "じつ" + plain.dropFirst("にち".count) : plain
            return (word(first, counter, reading(ofSeveral: first) + days), 2)
        }
        let counted = JapaneseNumber(String(first.surface.dropFirst())).map {
            "すう" + JapaneseCounter(counter.surface, reading: plain).reading(after: $0)
        }
        return (word(first, counter, counted ?? reading(ofSeveral: first) + plain), 2)
    }

    /// 数百 is すうひゃく; 第 and 十数 have the dictionary's reading.
    static func reading(ofSeveral word: Morpheme) -> String {
        guard word.surface.hasPrefix("数") else { return word.reading ?? "" }
        return "すう" + (JapaneseNumber(String(word.surface.dropFirst()))?.reading ?? "")
    }
}
