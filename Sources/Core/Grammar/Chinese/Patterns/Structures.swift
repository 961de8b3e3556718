extension ChinesePatterns {
    /// Special sentence structures.
    static let structures: [GrammarPattern] = [
        pattern(
            "把", 3, ("doing something to a thing", "把字句"),
            (
                """
                把 brings the thing that is handled before the verb; after the verb stands what becomes of it. The \
                thing is a particular one, and a bare verb is not enough.
                """,
                "“把”把动作处理的对象提到动词前面，动词后面要说明结果、处所或变化。"
            ),
            [("请把窗户打开。", "Please open the window."), ("我把钥匙放在桌子上了。", "I put the keys on the table.")],
            [
                """
                <<!<m>|<q>|@this|大|小|拿|买|借|找|有|带|换|搬|加|捏|抓|@num|拉|帮|了|过 [把] !<x>&!<f> ~{0,14} \
                (<v>|@doing|@resultative|给)
                """
            ]),
        pattern(
            "将", 5, ("doing something to a thing (formal)", "将字句"),
            (
                "将 does in written Chinese what 把 does in speech: it brings the object before the verb.",
                "“将”是书面语，用法和“把”相同，把宾语提到动词前面。"
            ),
            [
                ("他将信交给了经理。", "He handed the letter to the manager."),
                ("请将手机调成静音。", "Please set your phone to silent."),
            ],
            [
                """
                [将] (<n>|@person|这|那|<nr>|此|全部|所有)&!<v> (~&!会&!在){0,8} (<v>|@doing) \
                (了|到|给|成|为|在|至|入|出|起来|进|@resultative|于|向|@compound-direction)
                """,
                "[将] (<n>|@person|<nr>|此|全部|所有)&!<v> (~&!会&!在){0,6} 关上|关闭|关掉|打开|放下|放入|带走|带回|交给|送到|送往|拿走|调至|列入|逮捕",
            ]),
        pattern(
            "被", 3, ("the passive", "被字句"),
            (
                """
                被 makes the subject the one to whom something is done; who did it may follow 被 or be left out. It \
                is commonest of mishaps.
                """,
                "“被”引出施事，主语是动作的承受者，施事可以省略，多用于不如意的事。"
            ),
            [("我的自行车被人偷走了。", "My bicycle was stolen."), ("他被选为班长。", "He was elected class monitor.")],
            [
                "<<!床|盖|条|棉|厚|新|晒|叠|双|薄|套|铺|的|洗 [被] !<x>&!的&!很 ~{0,12} (<v>|@doing|@resultative)",
                "[被] (<v>|@doing)",
                "[被迫|被选|被捕|被害|被骗|被盗|被抓|被打]",
            ]),
        pattern(
            "为…所", 6, ("the passive (written)", "为字句"),
            (
                "为 A 所 with a verb is the passive of written Chinese: done by A.",
                "“为……所＋动词”是书面语的被动句。"
            ),
            [
                ("他的精神为人们所敬佩。", "His spirit is admired by people."),
                ("这一点早已为事实所证明。", "This has long been proved by facts."),
            ],
            ["[为|被] ~{1,6} [所] <v>"]),
        pattern(
            "让", 2, ("having someone do something", "使令句"),
            (
                "让, 叫, 使 or 令 with a person and a verb: to have, let or make someone do or feel something.",
                "“让／叫／使／令＋人＋动词”表示要求、允许或者引起某种结果。"
            ),
            [("妈妈让我早点儿回家。", "Mum told me to come home early."), ("这个消息使他很难过。", "The news made him sad.")],
            [
                "[让|使|令|使得] (@person|<n>|<nr>|<r>|这|那|<q>|的|<m>){1,6} ~{0,3} (<v>|<a>|@doing|@adjective)",
                "[叫] (@person|<nr>|人|孩子|大家) ~{0,2} (<v>|<a>|@doing|@adjective)&!做",
            ]),
        pattern(
            "是…的", 2, ("when, where, how or by whom it was done", "强调时间、地点、方式、施事"),
            (
                """
                Of something known to have happened, 是 … 的 singles out when, where, how or by whom it happened. \
                With 会, 能 or 很 it lends weight to a statement.
                """,
                "“是……的”强调已经发生的事情的时间、地点、方式或者施事；中间用“会、能、很”时加强肯定的语气。"
            ),
            [("我是坐飞机来的。", "I came by plane."), ("这件衣服是谁买的？", "Who bought this piece of clothing?")],
            [
                """
                [是|不是] (@time|<t>|坐%|骑%|乘%|在|从|跟|和|坐|用|由|因为|为了|怎么|哪儿|哪里|哪|谁|什么|几|专门|特意|特地|骑|按|按照|通过|为|于|<m>&!一|昨%|\
                前%|去年|刚|开车|打车|走路|对|一个人|自己|靠|今%) (~&!的){0,12} (<v>|@doing|@resultative|@compound-direction) ~{0,3} \
                [的] @final? $
                """,
                """
                [是|不是] (@person|<nr>|<n>&!@human&!<v>|妈妈|爸爸|老师|朋友|别人|@human) (~&!的&!会&!能&!不){0,6} \
                (<v>|@doing|@resultative|@compound-direction) (~&!的){0,3} [的] @final? $
                """,
                """
                <<!这|那|它|这些|那些 [是|不是] (@time|<t>|在|从|跟|坐|怎么|哪儿|哪里|哪|几|<m>&!一|什么) (~&!的){0,8} \
                (<v>|@doing|@resultative) [的] (这|那|<m>)? (<q>|@measure)? (<n>|<nr>)&!@human @final? $
                """,
                "[是|不是] (会|能|不会|不能|可能|不可能|可以|应该|不应该|很|非常|十分|绝对|完全|必须|需要|不可以|有|没有) ~{1,8} [的] @final? $",
                "[是|不是 坐%|骑%|乘%|打车%|开车% 的] @final? $",
                "[是] 不 (会|能|可能|可以|应该|对|行) ~{0,8} [的] @final? $",
            ]),
        pattern(
            "连…都…", 3, ("even", "甚至"),
            (
                "连 A 都 (or 也) takes the case one would least expect, to say: even A.",
                "“连……都／也……”举出最极端的例子，强调其他的更不用说。"
            ),
            [("连小孩都知道。", "Even a child knows."), ("他忙得连饭也没吃。", "He was so busy that he didn't even eat.")],
            ["<<!一|接|相|紧|心|指 [连] !<x>&!长 ~{0,10} [都|也]"]),
    ]
}
