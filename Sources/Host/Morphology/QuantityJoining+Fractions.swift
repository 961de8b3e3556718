import Phonology

/// Fractions with a dot between kanji.
extension QuantityJoining {
    /// Whether a dot parts a fraction from a number: 八・三％, 〇・五, 三・一四. 三・四日 is three or four days, 二・二六 a date.
    static func isDecimalPoint(at index: Int, in morphemes: [Morpheme]) -> Bool {
        func digits(_ numbers: some Sequence<Morpheme>) -> String { numbers.map(\.surface).joined() }
        let whole = digits(
            morphemes[..<index].suffix(mostWhole + 1).reversed().prefix { $0.partOfSpeech == .number }.reversed())
        let fraction = morphemes[(index + 1)...].prefix(longestNumber).prefix { $0.partOfSpeech == .number }
        let text = digits(fraction)
        guard !whole.isEmpty, !text.isEmpty,
            text.unicodeScalars.allSatisfy({ JapaneseNumber.value(of: $0).map { $0 < 10 } ?? false })
        else { return false }
        if fraction.endIndex < morphemes.count, measures.contains(morphemes[fraction.endIndex].surface) { return true }
        if whole.isSpelt("〇") || whole.isSpelt("零") { return text.unicodeScalars.contains { $0 != "〇" } }
        return text.unicodeScalars.count > 1 && whole.unicodeScalars.count <= mostWhole
            && !dates.contains(whole + "・" + text)
    }

    /// The most digits before the point of a number that no measure follows.
    private static let mostWhole = 3
    /// Days that are called by their numbers.
    private static let dates: Set<String> = ["二・二六", "三・一一", "五・一五", "八・一五", "九・一一"]

    /// What a decimal fraction is counted in.
    private static let measures = katakana.subtracting(["ページ", "文字"]).union(["％", "%", "倍", "度", "点", "割", "秒"])
}
