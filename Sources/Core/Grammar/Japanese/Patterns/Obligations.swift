extension JapanesePatterns {
    /// Must, need not, had better.
    static let obligations: [GrammarPattern] = [
        pattern(
            "なければならない", 4, ("must", "必须"),
            (
                "なければならない, なくてはいけない: it will not do not to, so one must. In speech なきゃ, なくちゃ.",
                "「なければならない・なくてはいけない」表示必须，口语说「なきゃ・なくちゃ」。"
            ),
            [("薬を飲まなければなりません。", "I must take medicine."), ("もう帰らなきゃ。", "I must be going.")],
            [
                "[ない ば なる|いける|いく (ない|ん|ぬ / ます ん)]",
                "[ない ば だめ|駄目|ダメ]",
                "[ない て は なる|いける|いく (ない|ん|ぬ / ます ん)]",
                "[ない て は だめ|駄目|ダメ]",
                "[:なきゃ|:なけりゃ] !いい&!よい&!良い",
                "[:なきゃ|:なけりゃ なる|いける|いく]",
                "[ない ちゃ] (なる|いける|いく|だめ)?",
                "[ない と いける|いく (ない|ん / ます ん)]",
                "[ぬ|ん|ず ば なる (ない|ん|ぬ / ます ん)]",
                "[ねばならない]",
                "[ない :と] $",
            ], hides: ["ない", "ば", "て形", "は", "ません", "ます", "と-conditional", "てはいけない"]),
        pattern(
            "なくてもいい", 4, ("need not", "不必"),
            (
                "なくてもいい: it does not matter if one does not.",
                "「なくてもいい」表示不做也可以。"
            ),
            [("明日は来なくてもいいです。", "You need not come tomorrow."), ("急がなくてもかまわない。", "There's no need to hurry.")],
            [
                "[ない て も いい|よい|良い|よろしい|かまう|構う|大丈夫]",
                "[ない ても いい|よい|良い|かまう|構う]",
                "[ない て いい|よい]",
            ], hides: ["ない", "て形", "ても", "てもいい", "も"]),
        pattern(
            "ほうがいい", 4, ("had better", "最好"),
            (
                "た or ない with ほうがいい: one had better.",
                "「たほうがいい・ないほうがいい」表示劝告。"
            ),
            [("早く寝たほうがいい。", "You had better go to bed early."), ("行かない方がいいですよ。", "You'd better not go.")],
            ["[<特殊・タ>|ない ほう|方 が いい|よい|良い|よろしい]", "<基本形> [ほう|方 が いい|よい|良い|よろしい]"], hides: ["た", "ない", "が", "のほうが"]),
        pattern(
            "べき", 3, ("ought to", "应该"),
            (
                "べき after the dictionary form: one ought to.",
                "动词基本形加「べき」，表示应该。"
            ),
            [("約束は守るべきだ。", "One ought to keep promises."), ("言うべきことは言った。", "I said what had to be said.")],
            ["[べき|べし]"]),
        pattern(
            "必要がある", 3, ("need to", "有必要"),
            (
                "必要がある: there is a need to; 必要はない: no need.",
                "「必要がある」表示有必要，「必要はない」表示没有必要。"
            ),
            [("予約する必要がある。", "It is necessary to book."), ("心配する必要はありません。", "There's no need to worry.")],
            ["[必要 が|は|も ある|ない]"], hides: ["が", "は"]),
        pattern(
            "ばいい", 4, ("it would be good to", "……就好"),
            (
                "ばいい, たらいい, といい: it will do to, one should; I hope. ばよかった looks back with regret: if only one had.",
                "「ばいい・たらいい・といい」表示建议或希望；「ばよかった」表示后悔没有那样做。"
            ),
            [("先生に聞けばいい。", "You should ask the teacher."), ("晴れるといいですね。", "I hope it clears up.")],
            [
                "[ば いい|よい|良い]",
                "[<特殊・タ>&<仮定形> いい|よい|良い]",
                "[と&<接続助詞> いい|よい|良い]",
                "<基本形> [と いう&:いい] です|:な|ね|よ|のに|$",
            ], hides: ["ば", "たら", "と-conditional", "と言う", "と-quote"]),
        pattern(
            "てはならない", 3, ("must never", "不许"),
            (
                "てはならない is a strict, general ban.",
                "「てはならない」表示严格的禁止。"
            ),
            [("秘密を漏らしてはならない。", "Secrets must never be let out."), ("忘れてはなりません。", "One must not forget.")],
            ["(<動詞>|れる|られる) [@te は なる (ない|ん|ぬ / ます ん)]"], hides: ["て形", "は", "ない", "てはいけない", "ません", "ます"]),
    ]
}
