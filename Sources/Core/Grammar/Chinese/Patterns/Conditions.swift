extension ChinesePatterns {
    /// If, only if, unless, even if; because.
    static let conditions: [GrammarPattern] = [
        pattern(
            "如果…就…", 2, ("if …, then …", "假设"),
            (
                "如果 (要是, 假如) A, (就) B: if A then B.",
                "“如果／要是……就……”表示假设的条件和结果。"
            ),
            [
                ("如果下雨，我们就不去了。", "If it rains we won't go."),
                ("要是你忙，那就改天吧。", "If you are busy, let's make it another day."),
            ],
            [
                "[如果|要是|假如|倘若|若|假使|若是|如|假若|要不是] .{1,20} [就|那|那么|便|则|的话|就会|就是]",
                "[如果|要是|假如|倘若|假使|若是|假若] .{1,14} ， .{0,14} [会|能|可以|怎么|也|该|应该|还|都|请|不妨|什么|怎么办|一定]",
                "[如果|要是|假如|倘若|假使|假若] !<x>",
            ]),
        pattern(
            "…的话", 2, ("if (at the end of a clause)", "假设（句尾）"),
            (
                "的话 at the end of a clause makes it a condition, with or without 如果.",
                "“……的话”放在分句末尾，表示假设。"
            ),
            [("有时间的话，来我家玩吧。", "If you have time, come over."), ("不忙的话，帮我一下。", "If you're not busy, give me a hand.")],
            [
                "[如果|要是|假如|若|万一] .{1,16} [的话]",
                "[如果|要是|假如|若|万一] .{1,16} [的 话]",
                "(~&!@person&!<nr>) [的话] ，",
                "(<v>|<a>|了|@adjective|好|@doing|时间|想|需要|行|可以) [的 话] ，",
            ]),
        pattern(
            "只要…就…", 3, ("as long as", "充分条件"),
            (
                "只要 A 就 B: A is all it takes for B.",
                "“只要……就……”表示有了这个条件就够了。"
            ),
            [
                ("只要努力，就会进步。", "As long as you try, you will get better."),
                ("你只要按这里就行。", "You only have to press here."),
            ],
            ["[只要] .{1,20} [就|便|都|总]"]),
        pattern(
            "只有…才…", 3, ("only if", "必要条件"),
            (
                "只有 A 才 B: without A there is no B.",
                "“只有……才……”表示唯一的条件。"
            ),
            [
                ("只有多练习，才能说得流利。", "Only by practising a lot can you speak fluently."),
                ("只有你才懂我。", "Only you understand me."),
            ],
            ["[只有|唯有] .{1,20} [才|才能|才会|才可以|才是|方]"], hides: ["才"]),
        pattern(
            "除非", 5, ("unless, only if", "除非"),
            (
                "除非 A, 才 / 否则 B: nothing short of A will do; otherwise B.",
                "“除非……才／否则……”强调某个条件不可缺少。"
            ),
            [
                ("除非下雨，否则我们一定去。", "Unless it rains we will certainly go."),
                ("除非他道歉，我才原谅他。", "I'll forgive him only if he apologises."),
            ],
            ["[除非]"]),
        pattern(
            "无论…都…", 4, ("no matter", "任何条件下都一样"),
            (
                """
                无论 (不管, 不论) with a question word or a choice, then 都 or 也: whatever the case, the outcome is the \
                same.
                """,
                "“无论／不管／不论……都／也……”表示在任何条件下结果都一样。"
            ),
            [
                ("无论多忙，他都会回家吃饭。", "However busy he is, he comes home for dinner."),
                ("不管你去不去，我都要去。", "I'm going whether you go or not."),
            ],
            ["[无论|不管|不论|任凭] .{1,22} [都|也|总|总是|还是|一定|始终|就]"], hides: ["什么…都…"]),
        pattern(
            "即使…也…", 4, ("even if", "让步假设"),
            (
                "即使 (就算, 哪怕) A 也 B: B holds even if A should be the case.",
                "“即使／就算／哪怕……也……”表示假设的情况不影响结果。"
            ),
            [
                ("即使失败，我也不后悔。", "Even if I fail, I won't regret it."),
                ("哪怕再晚，她也等我。", "However late it is, she waits for me."),
            ],
            ["[即使|就算|哪怕|即便|纵然|即] .{1,22} [也|都|还是|还|仍|仍然]"], hides: ["再…也"]),
        pattern(
            "再…也", 4, ("however …", "让步"),
            (
                "再 with an adjective or a verb, then 也: however much it may be so.",
                "“再……也……”表示无论程度多高，结果都不变。"
            ),
            [
                ("天再冷，他也去跑步。", "However cold it is, he goes running."),
                ("东西再贵也得买。", "However expensive it is, it has to be bought."),
            ],
            ["[再] (<a>|@adjective|怎么|<v>) ~{0,4} ，? ~{0,2} [也|都]"]),
        pattern(
            "既然…就…", 4, ("since, now that", "既成事实"),
            (
                "既然 A 就 B: A being a fact, B follows.",
                "“既然……就……”先说已经成为事实的情况，再说由此得出的结论。"
            ),
            [
                ("既然来了，就多住几天吧。", "Now that you're here, stay a few days."),
                ("既然你不愿意，那就算了。", "Since you don't want to, let's drop it."),
            ],
            ["[既然] .{1,20} [就|那|那么|也|便|为什么|何必|还|当然|怎么|应该]"]),
        pattern(
            "万一", 4, ("just in case", "可能性很小的假设"),
            (
                "万一 supposes something unlikely and unwelcome: in case, if by any chance.",
                "“万一”表示可能性很小的、不希望发生的假设。"
            ),
            [("带上伞吧，万一下雨呢。", "Take an umbrella in case it rains."), ("万一他不来怎么办？", "What if he doesn't come?")],
            ["[万一]"]),
        pattern(
            "否则", 4, ("otherwise", "不这样的话"),
            (
                "否则 (不然, 要不然): if not, then what follows.",
                "“否则／不然／要不然”意思是“如果不这样”。"
            ),
            [
                ("快走吧，否则要迟到了。", "Let's go, or we'll be late."),
                ("多穿点儿，不然会感冒。", "Dress warmly, or you'll catch a cold."),
            ],
            ["[否则|不然|要不然|要不]", "[不然 的话]"]),
    ]
}
