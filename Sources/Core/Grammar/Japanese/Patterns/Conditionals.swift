extension JapanesePatterns {
    /// If and when.
    static let conditionals: [GrammarPattern] = [
        pattern(
            "たら", 4, ("if; when", "如果；……之后"),
            (
                "たら (だら) made from the past: if or when that has come about.",
                "过去式加「ら」，表示“如果”或“……之后”。"
            ),
            [
                ("雨が降ったら、家にいます。", "If it rains I'll stay at home."),
                ("駅に着いたら電話して。", "Phone me when you get to the station."),
            ],
            ["(<動詞>|<形容詞>|<助動詞>) [<特殊・タ>&<助動詞>&<仮定形>]", "[だったら|でしたら]&!<接続詞>"]),
        pattern(
            "ば", 4, ("if", "如果"),
            (
                "ば after the conditional stem: if, on condition that.",
                "假定形加「ば」，表示条件。"
            ),
            [("安ければ買います。", "I'll buy it if it's cheap."), ("急げば間に合う。", "If we hurry we'll be in time.")],
            ["<仮定形> [ば&<接続助詞>]"]),
        pattern(
            "ば…ほど", 3, ("the more … the more", "越……越"),
            (
                "A ば A ほど B: the more A, the more B.",
                "「〜ば〜ほど」表示“越……越……”。"
            ),
            [
                ("安ければ安いほどいい。", "The cheaper the better."),
                ("考えれば考えるほど分からない。", "The more I think, the less I understand."),
            ],
            ["[ば&<接続助詞>] ~{1,6} [ほど]", "なら ~{1,4} [ほど]"], hides: ["ば", "ほど"]),
        pattern(
            "と-conditional", 4, ("whenever, if", "一……就"),
            (
                "と after the dictionary form: what always or at once follows.",
                "「と」接在基本形后面，表示必然的结果。"
            ),
            [
                ("春になると、花が咲く。", "When spring comes, flowers bloom."),
                ("右に曲がると、銀行があります。", "If you turn right there is a bank."),
            ],
            ["(<基本形>|ない|ます|です) [と&<接続助詞>]"]),
        pattern(
            "なら", 4, ("if it is", "如果是……的话"),
            (
                "なら takes up what was said: if that is so, as for that.",
                "「なら」接在名词或句子后面，表示“如果是那样的话”。"
            ),
            [
                ("寿司なら、あの店がいい。", "If it's sushi you want, that place is good."),
                ("行くなら早いほうがいい。", "If you go, go early."),
            ],
            ["[(:なら|:ならば)&<助動詞>]", "<基本形> [なら&!<動詞>]"]),
        pattern(
            "としたら", 3, ("supposing", "假如"),
            (
                "としたら (とすれば): supposing that it is so; としても: even supposing.",
                "「としたら・とすれば」表示假设，「としても」表示即使假设。"
            ),
            [
                ("行くとしたら、来月だ。", "If I go it will be next month."),
                ("本当だとしても、信じない。", "Even if it is true, I don't believe it."),
            ],
            [
                "!う&!よう [と する <特殊・タ>&<仮定形>]",
                "!う&!よう [と する ば]",
                "!う&!よう [と する て も]",
                "だ|<特殊・タ>|<基本形> [として も]",
                "だ|<特殊・タ>|<基本形> [としても]",
                "だ|<特殊・タ>|<基本形> [と する ても]",
                "だ|<特殊・タ>|<基本形> [と する て も]",
            ], hides: ["たら", "ば", "ても", "て形", "と-quote", "として", "も"]),
        pattern(
            "たびに", 3, ("every time", "每当"),
            (
                "たびに after a dictionary form or の: every time.",
                "「たびに」表示“每次……都”。"
            ),
            [("会うたびに大きくなる。", "He is taller every time we meet."), ("旅行のたびに写真を撮る。", "I take pictures on every trip.")],
            ["(<基本形>|の) [たび|度 に]"], hides: ["に"]),
    ]
}
