extension JapanesePatterns {
    /// The て form and what can follow it.
    static let teForms: [GrammarPattern] = [
        pattern(
            "て形", 5, ("and then; by doing", "て形"),
            (
                "The て form links clauses: one action after another, a manner, a loose reason.",
                "「て」形连接句子，表示先后、方式或原因。"
            ),
            [("朝起きて、顔を洗う。", "I get up and wash my face."), ("窓を閉めて寝る。", "I sleep with the window closed.")],
            ["(<動詞>|<形容詞>|<助動詞>|れる|られる|せる|させる) [@te&<接続助詞>]"]),
        pattern(
            "ている", 5, ("be doing; be in a state (ています)", "正在、状态"),
            (
                """
                ている says that an action is going on, that its result lasts, or that it is a habit. Polite ています, in \
                speech てる.
                """,
                "「ている」表示动作正在进行、结果的持续或习惯，礼貌体是「ています」，口语说「てる」。"
            ),
            [("今、手紙を書いています。", "I am writing a letter now."), ("彼は結婚している。", "He is married.")],
            [
                "[@te&<接続助詞> (いる|居る|おる)&<動詞>]",
                "<動詞> [(てる|でる)&<非自立>]",
                "[@te&<接続助詞> ます|:ない]",
            ], hides: ["て形", "ます", "ません"]),
        pattern(
            "てください", 5, ("please do", "请……"),
            (
                "てください asks someone politely to do something.",
                "「てください」是礼貌的请求。"
            ),
            [("ここに名前を書いてください。", "Please write your name here."), ("ちょっと待って下さい。", "Please wait a moment.")],
            ["[@te&<接続助詞> :ください|:下さい]", "[@te&<接続助詞> くださる|下さる ます ん か]"], hides: ["て形", "てくれる", "ませんか"]),
        pattern(
            "ないでください", 5, ("please don't", "请不要……"),
            (
                "ないでください asks someone politely not to do something; among friends just ないで.",
                "「ないでください」是礼貌的禁止，朋友之间只说「ないで」。"
            ),
            [("ここで写真を撮らないでください。", "Please don't take pictures here."), ("心配しないで下さい。", "Please don't worry.")],
            ["[ない で :ください|:下さい]", "[ない で] よ|ね", "[ない で] $"], hides: ["て形", "ない", "てください", "ないで", "で"]),
        pattern(
            "ないで", 4, ("without doing", "不……就"),
            (
                "ないで: without doing it, or instead of it; in writing ずに.",
                "「ないで」表示“不……就……”，书面语用「ずに」。"
            ),
            [("朝ご飯を食べないで出かけた。", "I went out without breakfast."), ("何も言わずに帰った。", "He left without a word.")],
            ["<動詞>|れる|られる|せる|させる [ない で&<接続助詞>]", "[ぬ|ず に]", "[:ずに]"], hides: ["て形", "ない", "に", "で"]),
        pattern(
            "てから", 4, ("after doing", "……之后"),
            (
                "てから: after one thing is done, the next.",
                "「てから」表示做完一件事以后再做另一件事。"
            ),
            [
                ("手を洗ってから食べます。", "I eat after washing my hands."),
                ("大学を出てから働いている。", "I have been working since I left university."),
            ],
            ["[@te&<接続助詞> から]"], hides: ["て形", "から-from", "から-because"]),
        pattern(
            "ても", 4, ("even if", "即使"),
            (
                "ても (でも after a noun): even if, even though, no matter.",
                "「ても」表示“即使……也”。"
            ),
            [
                ("雨が降っても行きます。", "I'll go even if it rains."),
                ("何度聞いても分からない。", "However often I ask, I don't understand."),
            ],
            [
                "(<動詞>|<形容詞>|<助動詞>|れる|られる|せる|させる) [@te&<接続助詞> も]",
                "(<動詞>|<形容詞>|<助動詞>) [(ても|でも)&<接続助詞>]",
                "(<動詞>|<形容詞>) [(たって|だって)&<接続助詞>]",
            ], hides: ["て形", "も"]),
        pattern(
            "てもいい", 4, ("may", "可以"),
            (
                "てもいい gives or asks leave; てもかまわない says it does not matter.",
                "「てもいい」表示许可，「てもかまわない」表示没关系。"
            ),
            [("ここに座ってもいいですか。", "May I sit here?"), ("先に帰ってもかまいません。", "You may go home first.")],
            [
                "[@te も いい|よい|良い|よろしい|かまう|構う|大丈夫]",
                "[ても|でも いい|よい|良い|よろしい|かまう|構う|大丈夫]",
                "[@te&<接続助詞> いい|よい|よろしい] です|か|よ|$",
            ], hides: ["て形", "ても", "も"]),
        pattern(
            "てはいけない", 4, ("must not", "不可以"),
            (
                "てはいけない forbids; in speech ちゃいけない, ちゃだめ.",
                "「てはいけない」表示禁止，口语说「ちゃいけない」「ちゃだめ」。"
            ),
            [("ここで泳いではいけません。", "You must not swim here."), ("触っちゃだめだよ。", "You mustn't touch it.")],
            [
                "!ない [@te は いける|いく (ない|ん|ぬ / ます ん)]",
                "!ない [@te は だめ|駄目|ダメ]",
                "!ない [(ちゃ|じゃ)&<接続助詞> (だめ|駄目|ダメ / いける|いく ない|ん / いける|いく ます ん)]",
                "!ない [ちゃ|じゃ|ては|では いけない|いけません|だめ|駄目]",
            ], hides: ["て形", "は", "ない", "ません", "ます"]),
        pattern(
            "てしまう", 4, ("completely; to one's regret", "完了；遗憾"),
            (
                "てしまう: to the end, or, more often, what cannot be undone. In speech ちゃう.",
                "「てしまう」表示做完，或者表示遗憾，口语说「ちゃう」。"
            ),
            [("財布を忘れてしまった。", "I have left my purse behind."), ("全部食べちゃった。", "I ate it all up.")],
            ["[@te&<接続助詞> しまう|仕舞う]", "[(ちゃう|じゃう|ちまう|じまう)&<動詞>]"], hides: ["て形"]),
    ]
}
