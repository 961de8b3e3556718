extension JapanesePatterns {
    /// Joining clauses and turning them into nouns.
    static let clauses: [GrammarPattern] = [
        pattern(
            "たり…たり", 4, ("doing this and that", "又……又……"),
            (
                "たり … たり (する) names some actions out of several.",
                "「〜たり〜たり（する）」列举几个动作。"
            ),
            [
                ("休みの日は本を読んだり映画を見たりします。", "On days off I read, watch films and so on."),
                ("行ったり来たりする。", "to go to and fro"),
            ],
            ["[(たり|だり)&<並立助詞>] .{1,12} [(たり|だり)&<並立助詞>]", "[(たり|だり)&<並立助詞>] (する|なんか|しない)"]),
        pattern(
            "たことがある", 4, ("have ever done", "曾经……过"),
            (
                "たことがある: to have done it at some time.",
                "「たことがある」表示经历。"
            ),
            [("富士山に登ったことがあります。", "I have climbed Mt Fuji."), ("一度も食べたことがない。", "I have never eaten it.")],
            ["[<特殊・タ> こと が|は|も|の ~{0,4} ある|ない]"], hides: ["た", "が", "は", "も", "ない", "こと"]),
        pattern(
            "ことがある", 3, ("sometimes", "有时"),
            (
                "The dictionary form with ことがある: it happens that.",
                "动词基本形加「ことがある」，表示有时会这样。"
            ),
            [("朝ご飯を食べないことがある。", "Sometimes I skip breakfast."), ("時々遅れることがあります。", "I am sometimes late.")],
            ["(<動詞>&<基本形>|ない&<基本形>) [こと が|も ある]"], hides: ["が", "も", "こと"]),
        pattern(
            "ことにする", 4, ("decide to", "决定"),
            (
                "ことにする: to decide; ことになる: it has been decided, it turns out.",
                "「ことにする」表示自己决定，「ことになる」表示客观的决定或结果。"
            ),
            [
                ("明日から走ることにした。", "I've decided to run from tomorrow on."),
                ("大阪に転勤することになった。", "It's been decided that I move to Osaka."),
            ],
            ["[こと に する|なる|決める]"], hides: ["こと", "に", "く/になる"]),
        pattern(
            "こと", 4, ("the fact of, doing", "名词化"),
            (
                "こと after a clause makes a noun of it.",
                "「こと」接在句子后面，使它成为名词。"
            ),
            [("趣味は切手を集めることです。", "My hobby is collecting stamps."), ("知らないことが多い。", "There is much I don't know.")],
            ["(<基本形>|<特殊・タ>|ない) [こと&<非自立>] (は|が|を|です|だ|も|に|の)"]),
        pattern(
            "の-nominal", 4, ("doing, the one that", "名词化的“の”"),
            (
                "の after a clause makes a noun of it: doing something, the one that.",
                "「の」接在句子后面，使它成为名词。"
            ),
            [("泳ぐのが好きです。", "I like swimming."), ("赤いのをください。", "The red one, please.")],
            ["(<基本形>|:な|<特殊・タ>|ない) [の&<非自立> は|が|を|に]"], hides: ["は", "が", "を", "に"]),
        pattern(
            "んです", 4, ("explaining", "说明语气"),
            (
                "のです, んです, のだ: explains, or asks for an explanation.",
                "「のです・んです・のだ」表示说明或者要求说明。"
            ),
            [("頭が痛いんです。", "You see, I have a headache."), ("どうしたのですか。", "What is the matter?")],
            [
                "(<基本形>|:な|<特殊・タ>|ない|たい) [(の|ん)&<非自立> です|だ]", "(:てん|:でん)&<非自立> [です|だ|の]",
                "(<基本形>|:な|<特殊・タ>) [の&<終助詞>] $",
            ], hides: ["です", "だ"]),
        pattern(
            "ため", 4, ("for; because of", "为了；因为"),
            (
                "ために after a dictionary form or の: for the sake of; also, because of.",
                "「ために」表示目的，也表示原因。"
            ),
            [
                ("家を買うために貯金する。", "I save in order to buy a house."),
                ("雪のため電車が遅れた。", "The train was late because of snow."),
            ],
            ["(<基本形>|の|<特殊・タ>|:な|ない|<連体詞>) [ため に]", "(<基本形>|の|<特殊・タ>|:な|ない|<連体詞>) [ため|為]"], hides: ["に"]),
    ]
}
