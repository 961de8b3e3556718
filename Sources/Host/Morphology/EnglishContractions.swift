/// English words with a possessive ending or a contraction.
package enum EnglishContractions {
    /// A word without its possessive or contraction, with straight apostrophes.
    package static func plain(_ word: String) -> String {
        // Nearly all words have no apostrophe of either kind.
        guard word.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 >= 0x80 }) else { return word }
        var word = String(String.UnicodeScalarView(word.unicodeScalars.map { $0 == "’" || $0 == "ʼ" ? "'" : $0 }))
        if let told = whole[word.lowercased()] { return told }
        for ending in ["n't", "'s", "'re", "'ve", "'ll", "'d", "'m", "'"] {
            guard word.utf8.count > ending.utf8.count, word.lowercased().hasSuffix(ending) else { continue }
            word.removeLast(ending.count)
            break
        }
        return word
    }

    /// Contractions whose beginning is not a word: `won't` does not contain `wo`.
    private static let whole = [
        "won't": "will", "can't": "can", "shan't": "shall", "ain't": "be", "'tis": "be", "'twas": "be",
        "'em": "them", "let's": "let",
    ]
}
