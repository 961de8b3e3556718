extension JapanesePatterns {
    /// Suffixes of the verb stem, and honorific or humble forms.
    static let stems: [GrammarPattern] = [
        pattern(
            "ながら", 4, ("while doing", "一边……一边"),
            (
                "ながら after the stem: while doing one thing, another.",
                "动词连用形加「ながら」，表示两个动作同时进行。"
            ),
            [("音楽を聞きながら走る。", "I run while listening to music."), ("歩きながら話しましょう。", "Let's talk as we walk.")],
            ["<連用形>|<接尾> [ながら]"]),
        pattern(
            "すぎる", 4, ("too much", "过于"),
            (
                "すぎる after the stem of a verb or adjective: too much.",
                "动词连用形、形容词词干加「すぎる」，表示过度。"
            ),
            [("昨日は飲みすぎた。", "I drank too much yesterday."), ("この靴は大きすぎる。", "These shoes are too big.")],
            ["(<動詞>|<形容詞>|<形容動詞語幹>|<名詞>) [(すぎる|過ぎる)&<非自立>]", "<連用形>&<動詞> [過ぎ|すぎ]", "<ガル接続> [すぎる|過ぎる|すぎ|過ぎ]"]),
        pattern(
            "やすい", 4, ("easy to", "容易"),
            (
                "やすい after the stem: easy to do, apt to happen.",
                "动词连用形加「やすい」，表示容易。"
            ),
            [("この字は読みやすい。", "This writing is easy to read."), ("壊れやすいので気をつけて。", "Careful, it breaks easily.")],
            ["<連用形>&<動詞>|れる|られる [やすい|易い]"]),
        pattern(
            "にくい", 4, ("hard to", "难"),
            (
                "にくい after the stem: hard to do; づらい of what is unpleasant.",
                "动词连用形加「にくい・づらい」，表示难以。"
            ),
            [("この靴は歩きにくい。", "These shoes are hard to walk in."), ("言いづらいことだ。", "It is hard to say.")],
            ["<連用形>&<動詞>|れる|られる [にくい|難い|づらい|辛い|がたい]"]),
        pattern(
            "始める", 4, ("begin, finish, go on doing", "开始、结束、继续"),
            (
                "After the stem 始める begins, 終わる finishes, 続ける goes on, 出す bursts out.",
                "动词连用形加「始める、終わる、続ける、出す」，表示开始、结束、继续或突然开始。"
            ),
            [("雨が降り始めた。", "It began to rain."), ("三時間話し続けた。", "They talked on for three hours.")],
            ["<連用形>&<動詞>|れる|られる|せる|させる [(始める|はじめる|終わる|おわる|終える|続ける|つづける|出す|だす)&<動詞>]"]),
        pattern(
            "たがる", 3, ("wants to (of others)", "（别人）想要"),
            (
                "たがる: another person shows that he wants to; がる likewise after adjectives.",
                "「たがる」表示别人想做某事；「がる」接在形容词词干后面。"
            ),
            [("子供が外で遊びたがっている。", "The child wants to play outside."), ("彼は寒がっている。", "He feels cold.")],
            ["[たがる]", "[たい がる]", "<ガル接続> [がる]"], hides: ["たい"]),
        pattern(
            "お〜になる", 3, ("honorific verb", "尊敬语"),
            (
                "お or ご with the stem and になる raises the one who acts.",
                "「お／ご＋连用形＋になる」是尊敬语。"
            ),
            [("社長はもうお帰りになりました。", "The director has already gone home."), ("何時にお着きになりますか。", "When will you arrive?")],
            ["[(お|ご|御)&<接頭詞> (<名詞>|<動詞>) に なる]"], hides: ["に", "く/になる"]),
        pattern(
            "お〜ください", 4, ("please (respectful)", "敬语请求"),
            (
                "お or ご with the stem and ください asks with respect.",
                "「お／ご＋连用形＋ください」是尊敬的请求。"
            ),
            [("少々お待ちください。", "Please wait a moment."), ("ご注意ください。", "Please take care.")],
            ["[(お|ご|御)&<接頭詞> (<名詞>|<動詞>) :ください|:下さい]", "[(お%|ご%)&<名詞> :ください|:下さい]"]),
        pattern(
            "お〜する", 3, ("humble verb", "自谦语"),
            (
                "お or ご with the stem and する (いたす) lowers oneself before the other.",
                "「お／ご＋连用形＋する」是自谦语。"
            ),
            [("荷物をお持ちします。", "Let me carry your luggage."), ("後でご連絡いたします。", "I shall contact you later.")],
            ["[(お|ご|御)&<接頭詞> (<名詞>|<動詞>) する|いたす|致す|申し上げる]"]),
    ]
}
