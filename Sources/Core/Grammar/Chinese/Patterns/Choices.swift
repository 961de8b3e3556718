extension ChinesePatterns {
    /// This or that.
    static let choices: [GrammarPattern] = [
        pattern(
            "还是-choice", 2, ("this or that?", "选择问句"),
            (
                "A 还是 B asks for a choice between the two.",
                "“A 还是 B”用在问句里，让人选择其中一个。"
            ),
            [("你喝茶还是喝咖啡？", "Will you have tea or coffee?"), ("你是今天走，还是明天走？", "Are you leaving today or tomorrow?")],
            [
                "!<x>&!@person&!<d>&!<c>&!最后|明天|今天|后天|昨天 [还是] (~&!吗&!吧){1,12} @asks",
                "(是|不知道|无论|不管|不论|选择|不知|问) ~{1,10} ，? [还是] ~{1,}",
                "!<x>&!<d> ， [还是] (~&!吗&!吧){1,12} @asks",
                "是 @person|<nr> [还是]",
            ]),
        pattern(
            "或者", 2, ("or", "选择（陈述句）"),
            (
                "或者 joins alternatives in a statement; in a question 还是 is used.",
                "“或者”用在陈述句里表示选择，问句用“还是”。"
            ),
            [
                ("周末我看书或者听音乐。", "At weekends I read or listen to music."),
                ("打电话或者发邮件都可以。", "Phoning or e-mailing is fine."),
            ],
            ["[或者|或|或是]"]),
        pattern(
            "要么…要么…", 5, ("either … or …", "二选一"),
            (
                "要么 A 要么 B leaves two ways open and no third.",
                "“要么……要么……”表示在两种情况中选择一种。"
            ),
            [("要么你来，要么我去。", "Either you come or I go."), ("要么现在说，要么别说。", "Say it now or not at all.")],
            ["[要么] .{1,16} [要么]"]),
    ]
}
