extension ChinesePatterns {
    /// Must, must not, cannot but.
    static let necessity: [GrammarPattern] = [
        pattern(
            "别", 2, ("don't", "否定命令"),
            (
                "别 or 不要 before a verb tells someone not to do it; with 了 at the end, to stop.",
                "“别／不要＋动词”表示禁止或劝阻，句尾用“了”表示不要再继续。"
            ),
            [("别说话！", "Don't talk!"), ("不要担心，没事的。", "Don't worry, it's all right.")],
            [
                "[别] (<v>|<p>|<d>|<a>|把|再|@doing|被|让|给|跟|那么|这么|一|太|急|老|光|@psych|生气|着急)&!的&!处&!名&!墅&!样",
                "<<!我|我们|要|他|她|他们|@modal [不要] (<v>|<p>|<d>|把|再|@doing|被|让|给|跟|那么|这么|太|@psych)&!的",
                "[不用|甭] (<v>|<p>|@doing|@psych|那么|这么|再|太)",
                "[别|不要|不用] ~{1,8} [了] $",
            ], hides: ["了-change"]),
        pattern(
            "不能不", 4, ("cannot but", "双重否定"),
            (
                """
                Two negatives, one on each side of the auxiliary, mean that there is no other way: one cannot but \
                do it.
                """,
                "助动词前后各有一个“不”，双重否定表示必须、只能这样。"
            ),
            [
                ("我不能不告诉你。", "I can't not tell you."),
                ("票卖完了，我们不得不改天再去。", "The tickets were sold out, so we had to go another day."),
            ],
            ["[不得不|不能不|不可不|不会不|不可能不]", "[不能|不可|不会|不可能 不]", "[不能|不会|不可能] 不 <v>"]),
        pattern(
            "非…不可", 4, ("absolutely must", "一定要"),
            (
                "非 A 不可 insists: it must be A, it has to be done.",
                "“非……不可”表示一定要，或者一定会。"
            ),
            [("这件事非你去不可。", "You are the one who must go for this."), ("他非要见你不可。", "He insists on seeing you.")],
            ["[非|非得|非要] ~{1,12} [不可|不行|不成]", "[非|非得|非要] ~{1,12} [不 可|行|成]"]),
        pattern(
            "只好", 3, ("have no choice but", "没有别的办法"),
            (
                "只好 (or 只得) says that nothing else was left to do.",
                "“只好”表示没有别的选择，不得已这样做。"
            ),
            [
                ("没有车了，我们只好走回去。", "There was no bus left, so we had to walk back."),
                ("下雨了，比赛只好取消。", "It rained, so the match had to be called off."),
            ],
            ["[只好|只得|只能]"]),
    ]
}
