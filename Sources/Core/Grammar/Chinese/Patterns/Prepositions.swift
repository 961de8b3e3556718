extension ChinesePatterns {
    /// Words that connect a person, place or topic to the verb.
    static let prepositions: [GrammarPattern] = [
        pattern(
            "对-toward", 2, ("toward, to, about", "介词“对”"),
            (
                "对 introduces the one to whom words, feelings or an effect are directed.",
                "“对”引出动作、态度或影响的对象。"
            ),
            [("她对我很好。", "She is good to me."), ("抽烟对身体不好。", "Smoking is bad for your health.")],
            [
                """
                <<!<m>|不|得|一|@num|@degree|这|那|几 [对] (@person|<n>|<nr>|<r>|这|那|<t>|<a>|<m>|<v>&<n>|所有|每|花|狗|书|钱|人)&!@degree \
                (~&!不&!了&!吗&!吧){0,6} (<v>|<a>|有|没有|感|不%|@degree|@psych|@adjective|说|来说|过敏|不利|有利|有害)
                """,
                "[对于] !<x>",
            ]),
        pattern(
            "对…来说", 3, ("for, as far as … is concerned", "从……角度看"),
            (
                "对 A 来说 puts a statement from the point of view of A.",
                "“对……来说”表示从某人或某事的角度来看。"
            ),
            [("对我来说，时间最重要。", "For me, time matters most."), ("这对孩子来说太难了。", "That is too hard for a child.")],
            ["[对|对于] ~{1,10} [来说|来讲|而言|说来]", "[对|对于] ~{1,10} [来 说|讲]", "[拿] ~{1,6} [来说]"], hides: ["对-toward"]),
        pattern(
            "对…感兴趣", 3, ("to be interested in", "感兴趣"),
            (
                "What one is interested in stands before the verb, after 对: 对音乐感兴趣.",
                "感兴趣的对象放在“对”后面、“感兴趣／有兴趣”前面。"
            ),
            [("我对历史很感兴趣。", "I am very interested in history."), ("他对足球没有兴趣。", "He has no interest in football.")],
            ["[对] ~{1,8} [感兴趣|有兴趣]", "[对] ~{1,8} [感|有|没有|产生|没|失去] ~{0,3} [兴趣]"], hides: ["对-toward"]),
        pattern(
            "给-for", 2, ("for or to someone", "介词“给”"),
            (
                "给 with a person before the verb names who receives the action or benefits from it.",
                "“给＋人＋动词”引出动作的接受者或受益者。"
            ),
            [("我给妈妈打电话。", "I am phoning Mum."), ("他给我们唱了一首歌。", "He sang us a song.")],
            [
                "<<!@doing|交|递|发|献|传|分|介绍|嫁 [给] (@person|<nr>|谁) <d>? (<v>|@doing)&!<n>&!<q>",
                "<<!@doing|交|递|发|献|传|分|介绍|嫁 [给] (@person|<nr>|谁) (<v>&!<q>|打%|做|买|介绍|写|讲|唱|看|带来|帮)",
                "<<!@doing|交|递|发|献|传|分|介绍|嫁 [给] (<n>|@human|妈妈|爸爸|孩子|这|那|<q>|的|@person){1,4} (<v>|@doing)&!<q>",
            ]),
        pattern(
            "给-recipient", 3, ("giving to someone", "动词后的“给”"),
            (
                "给 right after a verb of handing over names the one who gets the thing: 送给, 借给, 交给.",
                "“送、借、交、寄”等动词后面加“给”，引出得到东西的人。"
            ),
            [("我把书借给同学了。", "I lent the book to a classmate."), ("这是送给你的。", "This is for you.")],
            [
                "(@doing|交|递|发|献|传|分|介绍|嫁|让|留|还|赠|捐|派|献) [给]",
                "[送给|借给|交给|寄给|还给|递给|发给|卖给|献给|留给|传给|分给|带给|嫁给|打给|写给|租给|转给|捐给|扔给]",
            ]),
        pattern(
            "离", 2, ("distance from", "介词“离”"),
            (
                "A 离 B 远 / 近 / 有三公里: how far A is from B, in space or in time.",
                "“A 离 B……”表示两个地点或时间之间的距离。"
            ),
            [("学校离我家很近。", "The school is close to my home."), ("离考试还有一个星期。", "It is a week until the exam.")],
            ["[离|距离|距] (~&!了&!了){1,8} (远|近|有|很|太|不|只|还|特别|非常|十分|多远|比较|不远|最|更|这么|那么|已经|差|还有)"]),
        pattern(
            "往-toward", 2, ("in a direction", "方向介词"),
            (
                "往, 向 or 朝 with a place or direction before the verb tells where the movement goes.",
                "“往／向／朝＋方向＋动词”说明动作的方向。"
            ),
            [("一直往前走。", "Go straight ahead."), ("他向我挥了挥手。", "He waved to me.")],
            [
                """
                [往|向|朝|朝着|向着] (<f>|<n>|前|后|左|右|东|西|南|北|里|外|上|下|<r>|<s>|<nr>|@person|着){1,3} (<d>|<a>|地)? \
                (<v>|@doing|@motion|一|转)
                """
            ]),
        pattern(
            "从…到…", 2, ("from … to …", "起点和终点"),
            (
                "从 A 到 B gives the beginning and the end of a stretch of space or time.",
                "“从……到……”表示空间或时间的起点和终点。"
            ),
            [
                ("从我家到公司要半个小时。", "It takes half an hour from my home to the office."),
                ("他从早到晚都在忙。", "He is busy from morning till night."),
            ],
            [
                "[从|由|自] (~&!没&!不){0,7} ~&!没&!不&!看&!听&!买&!借&!找&!学&!得&!收&!拿&!想&!碰&!遇&!感&!见 [到|至|直到] !<x>",
                "[从早到晚|从头到尾|从小到大|从古至今]",
                "[从] 早 [到] 晚",
            ]),
    ]
}
