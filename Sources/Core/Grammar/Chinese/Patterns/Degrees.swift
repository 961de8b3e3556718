extension ChinesePatterns {
    /// A little, somewhat, extremely.
    static let degrees: [GrammarPattern] = [
        pattern(
            "动词重叠", 2, ("doing something a little", "动词重叠"),
            (
                "A verb said twice (看看, 看一看, 看了看) makes the action short, easy or a mere try.",
                "动词重叠表示动作时间短、次数少，或者尝试一下。"
            ),
            [("我想想再告诉你。", "Let me think a little before I tell you."), ("她看了看表。", "She glanced at her watch.")],
            [
                "[@verb-copy]",
                "[<v>&!<d>&!是&!对&!<p>&!了&!过&!着 =-1]",
                "<<!一 [(<v>|@doing)&!个&!次&!家&!天&!是 一|了 ^-2] !了",
            ], hides: ["了-completed"]),
        pattern(
            "极了", 3, ("extremely", "程度补语"),
            (
                "极了 after an adjective or a verb of feeling puts it at the highest degree.",
                "“极了”放在形容词或心理动词后面，表示程度最高。"
            ),
            [("今天热极了。", "It is extremely hot today."), ("孩子们高兴极了。", "The children were overjoyed.")],
            ["(<a>|<v>|@adjective) [极了]", "(<a>|<v>|@adjective) [极 了]"], hides: ["了-change"]),
        pattern(
            "一点儿", 2, ("a little more", "程度略高"),
            (
                "一点儿 after an adjective compares with how things are now: 便宜一点儿, a little cheaper.",
                "“形容词＋一点儿”表示跟现在或别的事物比，程度稍微高一些。"
            ),
            [("能不能便宜一点儿？", "Could it be a bit cheaper?"), ("请说慢一点儿。", "Please speak a little more slowly.")],
            ["(<a>|@adjective)&!有 [一点儿|一点|点儿|一些]", "[快点|快点儿|早点|早点儿|慢点|慢点儿] (<v>|$|@final)"]),
        pattern(
            "有点儿", 2, ("somewhat, rather", "略微"),
            (
                "有点儿 before an adjective or a verb of feeling means somewhat, mostly of something unwelcome.",
                "“有点儿＋形容词／动词”表示程度不高，多用于不如意的事情。"
            ),
            [("今天有点儿冷。", "It is a bit cold today."), ("我有点想家。", "I am a little homesick.")],
            [
                "[有点儿|有点|有一点儿|有一点] (<a>|@adjective|@psych|不%|不|<v>&!<n>|太|像|发%)",
                "[有 一点|一点儿|点|点儿] (<a>|@adjective|不%|不|太)",
            ]),
    ]
}
