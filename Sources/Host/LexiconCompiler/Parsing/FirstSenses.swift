import Lexicon
import LexiconFile
import Model

/// The commonest sense of an English word today, if WordNet has another one first, because its order was counted in
/// texts of the 1960s: a "plate" is a dish before it is a base in baseball. Glossa's own list.
struct FirstSenses {
    /// By word in lower case: the part of speech, and the number of the sense in WordNet, from 1.
    private(set) var senses: [String: (partOfSpeech: PartOfSpeechCode, number: Int)] = [:]

    /// The list bundled with Glossa.
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> FirstSenses {
        try LexiconError.telling { () throws(MalformedFact) in
            try FirstSenses(EmbeddedData.firstSenses.text)
        }
    }

    /// Parses lines of `word<TAB>part of speech<TAB>number`, where the number is that of the sense in WordNet, from 1.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        for row in try FactRows(text, file: "first-senses.txt", fields: 3...3).rows {
            guard let part = PartOfSpeechCode(name: row[1]) else {
                throw row.malformed("“\(row[1])” is no part of speech")
            }
            guard let number = Int(row[2]), number > 0 else {
                throw row.malformed("“\(row[2])” is no number of a sense")
            }
            guard senses.updateValue((part, number), forKey: try row.text(0, "word")) == nil else {
                throw row.malformed("“\(row[0])” occurs twice")
            }
        }
    }

    /// Whether a part of speech is the commonest of a word according to the list.
    func isMostly(_ partOfSpeech: PartOfSpeechCode, _ word: String) -> Bool {
        senses[word]?.partOfSpeech == partOfSpeech
    }

    /// The senses of a word with a part of speech, the commonest first and the others in their order.
    func ordered(_ definitions: [String], of word: String, as partOfSpeech: PartOfSpeechCode) -> [String] {
        guard let first = senses[word], first.partOfSpeech == partOfSpeech,
            definitions.indices.contains(first.number - 1)
        else { return definitions }
        var definitions = definitions
        definitions.insert(definitions.remove(at: first.number - 1), at: 0)
        return definitions
    }
}
