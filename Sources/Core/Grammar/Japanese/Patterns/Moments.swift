extension JapanesePatterns {
    /// When, before, after, while.
    static let moments: [GrammarPattern] = [
        pattern(
            "とき", 5, ("when", "……的时候"),
            (
                "とき after a clause or の: at the time when.",
                "「とき」接在句子或「の」后面，表示“……的时候”。"
            ),
            [
                ("子供のとき、田舎に住んでいた。", "As a child I lived in the country."),
                ("困った時は言ってください。", "Tell me when you are in trouble."),
            ],
            ["(<基本形>|の|:な|<特殊・タ>|ない|<連体詞>) [(とき|時)&<名詞>&!<接尾>]"]),
        pattern(
            "前に", 5, ("before", "……之前"),
            (
                "前に after a dictionary form or の: before.",
                "「前に」接在基本形或「の」后面，表示“……之前”。"
            ),
            [("寝る前に歯を磨く。", "I brush my teeth before going to bed."), ("食事の前に手を洗う。", "I wash my hands before meals.")],
            ["(<動詞>&<基本形>|の|<接尾>) [前|まえ に]"], hides: ["に"]),
        pattern(
            "あとで", 5, ("after", "……之后"),
            (
                "あとで after た or の: after.",
                "「あとで」接在「た」或「の」后面，表示“……之后”。"
            ),
            [("食べたあとで薬を飲む。", "I take the medicine after eating."), ("授業の後で会おう。", "Let's meet after class.")],
            ["(<特殊・タ>|の) [あと|後 で|に]"], hides: ["で", "に"]),
        pattern(
            "間に", 4, ("while, during", "……期间"),
            (
                "After a clause or の, 間 is throughout that time, 間に at some point within it.",
                "「間」表示整段时间，「間に」表示其中的某个时候。"
            ),
            [("留守の間に友達が来た。", "A friend came while I was out."), ("寝ている間に雨が降った。", "It rained while I slept.")],
            ["(<基本形> / !いつ の) [間|あいだ に|は|、|、]", "(<基本形> / !いつ の) [間|あいだ に]"], hides: ["に"]),
        pattern(
            "うちに", 3, ("while it lasts, before", "趁着"),
            (
                "うちに: while the chance lasts; after ない, before it is too late.",
                "「うちに」表示“趁着……”，接在「ない」后面表示“在……之前”。"
            ),
            [("若いうちに旅をしなさい。", "Travel while you are young."), ("忘れないうちに書いておく。", "I write it down before I forget.")],
            ["(<基本形>|:な|ない|<連体詞>) [うち|内 に]"], hides: ["に"]),
    ]
}
