extension JapanesePatterns {
    /// Seeming, hearing, supposing.
    static let conjectures: [GrammarPattern] = [
        pattern(
            "そう-appearance", 4, ("looks as if", "看起来要"),
            (
                "そう after the stem: it looks so, it is about to.",
                "连用形或词干加「そう」，表示看起来、快要。"
            ),
            [("雪が降りそうです。", "It looks like snow."), ("おいしそうなケーキ", "a cake that looks good")],
            ["[(そう|そ)&<助動詞語幹>&<接尾>]"]),
        pattern(
            "そう-hearsay", 4, ("I hear that", "听说"),
            (
                "そうだ after a plain clause: I hear, they say.",
                "「そうだ」接在普通体后面，表示听说。"
            ),
            [("明日は雨が降るそうだ。", "They say it will rain tomorrow."), ("彼は来ないそうです。", "I hear he is not coming.")],
            ["[そう&<助動詞語幹>&<特殊>]"]),
        pattern(
            "ようだ", 4, ("seems; like", "好像"),
            (
                "ようだ: it seems, judging by what one sees; ような, ように before other words: like.",
                "「ようだ」表示推测；「ような・ように」表示比喻。"
            ),
            [("誰か来たようだ。", "Someone seems to have come."), ("夢のような話だ。", "It is a story like a dream.")],
            ["[よう&<助動詞語幹>] !に"]),
        pattern(
            "ように", 4, ("so that; like", "为了；像"),
            (
                "ように after a verb: so that, or in such a way as; after の: like.",
                "「ように」表示目的或方式，接在「の」后面表示“像”。"
            ),
            [("忘れないように書いておく。", "I note it down so as not to forget."), ("鳥のように飛びたい。", "I want to fly like a bird.")],
            ["[よう&<助動詞語幹>|よう&<名詞> に] !なる&!する", "[ように]"], hides: ["に"]),
        pattern(
            "ようになる", 4, ("come to, get so that", "变得能……"),
            (
                "ようになる after a dictionary form: it has come to be so.",
                "「ようになる」表示能力或习惯的变化。"
            ),
            [("泳げるようになった。", "I have become able to swim."), ("野菜を食べるようになりました。", "He has come to eat vegetables.")],
            ["[よう に なる]"], hides: ["ように", "に", "く/になる"]),
        pattern(
            "ようにする", 4, ("make sure to", "尽量做到"),
            (
                "ようにする: to see to it that.",
                "「ようにする」表示努力做到。"
            ),
            [
                ("毎日歩くようにしています。", "I make a point of walking every day."),
                ("遅れないようにしてください。", "Please take care not to be late."),
            ],
            ["[よう に する]"], hides: ["ように", "に"]),
        pattern(
            "みたい", 4, ("seems, like (spoken)", "好像（口语）"),
            (
                "みたい is the spoken よう: it seems, like.",
                "「みたい」是「ようだ」的口语。"
            ),
            [("雨が降ったみたいだ。", "It seems to have rained."), ("子供みたいに笑う。", "She laughs like a child.")],
            ["[みたい&<名詞>]", "(<名詞>|<特殊・タ>|<基本形>) [みたい]"]),
        pattern(
            "らしい", 4, ("apparently; typical of", "好像；像……样子"),
            (
                "らしい: apparently, from what is heard; after a noun, worthy of the name.",
                "「らしい」表示根据听到的情况推测；接在名词后面表示“像样的”。"
            ),
            [("彼は病気らしい。", "Apparently he is ill."), ("春らしい天気だ。", "It's real spring weather.")],
            ["[らしい]", "[男らしい|女らしい|子供らしい|人間らしい]"]),
    ]
}
