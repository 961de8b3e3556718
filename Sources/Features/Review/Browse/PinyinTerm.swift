import Model
import Phonology
import Storage

/// A word of a search that may be pinyin: `yinhang`, `ni3hao3`, `nǐhǎo`. It finds readings that have its syllables one
/// after another, whatever parts them; tones are minded where they are given.
struct PinyinTerm {
    private let ways: [[PinyinSyllable]]
    /// What every such reading is like; others may be like it, too.
    let pattern: String

    /// Nil for what is no pinyin.
    init?(_ text: String) {
        guard text.utf8.count <= 60 else { return nil }
        ways = Pinyin.splits(text)
        guard !ways.isEmpty else { return nil }
        pattern = Self.pattern(of: Pinyin.key(text))
    }

    /// Any letter stands for a vowel, which may have a mark; a syllable may begin wherever one could.
    private static func pattern(of key: String) -> String {
        var pattern = ""
        var last: Character = " "
        for letter in key {
            let isVowel = "aeiouv".contains(letter)
            let isSecond = isVowel ? !"aeiouv ".contains(last) : letter == "h" && "zcs".contains(last)
            pattern += (isSecond ? "" : "%") + (isVowel ? "_" : String(letter))
            last = letter
        }
        return pattern + "%"
    }

    func isIn(_ reading: String) -> Bool {
        let syllables = Pinyin.elements(reading).map { element -> PinyinSyllable? in
            if case .syllable(let syllable) = element { syllable } else { nil }
        }
        return ways.contains { way in
            guard way.count <= syllables.count else { return false }
            return (0...(syllables.count - way.count)).contains { start in
                zip(way, syllables[start...]).allSatisfy { wanted, found in
                    guard let found, wanted.initial == found.initial, wanted.final == found.final else { return false }
                    return wanted.tone == nil || wanted.tone == found.tone
                }
            }
        }
    }
}

extension CardQuery {
    /// How a text is sought among readings.
    enum ReadingMatch {
        case these([SQLValue])
        /// More than a statement can name; the pattern finds them, and a few that only look like them.
        case pattern(SQLValue)

        /// As many readings as one statement names.
        static let most = 20_000
    }

    /// What the texts of the query find among the readings of Chinese notes. Readings are compared here and not in SQL: the
    /// engines have no function in common that takes tone marks away.
    func readings(_ reader: Reader, _ learner: SQLValue) throws -> [String: ReadingMatch] {
        var matches: [String: ReadingMatch] = [:]
        for case .text(let text) in terms.map(\.condition) where matches[text] == nil {
            guard let term = PinyinTerm(text) else { continue }
            var found: Set<String> = []
            // So written that SQLite reads the notes as they lie; by its index it would leap from one to the next.
            try reader.forEachRow(
                """
                SELECT reading FROM note
                WHERE learner_id || '' = ? AND language || '' = ? AND deleted_at IS NULL AND LOWER(reading) LIKE ?
                """, [learner, SQLValue(Language.chinese.rawValue), SQLValue(term.pattern)]
            ) { row in
                let reading = try row.text(0)
                if term.isIn(reading) { found.insert(reading) }
            }
            if found.count > ReadingMatch.most {
                matches[text] = .pattern(SQLValue(term.pattern))
            } else if !found.isEmpty {
                matches[text] = .these(found.sorted().map { SQLValue($0) })
            }
        }
        return matches
    }
}
