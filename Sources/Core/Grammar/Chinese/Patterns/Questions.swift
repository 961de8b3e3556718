extension ChinesePatterns {
    /// Asking and softening.
    static let questions: [GrammarPattern] = [
        pattern(
            "吗", 1, ("yes-or-no question", "是非问句"),
            (
                "吗 at the end turns a statement into a question that is answered with yes or no.",
                "句尾加“吗”，把陈述句变成是非问句。"
            ),
            [("你是学生吗？", "Are you a student?"), ("明天有课吗？", "Is there class tomorrow?")],
            ["[吗]"]),
        pattern(
            "吧", 1, ("suggesting, supposing", "建议或推测"),
            (
                "吧 at the end makes a suggestion, softens a command or asks for agreement.",
                "句尾的“吧”表示建议、请求或推测。"
            ),
            [("我们走吧。", "Let's go."), ("你是日本人吧？", "You're Japanese, aren't you?")],
            ["!<x> [吧] $"]),
        pattern(
            "呢", 1, ("and what about …; still going on", "语气词“呢”"),
            (
                "呢 asks back (你呢？), goes with a question word, or shows that something is still going on.",
                "“呢”可以接着上文发问（你呢？），可以和疑问词一起用，也可以表示动作在进行。"
            ),
            [("我很好，你呢？", "I'm fine, and you?"), ("她在睡觉呢。", "She is sleeping.")],
            ["!<x> [呢] $"]),
        pattern(
            "A不A", 1, ("question by yes and no", "正反问句"),
            (
                "A verb or adjective, then the same with 不 or 没, asks whether or not: 去不去, 好不好, 有没有.",
                "把动词或形容词的肯定和否定形式连用来提问：去不去、好不好、有没有。"
            ),
            [("你去不去？", "Are you going or not?"), ("这个菜好不好吃？", "Does this dish taste good?")],
            [
                "[!<x>&!不&!<m>&!没&!得&!说 不|没 ^-2]",
                "[是不是|有没有|能不能|会不会|要不要|好不好|对不对|可不可以|行不行|想不想|去不去|来不来|喜不喜欢|愿不愿意|应不应该|知不知道]",
            ]),
        pattern(
            "怎么", 1, ("how; how come", "询问方式或原因"),
            (
                "怎么 before a verb asks how something is done, or why it is so.",
                "“怎么”放在动词前面，问方式或者原因。"
            ),
            [("这个字怎么写？", "How is this character written?"), ("你怎么不说话？", "Why don't you say anything?")],
            ["[怎么|如何|怎样] (<v>|<d>|<p>|@doing|不|不%|没|没有|这么|那么|才|会|能|可以|@person|还|了|办)&!也&!都"]),
        pattern(
            "多-question", 2, ("how (much, old, long) …?", "询问数量或程度"),
            (
                "多 with an adjective asks for a measure: 多大 how old, 多长 how long, 多远 how far.",
                "“多＋形容词”用来问数量或程度。"
            ),
            [("你多大了？", "How old are you?"), ("从这儿到车站多远？", "How far is it from here to the station?")],
            ["[多 大|长|远|高|重|久|宽|深|厚|快|贵|难] ~{0,8} @asks", "[多大|多久|多长|多远|多高|多重] ~{0,8} (@asks)"]),
        pattern(
            "A是A", 3, ("it is, but …", "让步"),
            (
                "A 是 A, with 但是, 就是 or 不过 after it, grants the point before raising a doubt.",
                "“A 是 A，但是／就是……”先承认，再转折。"
            ),
            [
                ("好是好，就是太贵。", "It's good all right, but too expensive."),
                ("难是难，但是很有意思。", "It is hard, but very interesting."),
            ],
            ["[<a>|<v>|@adjective 是 =-2] ， (但是|可是|就是|不过|但|可|只是)"]),
    ]
}
