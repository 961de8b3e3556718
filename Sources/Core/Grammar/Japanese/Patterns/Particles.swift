extension JapanesePatterns {
    /// Particles that mark the role of a noun in the sentence.
    static let particles: [GrammarPattern] = [
        pattern(
            "は", 5, ("the topic", "主题"),
            (
                "は (said wa) sets what the sentence is about, or sets one thing against another.",
                "「は」（读 wa）提示句子的主题，也可以表示对比。"
            ),
            [("私は学生です。", "I am a student."), ("魚は好きですが、肉は食べません。", "I like fish, but I don't eat meat.")],
            ["[は&<係助詞>]"]),
        pattern(
            "が", 5, ("the subject", "主语"),
            (
                """
                が marks who or what does or is something, above all when it is new or singled out; also the object \
                of liking, wanting and being able.
                """,
                "「が」表示主语，强调是谁、是什么；也表示喜好、愿望、能力的对象。"
            ),
            [("雨が降っている。", "It is raining."), ("猫が好きです。", "I like cats.")],
            ["[が&<格助詞>]"]),
        pattern(
            "を", 5, ("the object", "宾语"),
            (
                "を (said o) marks what the verb acts on, or the way along which one moves.",
                "「を」（读 o）表示动作的对象，或者移动经过的地方。"
            ),
            [("本を読みます。", "I read a book."), ("公園を散歩する。", "I take a walk through the park.")],
            ["[を&<格助詞>]"]),
        pattern(
            "に", 5, ("to, at, in, for", "时间、目的地、对象"),
            (
                "に fixes a point: where something is, when it happens, where it goes, to whom it is done; with られる and させる, by whom.",
                "「に」表示存在的场所、时间点、目的地或对象；和「られる」「させる」一起用时，表示动作由谁来做。"
            ),
            [("七時に起きます。", "I get up at seven."), ("駅に着いた。", "I arrived at the station.")],
            ["!<形容動詞語幹> [に&<格助詞>]"]),
        pattern(
            "で", 5, ("where or by what means", "场所、手段"),
            (
                "で after a noun gives the place of an action, its means, its material or its cause.",
                "「で」接在名词后面，表示动作的场所、手段、材料或原因。"
            ),
            [("図書館で勉強する。", "I study in the library."), ("バスで行きます。", "I go by bus.")],
            ["[で&<格助詞>] !も&!<x>"]),
        pattern(
            "へ", 5, ("toward", "方向"),
            (
                "へ (said e) gives the direction of a movement.",
                "「へ」（读 e）表示移动的方向。"
            ),
            [("来週、京都へ行きます。", "Next week I am going to Kyoto."), ("右へ曲がってください。", "Please turn right.")],
            ["[へ&<格助詞>]"]),
        pattern(
            "と-with", 5, ("and, together with", "和、跟"),
            (
                "と joins nouns in a full list, or names the one with whom something is done.",
                "「と」连接名词，或者表示一起做动作的人。"
            ),
            [("パンと卵を買った。", "I bought bread and eggs."), ("友達と話す。", "I talk with a friend.")],
            ["[と&<並立助詞>]", "<名詞> [と&<格助詞>&!<引用>] !(する|言う|いう|思う|呼ぶ|なる)"]),
        pattern(
            "と-quote", 4, ("that (quoting)", "引用"),
            (
                "と after a clause makes it what is said, thought, heard or written. In speech って.",
                "「と」接在引用的内容后面，后接「言う」「思う」「聞く」等；口语用「って」。"
            ),
            [("彼は行くと決めた。", "He decided that he would go."), ("紙に「はい」と書いた。", "I wrote “yes” on the paper.")],
            ["[(と|って)&<格助詞>&<引用>]"]),
        pattern(
            "も", 5, ("also, even", "也"),
            (
                "も takes the place of は, が or を to say also; with a number, as many as.",
                "「も」代替「は、が、を」，表示“也”；接在数量后面强调多。"
            ),
            [("私も行きます。", "I am going, too."), ("三時間も待った。", "I waited for as long as three hours.")],
            ["!@te&!で [も&<係助詞>]"]),
    ]
}
