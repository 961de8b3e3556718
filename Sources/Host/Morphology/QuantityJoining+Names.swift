import Phonology

/// Quantities that the dictionary has as names, or the end of which it has as another word.
extension QuantityJoining {
    /// Cuts names into a number and a counter: 十人 of 二十人 (Jūnin), 四十本 (Aimoto); and 十分 of 四十分.
    static func splittingNames(_ morphemes: [Morpheme]) -> [Morpheme] {
        guard let first = morphemes.indices.first(where: { split(at: $0, in: morphemes) != nil }) else {
            return morphemes
        }
        var cut = Array(morphemes[..<first])
        cut.reserveCapacity(morphemes.count + 2)
        for index in first..<morphemes.count {
            if let (number, counter) = split(at: index, in: morphemes) {
                cut.append(number)
                cut.append(counter)
            } else {
                cut.append(morphemes[index])
            }
        }
        return cut
    }

    private static func split(at index: Int, in morphemes: [Morpheme]) -> (Morpheme, Morpheme)? {
        let word = morphemes[index]
        let last = index > 0 && morphemes[index - 1].partOfSpeech == .number ? morphemes[index - 1] : nil
        let isBehind = last?.end == word.start
        if word.partOfSpeech != .properNoun {
            guard isBehind, word.surface.isSpelt("十分"), let digit = last?.surface.unicodeScalars.last,
                "二三四五六七八九".unicodeScalars.contains(digit)
            else { return nil }
        }
        let scalars = word.surface.unicodeScalars
        guard let first = scalars.first, first.value > 0x3400, JapaneseNumber.value(of: first) != nil else {
            return nil
        }
        let digits = scalars.prefix { JapaneseNumber.value(of: $0) != nil }
        let text = String(String.UnicodeScalarView(digits))
        let counter = String(word.surface.dropFirst(text.count))
        // 三千代 is a name.
        guard let reading = JapaneseCounter.readings[counter], counter != "代", JapaneseNumber(text) != nil else {
            return nil
        }
        let isUnit = "十百千".unicodeScalars.contains(first)
        guard isBehind && isUnit || digits.count > 1 || ["十", "百"].contains(text) && everyday.contains(counter) else {
            return nil
        }
        let place = word.start + digits.count
        return (
            Morpheme(
                surface: text, start: word.start, end: place, partOfSpeech: .number, classes: ["名詞", "数"],
                isKnown: true),
            Morpheme(
                surface: counter, start: place, end: word.end, partOfSpeech: .suffix, classes: ["名詞", "接尾", "助数詞"],
                reading: reading, pronunciation: reading, isKnown: true)
        )
    }

    /// What ten and a hundred count in names that nobody has: 十人, 百日.
    private static let everyday: Set<String> = ["人", "日", "本", "歩", "枚", "回", "年"]
}
