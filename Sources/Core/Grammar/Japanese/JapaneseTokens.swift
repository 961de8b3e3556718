/// Converts morphemes to the tokens of the Japanese rules, in IPADIC's terms.
public enum JapaneseTokens {
    /// Returns the token of a morpheme.
    ///
    /// - Parameters:
    ///   - classes: From the broadest to the narrowest: `["動詞", "自立"]`.
    ///   - inflectionType, inflectionForm: `五段・ラ行`, `連用形`; nil for uninflected morphemes.
    ///   - isSign: Whether it is punctuation or another sign.
    public static func token(
        text: String, lemma: String, reading: String, classes: [String], inflectionType: String?,
        inflectionForm: String?, isSign: Bool, start: Int, end: Int
    ) -> GrammarToken {
        var features = classes
        if let inflectionType {
            features.append(inflectionType)
            // 五段・ラ行 is also 五段.
            if let family = inflectionType.split(separator: "・").first, family.utf8.count < inflectionType.utf8.count {
                features.append(String(family))
            }
        }
        if let inflectionForm { features.append(inflectionForm) }
        if isSign { features.append(GrammarToken.punctuation) }
        return GrammarToken(text: text, form: lemma, reading: reading, features: features, start: start, end: end)
    }
}
