/// English inflectional endings, and the base forms they may be removed from.
enum EnglishForms {
    /// Candidate base forms by WordNet's rules of detachment; not all of them are words.
    static func detached(_ form: String, as partOfSpeech: EnglishPartOfSpeech) -> [String] {
        var form = form
        var end = ""
        if partOfSpeech == .noun {
            // boxesful is boxful.
            if form.ends("ful") {
                form.removeLast(3)
                end = "ful"
            } else if form.ends("ss") || form.utf8.count <= 2 {
                return []
            }
        }
        return rules(for: partOfSpeech).compactMap { suffix, replacement in
            guard form.utf8.count > suffix.utf8.count, form.ends(suffix) else { return nil }
            return form.dropLast(suffix.count) + replacement + end
        }
    }

    /// A word without its possessive or contraction, with straight apostrophes.
    static func plain(_ word: String) -> String {
        // Nearly all words have no apostrophe of either kind.
        guard word.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 >= 0x80 }) else { return word }
        var word = String(String.UnicodeScalarView(word.unicodeScalars.map { $0 == "’" || $0 == "ʼ" ? "'" : $0 }))
        if let whole = contractions[word.lowercased()] { return whole }
        for ending in ["n't", "'s", "'re", "'ve", "'ll", "'d", "'m", "'"] {
            guard word.utf8.count > ending.utf8.count, word.lowercased().hasSuffix(ending) else { continue }
            word.removeLast(ending.count)
            break
        }
        return word
    }

    private typealias Rule = (suffix: String, replacement: String)

    private static func rules(for partOfSpeech: EnglishPartOfSpeech) -> [Rule] {
        switch partOfSpeech {
        case .noun: nounRules
        case .verb: verbRules
        case .adjective: adjectiveRules
        case .adverb: []
        }
    }

    private static let nounRules: [Rule] = [
        ("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"),
        ("ies", "y"),
    ]
    private static let verbRules: [Rule] = [
        ("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", ""),
    ]
    private static let adjectiveRules: [Rule] = [("er", ""), ("est", ""), ("er", "e"), ("est", "e")]

    /// Contractions whose beginning is not a word: `won't` does not contain `wo`.
    private static let contractions = [
        "won't": "will", "can't": "can", "shan't": "shall", "ain't": "be", "'tis": "be", "'twas": "be",
        "'em": "them", "let's": "let",
    ]
}

extension String {
    /// Whether the text ends with an ASCII ending; unlike `hasSuffix`, without regard to what combines with it.
    fileprivate func ends(_ ending: String) -> Bool { utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
