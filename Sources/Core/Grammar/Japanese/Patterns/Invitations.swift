extension JapanesePatterns {
    /// Let's, won't you, do, don't; become.
    static let invitations: [GrammarPattern] = [
        pattern(
            "ましょう", 5, ("let's, shall we", "……吧"),
            (
                "ましょう proposes to do something together, or offers to do it.",
                "「ましょう」表示提议或主动提出做某事。"
            ),
            [("少し休みましょう。", "Let's rest a little."), ("手伝いましょうか。", "Shall I help?")],
            ["[:ましょ う]"]),
        pattern(
            "ませんか", 5, ("won't you?", "要不要……"),
            (
                "ませんか invites politely.",
                "「ませんか」表示礼貌的邀请。"
            ),
            [("一緒に行きませんか。", "Won't you come along?"), ("お茶を飲みませんか。", "Would you like some tea?")],
            ["[:ませ ん か&<助詞>]"], hides: ["ません", "か"]),
        pattern(
            "（よ）う", 4, ("let's; will", "意志形"),
            (
                "The volitional, 行こう or 食べよう, says let's or I will; with と思う it is an intention.",
                "意志形（行こう、食べよう）表示提议或决心，加「と思う」表示打算。"
            ),
            [("早く帰ろう。", "Let's go home early."), ("来年こそ留学しよう。", "Next year I'll really study abroad.")],
            ["[<動詞>&<未然ウ接続> (う|よう)&<助動詞>]"]),
        pattern(
            "命令形", 4, ("command", "命令形"),
            (
                "The imperative, 行け, 食べろ, しろ, is a blunt order.",
                "命令形（行け、食べろ、しろ）表示强硬的命令。"
            ),
            [("早く起きろ。", "Get up, quick."), ("止まれ！", "Stop!")],
            ["[<動詞>&!くださる&!なさる&!下さる&<命令ｅ>|<動詞>&<命令ｒｏ>|<動詞>&<命令ｙｏ>|<動詞>&<命令ｉ>&!くださる&!なさる&!下さる&!いらっしゃる]"]),
        pattern(
            "なさい", 4, ("firm request", "命令"),
            (
                "なさい after the stem is an order to children or pupils.",
                "动词连用形加「なさい」，是对孩子、学生的命令。"
            ),
            [("早く寝なさい。", "Go to bed now."), ("静かにしなさい。", "Be quiet.")],
            ["<連用形> [:なさい]"]),
        pattern(
            "な-prohibition", 4, ("don't!", "禁止"),
            (
                "な after the dictionary form forbids.",
                "动词基本形加「な」，表示禁止。"
            ),
            [("ここに入るな。", "Don't come in here."), ("心配するな。", "Don't worry.")],
            ["<動詞>&<基本形> [な&<終助詞>] (よ)? $", "<動詞>&<基本形> [な&<終助詞>] と|って"]),
        pattern(
            "く/になる", 4, ("become", "变得"),
            (
                "なる after く of an adjective or に of a noun: to become.",
                "形容词「く」形或名词「に」加「なる」，表示变化。"
            ),
            [("寒くなりました。", "It has become cold."), ("医者になりたい。", "I want to become a doctor.")],
            ["[<形容詞>&<連用テ接続> なる]", "(<名詞>&!よう&!こと&!ご覧&!お世話&!世話|<形容動詞語幹>) [に なる]"], hides: ["に"]),
    ]
}
