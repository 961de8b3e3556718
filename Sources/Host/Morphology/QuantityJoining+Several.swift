import Phonology

/// Numbers that say "several", and those in an order.
extension QuantityJoining {
    /// Whether a word and the quantity behind it are one: 数十人, 第一, 第三回.
    static func begins(_ word: Morpheme, _ quantity: Morpheme) -> Bool {
        if word.surface.isSpelt("第") { return quantity.partOfSpeech == .number || quantity.isClass("助数詞") }
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

    /// 十数年, 二十数人, 百数十人, and of how many morphemes it consists; nil if nothing of the kind follows a number.
    static func several(
        after text: String, _ number: JapaneseNumber, from index: Int, at end: Int, in morphemes: [Morpheme]
    ) -> (Morpheme, Int)? {
        guard end < morphemes.count, morphemes[end].surface.hasPrefix("数"),
            morphemes[end].start == morphemes[end - 1].end,
            text.unicodeScalars.last.map({ units.contains($0) }) ?? false
        else { return nil }
        let whole = Morpheme(
            surface: text, start: morphemes[index].start, end: morphemes[end].start, partOfSpeech: .number)
        if let (counted, count) = several(at: end, in: morphemes), var reading = counted.reading {
            // 数日 is すうじつ, 十数日 じゅうすうにち.
            if reading.hasPrefix("すうじつ") { reading = "すうにち" + reading.dropFirst("すうじつ".count) }
            return (word(whole, counted, number.reading + reading), end - index + count)
        }
        if morphemes[end].surface.isSpelt("数"), end + 2 < morphemes.count,
            let tens = JapaneseNumber(morphemes[end + 1].surface), begins(morphemes[end], morphemes[end + 1]),
            let counter = counter(morphemes[end + 2]), counter.start == morphemes[end].end + 1
        {
            let counted = JapaneseCounter(counter.surface, reading: counter.reading ?? "").reading(after: tens)
            let several = Morpheme(
                surface: text + morphemes[end].surface + morphemes[end + 1].surface, start: morphemes[index].start,
                end: counter.start, partOfSpeech: .number)
            return (word(several, counter, number.reading + "すう" + counted), end + 3 - index)
        }
        // The dictionary has 数年, 数人 and others as words.
        guard let plain = JapaneseCounter.readings[String(morphemes[end].surface.dropFirst())] else { return nil }
        return (word(whole, morphemes[end], number.reading + "すう" + plain), end + 1 - index)
    }

    /// 数百 is すうひゃく; 第 and 十数 have the dictionary's reading.
    static func reading(ofSeveral word: Morpheme) -> String {
        guard word.surface.hasPrefix("数") else { return word.reading ?? "" }
        return "すう" + (JapaneseNumber(String(word.surface.dropFirst()))?.reading ?? "")
    }
}
