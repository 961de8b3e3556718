extension ChinesePatterns {
    /// About to, already, not yet, never.
    static let phases: [GrammarPattern] = [
        pattern(
            "要…了", 2, ("about to happen", "即将发生"),
            (
                "要, 快, 快要 or 就要 together with 了 at the end says that something is about to happen.",
                "“要／快／快要／就要……了”表示事情很快就会发生。"
            ),
            [("火车快要开了。", "The train is about to leave."), ("我弟弟就要毕业了。", "My brother is about to graduate.")],
            [
                "<<!不|别|只|想|也|需 [要] (<v>|<a>|@doing)&!是&!有 (~&!的&!了){0,5} [了] (吗|吧|呢|啊)? $",
                "[快要|就要|将要] (~&!的&!了){1,6} [了] (吗|吧|呢|啊)? $",
                "<<!得|很|更|比|@degree [快] ~&!多&!得&!的&!点&!点儿&!一点&!来&!些&!极&!了 (~&!的&!了){0,5} [了] (吗|吧|呢|啊)? $",
            ], hides: ["了-change"]),
        pattern(
            "已经…了", 2, ("already", "已经"),
            (
                "已经 with 了 says that something is already so, often sooner or in greater number than expected.",
                "“已经……了”强调事情已经发生，或者已经达到某个程度。"
            ),
            [("他已经走了。", "He has already left."), ("我学中文已经三年了。", "I have been learning Chinese for three years now.")],
            ["[已经|已|早已] ~{1,12} [了]"]),
        pattern(
            "还没", 2, ("not yet", "还没有"),
            (
                "还没 before a verb says that something has not happened so far but is still expected.",
                "“还没（有）＋动词”表示到现在为止没有发生，但是以后可能发生。"
            ),
            [("我还没吃早饭呢。", "I haven't had breakfast yet."), ("他还没有决定。", "He has not decided yet.")],
            ["[还没|还没有|还未|尚未]", "[还 没|没有|未] !<x>"]),
        pattern(
            "曾经", 4, ("once, in the past", "以前有过"),
            (
                "曾经 places an event or state in a past that is over; the verb often takes 过.",
                "“曾经”表示以前有过某种行为或情况，动词后面常带“过”。"
            ),
            [("我曾经在海边住过一年。", "I once lived by the sea for a year."), ("这里曾经是一片森林。", "This was once a forest.")],
            ["[曾经|曾]"]),
        pattern(
            "从来…没/不", 3, ("never", "一直没有"),
            (
                "从来 before 没 or 不 denies something for all time: 从来没…过 of experience, 从来不 of habits.",
                "“从来没……过”否定经历，“从来不……”否定习惯。"
            ),
            [("她从来没迟到过。", "She has never been late."), ("我从来不喝咖啡。", "I never drink coffee.")],
            ["[从来|从] ~{0,2} [没|没有|不|未|没%|不%&!不但&!不同]", "[从没|从未|从不]"]),
    ]
}
