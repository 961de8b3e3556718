/// Expressions of several words that dictionaries list and learners meet as one: どうやら, いつの間にか, しょうがない.
///
/// Chosen from JMdict's expressions, adverbs, conjunctions and adjectives with marks for common words: those of which the parts do
/// not tell the meaning, or that say one thing to every reader. What may as well be two words in a sentence (先に, その上) is left
/// to its parts.
enum FixedExpressions {
    /// With the reading of those whose parts, each by itself, are read otherwise; else empty.
    static let adverbs = table(
        """
        どうやら どうも どうか どうにか どうにも どうして なぜか 何故か なんと 何と=なんと いつか いつまでも いつもどおり いつも通り=いつもどおり
        いつになく いつのまにか いつの間にか=いつのまにか いつのまに いつの間に=いつのまに なんか なんとか 何とか=なんとか なんとなく
        何となく=なんとなく なんだか 何だか=なんだか 何が何だか=なにがなんだか なんだかんだ なんら 何ら=なんら なんとも なにより 何より=なにより なにか なにも なにやら
        なんでも だれか だれも だれでも どこまでも どちらも どっちも 何度も=なんども 何度でも=なんどでも もしかして もしかしたら もしかすると
        もしも ひょっとして ひょっとしたら ひょっとすると 必ずしも 少なくとも 少なからず 少しも 少しずつ とっくに すぐに 直ぐに=すぐに
        めったに 滅多に 一気に=いっきに 一斉に=いっせいに 一挙に=いっきょに 一緒に=いっしょに いっしょに 一向に=いっこうに
        一概に=いちがいに 一心に=いっしんに 一般に=いっぱんに 一遍に=いっぺんに 一目散に=いちもくさんに 不意に 互いに お互いに 仮に
        即座に 同時に 夢にも 実に=じつに 常に=つねに 徐々に 徐徐に 急に=きゅうに 本当に 次々に 次第に=しだいに 無性に=むしょうに 無闇に
        むやみに 絶対に 別に=べつに 非常に しきりに 頻りに 余りに あまりに 今にも 今や 今すぐ 心から 実は=じつは 要するに 要は=ようは
        我ながら 二度と=にどと 根っから 飽くまでも あくまでも いかにも 如何にも くれぐれも 是非とも ぜひとも まだしも よくも 程なく=ほどなく
        ほどなく それとなく それほど それ程 あれほど これほど どれほど どんなに これから これまで それまで
        今まで いままで ありのまま 念のため 念の為 日に日に=ひにひに 口々に=くちぐちに 口口に=くちぐちに 文字通り=もじどおり
        元通り=もとどおり 命からがら 片っ端から 遠慮なく 容赦なく 絶え間なく 余儀なく 運よく 運良く 手際よく 手際良く 数多く=かずおおく
        思う存分 あっという間に=あっというまに あっという間=あっというま あっというま あっというまに 一つ一つ=ひとつひとつ 相まって
        一段と=いちだんと 今でも=いまでも 今なお=いまなお よりによって いくらでも 意外と=いがいと 割と=わりと わりと
        まじで マジで 先ほど=さきほど 先程=さきほど 後ほど=のちほど 後程=のちほど 辛くも=からくも または 又は=または ともあれ 何はともあれ=なにはともあれ おかげさまで お陰様で=おかげさまで
        """)

    /// Conjunctions, which join sentences: at the beginning of one only.
    static let conjunctions = table(
        """
        ところが ところで だけど つきましては だから ですから それで それから でも では だが ですが なので すると それに それなら それじゃ それじゃあ それでは
        それとも それより そこで そうすれば そうすると だけども けれども だって なぜなら 何故なら=なぜなら なぜならば
        というのは とはいえ とは言え といっても と言っても というわけで ちなみに 因みに ゆえに 故に=ゆえに
        おまけに しかしながら そういえば そう言えば それにしても それはさておき それはそうと
        ついでに ならば のみならず とはいうものの とは言うものの
        """)

    /// The other day, the last time: before a verb only. この間に is a stretch of time, この前の駅 a place.
    static let times = table("この間=このあいだ この前=このまえ")

    /// By the dictionary forms of their words: predicates with the form under which dictionaries have them.
    static let predicates: [String: String] = {
        var forms: [String: String] = [:]
        for expression in table(
            """
            もったいない 勿体ない しょうがない しようがない 仕方がない しかたがない とんでもない とんでも無い 申し訳ない 申しわけない
            申し分ない 申し分のない 間違いない どうしようもない どうでもいい 言うまでもない 何とも言えない なんとも言えない きりがない
            キリがない 切りがない 余儀ない 危なげない 果てしない 紛れもない 気持ちいい 気持ち悪い 格好いい 格好悪い カッコいい カッコ悪い
            かっこいい かっこ悪い 数少ない 他愛ない 他愛もない たわいない たわいもない 途方もない とりとめもない 何気ない この上ない
            """
        ).keys { forms[expression] = expression }
        // A verb that stands in the negative, or in courteous words, has another form.
        for (parts, expression) in [
            ("やむを得る", "やむを得ない"), ("止むを得る", "やむを得ない"), ("やむをえる", "やむを得ない"), ("とんでもある", "とんでもない"),
            ("とんでもござる", "とんでもない"), ("申し訳ある", "申し訳ない"), ("申し訳ござる", "申し訳ない"), ("しょうがある", "しょうがない"),
            ("仕方がある", "仕方がない"), ("間違いある", "間違いない"), ("物足りる", "物足りない"), ("数えきれる", "数え切れない"),
            ("数え切れる", "数え切れない"), ("煮えきる", "煮え切らない"), ("煮え切る", "煮え切らない"), ("やりきれる", "やりきれない"),
            ("やり切れる", "やり切れない"), ("思いもよる", "思いもよらない"), ("思いも寄る", "思いも寄らない"), ("思いがける", "思いがけない"),
            ("計り知れる", "計り知れない"), ("やっべ", "やばい"), ("やっべえ", "やばい"), ("やっべー", "やばい"),
        ] {
            forms[parts] = expression
        }
        return forms
    }()

    /// Verbs with ない that are adjectives with a meaning of their own.
    static let negatives: [String: String] = [
        "つまらない": "つまらない", "つまんない": "つまらない", "くだらない": "くだらない", "下らない": "下らない", "すまない": "すまない",
        "たまらない": "たまらない", "たまんない": "たまらない",
    ]

    /// Reads expressions parted by white space, with a reading behind `=` where they have one.
    private static func table(_ text: String) -> [String: String] {
        var table: [String: String] = [:]
        for item in text.split(whereSeparator: \.isWhitespace) {
            let parts = item.split(separator: "=", maxSplits: 1)
            table[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
        }
        return table
    }
}
