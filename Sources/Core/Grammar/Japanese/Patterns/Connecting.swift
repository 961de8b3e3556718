extension JapanesePatterns {
    /// Particles that join clauses.
    static let connecting: [GrammarPattern] = [
        pattern(
            "が-but", 4, ("but", "但是"),
            (
                "が after a whole clause sets another against it, or leads up to a request.",
                "「が」接在句子后面，表示转折，或者引出下文。"
            ),
            [
                ("高いですが、買います。", "It's expensive, but I'll buy it."),
                ("すみませんが、駅はどこですか。", "Excuse me, where is the station?"),
            ],
            ["[が&<接続助詞>]", "[が&<接続詞>]"]),
        pattern(
            "けど", 4, ("but, though", "虽然……但是"),
            (
                "けど, けれど, けれども after a clause: although, but; softer than が.",
                "「けど・けれど・けれども」接在句子后面，表示转折。"
            ),
            [("行きたいけど、時間がない。", "I'd like to go, but I have no time."), ("古いけれど、まだ使える。", "It's old but still works.")],
            ["[(けど|けれど|けれども|けども)&<接続助詞>]"]),
        pattern(
            "から-because", 5, ("because", "因为"),
            (
                "から after a clause gives a reason, in the speaker's own view.",
                "「から」接在句子后面，说明主观的理由。"
            ),
            [("寒いから、窓を閉めて。", "Close the window, it's cold."), ("時間がないから急ごう。", "Let's hurry since there's no time.")],
            ["[から&<接続助詞>]"]),
        pattern(
            "ので", 4, ("because, since", "因为"),
            (
                "ので after a clause gives a reason as a matter of fact; politer than から.",
                "「ので」接在句子后面，客观地说明理由，比「から」委婉。"
            ),
            [
                ("頭が痛いので、帰ります。", "I have a headache, so I'm going home."),
                ("雨なので、中止です。", "It's raining, so it's cancelled."),
            ],
            ["[ので]", "[んで&<接続助詞>]", "(:な|<基本形>) [の で&だ] !(ある|は|も)"]),
        pattern(
            "のに", 4, ("although", "明明……却"),
            (
                "のに after a clause: in spite of it, against what one expected.",
                "「のに」接在句子后面，表示跟预想相反，带有不满的语气。"
            ),
            [
                ("勉強したのに、落ちた。", "I failed although I studied."),
                ("日曜なのに働いている。", "He's working even though it's Sunday."),
            ],
            ["[のに&<接続助詞>]", ":な [の&<非自立> に]"], hides: ["の-nominal", "に"]),
        pattern(
            "し", 4, ("and what is more", "又……又……"),
            (
                "し after a clause piles up reasons or facts.",
                "「し」接在句子后面，列举理由或事实。"
            ),
            [("安いし、おいしい。", "It's cheap, and good as well."), ("雨も降るし、帰ろう。", "It's raining, too; let's go home.")],
            ["[し&<接続助詞>]"]),
    ]
}
