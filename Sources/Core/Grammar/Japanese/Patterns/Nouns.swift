extension JapanesePatterns {
    /// Expressions that connect a noun to the rest of a longer sentence.
    static let nouns: [GrammarPattern] = [
        pattern(
            "について", 3, ("about, concerning", "关于"),
            (
                "について: about, on the subject of.",
                "「について」表示“关于”。"
            ),
            [
                ("日本の歴史について調べる。", "I look into the history of Japan."),
                ("これについてどう思いますか。", "What do you think about this?"),
            ],
            ["[について|につき|につきまして|に関して|に関する|についての]"]),
        pattern(
            "によって", 3, ("by, depending on", "由于、根据"),
            (
                "によって, による: by, by means of, depending on; によると: according to.",
                "「によって・による」表示由、通过、因……而异；「によると」表示消息来源。"
            ),
            [
                ("国によって習慣が違う。", "Customs differ from country to country."),
                ("この絵は彼によって描かれた。", "This picture was painted by him."),
            ],
            ["[によって|により|による|によると|によれば|によっては]", "[に よる と|ば]", "[に よる]"], hides: ["に", "と-conditional", "ば"]),
        pattern(
            "にとって", 3, ("for, to", "对……来说"),
            (
                "にとって: as far as someone is concerned.",
                "「にとって」表示“对……来说”。"
            ),
            [("私にとって大切な人", "someone who is dear to me"), ("学生にとって高すぎる。", "It is too expensive for students.")],
            ["[にとって|にとっては|にとっても]"]),
        pattern(
            "に対して", 3, ("toward, in contrast to", "对、相对于"),
            (
                "に対して: toward, against; in contrast to.",
                "「に対して」表示对象或对比。"
            ),
            [("客に対して親切だ。", "He is kind to customers."), ("政府に対する不満", "discontent with the government")],
            ["[に対して|に対する|に対し|にたいして|に対しては]", "[に 対する]"], hides: ["に"]),
        pattern(
            "として", 3, ("as, in the role of", "作为"),
            (
                "として: as, in the capacity of.",
                "「として」表示“作为”。"
            ),
            [("医者として働く。", "I work as a doctor."), ("趣味として写真を撮る。", "I take pictures as a hobby.")],
            ["[(として|としては|としての)&<格助詞>]", "<名詞> [と する て&<接続助詞>] !も&!いる"], hides: ["て形", "と-quote", "と-with"]),
        pattern(
            "において", 2, ("at, in (formal)", "在……"),
            (
                "において, における: at or in, in formal language.",
                "「において・における」是书面语的“在……”。"
            ),
            [("東京において会議が開かれた。", "A conference was held in Tokyo."), ("社会における役割", "a role in society")],
            ["[において|における|においては|においても|にて]"]),
        pattern(
            "という", 4, ("called; that", "叫做"),
            (
                "という between a name and a noun: called; between a clause and a noun: that.",
                "「という」放在名称或句子和名词之间，表示“叫做”或说明内容。"
            ),
            [("「心」という小説を読んだ。", "I read a novel called Kokoro."), ("彼が辞めるという話を聞いた。", "I heard that he is quitting.")],
            ["[という|っていう] (<名詞>|<接頭詞>|<連体詞>)", "[と いう] <名詞>"], hides: ["と言う", "と-quote"]),
        pattern(
            "一番", 5, ("the most", "最"),
            (
                "一番 before an adjective: the most.",
                "「一番」放在形容词前面，表示“最”。"
            ),
            [
                ("富士山は日本で一番高い山です。", "Mt Fuji is the highest mountain in Japan."),
                ("季節の中で春が一番好きだ。", "Of the seasons I like spring best."),
            ],
            ["[一番|いちばん|もっとも|最も] (<形容詞>|<形容動詞語幹>|<名詞>&!<数>|いい|<動詞>)", "[一 番|ばん] (<形容詞>|<形容動詞語幹>|好き)"]),
    ]
}
