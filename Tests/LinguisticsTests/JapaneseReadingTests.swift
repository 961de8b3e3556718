import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

/// Readings that the words beside a word decide, each beside one that they leave alone.
@Suite struct JapaneseReadingTests {
    private static let toldByNeighbours: [(String, String, String)] = [
        ("スタッフの方は親切でした。", "方", "かた"), ("駅の方へ歩いた。", "方", "ほう"), ("甘い物が好きな方にはおすすめです。", "方", "かた"),
        ("旅行会社に電話した。", "会社", "がいしゃ"), ("この会社は古い。", "会社", "かいしゃ"),
        ("人手不足が続く。", "不足", "ぶそく"), ("水が不足している。", "不足", "ふそく"),
        ("毎日本を読む。", "本", "ほん"), ("これは後に直された。", "後", "のち"), ("この後また来る。", "後", "あと"),
        ("その後会っていない。", "後", "ご"), ("持っていた金は少なかった。", "金", "かね"), ("身体を休める。", "身体", "からだ"),
        ("身体の検査を受ける。", "身体", "しんたい"), ("この期に及んで言い訳はするな。", "期", "ご"), ("お社に参る。", "社", "やしろ"), ("何を食べますか。", "何", "なに"),
        ("疲れ気味だ。", "気味", "ぎみ"), ("気味が悪い。", "気味", "きみ"), ("三曲目が始まる。", "曲目", "きょくめ"),
        ("これは何ですか。", "何", "なん"), ("明日行きます。", "明日", "あした"),
    ]

    @Test(arguments: toldByNeighbours)
    func theWordsBesideAWordTellHowItIsRead(_ sentence: String, _ word: String, _ reading: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let tokens = annotator.tokens(sentence, .japanese)
        let token = try #require(tokens.last { $0.text.hasSuffix(word) })
        #expect(token.reading?.hasSuffix(reading) ?? false, "\(token.text) \(token.reading ?? "-")")
    }

    private static let ofTwoWords: [(String, String, String)] = [
        ("強い寒気が南下した。", "寒気", "かんき"), ("朝から寒気がする。", "寒気", "さむけ"),
        ("舞台の上手から登場した。", "上手", "かみて"), ("歌が上手だ。", "上手", "じょうず"), ("客には下手に出る。", "下手", "したて"), ("話が下手だ。", "下手", "へた"),
        ("五十年の生を終えた。", "生", "せい"), ("魚を生で食べる。", "生", "なま"), ("三角形の一つの角が九十度だ。", "角", "かく"), ("次の角を曲がる。", "角", "かど"),
        ("手紙の最後の一行を読んだ。", "一行", "いちぎょう"), ("一行は北京に着いた。", "一行", "いっこう"),
        ("今日では珍しい。", "今日", "こんにち"), ("試験は今日ではない。", "今日", "きょう"), ("今日の会議は長い。", "今日", "きょう"),
        ("書道の大家として知られる。", "大家", "たいか"), ("アパートの大家に払う。", "大家", "おおや"),
        ("色紙にサインを求めた。", "色紙", "しきし"), ("色紙で鶴を折る。", "色紙", "いろがみ"), ("いい年をして分別がない。", "分別", "ふんべつ"),
        ("ごみの分別が変わる。", "分別", "ぶんべつ"), ("土産に最中を買う。", "最中", "もなか"), ("食事の最中に鳴った。", "最中", "さいちゅう"),
        ("この庭は、見物だ。", "見物", "みもの"), ("祭りの見物に行く。", "見物", "けんぶつ"), ("大学は国立にある。", "国立", "くにたち"),
        ("国立の大学に通う。", "国立", "こくりつ"), ("遺族の心中を察する。", "心中", "しんちゅう"), ("心中を扱った芝居だ。", "心中", "しんじゅう"),
        ("後になって思い出した。", "後", "あと"), ("これは後に直された。", "後", "のち"), ("お世話になった方に送る。", "方", "かた"),
        ("あの方はどなたですか。", "方", "かた"), ("発車まで十分あるから待とう。", "十分", "じゅっぷん"), ("準備は十分だ。", "十分", "じゅうぶん"),
        ("毎月一日は休みだ。", "一日", "ついたち"), ("毎月一日だけ休む。", "一日", "いちにち"), ("深夜の商店街は人気がない。", "人気", "ひとけ"),
    ]

    /// Nouns that are two words under one spelling, each in both.
    @Test(arguments: ofTwoWords)
    func aSpellingOfTwoWordsIsReadByItsCompany(_ sentence: String, _ word: String, _ reading: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let tokens = annotator.tokens(sentence, .japanese)
        let token = try #require(tokens.first { $0.text == word })
        #expect(token.reading == reading)
    }

    /// Compounds whose parts by themselves are read otherwise, and what is counted in the native way.
    @Test(arguments: [
        ("古い日記帳が出てきた。", "ふるいにっきちょうがでてきた。"), ("昨日、熱帯夜を記録した。", "きのう、ねったいやをきろくした。"),
        ("後始末をする。", "あとしまつをする。"), ("昨日、自由形で泳いだ。", "きのう、じゆうがたでおよいだ。"), ("最中を一箱もらった。", "もなかをひとはこもらった。"),
        ("肉を二皿頼んだ。", "にくをふたさらたのんだ。"), ("米を三袋買った。", "こめをさんふくろかった。"),
    ])
    func aCompoundIsReadAsOneWord(_ sentence: String, _ reading: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let read = annotator.tokens(sentence, .japanese).map { $0.reading ?? $0.text }.joined()
        #expect(read == reading)
    }

    @Test(arguments: [
        ("羽田から飛ぶ。", "羽田", "はねだ"), ("羽田さんに会う。", "羽田", "はた"), ("米を買う。", "米", "こめ"), ("米の値段が上がった。", "米", "こめ"),
    ])
    func aNameIsReadAsAPersonsOnlyBeforeATitle(_ sentence: String, _ word: String, _ reading: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens(sentence, .japanese).first { $0.text == word })
        #expect(token.reading == reading)
    }

    /// The gloss with what the form adds, as the command and the API write it.
    @Test(arguments: [
        ("彼は来るまい。", "来るまい", "will not, probably not"), ("食べないで寝た。", "食べないで", "without, not"),
        ("行かざるを得ない。", "行かざるを得ない", "cannot but"), ("そんなことは知らん。", "知らん", "not"),
        ("笑わずにはいられない。", "いられない", "cannot help"), ("気になってならない。", "ならない", "cannot help"),
        ("医者にならない。", "ならない", "not to become"),
        ("子供ではいられない。", "いられない", "cannot go on"), ("犬はいない。", "いない", "to be"),
    ])
    func theFormSaysWhatItAdds(_ sentence: String, _ word: String, _ meaning: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens(sentence, .japanese).first { $0.text == word })
        let gloss = try #require(token.gloss.map { annotator.forms.gloss($0, of: token) })
        #expect(gloss.contains(meaning), "\(gloss)")
    }

    @Test(arguments: [
        ("会社役員が来た。", "会社役員", "company + "), ("粉をふるい入れて混ぜる。", "ふるい入れて", "sieve + "),
    ])
    func aCompoundWithoutAnEntryHasTheMeaningsOfItsParts(_ sentence: String, _ word: String, _ gloss: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens(sentence, .japanese).first { $0.text == word })
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token.gloss ?? "-")")
    }

    @Test func aSetPhraseIsNoFormOfItsVerb() throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens("すみません、遅れました。", .japanese).first)
        #expect(token.lemma == "すみません" && token.gloss?.contains("sorry") ?? false, "\(token.gloss ?? "-")")
    }

    @Test(arguments: [
        ("調査を行っている。", "行う", "おこなっている"), ("議論も行っていた。", "行う", "おこなっていた"), ("旅行も行っていない。", "行く", "いっていない"),
        ("電車で行った。", "行く", "いった"), ("歩いて行った。", "行く", "いった"), ("会議は東京で行った。", "行う", "おこなった"),
        ("工事は夜間に行った。", "行う", "おこなった"), ("京都まで行った。", "行く", "いった"), ("政府が行った調査だ。", "行う", "おこなった"),
        ("駅に行っている。", "行く", "いっている"),
    ])
    func whatIsCarriedOutIsNotGoneTo(_ sentence: String, _ lemma: String, _ reading: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens(sentence, .japanese).first { $0.text.hasPrefix("行") })
        #expect(token.lemma == lemma && token.reading == reading, "\(token.lemma) \(token.reading ?? "-")")
    }

    private static let usual: [(String, String)] = [
        ("数万人が広場に集まった。", "すうまんにんがひろばにあつまった。"), ("被害は数億円になる。", "ひがいはすうおくえんになる。"),
        ("一万人が来た。", "いちまんにんがきた。"), ("予定通りに着いた。", "よていどおりについた。"), ("言った通りだ。", "いったとおりだ。"),
        ("やり方は二通りある。", "やりかたはふたとおりある。"), ("宿に一晩泊まる。", "やどにひとばんとまる。"), ("一対一で話す。", "いちたいいちではなす。"),
        ("一対の皿を買う。", "いっついのさらをかう。"), ("参加を義務付ける。", "さんかをぎむづける。"), ("窓に鍵を付ける。", "まどにかぎをつける。"),
        ("世間話をする。", "せけんばなしをする。"), ("今日話を聞いた。", "きょうはなしをきいた。"), ("重い職に就く。", "おもいしょくにつく。"),
        ("電車が込んでいる。", "でんしゃがこんでいる。"), ("試合に意気込む。", "しあいにいきごむ。"), ("箱を開ける。", "はこをあける。"),
        ("アジア人の作家。", "あじあじんのさっか。"), ("五人の作家。", "ごにんのさっか。"), ("富士山に登る。", "ふじさんにのぼる。"),
        ("いつの間にか寝ていた。", "いつのまにかねていた。"), ("その間に食べる。", "そのあいだにたべる。"), ("一回だけ見た。", "いっかいだけみた。"),
        ("正義を信じる。", "せいぎをしんじる。"), ("事実を捏造する。", "じじつをねつぞうする。"), ("一審の判決が出た。", "いっしんのはんけつがでた。"),
    ]

    /// Each is in the table or rule of which it is an example, beside words that the rule leaves alone.
    @Test(arguments: usual) func wordsHaveTheirUsualReading(_ sentence: String, _ reading: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let read = annotator.tokens(sentence, .japanese).map { $0.reading ?? $0.text }.joined()
        #expect(read == reading)
    }

    private static let toldByCompany: [(String, String)] = [
        ("空の箱を捨てた。", "からのはこをすてた。"), ("空の色が美しい。", "そらのいろがうつくしい。"), ("財布が空になった。", "さいふがからになった。"),
        ("この箱は大きい。", "このはこはおおきい。"), ("犬の角はない。", "いぬのつのはない。"), ("次の角を右に曲がる。", "つぎのかどをみぎにまがる。"),
        ("このカレーはとても辛い。", "このかれーはとてもからい。"), ("辛いカレーを食べた。", "からいかれーをたべた。"), ("毎日残業で辛い。", "まいにちざんぎょうでつらい。"),
        ("市場で野菜を買いました。", "いちばでやさいをかいました。"), ("株の市場が下がった。", "かぶのしじょうがさがった。"),
        ("お腹が空いた。", "おなかがすいた。"), ("席が空いた。", "せきがあいた。"), ("額に汗をかいた。", "ひたいにあせをかいた。"), ("額が大きい。", "がくがおおきい。"),
        ("今、七時四十分です。", "いま、しちじよんじゅっぷんです。"), ("バスで三十分かかります。", "ばすでさんじゅっぷんかかります。"),
        ("駅まで歩いて十分です。", "えきまであるいてじゅっぷんです。"), ("これで十分です。", "これでじゅうぶんです。"), ("今、何分ですか。", "いま、なんぷんですか。"),
        ("今日は何曜日ですか。", "きょうはなんようびですか。"), ("何時ごろ来ますか。", "なんじごろきますか。"), ("何時までですか。", "なんじまでですか。"),
        ("上の階に住む。", "うえのかいにすむ。"), ("何から始めますか。", "なにからはじめますか。"),
        ("間もなく電車が来る。", "まもなくでんしゃがくる。"), ("一日中雨でした。", "いちにちじゅうあめでした。"), ("太平洋に注ぐ。", "たいへいようにそそぐ。"),
        ("窓が開かない。", "まどがあかない。"), ("傘を開かない。", "かさをひらかない。"), ("花が開いた。", "はながひらいた。"), ("開いた口がふさがらない。", "あいたくちがふさがらない。"),
        ("赤ん坊を抱いて寝た。", "あかんぼうをだいてねた。"), ("不安を抱いている。", "ふあんをいだいている。"),
        ("仕事を止めた。", "しごとをやめた。"), ("車を止めた。", "くるまをとめた。"), ("夜が明けた。", "よがあけた。"), ("夜が長い。", "よるがながい。"),
        ("鍵を忘れた方は言ってください。", "かぎをわすれたかたはいってください。"), ("早く行った方がいい。", "はやくいったほうがいい。"),
        ("三月五日（火）に会う。", "さんがついつか（か）にあう。"), ("火を消す。", "ひをけす。"), ("表で遊ぶ。", "おもてであそぶ。"), ("表に書く。", "ひょうにかく。"),
        ("来月の一日に会う。", "らいげつのついたちにあう。"), ("旅の一日が終わる。", "たびのいちにちがおわる。"),
        ("熱が三十八度五分ある。", "ねつがさんじゅうはちどごぶある。"), ("三分の一が来た。", "さんぶんのいちがきた。"), ("三分待つ。", "さんぷんまつ。"),
        ("八・三％減った。", "はってんさんぱーせんとへった。"), ("三階建ての家に住む。", "さんがいだてのいえにすむ。"),
        ("薬を二錠飲む。", "くすりをにじょうのむ。"), ("人気のない道を歩く。", "ひとけのないみちをあるく。"), ("人気のない店だ。", "にんきのないみせだ。"),
        ("ピアノが弾ける。", "ぴあのがひける。"), ("泡が弾ける。", "あわがはじける。"), ("次の方、どうぞ。", "つぎのかた、どうぞ。"),
        ("三年と言うから長い。", "さんねんというからながい。"), ("ただ今、席にいません。", "ただいま、せきにいません。"), ("異世界に転生した。", "いせかいにてんせいした。"),
        ("このカレー、辛すぎる。", "このかれー、からすぎる。"), ("金に困る。", "かねにこまる。"),
        ("木の下で待つ。", "きのしたでまつ。"), ("弟は三つ下だ。", "おとうとはみっつしただ。"), ("法の下で平等だ。", "ほうのもとでびょうどうだ。"),
        ("海が開けた。", "うみがひらけた。"), ("ファイルを開けない。", "ふぁいるをひらけない。"), ("ドアを開けない。", "どあをあけない。"),
        ("辛いのが苦手な方は唐辛子を減らす。", "からいのがにがてなかたはとうがらしをへらす。"), ("鶏もも肉を切る。", "とりももにくをきる。"),
        ("九回裏二死満塁だ。", "きゅうかいうらにしまんるいだ。"), ("秘密裏に進む。", "ひみつりにすすむ。"), ("一割五分増えた。", "いちわりごぶふえた。"),
        ("九秒九八で走る。", "きゅうびょうきゅうはちではしる。"), ("〇・〇二ポイント下がる。", "れいてんれいにぽいんとさがる。"),
        ("数百人が来た。", "すうひゃくにんがきた。"), ("数日間休む。", "すうじつかんやすむ。"), ("平社員だ。", "ひらしゃいんだ。"),
        ("二、三日待つ。", "に、さんにちまつ。"), ("三日待つ。", "みっかまつ。"), ("四、五人が来た。", "し、ごにんがきた。"),
        ("二十歩歩いた。", "にじゅっぽあるいた。"), ("靴を一足買う。", "くつをいっそくかう。"), ("四十本ある。", "よんじゅっぽんある。"),
        ("一昨日、映画を見ました。", "おととい、えいがをみました。"), ("明後日、東京へ行きます。", "あさって、とうきょうへいきます。"),
    ]

    /// Each word once in company that decides, and once without.
    @Test(arguments: toldByCompany)
    func wordsAreReadByTheCompanyTheyKeep(_ sentence: String, _ reading: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let read = annotator.tokens(sentence, .japanese).map { $0.reading ?? $0.text }.joined()
        #expect(read == reading)
    }

    private static let phrases: [(String, String, String)] = [
        ("明日は雨かもしれない。", "かもしれない", "may; might"), ("遅れてごめんなさい。", "ごめんなさい", "I'm sorry"),
        ("では、行ってきます。", "行ってきます", "I'm off"), ("ごちそうさまでした。", "ごちそうさまでした", "thank you for the meal"),
        ("お茶を飲みましょう。", "お茶", "tea"), ("もう一度言ってください。", "もう一度", "once more"), ("何か食べたい。", "何か", "something"),
        ("彼は来ないと思う。", "と", "that"), ("友達と食べる。", "と", "with"), ("汗をかいた。", "かいた", "to sweat"),
        ("手紙を書いた。", "書いた", "to write"),
        ("思わず笑った。", "思わず", "without thinking"), ("彼の本に違いない。", "に違いない", "must be"), ("いつでも来てください。", "いつでも", "any time"),
        ("天気予報によると雨だ。", "によると", "according to"), ("春になると花が咲く。", "と", "if; when"), ("医者になると言った。", "と", "that"),
        ("母と父が来た。", "と", "and"), ("安いが、おいしい。", "が", "but"), ("花が咲く。", "が", "indicates sentence subject"),
        ("泳ぐのが好きだ。", "の", "the one that"), ("私の本だ。", "の", "indicates possessive"), ("雨が降るそうです。", "そう", "I hear that"),
        ("そうですね。", "そう", "so"), ("学生じゃない。", "じゃ", "(with ない"), ("行かなければならない。", "ならない", "must"),
        ("入ってはいけない。", "いけない", "must not"), ("ここで泳ぐな！", "な", "don't"), ("いい天気だな。", "な", "right?"),
        ("先生に聞いた。", "聞いた", "to ask"), ("音楽を聞いた。", "聞いた", "to hear"), ("田中さんちで遊ぶ。", "ち", "house"),
        ("山本さんが来た。", "山本", "a surname"), ("三月五日（火）に会う。", "火", "Tuesday"), ("鍋のふたを開ける。", "ふた", "lid"),
        ("休ませていただきます。", "いただきます", "to humbly"), ("２０２４年の夏", "２０２４年", "the year 2024"),
        ("この問題について話す。", "について", "concerning"), ("席について話す。", "に", "at; in"), ("明日までに出す。", "までに", "by"),
        ("電車に乗り遅れた。", "乗り遅れた", "to miss"), ("雨が降り出した。", "降り出した", "to begin to rain"), ("食べ始めた。", "始めた", "to start"),
        ("先生になる。", "に", "(the result"), ("買い物に行く。", "に", "in order to"), ("見に来る。", "に", "in order to"),
        ("静かに歩く。", "に", "-ly"), ("一日に三回飲む。", "に", "per"), ("犬に噛まれた。", "に", "by"), ("先生に習った。", "に", "from"),
        ("友達に貸す。", "に", "to (where"), ("日曜日に帰る。", "に", "at; in"), ("机の上にある。", "に", "at; in"),
        ("電車で行く。", "で", "by; with"), ("部屋で寝る。", "で", "at; in"), ("病気で休む。", "で", "because of"),
        ("父は医者で、母は教師だ。", "で", "is ..., and"), ("彼は公園で、犬を見た。", "で", "at; in"),
        ("急がなくても間に合う。", "も", "even if"), ("二時間も待った。", "も", "as much as"), ("私も行く。", "も", "too"),
        ("食べてから行く。", "から", "after"), ("雨が降るから行かない。", "から", "because"), ("駅から歩く。", "から", "from"),
        ("苦手なので食べない。", "な", "(is: before"), ("静かな町だ。", "な", "(joins it"), ("母と映画を見る。", "と", "with"),
        ("今終わったところです。", "ところ", "just (have"), ("今出かけるところです。", "ところ", "just about to"), ("静かなところです。", "ところ", "place"),
        ("留守の間、猫を頼む。", "間", "while"), ("休んだほうがいい。", "ほう", "had better"), ("冷めないうちに食べる。", "うち", "before"),
        ("彼ほど親切な人はいない。", "ほど", "(not) as"), ("なかなか眠れない。", "なかなか", "(not) easily"), ("なかなか面白い。", "なかなか", "very"),
        ("駅からうちに帰る。", "うち", "home"), ("余りを捨てる。", "余り", "remainder"), ("程度が低い。", "程度", "degree"),
        ("金利を0.5％程度に上げる。", "程度", "about"),
        ("令和五年に生まれた。", "五年", "year 5"), ("五年かかった。", "五年", "5 years"), ("第三回の大会だ。", "第三回", "3rd"),
        ("第三章を読む。", "第三章", "chapter 3"), ("台風十号が来る。", "十号", "number 10"),
        ("計二億円を求める。", "計", "in total"), ("席を外しております。", "外しております", "to leave"), ("宝くじが当たった。", "当たった", "to win"),
        ("三十分待った。", "三十分", "30 minutes"), ("本を三冊読んだ。", "三冊", "3 books"), ("切手を五枚買った。", "五枚", "5 flat things"),
        ("四月一日に会おう。", "四月一日", "April 1"), ("今、何冊ありますか。", "何冊", "how many books"),
    ]

    @Test(arguments: phrases)
    func aPhraseIsOneWordWithItsMeaning(_ sentence: String, _ word: String, _ gloss: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens(sentence, .japanese).first { $0.text == word })
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token.gloss ?? "-")")
    }

    private static let toldByClauses: [(String, String, String)] = [
        ("「すぐ行く」と答えた。", "と", "that"), ("走るなと言った。", "と", "that"), ("母との約束を守る。", "と", "with"),
        ("走るなと言った。", "な", "don't"), ("質問に応じた。", "に", "to (where"), ("煙草に火をつけた。", "に", "to (where"),
        ("会社に問い合わせた。", "に", "to (where"), ("三枚に切る。", "に", "into"),
        ("試合に勝つ。", "に", "to; against"), ("彼に勝てた。", "に", "to; against"), ("母に作ってもらった。", "に", "by (whoever"),
        ("敵を倒すには力がいる。", "に", "in order to"), ("弱火で煮る。", "で", "by; with"), ("台所で混ぜる。", "で", "at; in"),
        ("雨の降る日だ。", "の", "(the subject"), ("髪の長い人だ。", "の", "(the subject"), ("友達の新しい車だ。", "の", "indicates possessive"),
        ("前の月を下回った。", "月", "month"), ("月がきれいだ。", "月", "moon"), ("雨が降る前に帰る。", "前", "before"),
        ("三年前に会った。", "前", "ago"), ("若いうちに学ぶ。", "うち", "while"), ("うちの猫は白い。", "うち", "our"),
        ("うちの中は暗い。", "うち", "home"),
        ("よく図書館に行く。", "よく", "often"), ("よくわかりました。", "よく", "well"), ("戻り次第、連絡する。", "次第", "as soon as"),
        ("守ると誓う。", "と", "that"), ("来てほしいと願う。", "と", "that"), ("行くと心に誓う。", "と", "that"), ("春になると咲く。", "と", "if; when"),
        ("動こうとした。", "と", "(ようとする"), ("犬が骨をくわえる。", "くわえる", "to hold in one"), ("塩をくわえる。", "くわえる", "to add"),
        ("人手不足で困る。", "で", "because of"), ("百円で買う。", "で", "for; at"), ("増加に伴い、値上げする。", "伴い", "along with"),
        ("残業で行けない。", "で", "because of"), ("木でできた橋だ。", "できた", "to be made"), ("明日は雨だろう。", "だろう", "probably"),
        ("腹が立った。", "立った", "to get angry"), ("彼のように話す。", "に", "(with よう"), ("夕方にかけて降る。", "かけて", "over; through"),
        ("拝見したところ、間違いがある。", "ところ", "when; upon"), ("昔はよく泣いたものだ。", "もの", "(used to"),
        ("支払うものとする。", "もの", "(ものとする"), ("昨日買ったものだ。", "もの", "thing"), ("新人の元官僚が勝った。", "元", "former"),
        ("復帰したばかりだ。", "ばかり", "only just"), ("肉ばかり食べる。", "ばかり", "only; merely"),
        ("電気を消す。", "電気", "light"), ("電気を作る。", "電気", "electricity"), ("日が暮れた。", "日", "sun"), ("日が決まった。", "日", "day"),
        ("濃い霧が出た。", "濃い", "thick"), ("味噌汁の具を買う。", "具", "ingredients"), ("細い筋を描く。", "筋", "line"),
        ("ご覧になりますか。", "ご覧", "to look"), ("増加を受け、窓口を設ける。", "受け", "in response to"),
        ("電話を切る。", "切る", "to hang up"), ("紙を切る。", "切る", "to cut"), ("電池が切れた。", "切れた", "to run out"),
        ("賞味期限が切れた。", "切れた", "to expire"), ("利下げを見送った。", "見送った", "to put off"), ("母を見送った。", "見送った", "to see"),
        ("現職を破った。", "破った", "to defeat"), ("雪が解けた。", "解けた", "to melt"), ("問題が解けた。", "解けた", "to be"),
        ("気温は三十六度に達した。", "三十六度", "36 degrees"), ("値上げに踏み切った。", "踏み切った", "to decide on"),
        ("経理に聞く。", "聞く", "to ask"), ("山頂から望む。", "望む", "to look out"), ("平和を望む。", "望む", "to wish for"),
    ]

    /// Each rule beside a sentence that it leaves alone.
    @Test(arguments: toldByClauses)
    func theClauseSaysWhichMeaningIsMeant(_ sentence: String, _ word: String, _ gloss: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens(sentence, .japanese).first { $0.text == word })
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token.gloss ?? "-")")
    }

    /// The card of a word begins with what the sentence says that it means.
    @Test(arguments: [
        ("母に電話をかけた。", "かけた", "to make (a phone call)"), ("風邪をひいた。", "ひいた", "to catch (a cold)"),
        ("彼は来ないと思う。", "と", "that"), ("三冊の本を読んだ。", "三冊", "3 books"), ("電気を消した。", "消した", "to turn off"),
    ])
    func theCardSaysWhatTheSentenceMeans(_ sentence: String, _ word: String, _ meaning: String) throws {
        let lexicon = try RealLexicon.open()
        let annotator = Annotator(lexicon: lexicon, japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens(sentence, .japanese).first { $0.text == word })
        let entries = lexicon.entries(
            of: token.lemma, reading: token.reading, partOfSpeech: token.partOfSpeech, meaning: token.gloss,
            in: .japanese)
        #expect(entries.first?.cardMeaning.hasPrefix(meaning) ?? false, "\(entries.first?.cardMeaning ?? "-")")
    }

    @Test func aPoliteVerbIsNoPoliteNoun() throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let texts = annotator.tokens("先生がお帰りになる。", .japanese).map(\.text)
        #expect(texts.contains("お") && texts.contains("帰り"), "\(texts)")
    }

    private func words(_ sentence: String) throws -> [Token] {
        Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
            .tokens(sentence, .japanese)
    }

    private static let expressions: [(String, String, String)] = [
        ("三日月がいつの間にか出ていた。", "いつの間にか", "いつの間にか"), ("どうやら雨らしい。", "どうやら", "どうやら"),
        ("古文はどうも苦手だ。", "どうも", "どうも"), ("行くかどうか迷う。", "かどうか", "かどうか"), ("念のため撮る。", "念のため", "念のため"),
        ("横綱は一気に押し出した。", "一気に", "一気に"), ("ところが、雨が降った。", "ところが", "ところが"),
        ("雨だ。だから行かない。", "だから", "だから"), ("少なくとも三日かかる。", "少なくとも", "少なくとも"),
        ("この間買った服だ。", "この間", "この間"), ("この間貸した本だ。", "貸した", "貸す"),
        ("つまらない映画だった。", "つまらない", "つまらない"), ("話はつまらなかった。", "つまらなかった", "つまらない"),
        ("捨てるのはもったいない。", "もったいない", "もったいない"), ("もう仕方がなかった。", "仕方がなかった", "仕方がない"),
        ("申し訳ありません。", "申し訳ありません", "申し訳ない"), ("やむを得ず帰った。", "やむを得ず", "やむを得ない"),
        ("お金はいらない。", "いらない", "要る"), ("ミスを言い出せなかった。", "言い出せなかった", "言い出す"),
        ("後でかけ直すね。", "かけ直す", "かけ直す"), ("先に読んどいたよ。", "読んどいた", "読む"),
        ("思わずポチってしまった。", "ポチって", "ポチる"), ("もうポチった。", "ポチった", "ポチる"), ("いい匂いしてるやん。", "やん", "やん"),
        ("もう寝る。はよ来てや。", "はよ", "はよ"), ("やっべ、寝坊した。", "やっべ", "やばい"),
        ("味がぐっと引き締まる。", "ぐっと", "ぐっと"), ("胸がドキッとした。", "ドキッと", "ドキッと"), ("ゆっくりと歩く。", "ゆっくりと", "ゆっくり"),
        ("五十六ページを開く。", "五十六ページ", "五十六ページ"), ("百二十メートル泳ぐ。", "百二十メートル", "百二十メートル"),
        ("数人が来た。", "数人", "数人"), ("百五十二円台になる。", "百五十二円台", "百五十二円台"), ("第四の男だ。", "第四", "第四"),
        ("〇・〇二ポイント下がった。", "〇・〇二ポイント", "〇・〇二ポイント"),
        ("客が二十人来た。", "二十人", "二十人"), ("寿司を二人前ください。", "二人前", "二人前"),
        ("第三回の大会だ。", "第三回", "第三回"), ("十数年が過ぎた。", "十数年", "十数年"), ("十数人が来た。", "十数人", "十数人"),
        ("認めざるを得ない。", "認めざるを得ない", "認める"), ("行かざるをえなかった。", "行かざるをえなかった", "行く"),
        ("ばあちゃんが来た。", "ばあちゃん", "ばあちゃん"), ("じいちゃんと話す。", "じいちゃん", "じいちゃん"), ("ちゃんと話す。", "ちゃんと", "ちゃんと"),
        ("一段と寒い。", "一段と", "一段と"), ("堂々と歩く。", "堂々と", "堂々"), ("医者として働く。", "として", "として"),
        ("はしらない。", "はしらない", "はしる"), ("はいってください。", "はいって", "はいる"), ("でかける。", "でかける", "でかける"),
    ]

    @Test(arguments: expressions)
    func anExpressionIsOneWord(_ sentence: String, _ word: String, _ lemma: String) throws {
        let tokens = try words(sentence)
        #expect(tokens.contains { $0.text == word && $0.lemma == lemma }, "\(tokens.map(\.text))")
    }

    @Test(arguments: [
        ("この間に食べた。", "間"), ("「それでいい」と言った。", "で"), ("それに対して話す。", "に対して"), ("もうそろそろと思う。", "と"), ("五・六人が来た。", "・"),
        ("三・四ページ読む。", "・"), ("車が三台ある。", "三台"), ("種類別に分ける。", "に"), ("第三者に話す。", "第三者"),
        ("数年が過ぎた。", "数年"), ("二人前に出る。", "前"), ("二、三日待つ。", "三日"),
    ])
    func whatOnlyLooksLikeAnExpressionStaysApart(_ sentence: String, _ word: String) throws {
        let texts = try words(sentence).map(\.text)
        #expect(texts.contains(word), "\(texts)")
    }

    private static let quantities: [(String, String, String)] = [
        ("夜中の一時過ぎまで待った。", "一時", "1 o’clock"), ("一時、下落した。", "一時", "for a time"), ("七日以内に返す。", "七日", "7 days"),
        ("十日ほど早い。", "十日", "10 days"), ("九回の裏に打った。", "九回", "9th inning"), ("九回の裏に打った。", "裏", "bottom"),
        ("一割五分増だ。", "五分", "5 per cent"), ("三十キロの渋滞だ。", "三十キロ", "30 kilometres"), ("荷物は三十キロだ。", "三十キロ", "30 kilograms"),
        ("数十人が来た。", "数十人", "dozens of people"), ("百五十二円台になる。", "百五十二円台", "the range from 152 yen"),
        ("二三日待つ。", "二三日", "two or three days"), ("二十三日に会う。", "二十三日", "twenty-third day"),
        ("十五六歳の少年だ。", "十五六歳", "15 or 16 years old"), ("二、三日待つ。", "三日", "two or three days"),
        ("五・六人が来た。", "六人", "five or six people"), ("三日待つ。", "三日", "third day"),
        ("数十本ある。", "数十本", "dozens of long things"),
        ("数百の星だ。", "数百", "several hundred"),
        ("三百六十五日休まない。", "三百六十五日", "365 days"), ("寿司を二人前ください。", "二人前", "for two"),
        ("靴を一足買った。", "一足", "one pair"), ("一足歩く。", "一足", "a step"), ("スーツを一着買う。", "一着", "one (suit"),
        ("一着でゴールした。", "一着", "first arrival"), ("しんとした部屋だ。", "しんと", "hushed"), ("信徒が集まる。", "信徒", "layman"),
        ("ええやん。", "ええ", "good"), ("ええ、そうです。", "ええ", "yes"), ("円周率は三・一四だ。", "三・一四", "3.14"),
        ("数点ある。", "数点", "several points"), ("震度五強の揺れだ。", "強", "upper"), ("新宿で降りる。", "新宿", "Shinjuku"),
        ("博多に着く。", "博多", "Hakata"),
    ]

    @Test(arguments: quantities)
    func aQuantityIsToldByItsNeighbours(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try #require(try words(sentence).first { $0.text == word })
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token.gloss ?? "-")")
    }
}
