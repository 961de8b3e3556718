extension ChinesePatterns {
    /// Almost, to one's surprise, no wonder.
    static let surprise: [GrammarPattern] = [
        pattern(
            "差点儿", 4, ("almost", "几乎发生"),
            (
                "差点儿 (差一点): it nearly happened but did not.",
                "“差点儿”表示事情几乎发生，但是没有发生。"
            ),
            [("我差点儿迟到。", "I was almost late."), ("他差一点摔倒。", "He nearly fell.")],
            ["[差点儿|差点|差一点|差一点儿|险些]", "[差 一点|一点儿|点儿|点] !<x>"]),
        pattern(
            "竟然", 5, ("to one's surprise", "出乎意料"),
            (
                "竟然 or 居然 marks what nobody would have expected.",
                "“竟然／居然”表示出乎意料。"
            ),
            [
                ("他竟然忘了自己的生日。", "He actually forgot his own birthday."),
                ("这么难的题他居然会做。", "To my surprise he could solve so hard a problem."),
            ],
            ["[竟然|居然|竟]"]),
        pattern(
            "难怪", 5, ("no wonder", "明白了原因"),
            (
                "难怪 or 怪不得: now that the reason is known, it is no longer strange.",
                "“难怪／怪不得”表示明白了原因，不再觉得奇怪。"
            ),
            [
                ("难怪他不高兴，原来丢了钱包。", "No wonder he's unhappy: he lost his wallet."),
                ("怪不得这么冷，窗户开着呢。", "No wonder it's so cold, the window is open."),
            ],
            ["[难怪|怪不得]", "[怪不 得]"]),
        pattern(
            "原来", 4, ("so that is it; formerly", "发现"),
            (
                """
                原来 at the head of a clause or before the verb tells of something just found out; it can also mean \
                formerly.
                """,
                "“原来”表示发现了以前不知道的情况，也可以表示“以前”。"
            ),
            [("原来是你！", "So it was you!"), ("原来他已经走了。", "It turns out he has already left.")],
            ["[原来] !的"]),
        pattern(
            "果然", 4, ("sure enough", "跟预料一样"),
            (
                "果然: just as was said or expected.",
                "“果然”表示事实跟所说的或预料的一样。"
            ),
            [
                ("天气预报说有雨，果然下雨了。", "The forecast said rain, and sure enough it rained."),
                ("他果然没来。", "As expected, he did not come."),
            ],
            ["[果然|果真]"]),
    ]
}
