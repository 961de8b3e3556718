extension ChinesePatterns {
    /// Not only, both, at the same time.
    static let additions: [GrammarPattern] = [
        pattern(
            "不但…而且…", 3, ("not only … but also …", "递进"),
            (
                "不但 (不仅) A, 而且 (还, 也) B adds something stronger.",
                "“不但／不仅……而且／还／也……”表示后面的意思更进一步。"
            ),
            [
                ("她不但聪明，而且努力。", "She is not only clever but hard-working."),
                ("他不仅会唱歌，还会跳舞。", "He can not only sing but dance."),
            ],
            ["[不但|不仅|不光|不只|非但|不仅仅] .{1,24} [而且|还|也|更|并且|反而|甚至|连]"]),
        pattern(
            "又…又…", 2, ("both … and …", "同时具有"),
            (
                "又 A 又 B: two qualities or actions at once.",
                "“又……又……”表示两种性质或动作同时存在。"
            ),
            [("这个房间又大又亮。", "This room is both large and bright."), ("孩子们又唱又跳。", "The children sang and danced.")],
            ["[又] (~&!了){1,6} ，? [又]"]),
        pattern(
            "既…又…", 4, ("both … and …", "并列"),
            (
                "既 A 又 (也) B joins two qualities that hold together.",
                "“既……又／也……”表示同时具有两个方面的性质或情况。"
            ),
            [("他既会英语又会法语。", "He knows both English and French."), ("这样既省钱，也省时间。", "This saves both money and time.")],
            ["[既] .{1,12} [又|也|且]"]),
        pattern(
            "一边…一边…", 3, ("while, at the same time", "同时进行"),
            (
                "一边 A 一边 B: two actions at the same time, mostly by the same person.",
                "“一边……一边……”表示两个动作同时进行。"
            ),
            [("他一边走一边唱歌。", "He sings as he walks."), ("不要一边吃饭，一边看手机。", "Don't look at your phone while eating.")],
            [
                "[一边|一面] .{1,14} [一边|一面]",
                "[边] (<v>|@doing) ~{0,3} ，? [边] (<v>|@doing)",
                "[边%&!边境&!边缘&!边疆&!边界&!边远] ~{0,3} [边|边%]",
            ]),
        pattern(
            "一会儿…一会儿…", 4, ("now …, now …", "交替"),
            (
                "一会儿 A 一会儿 B: one thing follows the other by turns.",
                "“一会儿……一会儿……”表示两种情况交替发生。"
            ),
            [
                ("他一会儿哭，一会儿笑。", "He cried one moment and laughed the next."),
                ("天气一会儿冷一会儿热。", "The weather is cold one minute and hot the next."),
            ],
            ["[一会儿|一会] .{1,10} [一会儿|一会]"]),
        pattern(
            "甚至", 4, ("even, going so far as", "更进一步"),
            (
                "甚至 brings in the most striking case.",
                "“甚至”提出突出的事例，表示更进一步。"
            ),
            [
                ("他忙得甚至忘了吃饭。", "He was so busy that he even forgot to eat."),
                ("这个字甚至老师也不认识。", "Even the teacher doesn't know this character."),
            ],
            ["[甚至|甚至于]"]),
        pattern(
            "尤其", 4, ("especially", "特别"),
            (
                "尤其 (是) picks out one among many as the foremost.",
                "“尤其（是）”表示在同类事物中特别突出。"
            ),
            [
                ("我喜欢水果，尤其是西瓜。", "I like fruit, especially watermelon."),
                ("这里的秋天尤其美。", "Autumn here is especially beautiful."),
            ],
            ["[尤其|尤其是]"]),
        pattern(
            "何况", 5, ("let alone", "更不用说"),
            (
                "何况 (更何况) adds a case that makes the point still plainer: let alone.",
                "“何况”用反问的语气表示更进一步，更不用说。"
            ),
            [
                ("大人都搬不动，何况孩子呢？", "Adults can't lift it, let alone a child."),
                ("路远，何况又下雨。", "It's far, and besides it's raining."),
            ],
            ["[何况|更何况|况且]"]),
        pattern(
            "于是", 4, ("and so, thereupon", "承接"),
            (
                "于是 leads to what was then done because of what came before.",
                "“于是”表示后一件事承接前一件事，往往由前一件事引起。"
            ),
            [
                ("天黑了，于是我们回家了。", "It got dark, so we went home."),
                ("他觉得无聊，于是去散步。", "He was bored, so he went for a walk."),
            ],
            ["[于是]"]),
    ]
}
