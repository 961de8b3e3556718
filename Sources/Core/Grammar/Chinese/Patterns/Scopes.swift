extension ChinesePatterns {
    /// From, for, about, besides.
    static let scopes: [GrammarPattern] = [
        pattern(
            "自从", 4, ("since, starting from", "时间起点"),
            (
                "自从 A (以后 / 以来), or 从 A 开始 / 起: from then on until now.",
                "“自从……（以后／以来）”或“从……开始／起”表示时间的起点。"
            ),
            [
                ("自从搬家以后，我很少见到他。", "Since I moved I have hardly seen him."),
                ("从明天开始，我要早起。", "From tomorrow on I'll get up early."),
            ],
            ["[自从]", "[从|自] ~{1,9} [以来|开始|起|以后|之后]"]),
        pattern(
            "为了", 3, ("in order to", "目的"),
            (
                "为了 names the purpose or the one for whose sake something is done.",
                "“为了”引出目的，或者为谁而做。"
            ),
            [
                ("为了学好中文，他每天听广播。", "To learn Chinese well he listens to the radio every day."),
                ("我这样做是为了你。", "I do this for your sake."),
            ],
            ["[为了] !<x>"]),
        pattern(
            "关于", 4, ("about, concerning", "涉及的对象"),
            (
                "关于 introduces the topic of a book, a talk or a statement.",
                "“关于”引出涉及的人或事物。"
            ),
            [
                ("我想看一本关于茶的书。", "I'd like to read a book about tea."),
                ("关于这件事，我们明天再谈。", "About this matter let us talk tomorrow."),
            ],
            ["[关于|有关]"]),
        pattern(
            "根据", 4, ("according to", "依据"),
            (
                "根据 or 按照 gives the ground or the rule that something follows.",
                "“根据／按照”引出做事的依据或标准。"
            ),
            [
                ("根据天气预报，明天有雨。", "According to the forecast it will rain tomorrow."),
                ("请按照要求填表。", "Please fill in the form as required."),
            ],
            ["<<!没有|的|有|什么|无|毫无 [根据|按照|依据|依照] !<x>&!的"]),
        pattern(
            "跟…一起", 2, ("together with", "共同"),
            (
                "跟 (or 和) A 一起 with a verb: to do something together with A.",
                "“跟／和……一起＋动词”表示共同做某事。"
            ),
            [("我跟朋友一起吃饭。", "I am eating with a friend."), ("周末你和谁一起去的？", "Who did you go with at the weekend?")],
            ["[跟|和|与|同] ~{1,6} [一起|一块儿|一同|一道|一块]", "[跟|和|与|同] ~{1,6} [一 起]"]),
        pattern(
            "除了…以外", 3, ("besides, except", "排除或补充"),
            (
                "除了 A (以外): with 也 or 还 it means besides A, with 都 it means except A.",
                "“除了……（以外）”：后面用“也／还”表示补充，用“都”表示排除。"
            ),
            [
                ("除了英语以外，他还会说法语。", "Besides English he also speaks French."),
                ("除了小王，大家都来了。", "Everyone came except Xiao Wang."),
            ],
            ["[除了|除] ~{1,14} [以外|之外|外]", "[除了] .{1,16} (都|也|还|没|没有|不|只)", "[除此 之外|以外]", "[除此之外|除此以外]"]),
    ]
}
