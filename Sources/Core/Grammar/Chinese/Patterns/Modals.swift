extension ChinesePatterns {
    /// Can, may, must and must not.
    static let modals: [GrammarPattern] = [
        pattern(
            "会", 1, ("know how to; will", "会：能力或可能"),
            (
                "会 before a verb is a skill that was learnt, or says that something is likely to happen.",
                "“会＋动词”表示学会的能力，或者将来很可能发生。"
            ),
            [("她会游泳。", "She can swim."), ("明天会下雨。", "It will rain tomorrow.")],
            [
                """
                <<!<m>|<q>|开|个|晚|这|那|的|次|完|过|了|着|大|散|@num|学 [会|不会] \
                (<v>|<a>|<p>|<d>|@doing|@adjective|把|被|让|给|@person|更|有|是|@psych|不%)&!不
                """,
                "(@person|也|都|就|不) [会] (了|@final)? $",
                "@resultative 了 [会] (<v>|<a>|@doing)",
                "[会 不 会]",
                "[不会] (了|的|@final)? $",
            ]),
        pattern(
            "能", 1, ("be able to", "能：条件允许"),
            (
                "能 before a verb says that circumstances, strength or permission allow it.",
                "“能＋动词”表示有能力或者条件允许。"
            ),
            [("我今天不能来。", "I can't come today."), ("你能帮我吗？", "Can you help me?")],
            [
                """
                <<!才|可|功|智|万|太阳|核|电 [能|能够|不能|才能] \
                (<v>|<p>|<d>|@doing|把|被|让|给|有|不|@psych|@adjective|在|跟|和|为|@person|从|用)
                """,
                "[能 不 能]",
            ]),
        pattern(
            "可以", 2, ("may, can", "可以：许可"),
            (
                "可以 before a verb gives or asks permission, or names what is possible.",
                "“可以＋动词”表示许可或者可能。"
            ),
            [("这里可以拍照吗？", "May one take pictures here?"), ("你可以坐地铁去。", "You can go by underground.")],
            ["<<!还 [可以|不可以] !<x>&!的", "<<!还 [可以|不可以] @final? $"]),
        pattern(
            "应该", 2, ("should, ought to", "应该"),
            (
                "应该 (or 该) before a verb: it is right or to be expected that it is done.",
                "“应该／该＋动词”表示情理上必须，或者推测。"
            ),
            [("你应该多休息。", "You ought to rest more."), ("我们该走了。", "It is time for us to go.")],
            ["[应该|应当|不应该|不该]", "(@person|也|就|都|不) [该] (<v>|@doing|怎么|把|跟)"]),
        pattern(
            "必须", 3, ("must", "必须"),
            (
                "必须 before a verb leaves no choice: it has to be done.",
                "“必须＋动词”表示一定要这样做。"
            ),
            [("你必须准时到。", "You must arrive on time."), ("学生必须穿校服。", "Pupils must wear uniform.")],
            ["[必须]"]),
        pattern(
            "děi", 3, ("have to (read děi)", "必要（读 děi）"),
            (
                """
                Read děi and standing before a verb, this character means must. It has nothing to do with the \
                complement particle that is read de.
                """,
                "这个字读 děi、放在动词前面时，意思是“必须、需要”，跟读 de 的结构助词没有关系。"
            ),
            [("我得走了。", "I have to go."), ("你还得再等一会儿。", "You'll have to wait a little longer.")],
            [
                """
                (@person|<nr>|<t>|<r>|还|就|都|总|也|可|必|又|只|@time|，|@adverb|咱们|这|非|那|大家) [得&!'dé'] \
                (<v>|<p>|<d>|把|先|再|@doing|好好|被|跟|让|多|早|快|小心|去|来)
                """,
                "(<n>|<v>&<n>)&!@affect&!@doing&!<a> [得&!'dé'] (去|来|把|先|再|要|用|给|跟|在|找|买|做|等|交|学|吃|问|想|提前)",
                "^ [得&!'dé'] (去|先|把|赶快|再|想|找|给)",
                "!<x>&!<v>&!<a>&!@doing&!@affect [得&'děi']",
            ]),
    ]
}
