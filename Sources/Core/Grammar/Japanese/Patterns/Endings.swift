extension JapanesePatterns {
    /// How verbs, adjectives and nouns end: polite, past, negative.
    static let endings: [GrammarPattern] = [
        pattern(
            "です", 5, ("polite “to be”", "礼貌的判断"),
            (
                "です after a noun or adjective is the polite copula; past でした, of い-adjectives かったです.",
                "「です」接在名词或形容词后面，是礼貌的判断形式，过去式是「でした」，い形容词用「かったです」。"
            ),
            [("兄は医者です。", "My brother is a doctor."), ("昨日は休みでした。", "Yesterday was a holiday.")],
            ["!<x>&!ん [(:です|:でし)&!<x>]"]),
        pattern(
            "だ", 5, ("plain “to be”", "普通体的判断"),
            (
                "だ after a noun is the plain copula; past だった.",
                "「だ」接在名词后面，是普通体的判断形式，过去式是「だった」。"
            ),
            [("明日は休みだ。", "Tomorrow is a holiday."), ("昔は村だった。", "It used to be a village.")],
            ["<名詞> [:だ&<助動詞>&<特殊・ダ>]", "<名詞> [:だっ <特殊・タ>&!<仮定形>]"]),
        pattern(
            "ます", 5, ("polite verb", "礼貌体动词"),
            (
                "ます after the stem makes a verb polite.",
                "动词连用形加「ます」，是礼貌体。"
            ),
            [("毎朝パンを食べます。", "I eat bread every morning."), ("すぐ行きます。", "I'm coming at once.")],
            ["[:ます&<助動詞>]"]),
        pattern(
            "ました", 5, ("polite past", "礼貌体过去"),
            (
                "ました is the past of ます.",
                "「ました」是「ます」的过去式。"
            ),
            [("昨日、映画を見ました。", "I saw a film yesterday."), ("もう食べました。", "I have already eaten.")],
            ["[:まし <特殊・タ>&!<仮定形>]"]),
        pattern(
            "ません", 5, ("polite negative", "礼貌体否定"),
            (
                "ません is the negative of ます; past ませんでした.",
                "「ません」是「ます」的否定式，过去否定是「ませんでした」。"
            ),
            [("お酒は飲みません。", "I don't drink alcohol."), ("昨日は行きませんでした。", "I did not go yesterday.")],
            ["[:ませ ん] !か", "[:ませ ん です <特殊・タ>]"]),
        pattern(
            "ない", 5, ("negative", "否定"),
            (
                "ない after the negative stem denies a verb; adjectives take くない. Past なかった.",
                "动词未然形加「ない」表示否定，形容词用「くない」，过去式是「なかった」。"
            ),
            [("今日は行かない。", "I'm not going today."), ("あまり高くない。", "It's not very expensive.")],
            ["<動詞>|<形容詞>|<助動詞> [ない&<助動詞>]"]),
        pattern(
            "ではない", 5, ("is not", "不是"),
            (
                "ではない or じゃない denies a noun: is not; polite ではありません.",
                "「ではない・じゃない」否定名词，礼貌体是「ではありません」。"
            ),
            [("これは本物ではない。", "This is not genuine."), ("私は学生じゃありません。", "I'm not a student.")],
            [
                "[:で&!<接続助詞> は ない]",
                "[:で&!<接続助詞> は ある ます ん]",
                "[じゃ|じゃあ ない]",
                "[じゃ ある ます ん]",
                "!<動詞> [では ない]",
            ], hides: ["は", "で", "ない", "ません", "ます"]),
        pattern(
            "た", 5, ("plain past", "过去"),
            (
                "た (だ) puts a verb or adjective in the past, or says that something is done.",
                "「た（だ）」表示过去或完成。"
            ),
            [("昨日、友達に会った。", "I met a friend yesterday."), ("楽しかった。", "It was fun.")],
            ["(<動詞>|<形容詞>|せる|させる|れる|られる|たい|ない|てる) [<特殊・タ>&<助動詞>&<基本形>]"]),
    ]
}
