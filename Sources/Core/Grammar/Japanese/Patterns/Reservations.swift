extension JapanesePatterns {
    /// Reservations, open questions, what cannot be helped, and by whom something is done.
    static let reservations: [GrammarPattern] = [
        pattern(
            "からといって", 3, ("just because", "虽说……但不一定"),
            (
                "からといって after a clause: that alone is no reason; a negative usually follows.",
                "「からといって」表示“不能只因为……就……”，后面多接否定。"
            ),
            [
                ("安いからといって、買いすぎてはいけない。", "You shouldn't buy too much just because it's cheap."),
                ("若いからといって、無理をするな。", "Don't overdo it just because you are young."),
            ],
            ["[:から :と (:いっ|:言っ) :て]", "[:から :といって]", "[:からといって]"],
            hides: ["から-because", "から-from", "と言う", "て形", "と-quote", "と-with"]),
        pattern(
            "かどうか", 4, ("whether or not", "是否"),
            (
                "かどうか after a plain clause: whether it is so or not.",
                "「かどうか」接在简体句子后面，表示“是否”。"
            ),
            [
                ("間に合うかどうか心配だ。", "I'm worried whether we'll be in time."),
                ("本当かどうか聞いてみます。", "I'll ask whether it's true."),
            ],
            ["[:か :どう :か]", "[:か :どうか]", "[:かどうか]"], hides: ["か"]),
        pattern(
            "たとたん", 3, ("the moment that", "刚一……就"),
            (
                "とたん (に) after た: at the very moment, and unexpectedly.",
                "「たとたん（に）」表示“刚一……就……”，后面是意外的事。"
            ),
            [
                ("窓を開けたとたん、虫が入ってきた。", "The moment I opened the window, an insect came in."),
                ("母の顔を見たとたんに泣き出した。", "He burst into tears the moment he saw his mother."),
            ],
            ["[<特殊・タ> (とたん|途端) に]", "[<特殊・タ> (とたん|途端)]"], hides: ["た", "に"]),
        pattern(
            "ざるを得ない", 2, ("have no choice but to", "不得不"),
            (
                "ざるを得ない after the negative stem (せざるを得ない): there is no other way.",
                "「ざるを得ない」接在未然形后面（する→せざるを得ない），表示“不得不”。"
            ),
            [
                ("計画を変えざるを得ない。", "We have no choice but to change the plan."),
                ("負けを認めざるを得なかった。", "I had to admit defeat."),
            ],
            ["[:ざる :を (得る|える) (ない|ぬ|ん)]", "[:ざる :を (得る|える) ます ん]", "[:ざる :を (得ない|えない)]"],
            hides: ["を", "ない", "ません"]),
        pattern(
            "に-by", 4, ("by (the one who does it)", "被……（动作的人）"),
            (
                "に with a passive verb marks the one who does it.",
                "「に」跟被动动词一起用，表示动作是谁做的。"
            ),
            [
                ("弟にケーキを食べられた。", "My little brother ate my cake (to my annoyance)."),
                ("先生に名前を呼ばれた。", "My name was called by the teacher."),
            ],
            [
                "(\(people)) [に] <動詞> (れる|られる)&<接尾>",
                "(\(people)) [に] <名詞> を <動詞> (れる|られる)&<接尾>",
                "(\(people)) [に] <名詞> を <名詞> する (れる|られる)&<接尾>",
                "(\(people)) [に] <名詞> (れる|られる)&<接尾>",
            ], hides: ["に"]),
    ]

    /// Those by whom something is done; with other words に may say where.
    private static let people = """
        先生|母|父|兄|姉|弟|妹|親|子供|友達|友人|彼|彼女|私|僕|誰|だれ|人|男|女|医者|警察|警官|犬|猫|蚊|蜂|泥棒|上司|部長|\
        社長|客|さん|ちゃん|君|様|たち|達|者|員|みんな|皆|両親|息子|娘|妻|夫
        """
}
