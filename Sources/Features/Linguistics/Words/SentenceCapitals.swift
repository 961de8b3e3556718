import Lexicon
import Model

/// The capitals of the first words of English sentences, which make no other words of them: "But" is "but". Names keep
/// theirs.
///
/// The dictionaries do not tell names from words: WordNet has "paris" here, and GCIDE "Kettle". What does are Glossa's lists of
/// function words and of names, and how a text writes the word inside its sentences.
enum SentenceCapitals {
    /// Whether a word with a capital begins a sentence, a line or a quotation.
    static func isFirst(_ index: Int, of tokens: [Token]) -> Bool {
        guard tokens[index].text.first?.isUppercase ?? false else { return false }
        var place = index
        while place > 0 {
            place -= 1
            let token = tokens[place]
            if token.kind.isWord || token.kind == .number { return false }
            // A straight quotation mark opens where the word follows it.
            if place == index - 1, token.text == "\"" || token.text == "'" { return true }
            if token.text.unicodeScalars.contains(where: { signs.contains($0) }) { return true }
        }
        return true
    }

    /// How often a text has each form of a word inside its sentences, where a capital is the word's own.
    static func inside(_ tokens: [Token]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for index in tokens.indices where tokens[index].kind.isWord && !isFirst(index, of: tokens) {
            counts[tokens[index].text, default: 0] += 1
        }
        return counts
    }

    /// Returns the form that a word would have inside a sentence.
    ///
    /// - Parameters:
    ///   - isFirst: Whether it begins one.
    ///   - inside: As ``inside(_:)`` counts.
    static func plain(_ form: String, isFirst: Bool, _ inside: [String: Int], _ lexicon: Lexicon) -> String {
        let lower = form.lowercased()
        guard form != lower, form.dropFirst() == lower.dropFirst(), !isPronoun(form) else { return form }
        let isName = EnglishNames.equivalent(of: form, in: .chinese) != nil
        if lexicon.isFunctionWord(lower), isFirst || !isName { return lower }
        guard isFirst, !isName || EnglishNames.isAlsoWord(form),
            lexicon.contains(lower, in: .english) || !EnglishLemmas.of(lower, lexicon).isEmpty
        else { return form }
        return inside[form] ?? 0 > inside[lower] ?? 0 ? form : lower
    }

    /// I, I'm, I’ll.
    private static func isPronoun(_ form: String) -> Bool {
        guard form.first == "I" else { return false }
        return form.dropFirst().first.map { $0 == "'" || $0 == "’" } ?? true
    }

    private static let signs: Set<Unicode.Scalar> = [".", "!", "?", "…", ":", "\n", "“", "‘"]
}
