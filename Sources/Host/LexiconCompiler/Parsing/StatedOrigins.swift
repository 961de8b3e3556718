import Lexicon
import LexiconFile
import Model

/// Where English words come from, each on one line for its entry, by Glossa's own table, which was checked by hand. The list
/// of Etymological Wordnet takes one homograph for another ("tell" from an Arabic hill) and is not shown.
struct StatedOrigins {
    private(set) var lines: [String: String] = [:]

    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> StatedOrigins {
        try LexiconError.telling { () throws(MalformedFact) in
            try StatedOrigins(EmbeddedData.wordStructures.text)
        }
    }

    /// - Parameter text: `word-structures.txt`, which says what its fields are.
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        for row in try FactRows(text, file: "word-structures.txt", fields: 4...5).rows {
            let (word, sense, language) = (row[0], row[2], row[3])
            let parts = row.words(1).filter { $0 != "+" }.map { part in
                part.hasPrefix("not:") ? String(part.dropFirst(4)) : part
            }
            // A word that is one element and means what it meant tells nothing but its language.
            let divided = parts.count > 1 ? parts.joined(separator: " + ") + ", " : ""
            lines[word] =
                divided.isEmpty && sense.lowercased() == word.lowercased()
                ? language : "\(language): \(divided)“\(sense)”"
        }
    }
}
