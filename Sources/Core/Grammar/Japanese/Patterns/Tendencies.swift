extension JapanesePatterns {
    /// Ways and tendencies.
    static let tendencies: [GrammarPattern] = [
        pattern(
            "とおり", 3, ("just as", "按照"),
            (
                "とおり (after a noun どおり): in just that way.",
                "「とおり・どおり」表示“按照、正如”。"
            ),
            [("言われたとおりにしてください。", "Please do as you were told."), ("予定通り始まった。", "It began as planned.")],
            ["(<基本形>|の|<特殊・タ>) [とおり|通り]", "<名詞> [(どおり|通り)&<接尾>]"]),
        pattern(
            "一方で", 2, ("on the other hand", "另一方面"),
            (
                "一方 (で) after a clause: while on the other hand.",
                "「一方（で）」表示“另一方面”。"
            ),
            [
                ("収入が減る一方で、物価は上がる。", "Incomes fall while prices rise."),
                ("彼は優しい一方、厳しいところもある。", "He is kind, yet he can be strict."),
            ],
            ["(<基本形>|:な|<特殊・タ>|<連体詞>) [一方]"]),
        pattern(
            "がち", 3, ("tend to", "容易、往往"),
            (
                "がち after a stem or noun: apt to, too often.",
                "「がち」表示容易、往往（多指不好的事）。"
            ),
            [("冬は風邪を引きがちだ。", "One tends to catch cold in winter."), ("曇りがちの天気", "mostly cloudy weather")],
            ["[がち&<接尾>]", "(<連用形>|<名詞>) [がち]"]),
        pattern(
            "っぽい", 3, ("-ish, tends to", "有点像"),
            (
                "っぽい after a noun or stem: having something of it.",
                "「っぽい」表示有那种感觉或倾向。"
            ),
            [("この味は水っぽい。", "This tastes watery."), ("彼は忘れっぽい。", "He is forgetful.")],
            ["[っぽい]", "[子供っぽい|忘れっぽい|水っぽい|安っぽい|大人っぽい|女っぽい|怒りっぽい|飽きっぽい|男っぽい|白っぽい|黒っぽい]"]),
        pattern(
            "とは限らない", 2, ("not necessarily", "不一定"),
            (
                "とは限らない: it is not always so.",
                "「とは限らない」表示“不一定”。"
            ),
            [
                ("高い物がいいとは限らない。", "What is expensive is not necessarily good."),
                ("金持ちが幸せとは限りません。", "The rich are not always happy."),
            ],
            ["[と は 限る (ない|ぬ|ん / ます ん)]", "[とは 限る (ない|ぬ|ん / ます ん)]"], hides: ["は", "ない", "ません", "と-quote", "と-with"]),
    ]
}
