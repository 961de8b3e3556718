extension ChinesePatterns {
    /// 了, 过, 着, 在: the aspect of an action.
    static let aspect: [GrammarPattern] = [
        pattern(
            "了-completed", 1, ("a completed action", "动作的完成"),
            (
                """
                了 right after a verb says that the action has been carried out. It is not a tense: it can stand in \
                the past or, in a chain of events, in the future.
                """,
                "动词后面的“了”表示动作已经完成。它不是时态，过去和将来的事都可以用。"
            ),
            [("我买了三本书。", "I bought three books."), ("下了课我就去找你。", "I'll come and see you once class is over.")],
            [
                "!<x>&!不&!得&!太&!<r>&!别&!为&!除 [了&!'liǎo'] !<x>&!@final&!解&!结",
                "(@person|<n>|<nr>|<t>|就|又) 得 [了] !<x>&!@final",
            ]),
        pattern(
            "了-change", 1, ("a new situation", "情况的变化"),
            (
                """
                了 at the end of a clause announces that things are no longer as they were: something has happened, \
                begun or stopped.
                """,
                "句尾的“了”表示情况发生了变化，或者出现了新的情况。"
            ),
            [("下雨了。", "It has started to rain."), ("我不想去了。", "I don't want to go any more.")],
            ["!<x>&!不&!得 [了&!'liǎo'] @final? $"]),
        pattern(
            "过", 2, ("past experience", "过去的经历"),
            (
                "A verb with 过 tells that something has happened at least once up to now. The negative is 没…过.",
                "“动词＋过”表示曾经有过某种经历，否定用“没……过”。"
            ),
            [("我去过两次上海。", "I have been to Shanghai twice."), ("她没吃过臭豆腐。", "She has never eaten stinky tofu.")],
            [
                """
                (<v>|@doing|@resultative|<n>&@psych)&!@motion&!@modal&!没&!没有&!是&!再&!好&!就要&!快要&!该 [过] !@passing \
                !(~{0,4} 生日|春节|节日|日子|新年)
                """,
                "想|来|去|有 [过] !@passing",
                "没|没有|曾|曾经|从来 ~{0,5} (@motion|<a>) [过] !@passing",
                "(<v>|@doing)&!@motion&!@modal&!没&!没有&!是&!再 [过] $",
            ]),
        pattern(
            "着", 2, ("a state that goes on", "状态的持续"),
            (
                """
                着 after a verb shows that an action or its result lasts: someone is holding something, a picture is \
                hanging. Before another verb it tells how that action is done.
                """,
                "动词后面的“着”表示动作或状态在持续；后面再有动词时，说明第二个动作的方式。"
            ),
            [("门开着，灯也亮着。", "The door is open and the light is on."), ("他笑着点了点头。", "He nodded with a smile.")],
            [
                "!<x>&!<r>&!<p>&!<m>&!不&!得&!睡&!没&!很&!别&!太&!也&!都&!就&!用&!更&!干 [着&!'zháo'&!'zhuó'&!'zhāo'] !@zhao",
                "!<x>&!<r>&!<p>&!<m>&!不&!得&!睡&!没&!很&!别&!太&!用&!干 [着&!'zháo'&!'zhuó'&!'zhāo'] $",
            ]),
        pattern(
            "在-progressive", 2, ("an action in progress", "动作正在进行"),
            (
                "在 or 正在 before a verb says that the action is going on at this moment; 呢 often ends the sentence.",
                "“在”或“正在”放在动词前面，表示动作正在进行，句尾常常用“呢”。"
            ),
            [("妈妈在做饭呢。", "Mum is cooking."), ("他们正在讨论这个问题。", "They are discussing this problem just now.")],
            [
                "[正在]",
                "[正 在]",
                "还|正|一直 [在] 下 $",
                """
                [在] (<v>|@doing)&!@place&!是&!有&!<f> !(中|上|下|里|内|时|之中|方面|期间|过程|以前|之前|以后|之后|前|后|的|和|与|部|室|公司|局|所|会|界) \
                !(~{1,8} 后|之后|以后|之前|以前)
                """,
                "[在] 给|跟|为|向|帮|替|忙着|努力|认真|不停|一边|拼命|慢慢|悄悄|偷偷 ~{0,5} (<v>|@doing)",
                "[正] <v>&!是 ~{0,6} (着|呢)",
            ]),
    ]
}
