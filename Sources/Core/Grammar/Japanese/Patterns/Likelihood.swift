extension JapanesePatterns {
    /// Should be, may be, must be.
    static let likelihood: [GrammarPattern] = [
        pattern(
            "はず", 4, ("should be, is expected", "应该"),
            (
                "はず: it should be so, by what one knows; はずがない: it cannot be.",
                "「はず」表示有根据的推断，「はずがない」表示不可能。"
            ),
            [("彼は知っているはずだ。", "He should know."), ("そんなはずがない。", "That can't be.")],
            ["[はず|筈]"]),
        pattern(
            "かもしれない", 4, ("may, might", "也许"),
            (
                "かもしれない: it may be so.",
                "「かもしれない」表示也许。"
            ),
            [("明日は雪かもしれない。", "It may snow tomorrow."), ("遅れるかもしれません。", "I might be late.")],
            [
                "[かも しれる|知れる (ない|ん|ぬ / ます ん)]",
                "[か も しれる|知れる (ない|ん|ぬ / ます ん)]",
                "[かも] ($|よ|ね|:な)", "[か も] (よ|ね|:な)", "[か も] $",
            ], hides: ["も", "か", "ない", "ません"]),
        pattern(
            "でしょう", 4, ("probably; right?", "大概……吧"),
            (
                "でしょう, plain だろう: it will be so, I suppose; rising, isn't it?",
                "「でしょう・だろう」表示推测；升调时表示确认。"
            ),
            [("明日は晴れるでしょう。", "It will probably be fine tomorrow."), ("疲れただろう。", "You must be tired.")],
            ["[:でしょ う]", "[:だろ う]", "[でしょう|だろう]", "[:でしょ] $"], hides: ["です", "だ"]),
        pattern(
            "に違いない", 3, ("must be, no doubt", "一定"),
            (
                "に違いない: there is no doubt that it is so.",
                "「に違いない」表示很有把握的推断。"
            ),
            [("彼が犯人に違いない。", "He must be the culprit."), ("何かあったに違いありません。", "Something must have happened.")],
            ["[に 違い (ない / ある ます ん)]", "[にちがいない|に違いない]"], hides: ["に", "ない", "ません"]),
        pattern(
            "わけ", 3, ("it follows; not that", "当然；并非"),
            (
                "わけだ: so that is why; わけではない: it is not that; わけがない: it cannot be.",
                "「わけだ」表示理所当然，「わけではない」表示并非，「わけがない」表示不可能。"
            ),
            [("嫌いなわけではない。", "It's not that I dislike it."), ("そんなことを言うわけがない。", "He would never say such a thing.")],
            ["(<基本形>|:な|<特殊・タ>|の|<連体詞>|<助動詞>) [わけ|訳 (だ|です|で|が|に|じゃ|は)]"], hides: ["ではない", "で"]),
    ]
}
