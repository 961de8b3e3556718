/// Gives the forms that 信ずる and 信じる share to 信じる, which is the word that people learn and say.
///
/// UniDic and IPADIC list 信じ as a form of both, and either may come first. 信ずる, 信ずれば and 信ぜられる stay as they are
/// written.
enum ZuruVerbs {
    /// Settles a verb by itself.
    static func settle(_ word: inout Morpheme) {
        guard word.partOfSpeech == .verb, word.lemma.hasSuffix("ずる"), word.lemma.unicodeScalars.count > 2 else {
            return
        }
        let stem = String(word.lemma.dropLast(2)) + "じ"
        guard word.surface.hasPrefix(stem) else { return }
        word.lemma = stem + "る"
        word.inflection?.type = "一段"
    }
}
