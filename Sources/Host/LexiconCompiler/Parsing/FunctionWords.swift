import Lexicon
import Model

/// A pronoun, preposition, conjunction or other function word, a phrase or a name, which WordNet does not contain or explains less well.
struct FunctionWord {
    var headword: String
    var partOfSpeech: PartOfSpeechCode
    var definitions: [String]

    /// Whether its capital tells it from another word: March, US; not I and I'm.
    var isName: Bool {
        headword.first?.isUppercase == true && headword != "I" && !headword.hasPrefix("I'")
    }
}

/// Parses Glossa's own list: word, part of speech, senses separated by `|`; the fields are separated by tabs.
///
/// - Throws: ``MalformedFact``.
func parseFunctionWords(_ text: String) throws(MalformedFact) -> [FunctionWord] {
    var words: [FunctionWord] = []
    var parts: [String: Set<PartOfSpeechCode>] = [:]
    for row in try FactRows(text, file: "function-words.txt", fields: 3...3).rows {
        let word = try row.text(0, "word")
        guard let part = PartOfSpeechCode(name: row[1]) else { throw row.malformed("“\(row[1])” is no part of speech") }
        guard parts[word, default: []].insert(part).inserted else {
            throw row.malformed("“\(word)” occurs twice as the same part of speech")
        }
        let senses = row[2].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard !senses.contains("") else { throw row.malformed("a sense is empty") }
        words.append(FunctionWord(headword: word, partOfSpeech: part, definitions: senses))
    }
    return words
}
