extension JapanesePatterns {
    /// Particles that limit, stress or end a sentence.
    static let moreParticles: [GrammarPattern] = [
        pattern(
            "か", 5, ("question", "疑问"),
            (
                "か at the end makes a question; after a question word it means some: 何か, something.",
                "「か」放在句尾表示疑问；接在疑问词后面表示不定。"
            ),
            [("これは何ですか。", "What is this?"), ("どこへ行きますか。", "Where are you going?")],
            ["[か&<助詞>] $$"]),
        pattern(
            "ね", 5, ("isn't it?", "……吧、……呢"),
            (
                "ね at the end seeks agreement.",
                "「ね」放在句尾，征求对方同意。"
            ),
            [("いい天気ですね。", "Nice weather, isn't it?"), ("おいしいね。", "It's good, isn't it?")],
            ["[(ね|ねえ)&<終助詞>]"]),
        pattern(
            "よ", 5, ("you know", "……哟"),
            (
                "よ at the end tells the listener something new or presses a point.",
                "「よ」放在句尾，告诉对方不知道的事，或者加强语气。"
            ),
            [("もう終わりましたよ。", "It's already over, you know."), ("危ないよ。", "That's dangerous.")],
            ["[よ&<終助詞>]"]),
        pattern(
            "だけ", 4, ("only, just", "只"),
            (
                "だけ: that much and no more.",
                "「だけ」表示限定。"
            ),
            [("一つだけください。", "Just one, please."), ("見るだけです。", "I'm only looking.")],
            ["[だけ&<副助詞>]"]),
        pattern(
            "しか…ない", 4, ("nothing but", "只有"),
            (
                "しか with a negative verb: no more than this.",
                "「しか」和否定形一起用，表示“只有”。"
            ),
            [("百円しかありません。", "I have only a hundred yen."), ("彼しか知らない。", "Nobody but him knows.")],
            ["[しか&<係助詞>] ~{0,7} [ない|ぬ|ん|無い]"], hides: ["ない"]),
        pattern(
            "ばかり", 3, ("nothing but; just now", "光是；刚刚"),
            (
                "ばかり after a noun or て: nothing else; after た: only a moment ago.",
                "「ばかり」接在名词或「て」后面表示“光是”，接在「た」后面表示“刚刚”。"
            ),
            [("肉ばかり食べている。", "He eats nothing but meat."), ("今起きたばかりです。", "I have only just got up.")],
            ["[ばかり|ばっかり]"]),
        pattern(
            "ほど", 3, ("to the extent of; not as … as", "程度"),
            (
                "ほど gives a degree; with a negative, not as much as.",
                "「ほど」表示程度；和否定形一起用表示“不如”。"
            ),
            [("今年は去年ほど暑くない。", "This year is not as hot as last year."), ("泣きたいほど嬉しい。", "I am so happy I could cry.")],
            ["[ほど&<副助詞>]"]),
        pattern(
            "くらい", 4, ("about, to the point of", "大约、程度"),
            (
                "くらい or ぐらい: about so much, to such a degree.",
                "「くらい・ぐらい」表示大约的数量或程度。"
            ),
            [("一時間ぐらいかかります。", "It takes about an hour."), ("子供でも分かるくらい簡単だ。", "It is simple enough for a child.")],
            ["[(くらい|ぐらい)&<副助詞>]"]),
        pattern(
            "さえ", 3, ("even; if only", "甚至；只要"),
            (
                "さえ: even this; with ば, if only this.",
                "「さえ」表示“甚至”，和「ば」一起用表示“只要”。"
            ),
            [("名前さえ知らない。", "I don't even know the name."), ("時間さえあれば行ける。", "I can go if only I have the time.")],
            ["[さえ&<係助詞>]", "[すら&<係助詞>]"]),
        pattern(
            "こそ", 3, ("this very one", "正是"),
            (
                "こそ singles out what comes before it with force.",
                "「こそ」强调前面的词语。"
            ),
            [("今年こそ合格したい。", "This year I really want to pass."), ("こちらこそ、どうぞよろしく。", "The pleasure is mine.")],
            ["[こそ&<係助詞>]"]),
    ]
}
