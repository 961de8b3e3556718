/// What the rules that look at every morpheme ask of it: decided once for a word, wherever it occurs.
struct MorphemeTraits: OptionSet, Sendable {
    let rawValue: UInt16

    /// 非自立: it depends on the word before.
    static let dependent = MorphemeTraits(rawValue: 1 << 0)
    /// 接尾: an ending of words.
    static let suffix = MorphemeTraits(rawValue: 1 << 1)
    /// 接続助詞, such as て.
    static let connective = MorphemeTraits(rawValue: 1 << 2)
    /// て or で, after which verbs help.
    static let te = MorphemeTraits(rawValue: 1 << 3)
    /// たり or だり.
    static let listing = MorphemeTraits(rawValue: 1 << 4)
    /// 連用形 of what inflects, the form to which other words attach.
    static let stem = MorphemeTraits(rawValue: 1 << 5)
    /// ガル接続: the stem of 高さ and 高そう, which is not a word.
    static let bareStem = MorphemeTraits(rawValue: 1 << 6)
    /// 助動詞語幹: そう, よう.
    static let manner = MorphemeTraits(rawValue: 1 << 7)
    /// A sign that separates digits.
    static let separator = MorphemeTraits(rawValue: 1 << 8)
    /// Whether ``ReadingsInContext`` has rules for it.
    static let mayReadOtherwise = MorphemeTraits(rawValue: 1 << 9)
    /// Whether a word of ``CompoundReadings`` may begin with it.
    static let mayBeginCompound = MorphemeTraits(rawValue: 1 << 10)
    /// Whether a phrase of ``SetPhrases`` may begin with it.
    static let mayBeginPhrase = MorphemeTraits(rawValue: 1 << 11)
    /// Whether what ``Recutting`` cuts anew may end with it.
    static let mayBeCutAnew = MorphemeTraits(rawValue: 1 << 12)
    /// Whether a quantity of ``QuantityJoining`` may begin with it.
    static let mayBeginQuantity = MorphemeTraits(rawValue: 1 << 13)

    /// Whether a noun of ``CompoundNouns`` may end with it.
    static let mayEndNoun = MorphemeTraits(rawValue: 1 << 14)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(
        _ surface: String, _ lemma: String, _ partOfSpeech: JapanesePartOfSpeech, _ classes: [String],
        _ inflection: Morpheme.Inflection?
    ) {
        var traits: MorphemeTraits = []
        for name in classes {
            if name.isSpelt("非自立") { traits.insert(.dependent) }
            if name.isSpelt("接尾") { traits.insert(.suffix) }
            if name.isSpelt("助動詞語幹") { traits.insert(.manner) }
            if name.isSpelt("接続助詞") {
                traits.insert(.connective)
                if surface.isSpelt("て") || surface.isSpelt("で") { traits.insert(.te) }
            }
            if name.isSpelt("並立助詞"), surface.isSpelt("たり") || surface.isSpelt("だり") { traits.insert(.listing) }
        }
        if let inflection {
            if partOfSpeech.inflects, inflection.form.isSpelt("連用形") { traits.insert(.stem) }
            if inflection.form.isSpelt("ガル接続") { traits.insert(.bareStem) }
        }
        if QuantityJoining.isSeparator(surface) { traits.insert(.separator) }
        if ReadingsInContext.mayDiffer(surface, lemma, partOfSpeech) { traits.insert(.mayReadOtherwise) }
        if CompoundReadings.mayBegin(surface) { traits.insert(.mayBeginCompound) }
        if SetPhrases.mayBegin(surface) { traits.insert(.mayBeginPhrase) }
        if QuantityJoining.mayBegin(surface, partOfSpeech) { traits.insert(.mayBeginQuantity) }
        if CompoundNouns.mayEnd(surface, partOfSpeech) { traits.insert(.mayEndNoun) }
        if Recutting.mayEnd(surface, partOfSpeech) { traits.insert(.mayBeCutAnew) }
        self = traits
    }
}
