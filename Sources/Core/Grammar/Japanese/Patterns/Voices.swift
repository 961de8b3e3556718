extension JapanesePatterns {
    /// Passive, causative and potential.
    static let voices: [GrammarPattern] = [
        pattern(
            "られる", 4, ("passive, potential or honorific (れる)", "被动、可能、尊敬（れる）"),
            (
                """
                れる or られる after the negative stem: to be done to; with ichidan verbs and くる also to be able; in \
                formal speech, respect.
                """,
                "动词未然形加「れる・られる」表示被动；一段动词也表示可能；还可以表示尊敬。"
            ),
            [("先生に褒められた。", "I was praised by the teacher."), ("朝早く起きられない。", "I can't get up early.")],
            ["<動詞> [(れる|られる)&<接尾>]"]),
        pattern(
            "させる", 4, ("make or let do (せる)", "使役（せる）"),
            (
                "せる or させる after the negative stem: to make someone do, or to let them.",
                "动词未然形加「せる・させる」，表示让别人做。"
            ),
            [("子供に野菜を食べさせる。", "I make the children eat vegetables."), ("私に行かせてください。", "Please let me go.")],
            ["[:さ せる&<接尾>]", "<動詞>&!:さ [(せる|させる)&<接尾>]", "[(す|さす)&<接尾>&<五段>]"]),
        pattern(
            "させられる", 4, ("be made to do", "使役被动"),
            (
                "させられる: to be made to do something one would rather not; godan verbs also 〜される.",
                "「させられる」表示被迫做某事，五段动词也说「〜される」。"
            ),
            [
                ("毎日、牛乳を飲ませられた。", "I was made to drink milk every day."),
                ("一時間も待たされた。", "I was kept waiting for an hour."),
            ],
            [
                "[:さ せる られる|れる]",
                "[:さ&<接尾>&<五段> れる]",
                "<動詞> [せる|させる られる|れる]",
                "[待たす|飲ます|行かす|読ます|書かす|歩かす|走らす|買わす|歌わす|働かす|言わす|立たす|考えさす れる]",
            ], hides: ["させる", "られる"]),
        pattern(
            "える-potential", 4, ("can do", "可能动词"),
            (
                "A godan verb with its last vowel turned to e and る added can be done: 書く, 書ける.",
                "五段动词把词尾变成え段再加「る」，表示能够：書く→書ける。"
            ),
            [("漢字が書けます。", "I can write kanji."), ("百メートル泳げる。", "I can swim a hundred metres.")],
            ["[@potential&<自立>]"]),
        pattern(
            "ことができる", 4, ("be able to", "能够"),
            (
                "The dictionary form with ことができる: to be able or allowed to.",
                "动词基本形加「ことができる」，表示能够或可以。"
            ),
            [
                ("ここで本を借りることができます。", "You can borrow books here."),
                ("彼は五か国語を話すことができる。", "He can speak five languages."),
            ],
            ["<動詞>&<基本形>|<助動詞> [こと が|も|は|の できる|出来る]"], hides: ["が", "も", "は", "できる", "こと"]),
        pattern(
            "できる", 5, ("can; be good at", "会、能"),
            (
                "できる with が: can do, be good at.",
                "「〜ができる」表示会、能做。"
            ),
            [("妹はピアノができます。", "My sister can play the piano."), ("予約できますか。", "Can I make a booking?")],
            ["[(できる|出来る)&<動詞>]"]),
    ]
}
