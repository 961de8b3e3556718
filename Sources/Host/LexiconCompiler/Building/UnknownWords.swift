import Segmentation

/// What words that are in no dictionary may be, by the kind of their characters.
///
/// The numbers belong to SudachiDict's matrix of connections. Source: Sudachi's `unk.def` (Apache-2.0).
enum UnknownWords {
    /// Returns the records of the lattice.
    ///
    /// - Parameter partsOfSpeech: Six fields for each number. Rows whose part of speech is not among them are left out.
    static func records(partsOfSpeech: [[String]]) -> [JapaneseUnknownRecord] {
        var numbers: [String: Int] = [:]
        for (number, fields) in partsOfSpeech.enumerated() { numbers[fields.joined(separator: " ")] = number }
        return rows.compactMap { row in
            numbers[row.partOfSpeech].flatMap(UInt16.init(exactly:)).map { number in
                JapaneseUnknownRecord(
                    category: UInt16(row.category.rawValue), left: row.connection, right: row.connection,
                    cost: row.cost, partOfSpeech: number)
            }
        }
    }

    private struct Row {
        let category: JapaneseCategory
        /// Its number both as the left and as the right neighbour.
        let connection: UInt16
        let cost: Int16
        let partOfSpeech: String

        init(_ category: JapaneseCategory, _ connection: UInt16, _ cost: Int16, _ partOfSpeech: String) {
            self.category = category
            self.connection = connection
            self.cost = cost
            self.partOfSpeech = partOfSpeech
        }
    }

    private static let rows = [
        Row(.other, 5968, 3857, "補助記号 一般 * * * *"),
        Row(.space, 5966, 6056, "空白 * * * * *"),
        Row(.kanji, 5139, 14657, "名詞 普通名詞 一般 * * *"),
        Row(.kanji, 5129, 17308, "名詞 普通名詞 サ変可能 * * *"),
        Row(.kanji, 4785, 18181, "名詞 固有名詞 一般 * * *"),
        Row(.kanji, 4787, 18086, "名詞 固有名詞 人名 一般 * *"),
        Row(.kanji, 4791, 19198, "名詞 固有名詞 地名 一般 * *"),
        Row(.symbol, 5129, 17094, "名詞 普通名詞 サ変可能 * * *"),
        Row(.numeric, 4794, 12450, "名詞 数詞 * * * *"),
        Row(.latin, 5139, 11633, "名詞 普通名詞 一般 * * *"),
        Row(.latin, 4785, 13620, "名詞 固有名詞 一般 * * *"),
        Row(.latin, 4787, 14228, "名詞 固有名詞 人名 一般 * *"),
        Row(.latin, 4791, 15793, "名詞 固有名詞 地名 一般 * *"),
        Row(.latin, 5687, 15246, "感動詞 一般 * * * *"),
        Row(.hiragana, 5139, 16012, "名詞 普通名詞 一般 * * *"),
        Row(.hiragana, 5129, 20012, "名詞 普通名詞 サ変可能 * * *"),
        Row(.hiragana, 4785, 18282, "名詞 固有名詞 一般 * * *"),
        Row(.hiragana, 4787, 18269, "名詞 固有名詞 人名 一般 * *"),
        Row(.hiragana, 4791, 20474, "名詞 固有名詞 地名 一般 * *"),
        Row(.hiragana, 5687, 17786, "感動詞 一般 * * * *"),
        Row(.katakana, 5139, 10980, "名詞 普通名詞 一般 * * *"),
        Row(.katakana, 5129, 14802, "名詞 普通名詞 サ変可能 * * *"),
        Row(.katakana, 4785, 13451, "名詞 固有名詞 一般 * * *"),
        Row(.katakana, 4787, 13759, "名詞 固有名詞 人名 一般 * *"),
        Row(.katakana, 4791, 14554, "名詞 固有名詞 地名 一般 * *"),
        Row(.katakana, 5687, 15272, "感動詞 一般 * * * *"),
        Row(.greek, 5139, 11051, "名詞 普通名詞 一般 * * *"),
        Row(.greek, 4785, 13353, "名詞 固有名詞 一般 * * *"),
        Row(.greek, 4787, 13671, "名詞 固有名詞 人名 一般 * *"),
        Row(.greek, 4791, 14862, "名詞 固有名詞 地名 一般 * *"),
        Row(.cyrillic, 5139, 11140, "名詞 普通名詞 一般 * * *"),
        Row(.cyrillic, 4785, 13174, "名詞 固有名詞 一般 * * *"),
        Row(.cyrillic, 4787, 13495, "名詞 固有名詞 人名 一般 * *"),
        Row(.cyrillic, 4791, 14700, "名詞 固有名詞 地名 一般 * *"),
    ]
}
