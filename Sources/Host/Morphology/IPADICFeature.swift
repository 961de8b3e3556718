import Phonology

/// IPADIC's features of a morpheme: nine fields, or seven for unknown words.
///
/// 品詞, three finer classes, 活用型, 活用形, 原形, 読み, 発音; `*` for empty fields.
/// Source: ipadic 2.7.0 manual, §4.
struct IPADICFeature {
    private let fields: [Substring]

    init(_ text: String) {
        fields = Self.fields(of: text)
    }

    /// The number of fields of a known word; a dictionary with another number is not IPADIC.
    static let count = 9

    var count: Int { fields.count }

    /// The dictionary form; nil for words that are not in the dictionary.
    var lemma: String? { self[6] }
    /// In katakana.
    var reading: String? { self[7] }
    /// In katakana.
    var pronunciation: String? { self[8] }

    /// The classes present, from the widest to the narrowest.
    var classes: [String] { (0..<4).compactMap { self[$0] } }

    var inflection: Morpheme.Inflection? {
        guard let type = self[4], let form = self[5] else { return nil }
        return Morpheme.Inflection(type: type, form: form)
    }

    var partOfSpeech: JapanesePartOfSpeech {
        switch self[0] {
        case "名詞": nominal
        case "動詞": .verb
        case "形容詞": .adjective
        case "副詞": .adverb
        case "連体詞": .adnominal
        case "接続詞": .conjunction
        case "助詞": .particle
        case "助動詞": .auxiliary
        case "接頭詞": .prefix
        case "感動詞", "フィラー": .interjection
        case "記号": self[1] == "空白" ? .space : .symbol
        default: .other
        }
    }

    private var nominal: JapanesePartOfSpeech {
        switch self[1] {
        case "固有名詞": .properNoun
        case "代名詞": .pronoun
        case "数": .number
        case "接尾": .suffix
        case "形容動詞語幹": .adjectivalNoun
        default: .noun
        }
    }

    private subscript(index: Int) -> String? {
        guard index < fields.count, fields[index] != "*", !fields[index].isEmpty else { return nil }
        return String(fields[index])
    }

    /// Splits at commas, except inside quotation marks.
    private static func fields(of text: String) -> [Substring] {
        var fields: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        for index in text.utf8.indices {
            switch text.utf8[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted:
                fields.append(text[start..<index])
                start = text.utf8.index(after: index)
            default: break
            }
        }
        fields.append(text[start...])
        return fields.map { field in
            let isInQuotes = field.utf8.count > 1 && field.hasPrefix("\"") && field.hasSuffix("\"")
            return isInQuotes ? field.dropFirst().dropLast() : field
        }
    }
}
