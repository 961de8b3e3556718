extension JapanesePatterns {
    /// Wanting, planning, thinking.
    static let wishes: [GrammarPattern] = [
        pattern(
            "たい", 5, ("want to", "想要"),
            (
                "たい after the stem: I want to.",
                "动词连用形加「たい」，表示想做某事。"
            ),
            [("水が飲みたい。", "I want to drink water."), ("日本へ行きたいです。", "I want to go to Japan.")],
            ["[たい&<助動詞>]"]),
        pattern(
            "がほしい", 5, ("want a thing", "想要（东西）"),
            (
                "が and ほしい: to want a thing.",
                "「〜がほしい」表示想要某个东西。"
            ),
            [("新しい車がほしい。", "I want a new car."), ("時間が欲しいです。", "I want time.")],
            ["[が|も|は|の ほしい|欲しい]"], hides: ["が"]),
        pattern(
            "つもり", 4, ("intend to", "打算"),
            (
                "The dictionary form with つもり: to intend.",
                "动词基本形加「つもり」，表示打算。"
            ),
            [("来年結婚するつもりです。", "I intend to marry next year."), ("行かないつもりだ。", "I don't intend to go.")],
            ["[つもり]"]),
        pattern(
            "予定", 4, ("plan to", "预定"),
            (
                "The dictionary form or の with 予定: it is planned.",
                "动词基本形或名词「の」加「予定」，表示预定。"
            ),
            [("三時に着く予定です。", "We are due at three."), ("会議は明日の予定だ。", "The meeting is planned for tomorrow.")],
            ["(<動詞>&<基本形>|の) [予定] (だ|です|で|が)"]),
        pattern(
            "と思う", 4, ("think that", "我想、认为"),
            (
                "と思う after a plain clause: I think that.",
                "「と思う」接在普通体后面，表示想法。"
            ),
            [("明日は晴れると思う。", "I think it will be fine tomorrow."), ("いい考えだと思います。", "I think it's a good idea.")],
            ["[と|って 思う|おもう|考える]"], hides: ["と-quote", "と-with"]),
        pattern(
            "と言う", 4, ("say that", "说"),
            (
                "と言う reports what someone says; という before a noun gives its name or content.",
                "「と言う」表示转述；「という」放在名词前面，说明名称或内容。"
            ),
            [("彼は忙しいと言っていた。", "He said he was busy."), ("母に遅れると伝えた。", "I told my mother I would be late.")],
            [
                "[と|って 言う|いう|おっしゃる|申す]",
                "[(と|って)&<引用> 話す|答える|聞く|伝える|頼む|叫ぶ]",
                "[(という|っていう)&<格助詞>]",
                "[という]",
            ], hides: ["と-quote", "と-with"]),
        pattern(
            "ようと思う", 4, ("be thinking of doing", "想要、打算"),
            (
                "The volitional with と思う: I am thinking of doing it.",
                "意志形加「と思う」，表示打算。"
            ),
            [("ジムに通おうと思っている。", "I'm thinking of going to a gym."), ("何か買おうと思います。", "I think I'll buy something.")],
            ["[<未然ウ接続> う|よう と 思う|おもう|考える]"], hides: ["（よ）う", "と思う", "と-quote"]),
        pattern(
            "ようとする", 3, ("be about to, try to", "正要、试图"),
            (
                "The volitional with とする: to try to, or to be on the point of.",
                "意志形加「とする」，表示试图或正要。"
            ),
            [
                ("立ち上がろうとした。", "He tried to stand up."),
                ("出かけようとした時、電話が鳴った。", "As I was about to leave the phone rang."),
            ],
            ["[<未然ウ接続> う|よう と する]"], hides: ["（よ）う", "と-quote"]),
        pattern(
            "好き", 5, ("like, dislike", "喜欢、讨厌"),
            (
                "What one likes or dislikes takes が: が好き, が嫌い.",
                "喜欢、讨厌的对象用「が」：「〜が好き」「〜が嫌い」。"
            ),
            [("犬が好きです。", "I like dogs."), ("野菜が嫌いな子供", "a child who dislikes vegetables")],
            ["[(好き|大好き|嫌い|大嫌い|すき|きらい)&<名詞>]"]),
    ]
}
