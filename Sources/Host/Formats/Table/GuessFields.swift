import Foundation
import Model

extension Table {
    /// Guesses the field of each column from its name and its contents; nil for a column to leave out.
    ///
    /// No field occurs twice. The term lists of LWT, which have no header, are recognised by their seven or eight
    /// columns: term, translation, sentence, romanization, status, language, number, tags.
    public func guessedFields() -> [WordField?] {
        if let fields = fieldsOfLWT { return fields }
        var fields = [WordField?](repeating: nil, count: columnCount)
        var taken: Set<WordField> = []
        func take(_ field: WordField, _ column: Int) {
            fields[column] = field
            taken.insert(field)
        }
        // Exact names first, so that a column "translation" is matched correctly beside "sentence translation".
        for (column, name) in (header ?? []).enumerated().prefix(columnCount) {
            guard let field = WordField(columnName: name), !taken.contains(field) else { continue }
            take(field, column)
        }
        let looks = (0..<columnCount).map { Look(rows.prefix(200).lazy.map { $0.cells }, column: $0) }
        // A column whose name is unknown here is left out, unless no other contains the words.
        let isNamed = taken.contains(.word)
        for wanted in [[.word], WordField.allCases] {
            for column in 0..<columnCount where fields[column] == nil {
                if isNamed, let name = header?[column], !name.isEmpty { continue }
                guard let field = looks[column].field(after: taken), wanted.contains(field) else { continue }
                take(field, column)
            }
        }
        if !taken.contains(.word), let first = fields.firstIndex(of: nil) { take(.word, first) }
        if !taken.contains(.definition),
            let next = fields.indices.first(where: {
                fields[$0] == nil && !looks[$0].isEmpty && (header?[$0] ?? "").isEmpty
            })
        {
            take(.definition, next)
        }
        return fields
    }

    private var fieldsOfLWT: [WordField?]? {
        let statuses: Set<String> = ["1", "2", "3", "4", "5", "98", "99"]
        guard header == nil, columnCount == 7 || columnCount == 8, !rows.isEmpty,
            rows.allSatisfy({ statuses.contains($0.cells[4]) && Int($0.cells[6]) != nil })
        else { return nil }
        return Array(
            ([.word, .definition, .sentence, .reading, .status, .language, nil, .tags] as [WordField?]).prefix(
                columnCount))
    }
}

/// Statistics about the texts in a column.
private struct Look {
    private var filled = 0
    private var withIdeographs = 0
    private var withKanaOnly = 0
    private var withToneMarks = 0
    private var characters = 0

    /// Characters examined in a text: a longer one is a sentence in any case.
    private static let seen = 200

    init(_ rows: some Sequence<[String]>, column: Int) {
        for row in rows where !row[column].isEmpty {
            let text = String(row[column].prefix(Self.seen))
            filled += 1
            characters += text.count
            let scalars = text.unicodeScalars
            if scalars.contains(where: \.properties.isIdeographic) {
                withIdeographs += 1
            } else if scalars.contains(where: { (0x3040...0x30FF).contains($0.value) }) {
                withKanaOnly += 1
            } else if Self.isPinyin(text) {
                withToneMarks += 1
            }
        }
    }

    var isEmpty: Bool { filled == 0 }

    func field(after taken: Set<WordField>) -> WordField? {
        guard filled > 0 else { return nil }
        let length = Double(characters) / Double(filled)
        if withIdeographs * 10 > filled * 6 {
            if length <= 8, !taken.contains(.word) { return .word }
            if length > 5, taken.contains(.word), !taken.contains(.sentence) { return .sentence }
            return nil
        }
        if (withKanaOnly + withToneMarks) * 10 > filled * 6, taken.contains(.word), !taken.contains(.reading) {
            return .reading
        }
        if taken.contains(.word), !taken.contains(.definition), withIdeographs * 10 < filled * 3 { return .definition }
        return nil
    }

    /// Whether the text consists of syllables with tone marks or tone numbers only.
    private static func isPinyin(_ text: String) -> Bool {
        var hasTone = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "1"..."5": hasTone = true
            case " ", "'", "’", "·", "-", ":": continue
            default:
                if tones.contains(scalar) { hasTone = true } else if !scalar.properties.isAlphabetic { return false }
            }
        }
        return hasTone
    }

    /// Vowels with a tone mark, in either case, and the marks by themselves.
    private static let tones = Set(
        "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜĀÁǍÀĒÉĚÈĪÍǏÌŌÓǑÒŪÚǓÙǕǗǙǛ\u{300}\u{301}\u{304}\u{30C}".unicodeScalars)
}
