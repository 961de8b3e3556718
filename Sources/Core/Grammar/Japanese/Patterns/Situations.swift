extension JapanesePatterns {
    /// Going to do, being about to, and being in a state.
    static let situations: [GrammarPattern] = [
        pattern(
            "に行く", 5, ("go to do", "去做……"),
            (
                "The stem with に行く, に来る: to go or come in order to do.",
                "动词连用形加「に行く・に来る」，表示去或来做某事。"
            ),
            [("映画を見に行きます。", "I'm going to see a film."), ("遊びに来てください。", "Come and visit us.")],
            [
                "[<連用形>&<動詞> に 行く|来る|いく|くる|帰る|出かける|いらっしゃる]",
                "[<サ変接続>&!一緒&!急 に 行く|来る|出かける|いく]",
                "[遊び|買い物|食事|散歩|手伝い|迎え|泳ぎ に 行く|来る|いく|くる]",
            ], hides: ["に"]),
        pattern(
            "ところ", 3, ("just about to, in the midst of", "正要、正在、刚刚"),
            (
                "ところだ after a dictionary form: about to; after ている: in the middle of; after た: only just.",
                "「ところだ」接在基本形后面表示正要，接在「ている」后面表示正在，接在「た」后面表示刚刚。"
            ),
            [("今から出かけるところです。", "I am just about to go out."), ("ちょうど着いたところだ。", "I have just arrived.")],
            ["(<動詞>&<基本形>|<特殊・タ>|いる|てる) [ところ|とこ です|だ|で]"]),
        pattern(
            "まま", 3, ("as it is, unchanged", "保持原样"),
            (
                "まま after た or の: leaving things as they are.",
                "「まま」表示保持原来的状态。"
            ),
            [("電気をつけたまま寝た。", "I slept with the light on."), ("靴のまま入らないで。", "Don't come in with your shoes on.")],
            ["(<特殊・タ>|の|ない|<連体詞>|:な|い) [まま|ママ]"]),
        pattern(
            "くせに", 3, ("even though (blaming)", "明明……却"),
            (
                "くせに: although, said with blame.",
                "「くせに」表示“明明……却”，带责备语气。"
            ),
            [("知っているくせに教えてくれない。", "He knows and yet won't tell me."), ("子供のくせに生意気だ。", "Cheeky for a child.")],
            ["(<基本形>|の|:な|<特殊・タ>|ない) [くせ に]"], hides: ["に"]),
        pattern(
            "おかげで", 3, ("thanks to; owing to", "多亏；都怪"),
            (
                "おかげで: thanks to; せいで: through the fault of.",
                "「おかげで」表示多亏，「せいで」表示都怪。"
            ),
            [
                ("先生のおかげで合格した。", "Thanks to my teacher I passed."),
                ("雨のせいで中止になった。", "It was called off on account of rain."),
            ],
            ["(<基本形>|の|:な|<特殊・タ>|ない) [おかげ|お蔭|お陰|せい で|だ|です|に|か]", "(<基本形>|の|:な|<特殊・タ>|ない) [お かげ|陰 で|だ|です]"],
            hides: ["で", "に"]),
    ]
}
