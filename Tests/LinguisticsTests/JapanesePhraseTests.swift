import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

/// Words that belong together or apart by what stands beside them, each rule beside what it leaves alone.
@Suite struct JapanesePhraseTests {
    private func read(_ sentence: String) throws -> (Annotator, [Token]) {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        return (annotator, annotator.tokens(sentence, .japanese))
    }

    private static let cuts: [(String, String)] = [
        ("まだ寝てんの？", "まだ 寝てん の ？"), ("今やってんだ。", "今 やってん だ 。"), ("本を読んでんの？", "本 を 読んでん の ？"),
        ("問題なのである。", "問題 な の である 。"), ("高いのではない。", "高い の で は ない 。"), ("雨なので行かない。", "雨 な ので 行かない 。"),
        ("何も食べずに出た。", "何も 食べずに 出た 。"), ("来るはずになっていた。", "来る はず に なっていた 。"),
        ("一時間並ばされた。", "一時間 並ばされた 。"), ("中止がなされた。", "中止 が なされた 。"),
        ("何か言いたげな目だ。", "何か 言いたげ な 目 だ 。"), ("本を貸したげるよ。", "本 を 貸し たげる よ 。"),
        ("抜き差しする。", "抜き差し する 。"), ("後でお送りする。", "後 で お 送り する 。"), ("早く帰らなあかん。", "早く 帰らな あかん 。"),
        ("何も言ってねえよ。", "何も 言ってねえ よ 。"), ("また来てねえ。", "また 来て ねえ 。"),
        ("後半のロスタイムだ。", "後半 の ロスタイム だ 。"), ("金メダルを取る。", "金メダル を 取る 。"), ("皆様、こんにちは。", "皆様 、 こんにちは 。"),
        ("皆、様子を見る。", "皆 、 様子 を 見る 。"),
        ("明日雨かもね。", "明日 雨 かも ね 。"), ("本当かも知らない。", "本当 か も 知らない 。"), ("違うってば！", "違う ってば ！"),
        ("来ないという話だ。", "来ない という 話 だ 。"), ("田中という。", "田中 と いう 。"), ("地震による被害だ。", "地震 による 被害 だ 。"),
        ("この件につきまして伺う。", "この 件 につきまして 伺う 。"), ("つきましては、ご連絡ください。", "つきましては 、 ご 連絡 ください 。"),
        ("思いもよらない話だ。", "思いもよらない 話 だ 。"), ("思いもしない。", "思い も しない 。"), ("好きなんだけど。", "好き な ん だ けど 。"),
        ("だけど、行く。", "だけど 、 行く 。"),
        ("先ほど着いた。", "先ほど 着いた 。"), ("法案を出す。", "法案 を 出す 。"), ("辛くも勝った。", "辛くも 勝った 。"),
        ("故障かなと思った。", "故障 かな と 思った 。"), ("何か飲むかな。", "何か 飲む かな 。"),
        ("行くというのだ。", "行く と いう の だ 。"), ("行くというのは嘘だ。", "行く という の は 嘘 だ 。"),
        ("二日目の朝だ。", "二日目 の 朝 だ 。"), ("二軒目で飲む。", "二軒目 で 飲む 。"), ("三曲目が始まる。", "三曲目 が 始まる 。"),
        ("今上大岡に住む。", "今 上大岡 に 住む 。"), ("今上天皇が来た。", "今上 天皇 が 来た 。"),
        ("走ったものの、間に合わない。", "走った ものの 、 間に合わない 。"), ("学生であるからには勉強する。", "学生 である からには 勉強 する 。"),
        ("氷点下二十度を下回った。", "氷点下 二十度 を 下回った 。"),
        ("県内で開く。", "県内 で 開く 。"), ("食品業界は暗い。", "食品 業界 は 暗い 。"),
        ("少し汗ばむ。", "少し 汗ばむ 。"), ("急に春めいた。", "急に 春めいた 。"),
        ("やれやれ、疲れた。", "やれやれ 、 疲れた 。"), ("なんだ、君か。", "なんだ 、 君 か 。"),
        ("納期につきましては、後で伺う。", "納期 につきましては 、 後 で 伺う 。"), ("私だって戦う。", "私 だって 戦う 。"),
        ("誰だって怒る。", "誰 だって 怒る 。"), ("学生だって言った。", "学生 だ って 言った 。"),
        ("なんときれいな花だ。", "なんと きれい な 花 だ 。"), ("なんと言った？", "なん と 言った ？"), ("彼とのことは忘れた。", "彼 と の こと は 忘れた 。"),
    ]

    @Test(arguments: cuts) func aPhraseIsCutAsALearnerMeetsIt(_ sentence: String, _ words: String) throws {
        let (_, tokens) = try read(sentence)
        #expect(tokens.map(\.text).joined(separator: " ") == words)
    }

    private static let forms: [(String, String, String, String)] = [
        ("まだ寝てんの？", "寝てん", "be …ing", "not"), ("何食べてんの？", "食べてん", "be …ing", "not"),
        ("本を読んでんの？", "読んでん", "be …ing", "not"), ("そんな物は捨てん。", "捨てん", "not", "be …ing"),
        ("どこにいんの？", "いん", "short for いる", "not"), ("そんなことは知らんのか。", "知らん", "not", "short"),
        ("何も言わないでおく。", "言わないでおく", "without, not, in advance", "past"), ("賛成しかねる。", "しかねる", "cannot", "may well"),
        ("彼なら言いかねない。", "言いかねない", "may well", "cannot"),
        ("言われぬ思い。", "言われぬ", "passive, not", "without"), ("言わずに行く。", "言わずに", "without", "passive"),
        ("行ったら分かる。", "行ったら", "if", "past"), ("一時間並ばされた。", "並ばされた", "make or let, passive, past", "can"),
        ("早く帰らなあかん。", "帰らな", "not, if", "past"), ("言いたげな目だ。", "言いたげ", "want to", "past"),
        ("原因は過労とみられる。", "みられる", "is thought to", "can"), ("月が見られる。", "見られる", "can or passive", "thought"),
    ]

    /// With what the form adds, as the command and the API write it.
    @Test(arguments: forms) func aFormSaysWhatItDoesAndNothingElse(
        _ sentence: String, _ word: String, _ meaning: String, _ other: String
    ) throws {
        let (annotator, tokens) = try read(sentence)
        let token = try #require(tokens.first { $0.text == word })
        let gloss = try #require(token.gloss.map { annotator.forms.gloss($0, of: token) })
        let added = gloss.hasPrefix("is thought") ? gloss : String(gloss.drop { $0 != "(" })
        #expect(added.contains(meaning) && !added.contains(other), "\(gloss)")
    }

    private static let toldByNeighbours: [(String, String, String)] = [
        ("簡単ではない。", "で", "is not"), ("嘘ではありません。", "で", "is not"), ("この店では売らない。", "で", "at; in"),
        ("そうでもない。", "ない", "でもない"), ("泳ぐことができる。", "こと", "can"), ("行ったことがある。", "こと", "have done"),
        ("困ったことがあれば言ってください。", "こと", "thing"), ("行くことになった。", "こと", "it is decided"), ("いいことを聞いた。", "こと", "thing"),
        ("辞めるよう迫られた。", "よう", "so that"), ("夢のような話だ。", "よう", "appearing"),
        ("先生がお帰りになる。", "に", "honorific"), ("先生がお帰りになる。", "なる", "honorific"), ("先生になる。", "なる", "to become"),
        ("ご利用になれません。", "なれません", "honorific"), ("大変お世話になる。", "に", "the result"),
        ("魚のさばき方を習う。", "方", "way of"), ("日中関係が悪化した。", "日中", "Japan and China"),
        ("日中は暑い。", "日中", "during the day"), ("ただそれだけだ。", "ただ", "only"), ("さっぱり分からない。", "さっぱり", "(not) at all"),
        ("どうも調子が悪い。", "どうも", "somehow"), ("右から左にかけて傷がある。", "かけて", "over; through"), ("壁に絵をかけて眺める。", "かけて", "to hang"),
        ("鍋のあくを取る。", "あく", "scum"), ("緩やかなカーブだ。", "緩やか", "gentle"), ("見通しの悪い道だ。", "見通し", "visibility"),
        ("先発は六回途中まで投げた。", "六回", "6th inning"),
        ("時計の針が動く。", "針", "hand"), ("針に糸を通す。", "針", "needle"), ("電話に出た。", "出た", "to answer"),
        ("部屋を出た。", "出た", "to leave"),
        ("漢字に仮名を振る。", "振る", "beside"), ("手を振る。", "振る", "to wave"), ("着実に進めてまいります。", "まいります", "humble"),
        ("壁にぶつかった。", "に", "against"),
        ("神戸市に住む。", "に", "at; in"), ("記者団に語った。", "に", "to (where"), ("医師に告げられた。", "に", "by (whoever"),
        ("準備を十分にした。", "に", "-ly"), ("お願い申し上げます。", "申し上げます", "humble"), ("意見を申し上げます。", "申し上げます", "to say"),
        ("それは話にならない。", "ならない", "out of the question"),
        ("原因は過労とみられる。", "と", "that"), ("犯人は男だとみて調べる。", "みて", "to think"), ("映画を友達とみる。", "みる", "to see"),
        ("危険だとして中止した。", "して", "saying that"), ("医者として働く。", "として", "as"),
        ("三年ぶりに勝った。", "ぶり", "for the first time in"), ("話しぶりが似ている。", "ぶり", "manner"),
        ("お礼にお菓子をあげた。", "に", "as"), ("母に本をあげた。", "に", "to"), ("雨に降られた。", "に", "by"),
        ("症状に悩まされる。", "に", "by"), ("東京に建てられた。", "に", "at; in"), ("引き分けに終わった。", "に", "in (the way it ends)"),
        ("環境に優しい素材だ。", "に", "what it relates to"), ("一年ないに等しい。", "に", "what it relates to"),
        ("先輩のために用意した。", "に", "with ため"), ("赤字に転落した。", "に", "to"), ("自分に言い聞かせた。", "に", "to"),
        ("前年同期比で減る。", "で", "in terms of"), ("塩で味を調える。", "で", "by; with"), ("台所で味を調える。", "で", "at; in"),
        ("行き違いで届かない。", "で", "because of"), ("若者の間で人気がある。", "間", "among"), ("壁との間に置く。", "間", "between"),
        ("平素より感謝しています。", "より", "from"), ("昨日より寒い。", "より", "than"),
        ("昨日さ、行ったよ。", "さ", "pause"), ("お忙しいところ恐れ入ります。", "ところ", "thanks or excuses"),
        ("静かなところに住む。", "ところ", "place"), ("ご返信いただけますと幸いです。", "幸い", "glad"), ("幸い、晴れた。", "幸い", "fortunately"),
        ("便利なもんはない。", "もん", "thing"), ("知らないもん。", "もん", "because"), ("降ろうが降るまいが行く。", "が", "whether"),
        ("雨が降る。", "が", "subject"), ("面白いには面白い。", "に", "same word"), ("違うってば！", "ってば", "I told you"),
        ("必要なのであろう。", "の", "it is that"), ("来ないというのが本音だ。", "の", "the one that"), ("本の表紙だ。", "の", "possessive"),
        ("円安を背景に伸びる。", "に", "with ... as"), ("背景に山がある。", "に", "at; in"), ("人に紙を回す。", "に", "to"),
        ("二対一で勝った。", "で", "a score"), ("お好みで入れる。", "で", "according to"),
        ("元気だとのことだ。", "とのこと", "it is said that"), ("元気だという。", "いう", "they say"),
        ("日光の当たらない涼しい場所だ。", "の", "subject"), ("誰もいない。", "誰も", "nobody"), ("誰もが知る。", "誰も", "every"),
        ("走っちゃいけない。", "いけない", "must not"), ("貸してくんない？", "くんない", "won’t you"),
        ("ご検討のほど、よろしくお願いします。", "ほど", "softens"), ("三日ほど待つ。", "ほど", "about"),
        ("言うたやろ。", "やろ", "probably"), ("犬や猫がいる。", "や", "such things"), ("重傷を負った。", "負った", "to suffer"),
        ("荷物を負った。", "負った", "to bear"), ("時を刻む。", "刻む", "tick"), ("野菜を刻む。", "刻む", "to mince"),
        ("誠に勝手ながら休む。", "ながら", "although"), ("歩きながら話す。", "ながら", "while"),
        ("帰らなあかんで。", "で", "Kansai"), ("これでいい。", "で", "at; in"),
        ("ようやく自由を手に入れた。", "入れた", "to get"), ("箱に本を入れた。", "入れた", "to put in"),
        ("試験の結果が気になって眠れない。", "なって", "bother"), ("そんな気がした。", "した", "have a feeling"),
        ("来るに決まっている。", "決まっている", "is bound to"), ("十日に決まっている。", "決まっている", "to be decided"),
        ("年齢を問わず、誰でも参加できる。", "問わず", "regardless of"), ("三月末をもって閉店する。", "もって", "as of"),
        ("嫌いにはなれない。", "なれない", "to be able to become"), ("生活になれた。", "なれた", "to get used to"),
        ("部屋をきれいに片付けた。", "に", "-ly"), ("嫌いにはなれない。", "に", "the result"),
        ("お茶でも飲みませんか。", "で", "or something"), ("子どもでもわかる本だ。", "で", "even"),
        ("本州でも雪が降った。", "で", "at; in"), ("牛乳と卵でケーキを作った。", "で", "made of"),
        ("一口食べただけで、懐かしい味が広がった。", "で", "just by"), ("心配でならない。", "で", "with ならない"),
        ("お父さん、まだ帰ってこないのかしら。", "の", "it is that"), ("いくら頼んだって、だめだ。", "って", "even if"),
        ("来るってことだ。", "って", "that; called"), ("あまりの暑さに食欲もない。", "に", "because of"),
        ("石油を原料に作る。", "に", "with ... as"), ("原料に使う。", "に", "at; in"), ("動きそうにない。", "ない", "not likely"),
        ("値段の割に質がいい。", "割", "considering"), ("増えていく。", "いく", "to go on"), ("風邪気味なので早退した。", "気味", "a touch of"),
        ("緊張が高まるなか、会談が始まった。", "なか", "while"), ("ねえ、明日ひま？", "ねえ", "hey"),
        ("全店舗を閉鎖した。", "全店舗", "all + "), ("二軒目も混んでいた。", "も", "too; also"),
        ("許してくれた。", "くれた", "for me or us"), ("本をくれた。", "くれた", "to give"), ("増える一方だ。", "一方", "more and more"),
        ("虹がかかる。", "かかる", "to appear"), ("時間がかかる。", "かかる", "to take"), ("これを機に始める。", "機", "occasion"),
        ("彼は先に行った。", "先", "first; ahead"), ("字で書く。", "で", "the means"), ("月明かりに照らされた道だ。", "に", "by; with"),
        ("心配な人だ。", "な", "joins it"), ("やったあ、いただきます。", "いただきます", "said before a meal"), ("昨夜遅く、事故があった。", "遅く", "late"),
        ("確かにその通りかもしれない。", "通り", "just so"),
        ("今日中に終わらせます。", "中", "by the end of"), ("来たばっかりです。", "ばっかり", "only just"), ("肉ばっかり食べる。", "ばっかり", "nothing but"),
        ("例の店で会おう。", "例", "in question"), ("この例の説明を読む。", "例", "example"),
        ("昨年に引き続き開催する。", "に", "following"), ("会議は延期とのことです。", "とのこと", "it is said that"),
        ("なんと十人も来た。", "なんと", "believe it or not"), ("使ってくださいと店員が言う。", "と", "that"), ("うん、と彼は言った。", "と", "that"),
        ("十年ぶりのことであった。", "であった", "was; were"), ("二軒目で飲む。", "二軒目", "2nd house"),
    ]

    @Test(arguments: toldByNeighbours)
    func aWordSaysWhatItDoesBetweenItsNeighbours(_ sentence: String, _ word: String, _ gloss: String) throws {
        let (_, tokens) = try read(sentence)
        let token = try #require(tokens.last { $0.text == word })
        #expect(token.gloss?.contains(gloss) ?? false, "\(token.gloss ?? "-")")
    }

    @Test(arguments: [
        ("一棟のビルが建つ。", "一棟", "いっとう"), ("三棟が焼けた。", "三棟", "さんとう"), ("棟が高い。", "棟", "むね"), ("鶏肉を焼く。", "鶏肉", "とりにく"),
        ("行き違いになった。", "行き違い", "いきちがい"), ("皆様、こんにちは。", "皆様", "みなさま"), ("たわいもない話だ。", "たわいもない", "たわいもない"),
    ])
    func aPhraseIsReadAsItIsSaid(_ sentence: String, _ word: String, _ reading: String) throws {
        let (_, tokens) = try read(sentence)
        let token = try #require(tokens.first { $0.text == word })
        #expect(token.reading == reading)
    }
}
