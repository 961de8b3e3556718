extension JapanesePatterns {
    /// Particles of comparison and limits, and lists.
    static let bounds: [GrammarPattern] = [
        pattern(
            "の", 5, ("of, belonging to", "的"),
            (
                "の between two nouns makes the first describe the second.",
                "「の」连接两个名词，前面的名词修饰后面的名词。"
            ),
            [("母の誕生日", "my mother's birthday"), ("日本の車", "a Japanese car")],
            ["[の&<連体化>]"]),
        pattern(
            "から-from", 5, ("from, since", "从"),
            (
                "から after a noun is the starting point, in space or time.",
                "「から」接在名词后面，表示起点。"
            ),
            [("九時から始まります。", "It starts at nine."), ("駅から歩いた。", "I walked from the station.")],
            ["!@te [から&<格助詞>]"]),
        pattern(
            "まで", 5, ("until, as far as", "到……为止"),
            (
                "まで is the end point; までに sets a deadline.",
                "「まで」表示终点；「までに」表示期限。"
            ),
            [("五時まで働く。", "I work until five."), ("金曜日までに出してください。", "Please hand it in by Friday.")],
            ["[まで]"]),
        pattern(
            "から…まで", 5, ("from … to …", "从……到……"),
            (
                "A から B まで gives the beginning and the end.",
                "「から…まで」表示起点和终点。"
            ),
            [
                ("月曜から金曜まで働きます。", "I work from Monday to Friday."),
                ("家から駅まで遠い。", "It is far from home to the station."),
            ],
            ["[から&<格助詞>] ~{1,6} [まで]"]),
        pattern(
            "より", 5, ("than", "比"),
            (
                "A より B: more than A, rather than A.",
                "「より」表示比较的基准。"
            ),
            [("電車はバスより速い。", "Trains are faster than buses."), ("思ったより簡単だった。", "It was easier than I thought.")],
            ["[より&<格助詞>]"]),
        pattern(
            "のほうが", 5, ("is the more so", "……更……"),
            (
                "A のほうが with an adjective: of the two, A is the more so.",
                "「のほうが」表示两者之中这一个程度更高。"
            ),
            [("夏より冬のほうが好きです。", "I like winter better than summer."), ("こっちの方が安い。", "This one is cheaper.")],
            ["[の ほう|方 が]", "(<基本形>|<特殊・タ>|ない) [ほう|方 が] !いい&!よい&!良い"], hides: ["の", "が"]),
        pattern(
            "や", 5, ("such things as", "部分列举"),
            (
                "や lists a few examples out of more, often with など.",
                "「や」举出几个例子，后面常用「など」。"
            ),
            [
                ("りんごやバナナを買った。", "I bought apples, bananas and such."),
                ("机の上に本やペンがある。", "There are books, pens and so on on the desk."),
            ],
            ["[や&<並立助詞>]"]),
        pattern(
            "など", 4, ("and so on", "等等"),
            (
                "など after an example: and the like.",
                "「など」接在例子后面，表示“等等”。"
            ),
            [("お茶やコーヒーなどがあります。", "There is tea, coffee and the like."), ("野菜などを買う。", "I buy vegetables and so on.")],
            ["[(など|なんか)&<副助詞>]"]),
    ]
}
