import Phonology

/// A Japanese word as readers perceive it: a head with everything that inflects it.
///
/// A verb, adjective or auxiliary includes:
/// - auxiliaries (ます, た, ない, たい, う, ん…), voice (れる, られる, せる, させる), て, ば, たり, そう, に after ず;
/// - aspect after て: いる, ある, おる, しまう, おく, and their contractions てる, ちゃう, とく (行っている is 行く);
/// - the command なさい, and やすい, にくい, づらい, がたい;
/// - ざるを得ない (行かざるを得ない is a form of 行く).
///
/// A set phrase that is learnt as one is one word, too: ごめんなさい, かもしれない, お茶 (``SetPhrases``), どうやら, しょうがない
/// (``FixedExpressions``), ゆっくりと (``MannerAdverbs``), ロスタイム (``CompoundNouns``).
///
/// The following remain words of their own, because learners look them up: giving, receiving, coming, going, trying and
/// asking after て (くれる, もらう, くる, いく, みる, ください), the second verb of a compound that is no word of the dictionary
/// or tells of a beginning or an end (食べ｜始める, but 乗り遅れる: ``CompoundVerbs``), the copula
/// (高い｜です, 本｜だった), and らしい, べき, ながら. Consecutive digits, with their separators, are one number.
public struct JapaneseWord: Hashable, Sendable {
    /// Its morphemes, in order; at least one.
    public let morphemes: [Morpheme]
    /// Whether it is a noun with する, which is then part of the lemma: 勉強する.
    private let isSuruVerb: Bool
    /// What a phrase is that is learnt as one word; nil for a head with its endings.
    private let phrase: JapanesePartOfSpeech?
    /// The dictionary form of a phrase that inflects, and its reading; nil for one that stays as it is.
    private let phraseLemma: String?
    private let phraseLemmaReading: String?

    /// - Parameters:
    ///   - morphemes: At least one, contiguous; the first is the head, or a noun before する.
    ///   - phrase: What they are together, if they are learnt as one: お茶 is a noun.
    ///   - lemma: The dictionary form of a phrase that inflects: しょうがない for しょうがなくて.
    ///   - lemmaReading: Its reading; nil if it is unknown.
    init(
        _ morphemes: [Morpheme], isSuruVerb: Bool = false, phrase: JapanesePartOfSpeech? = nil, lemma: String? = nil,
        lemmaReading: String? = nil
    ) {
        self.morphemes = morphemes
        self.isSuruVerb = isSuruVerb
        self.phrase = phrase
        phraseLemma = lemma
        phraseLemmaReading = lemmaReading
    }

    /// The text, unchanged.
    public var text: String { morphemes.count == 1 ? morphemes[0].surface : morphemes.map(\.surface).joined() }
    /// The offset of its first Unicode scalar in the analysed text.
    public var start: Int { morphemes[0].start }
    /// The offset after its last Unicode scalar.
    public var end: Int { morphemes[morphemes.count - 1].end }

    /// The part of speech of the head: a verb for 食べられました, and for 勉強する if する is joined.
    public var partOfSpeech: JapanesePartOfSpeech { phrase ?? (isSuruVerb ? .verb : morphemes[0].partOfSpeech) }

    /// The dictionary form of the head: 食べる for 食べられました, 勉強する for 勉強しました if する is joined.
    public var lemma: String {
        if phrase != nil { return phraseLemma ?? text }
        if isSuruVerb { return morphemes[0].lemma + "する" }
        return partOfSpeech == .number ? text : morphemes[0].lemma
    }

    /// The reading of the text in hiragana; nil if any part of it has none.
    public var reading: String? {
        var reading = ""
        for morpheme in morphemes {
            guard let part = morpheme.reading else { return nil }
            reading += part
        }
        return reading
    }

    /// The reading of the lemma in hiragana: たべる for 食べられました; nil if unknown.
    ///
    /// It distinguishes homographs: 開く is あく or ひらく.
    public var lemmaReading: String? {
        if phrase != nil { return phraseLemma == nil ? reading : phraseLemmaReading }
        if isSuruVerb { return morphemes[0].reading.map { $0 + "する" } }
        return partOfSpeech == .number ? reading : LemmaReading.of(morphemes[0])
    }

    /// Whether it is a dictionary form whose る is slurred before の and だ: いん in どこにいんの is いる.
    public var isSlurred: Bool {
        let last = morphemes[morphemes.count - 1]
        return last.partOfSpeech == .verb && !last.traits.contains(.dependent)
            && last.inflection?.form.isSpelt("体言接続") ?? false && last.surface.hasSuffix("ん")
    }

    /// The text in Hepburn romaji, as spoken: は the particle is `wa`, こんにちは is `konnichiwa`, 思う is `omou`; nil without a reading.
    public var romaji: String? {
        var romaji = ""
        var kana = ""
        for morpheme in morphemes {
            guard let spoken = morpheme.spoken else { return nil }
            kana += spoken
            // The ending of 思う is a morpheme of its own and does not lengthen the vowel.
            if let inflection = morpheme.inflection, inflection.type.hasPrefix("五段・ワ行"), kana.hasSuffix("う") {
                romaji += Kana.romaji(String(kana.dropLast())) + "u"
                kana = ""
            }
        }
        return romaji + Kana.romaji(kana)
    }

    /// The kana above the text, morpheme by morpheme: 食(た)べられました.
    public var furigana: [FuriganaPiece] {
        morphemes.flatMap { Furigana.furigana(surface: $0.surface, reading: $0.reading ?? "") }
    }
}
