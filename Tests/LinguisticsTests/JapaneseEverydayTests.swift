import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

/// What everyday prose, notices, letters and messages have: each rule beside what it leaves alone.
@Suite struct JapaneseEverydayTests {
    private func read(_ sentence: String) throws -> (Annotator, [Token]) {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        return (annotator, annotator.tokens(sentence, .japanese))
    }

    private func expect(_ sentence: String, _ word: String, _ gloss: String) throws {
        let (_, tokens) = try read(sentence)
        let token = try #require(tokens.last { $0.text == word }, "\(tokens.map(\.text))")
        #expect(token.gloss?.contains(gloss) ?? false, "\(token.gloss ?? "-")")
    }

    private static let cuts: [(String, String)] = [
        ("来ないとのことで、待った。", "来ない と の こと で 、 待った 。"), ("土砂崩れが起きた。", "土砂崩れ が 起きた 。"),
        ("受水槽を洗う。", "受水槽 を 洗う 。"), ("井戸からくみ置きした水だ。", "井戸 から くみ置き した 水 だ 。"), ("かけっこで転ぶ。", "かけっこ で 転ぶ 。"),
        ("レジ袋をもらう。", "レジ袋 を もらう 。"), ("課題と位置づける。", "課題 と 位置づける 。"), ("今朝ひとつ食べた。", "今朝 ひとつ 食べた 。"),
        ("父ときたら、困る。", "父 ときたら 、 困る 。"), ("工事中につき、休業する。", "工事中 につき 、 休業 する 。"), ("席につき、待つ。", "席 に つき 、 待つ 。"),
        ("一人につき百円だ。", "一人 につき 百円 だ 。"), ("下がっていろ、リーゼ。", "下がっていろ 、 リーゼ 。"), ("まじか。", "まじ か 。"),
        ("春が間近だ。", "春 が 間近 だ 。"), ("持ってきてって幹事が言ってた。", "持って きて って 幹事 が 言ってた 。"),
    ]

    @Test(arguments: cuts)
    func aPhraseIsCutAsALearnerMeetsIt(_ sentence: String, _ words: String) throws {
        let (_, tokens) = try read(sentence)
        #expect(tokens.map(\.text).joined(separator: " ") == words)
    }

    private static let forms: [(String, String, String, String)] = [
        ("急がないで。", "急がないで", "please do not", "without"), ("返事がこないで困る。", "こないで", "not, and so", "without"),
        ("誰にも言わないでください。", "言わないで", "not", "without"), ("何も食べないで寝た。", "食べないで", "without, not", "please"),
        ("先生に怒られないでね。", "怒られないで", "passive, please do not", "without"),
        ("傘はいらなかった。", "いらなかった", "not, past", "passive"), ("どうなさいましたか。", "なさいました", "past", "not"),
    ]

    /// With what the form adds, as the command and the API write it.
    @Test(arguments: forms)
    func aFormSaysWhatItDoesAndNothingElse(
        _ sentence: String, _ word: String, _ meaning: String, _ other: String
    ) throws {
        let (annotator, tokens) = try read(sentence)
        let token = try #require(tokens.first { $0.text == word }, "\(tokens.map(\.text))")
        let gloss = try #require(token.gloss.map { annotator.forms.gloss($0, of: token) })
        #expect(gloss.contains(meaning) && !gloss.contains(other), "\(gloss)")
    }

    private static let grammar: [(String, String, String)] = [
        ("あと十分くらいで着く。", "で", "time it takes"), ("包丁の背でつぶす。", "で", "the means"), ("ペーパータオルで拭き取る。", "で", "the means"),
        ("泡立て器で混ぜ合わせる。", "で", "the means"), ("カレーで済ませた。", "で", "the means"), ("台所で済ませた。", "で", "at; in"),
        ("無料で使える。", "で", "manner"), ("会議で使える。", "で", "at; in"), ("映画でもどう？", "で", "or something"),
        ("教室にいい匂いが漂う。", "に", "at; in"), ("体にいい物を食べる。", "に", "what it relates to"),
        ("水に浸けておくと、ふくらむ。", "と", "if; when"), ("車を追うとともに、映像を調べる。", "とも", "together with"),
        ("車を追うとともに、映像を調べる。", "と", "とともに"), ("父ときたら、困る。", "ときたら", "when it comes to"),
        ("工事中につき、休業する。", "につき", "because of"), ("一人につき百円だ。", "につき", "per"),
        ("雨に濡れないで済んだ。", "済んだ", "to get by"), ("仕事が済んだ。", "済んだ", "to finish"), ("カレーで済ませた。", "済ませた", "make do"),
        ("早く知らせて。", "知らせて", "to notify"), ("来てほしい。", "ほしい", "(somebody) to"), ("水がほしい。", "ほしい", "wanted"),
        ("ご確認のうえ、ご連絡ください。", "うえ", "after; upon"), ("相談した上で決める。", "上", "after; upon"), ("机の上に置く。", "上", "above"),
        ("延長戦の末、勝った。", "末", "after"), ("日課になりつつある。", "つつ", "in the process"), ("日課になりつつある。", "ある", "in the process"),
        ("近所にできた店だ。", "できた", "to be built"), ("よくできた。", "できた", "to be able"),
        ("行くわけにはいかない。", "わけ", "cannot very well"), ("行くわけにはいかない。", "いかない", "cannot very well"),
        ("多大なるご支援に感謝する。", "なる", "joins it"), ("大人になる。", "なる", "to become"),
        ("先生に怒られた。", "怒られた", "to scold"), ("お時間よろしいでしょうか。", "でしょう", "asks politely"), ("雨でしょう。", "でしょう", "probably"),
        ("弊社の中西でございます。", "ございます", "polite for です"), ("体育館に集まること。", "こと", "told to do"),
        ("夢は医者になること。", "こと", "thing"),
        ("夢のような、長い話だ。", "な", "joins it"), ("ちゃんと探してみなよ。", "な", "soft command"), ("面白いな。", "な", "right?"),
        ("ねだんがやすくなる。", "やすく", "cheap"), ("いずれも命に別条はない。", "いずれ", "all of them"), ("いずれ分かる。", "いずれ", "sooner"),
        ("雨のおそれがあります。", "おそれ", "risk"), ("得意とのことで、紹介した。", "こと", "I hear that"),
        ("理由のいかんによって変わる。", "いかん", "circumstances"),
    ]

    /// What に, で and と do, and words of grammar.
    @Test(arguments: grammar)
    func aWordOfGrammarSaysWhatItDoesThere(_ sentence: String, _ word: String, _ gloss: String) throws {
        try expect(sentence, word, gloss)
    }

    private static let company: [(String, String, String)] = [
        ("明かりがまだついていた。", "ついていた", "to be switched on"), ("ご不便をおかけします。", "かけ", "to cause"), ("右に曲がる。", "曲がる", "to turn"),
        ("道が曲がる。", "曲がる", "to bend"),
        ("腹痛を訴える。", "訴える", "to complain of"), ("無実を訴える。", "訴える", "to appeal"), ("力を抜く。", "抜く", "to relax"),
        ("腕をまくる。", "まくる", "to roll up"), ("せいの高い子供だ。", "せい", "height"), ("混雑時は避ける。", "時", "time of"),
        ("息を吸う。", "吸う", "to breathe in"), ("方針を固めた。", "固めた", "decide on"),
        ("めどが立つ。", "立つ", "to be settled"), ("光が障子越しに差し込む。", "差し込む", "to shine in"), ("手に本を入れる。", "入れる", "to put in"),
        ("米を研ぐ。", "研ぐ", "to wash"), ("包丁を研ぐ。", "研ぐ", "to sharpen"), ("試験を間近に控える。", "控える", "soon ahead"),
        ("七味を振る。", "振る", "to sprinkle"), ("影を落とす。", "落とす", "to cast"), ("マスクを着ける。", "着ける", "to wear"),
        ("昨夜は三十八度まで上がった。", "三十八度", "38 degrees"), ("もう片方が見つからない。", "もう", "other"), ("もう終わった。", "もう", "already"),
        ("一回り小さくなった。", "一回り", "a size"), ("そんな気がした。", "気", "feeling"), ("あのさ、明日行く？", "あの", "er; I say"),
        ("あの人だ。", "あの", "that"), ("さらに高くなる。", "さらに", "even more"), ("じゃあ先に行くよ。", "先", "first; ahead"),
        ("手洗いとうがいをする。", "手洗い", "washing one's hands"), ("記録を更新した。", "更新", "breaking"), ("免許を更新した。", "更新", "renewal"),
        ("料理の腕を磨く。", "腕", "skill"), ("折り返し電話します。", "折り返し", "by return"), ("リーゼは笑った。", "リーゼ", "a name"),
        ("やむなく帰った。", "やむなく", "having no choice"), ("復旧に数日かかる見込みだ。", "見込み", "expected"),
    ]

    /// Verbs by what is done, and nouns and adverbs by what stands beside them.
    @Test(arguments: company)
    func aWordMeansWhatItsCompanyTells(_ sentence: String, _ word: String, _ gloss: String) throws {
        try expect(sentence, word, gloss)
    }

    private static let readings: [(String, String, String)] = [
        ("夜を明かす。", "夜", "よ"), ("夜を過ごす。", "夜", "よる"), ("本を正せば同じだ。", "本", "もと"), ("本を返す。", "本", "ほん"),
        ("三対二で勝った。", "対", "たい"), ("腹痛を訴える。", "腹痛", "ふくつう"),
    ]

    @Test(arguments: readings)
    func theWordsBesideAWordTellHowItIsRead(_ sentence: String, _ word: String, _ reading: String) throws {
        let (_, tokens) = try read(sentence)
        let token = try #require(tokens.last { $0.text == word }, "\(tokens.map(\.text))")
        #expect(token.reading == reading)
    }
}
