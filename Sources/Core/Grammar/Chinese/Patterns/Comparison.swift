extension ChinesePatterns {
    /// More, less, and as much as.
    static let comparison: [GrammarPattern] = [
        pattern(
            "比", 2, ("comparing: more than", "比较句"),
            (
                """
                A 比 B with an adjective: A is more so than B. How much more comes last (一点儿, 得多, 三岁); 很 cannot \
                stand before the adjective, 更 and 还 can.
                """,
                "“A 比 B＋形容词”表示 A 的程度更高。差别放在最后，形容词前面不能用“很”，可以用“更、还”。"
            ),
            [
                ("今天比昨天冷得多。", "Today is much colder than yesterday."),
                ("他比我大三岁。", "He is three years older than I am."),
            ],
            [
                """
                <<!<m>|跟|和|与|来|去|@num [比&!'bì'] !<x>&!<m>&!着&!谁|什么|一般 ~{0,10} \
                (<a>|@adjective|更|还|还要|多|少|早|晚|大|强|不上|贵%|好)
                """,
                "[比 不 上]",
                "[比不上]",
                "[比] 谁|什么 ~{0,3} 都",
                "[一 . 比 一 .]",
                "[比起] ~{1,10}",
                "没有 [比] ~{1,6} 更",
                "[比] (去年|昨天|上个月|上次|以前|过去|平时|原来) ~{0,3} (增加|减少|提高|下降|增长|上升|降低|进步|改善)",
            ]),
        pattern(
            "没有-compare", 2, ("not as … as", "“没有”比较句"),
            (
                "A 没有 B (那么) with an adjective: A does not come up to B.",
                "“A 没有 B（这么／那么）＋形容词”表示 A 达不到 B 的程度。"
            ),
            [
                ("我没有哥哥那么高。", "I am not as tall as my brother."),
                ("这里的冬天没有北京冷。", "Winter here is not as cold as in Beijing."),
            ],
            [
                "[没有|没] (@person|<n>|<nr>|<t>|<r>|这|那|<q>|的|想象){1,4} [这么|那么|这样|那样] (<a>|<v>|@adjective)",
                "[没有 (@person|<nr>|<n>&!人&!时间&!问题|<t>){1,2} @adjective] (了|@final)? $",
                "[没有] @person ~{1,4} 得 ~{1,3} $",
            ]),
        pattern(
            "跟…一样", 2, ("the same as", "等同"),
            (
                "A 跟 (or 和) B 一样, with or without an adjective: A is just like B.",
                "“A 跟／和 B 一样（＋形容词）”表示两者相同。"
            ),
            [("他跟爸爸一样高。", "He is as tall as his father."), ("我的看法和你不一样。", "My view differs from yours.")],
            ["[跟|和|与|同] ~{1,9} [一样|相同|差不多|不一样|相似|类似|一模一样|不同]", "[跟|和|与|同] ~{1,6} [差 不 多]"]),
        pattern(
            "像…一样", 3, ("like, as if", "比喻"),
            (
                "像 A 一样 (or 似的) likens something to A.",
                "“像……一样／似的”表示打比方，或者两者相似。"
            ),
            [("她的脸像苹果一样红。", "Her face is as red as an apple."), ("他跑得像飞似的。", "He ran as if he were flying.")],
            ["[像|好像|如同|仿佛|就像|似|好似] (~&!我&!我们){1,10} [一样|似的|一般|那样|这样|般]", "[像|好像|如同|就像] (我|我们) ~{0,2} [一样|似的|这样]"]),
        pattern(
            "不如", 3, ("not as good as", "比不上"),
            (
                "A 不如 B: A is not as good as B, or, with an adjective, not as much so.",
                "“A 不如 B（＋形容词）”表示 A 没有 B 好，或者达不到 B 的程度。"
            ),
            [("走路不如骑车快。", "Walking is not as fast as cycling."), ("我的记性不如从前了。", "My memory is not what it was.")],
            ["[不如] !<x>"]),
        pattern(
            "越来越", 2, ("more and more", "程度递增"),
            (
                "越来越 before an adjective or a verb of feeling: more and more as time goes on.",
                "“越来越＋形容词／动词”表示程度随着时间增加。"
            ),
            [("天气越来越热。", "It is getting hotter and hotter."), ("我越来越喜欢这里。", "I like it here more and more.")],
            ["[越来越|愈来愈|越发]", "[越 来 越]"]),
        pattern(
            "越…越…", 3, ("the more …, the more …", "连锁变化"),
            (
                "越 A 越 B: B grows as A grows.",
                "“越 A 越 B”表示 B 随着 A 的变化而变化。"
            ),
            [
                ("雨越下越大。", "It rained harder and harder."),
                ("你越解释，我越糊涂。", "The more you explain, the more confused I get."),
            ],
            ["[越|愈|越是] .{1,12} [越|愈|越是|越%&!越南&!越来越&!越过&!越发]", "[越%&!越南&!越过&!越来越&!越剧&!越发] .{0,8} [越|愈]"]),
    ]
}
