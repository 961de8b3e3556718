import Lexicon
import LexiconFile

/// The strings of `Data/phrases.txt` that are often cut in the wrong place, cut in the right one.
struct ChinesePhrases {
    /// The most words of a phrase, and the most characters of one of them: as many as a split of the segmenter packs.
    private static let mostWords = 8
    private static let mostCharacters = 15

    private(set) var phrases: [[String]] = []

    /// The list bundled with Glossa.
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> ChinesePhrases {
        try LexiconError.telling { () throws(MalformedFact) in
            try ChinesePhrases(EmbeddedData.phrases.text)
        }
    }

    /// Parses lines of words, separated by spaces.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        var seen: Set<String> = []
        for row in try FactRows(words: text, file: "phrases.txt", fields: 2...Self.mostWords).rows {
            for word in row.fields where word.unicodeScalars.count > Self.mostCharacters {
                throw row.malformed("“\(word)” has more than \(Self.mostCharacters) characters")
            }
            let whole = row.fields.joined()
            guard seen.insert(whole).inserted else { throw row.malformed("“\(whole)” occurs twice") }
            phrases.append(row.fields)
        }
    }
}
