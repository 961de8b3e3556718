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
func parseFunctionWords(_ text: String) -> [FunctionWord] {
    text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "\t")
        guard !line.hasPrefix("#"), fields.count == 3,
            let part = PartOfSpeechCode.allCases.first(where: { $0.name == String(fields[1]) })
        else {
            return nil
        }
        return FunctionWord(
            headword: String(fields[0]), partOfSpeech: part,
            definitions: fields[2].split(separator: "|").map(String.init))
    }
}
