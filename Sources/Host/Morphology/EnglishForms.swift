/// English inflectional endings, and the base forms they may be removed from.
enum EnglishForms {
    /// Candidate base forms by WordNet's rules of detachment; not all of them are words.
    static func detached(_ form: String, as partOfSpeech: EnglishPartOfSpeech) -> [String] {
        var form = form
        var end = ""
        if partOfSpeech == .noun {
            // boxesful is boxful.
            if form.hasSuffix("ful") {
                form.removeLast(3)
                end = "ful"
            } else if form.hasSuffix("ss") || form.utf8.count <= 2 {
                return []
            }
        }
        return rules(for: partOfSpeech).compactMap { suffix, replacement in
            guard form.utf8.count > suffix.utf8.count, form.hasSuffix(suffix) else { return nil }
            return form.dropLast(suffix.count) + replacement + end
        }
    }

    /// A word without its possessive or contraction, with straight apostrophes.
    static func plain(_ word: String) -> String {
        var word = String(String.UnicodeScalarView(word.unicodeScalars.map { $0 == "’" || $0 == "ʼ" ? "'" : $0 }))
        if let whole = contractions[word.lowercased()] { return whole }
        for ending in ["n't", "'s", "'re", "'ve", "'ll", "'d", "'m", "'"] {
            guard word.utf8.count > ending.utf8.count, word.lowercased().hasSuffix(ending) else { continue }
            word.removeLast(ending.count)
            break
        }
        return word
    }

    private static func rules(for partOfSpeech: EnglishPartOfSpeech) -> [(suffix: String, replacement: String)] {
        switch partOfSpeech {
        case .noun:
            [
                ("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"),
                ("ies", "y"),
            ]
        case .verb:
            [
                ("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", ""),
            ]
        case .adjective: [("er", ""), ("est", ""), ("er", "e"), ("est", "e")]
        case .adverb: []
        }
    }

    /// Contractions whose beginning is not a word: `won't` does not contain `wo`.
    private static let contractions = [
        "won't": "will", "can't": "can", "shan't": "shall", "ain't": "be", "'tis": "be", "'twas": "be",
        "'em": "them", "let's": "let",
    ]
}
