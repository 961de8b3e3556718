extension JapanesePatterns {
    /// て with a second verb: coming, going, giving, receiving.
    static let favours: [GrammarPattern] = [
        pattern(
            "ておく", 4, ("do in advance", "事先做好"),
            (
                "ておく: to do something beforehand or leave it so. In speech とく.",
                "「ておく」表示事先做好准备，或者放着不动，口语说「とく」。"
            ),
            [("飲み物を買っておきます。", "I'll buy drinks beforehand."), ("窓を開けとくね。", "I'll leave the window open.")],
            ["[@te&<接続助詞> (おく|置く)&<非自立>]", "<動詞> [(とく|どく)&<非自立>]"], hides: ["て形"]),
        pattern(
            "てみる", 4, ("try doing", "试试看"),
            (
                "てみる: to do something and see.",
                "「てみる」表示尝试。"
            ),
            [("一度食べてみてください。", "Do try it once."), ("着てみてもいいですか。", "May I try it on?")],
            ["[@te&<接続助詞> (みる|見る)&<非自立>]"], hides: ["て形"]),
        pattern(
            "てある", 4, ("has been done", "已经……好了"),
            (
                "てある: someone has done it and it is so now.",
                "「てある」表示有人做了之后留下的状态。"
            ),
            [
                ("壁に絵が掛けてある。", "There is a picture hung on the wall."),
                ("もう予約してあります。", "A booking has already been made."),
            ],
            ["[@te&<接続助詞> ある&<非自立>]"], hides: ["て形"]),
        pattern(
            "てくる", 4, ("come to; go and come back", "……来"),
            (
                "てくる: toward the speaker or up to now; to do something and come back.",
                "「てくる」表示朝说话人方向的移动或到现在的变化，也表示做完回来。"
            ),
            [("飲み物を買ってきます。", "I'll go and buy drinks."), ("寒くなってきた。", "It has been getting cold.")],
            ["[@te&<接続助詞> (くる|来る)&<非自立>]", "[@te&<接続助詞> (くる|来る)&<動詞>]"], hides: ["て形"]),
        pattern(
            "ていく", 4, ("go on doing; away", "……去"),
            (
                "ていく: away from the speaker, or from now on.",
                "「ていく」表示离开说话人方向的移动或今后的变化。"
            ),
            [("傘を持っていく。", "I take an umbrella along."), ("これからも続けていきたい。", "I want to go on with it.")],
            ["[@te&<接続助詞> (いく|行く)&<非自立>]", "持つ|連れる|出る [@te&<接続助詞> いく|行く]"], hides: ["て形"]),
        pattern(
            "てあげる", 4, ("do for someone", "为别人做"),
            (
                "てあげる: to do someone a favour; humbly て差し上げる.",
                "「てあげる」表示为别人做某事。"
            ),
            [("妹に本を読んであげた。", "I read a book to my sister."), ("駅まで送ってあげましょう。", "I'll take you to the station.")],
            ["[@te&<接続助詞> あげる|上げる|やる|さしあげる|差し上げる]"], hides: ["て形"]),
        pattern(
            "てくれる", 4, ("do for me", "为我做"),
            (
                "てくれる: someone does me a favour; politely てくださる.",
                "「てくれる」表示别人为我做某事，尊敬说法是「てくださる」。"
            ),
            [("友達が手伝ってくれた。", "A friend helped me."), ("先生が教えてくださいました。", "The teacher kindly taught me.")],
            ["[@te&<接続助詞> (くれる|くださる|下さる)&!:ください&!:下さい]", "[@te&<接続助詞> くださる|下さる ます <特殊・タ>]"], hides: ["て形"]),
        pattern(
            "てもらう", 4, ("have someone do", "请别人做"),
            (
                "てもらう: to have someone do something for one; humbly ていただく.",
                "「てもらう」表示请别人为自己做某事，自谦说法是「ていただく」。"
            ),
            [("医者に診てもらった。", "I had a doctor look at me."), ("もう一度言っていただけますか。", "Could you say it once more?")],
            ["[@te&<接続助詞> もらう|貰う|もらえる|いただく|頂く|いただける|頂ける]", "[@te いる <特殊・タ> だけ ます]"], hides: ["て形", "ている", "た", "だけ"]),
        pattern(
            "てほしい", 3, ("want someone to", "希望别人做"),
            (
                "てほしい: to want someone to do something.",
                "「てほしい」表示希望别人做某事。"
            ),
            [("早く来てほしい。", "I want you to come soon."), ("分かってほしいです。", "I want you to understand.")],
            ["[@te&<接続助詞> ほしい|欲しい]"], hides: ["て形"]),
    ]
}
