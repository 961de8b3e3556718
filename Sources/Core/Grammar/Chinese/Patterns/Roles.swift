extension ChinesePatterns {
    /// Parts, roles and manners.
    static let roles: [GrammarPattern] = [
        pattern(
            "有的…有的…", 2, ("some …, others …", "分指"),
            (
                "有的 … 有的 … divides a group: some do this, others that.",
                "“有的……有的……”把一个整体分成几部分来说。"
            ),
            [
                ("有的人喜欢茶，有的人喜欢咖啡。", "Some people like tea, others coffee."),
                ("书架上的书有的新，有的旧。", "Of the books on the shelf some are new, some old."),
            ],
            ["[(有的|有些 / 有 的)] .{1,14} [(有的|有些 / 有 的)]"]),
        pattern(
            "以…为", 5, ("to take … as", "把……当作"),
            (
                "以 A 为 B is the written way of saying: take A as B, with A as B.",
                "“以 A 为 B”是书面语，意思是“把 A 当作 B”。"
            ),
            [
                ("我们要以他为榜样。", "We should take him as our example."),
                ("这里的人以米饭为主食。", "People here have rice as their staple."),
            ],
            ["[以] ~{1,7} [为]"]),
        pattern(
            "地", 3, ("making an adverb", "状语标志“地”"),
            (
                "地 after a description and before a verb turns it into an adverb: in this manner.",
                "“地”放在描写性的词语后面、动词前面，说明动作的方式。"
            ),
            [("他高兴地笑了。", "He laughed happily."), ("雪慢慢地化了。", "The snow slowly melted.")],
            [
                """
                (<a>|<d>|<m>|<i>|<z>|@adjective|@affect|<q>)&!这&!那&!大&!小&!本&!各&!在&!扫&!就&!湿&!空&!<x> [地&!'dì'] \
                !<x>&!<f>&!<u>
                """,
                "(<d>|<a>)&!这&!那&!大&!小&!本&!各&!在&!就&!空&!也&!都&!还&!不&!很&!太&!最 [地] (<v>|@doing|@resultative)&!<f>&!<u>",
                "!<x>&!<r>&!扫&!拖&!下&!种&!本&!<v>&!满 [地&'de'] !<x>",
            ]),
    ]
}
