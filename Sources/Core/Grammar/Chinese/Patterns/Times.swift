extension ChinesePatterns {
    /// Before, after, during.
    static let times: [GrammarPattern] = [
        pattern(
            "一…就…", 2, ("as soon as", "紧接着发生"),
            (
                "一 A 就 B: B follows A at once, or every time.",
                "“一……就……”表示两件事紧接着发生，或者每次都这样。"
            ),
            [
                ("我一到家就给你打电话。", "I'll call you as soon as I get home."),
                ("他一紧张就说不出话来。", "Whenever he is nervous he can't get a word out."),
            ],
            [
                """
                <<!<v>|<m>|第|这|那|每|@num|万|统 [一] (<v>|<a>|@doing|@adjective|起床|感冒|放假|下|到|有|进)&!@measure&!起&!样&!定 \
                .{0,12} [就|便]
                """,
                "<<!<m>|第 [一] (看|听|想|说|见|开|回|出|进|上|下|过|起|到|来) .{0,10} [就|便]",
                "[一下] (课|班|车|飞机|雨|雪|楼|火车|台) .{0,10} [就|便]",
            ]),
        pattern(
            "…的时候", 1, ("when, while", "时间状语"),
            (
                "的时候 (or, in writing, 时) after a clause or a noun makes it the time at which something happens.",
                "“……的时候”或“……时”说明事情发生的时间。"
            ),
            [
                ("吃饭的时候不要看手机。", "Don't look at your phone while eating."),
                ("我小的时候住在乡下。", "When I was little I lived in the country."),
            ],
            ["!<x> [的 时候]", "!<x> [的时候]", "(<v>|<n>|@doing|@resultative|<a>|了)&!当&!同&!小&!这&!那&!<q> [时] ，"]),
        pattern(
            "当…时", 4, ("at the time when", "正在……的时候"),
            (
                "当 … 的时候 (or 时) frames the moment at which something happens.",
                "“当……的时候／时”说明事情发生的那个时刻。"
            ),
            [
                ("当我醒来的时候，天已经亮了。", "When I woke up it was already light."),
                ("每当下雨时，我都会想起她。", "Whenever it rains I think of her."),
            ],
            ["^ [当|每当|正当] .{1,18} [时候|时|之时|的时候]"], hides: ["…的时候"]),
        pattern(
            "以前/以后", 1, ("before, after", "时间先后"),
            (
                "以前 or 以后 (之前, 之后) after a verb or a length of time: before it, after it.",
                "“……以前／以后”放在动词或时间词后面，说明先后。"
            ),
            [("睡觉以前要刷牙。", "Brush your teeth before you sleep."), ("三年以后，他回来了。", "Three years later he came back.")],
            [
                "(<v>|<q>|<m>|<t>|了|<a>|@doing|@resultative|@compound-direction|到|在)&!<r>&!<c> [以前|以后|之前|之后|以後]",
                "(<n>|<nr>) [以前|以后|之前|之后] ，",
                "(<n>) [以前|以后|之前|之后] @person",
            ]),
        pattern(
            "先…再…", 2, ("first …, then …", "先后顺序"),
            (
                "先 A 再 (or 然后) B sets the order of two actions.",
                "“先……再／然后……”表示动作的先后顺序。"
            ),
            [
                ("先洗手再吃饭。", "Wash your hands first, then eat."),
                ("我们先去银行，然后去超市。", "First we'll go to the bank, then to the supermarket."),
            ],
            ["[先|首先] .{1,16} [再|然后|接着|之后|最后|随后|其次]"]),
        pattern(
            "直到…才", 4, ("not until", "很晚才"),
            (
                "直到 A 才 B: B did not happen before A.",
                "“直到……才……”表示在某个时间或情况之后才发生。"
            ),
            [("他直到半夜才回家。", "He did not come home until midnight."), ("直到现在，我才明白。", "Only now do I understand.")],
            ["[直到|等到|一直到] .{1,14} [才]"], hides: ["才"]),
        pattern(
            "才", 3, ("only then; only so much", "晚、少"),
            (
                "才 says that something happens later or with more trouble than expected, or that an amount is small.",
                "“才”表示时间晚、不容易，或者数量少。"
            ),
            [("他十点才起床。", "He did not get up until ten."), ("我才学了一个月。", "I have been learning for only a month.")],
            ["<<!刚|天|人|口|方|奴 [才|才会|才能|才是] !<x>"]),
        pattern(
            "刚", 2, ("just now, a moment ago", "刚刚发生"),
            (
                "刚 or 刚刚 before a verb: it happened only a moment ago.",
                "“刚／刚刚＋动词”表示事情发生在不久以前。"
            ),
            [("我刚下课。", "I have just come out of class."), ("他刚刚离开。", "He has just left.")],
            ["[刚|刚刚] (~&!好){0,3} (<v>|@doing|<p>|@motion)", "[刚才]"]),
        pattern(
            "每…都", 2, ("every", "全部"),
            (
                "每 with a measure word takes all one by one; 都 before the verb sums them up.",
                "“每……都……”表示全体中的任何一个都一样。"
            ),
            [("我每天都跑步。", "I run every day."), ("每个人都有梦想。", "Everyone has a dream.")],
            ["[每|每天|每个|每次|每年|每人|每%] ~{0,9} [都]"]),
    ]
}
