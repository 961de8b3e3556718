import Lexicon
import LexiconFile
import Model

/// Chinese words that the dictionary or the counted list lacks, or that are counted otherwise than they are met today.
/// Glossa's own table.
struct ChineseWordList: Sendable {
    /// How often a word is met.
    struct Figures: Hashable, Sendable {
        /// On the scale of the counted list; 0 for what is no word.
        var count: Double
        /// The part of speech, in the notation of the counted list; nil for the one that the list gives.
        var tag: String?
    }

    private(set) var figures: [String: Figures] = [:]
    /// Entries for the words that no dictionary has.
    private(set) var entries: [(word: String, reading: String, gloss: String)] = []

    /// The table bundled with Glossa.
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> ChineseWordList {
        try LexiconError.telling { () throws(MalformedFact) in
            try ChineseWordList(EmbeddedData.chineseWords.text)
        }
    }

    /// Parses lines of `word<TAB>count<TAB>part of speech`, or of these with `<TAB>reading<TAB>gloss` for a word that no
    /// dictionary has. A dash stands for the part of speech that the counted list gives.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        for row in try FactRows(text, file: "words-zh.txt", fields: 3...5).rows {
            let word = try row.text(0, "word")
            guard let count = Int(row[1]), count >= 0 else { throw row.malformed("“\(row[1])” is no count") }
            guard figures[word] == nil else { throw row.malformed("“\(word)” occurs twice") }
            let tag = try row.text(2, "part of speech")
            figures[word] = Figures(count: Double(count), tag: tag == "-" ? nil : tag)
            guard !row[3].isEmpty else { continue }
            guard tag != "-" else { throw row.malformed("a word of its own needs a part of speech") }
            entries.append((word, row[3], try row.text(4, "gloss")))
        }
    }
}
