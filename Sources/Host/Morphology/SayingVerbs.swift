/// Verbs, and nouns that する makes verbs of, before which と quotes what is said, thought, written or perceived.
///
/// Principle: what takes a whole clause with と as its content (来ると信じる, 延期すると発表する), by the lists of such verbs in textbooks.
/// Those before which と as often is "with" (話す, 約束する, 相談する) are told apart: after a noun they do not quote.
public enum SayingVerbs {
    /// Whether と before a word quotes a clause.
    ///
    /// - Parameter lemma: The dictionary form of a verb, or a noun before する.
    public static func contains(_ lemma: String) -> Bool {
        // 言い聞かせる, 言い放つ, 思い知る.
        all.contains(Spelling(lemma)) || lemma.utf8.count > 9 && beginnings.contains(Spelling(String(lemma.prefix(2))))
    }

    /// Whether と before a verb hardly ever is "with": before 思う it is not, before 話す it may be.
    public static func alwaysQuotes(_ lemma: String) -> Bool { alone.contains(Spelling(lemma)) }

    /// Those that one does by oneself, or to somebody with に.
    private static let alone: Set<Spelling> = [
        "思う", "おもう", "思える", "存じる", "言う", "いう", "申す", "答える", "信じる", "感じる", "叫ぶ", "述べる", "考える", "つぶやく", "呟く", "主張", "決まる",
        "訊く", "尋ねる", "たずねる", "怒鳴る", "どなる",
    ]

    private static let beginnings: Set<Spelling> = ["言い", "思い"]

    private static let all: Set<Spelling> = [
        // Saying and writing.
        "言う", "いう", "申す", "申し上げる", "おっしゃる", "話す", "語る", "述べる", "答える", "伝える", "告げる", "つぶやく", "呟く", "ささやく", "囁く", "叫ぶ",
        "怒鳴る", "どなる", "訴える", "唱える", "言い張る", "言い出す", "聞く", "訊く", "尋ねる", "たずねる", "問う", "問いかける", "書く", "記す", "呼ぶ", "名乗る",
        "教える", "知らせる", "頼む", "命じる", "勧める", "誘う", "断る", "詫びる", "謝る", "嘆く", "うそぶく", "ほのめかす", "打ち明ける", "読む", "載る", "歌う",
        "主張", "説明", "発表", "指摘", "報告", "報道", "供述", "証言", "宣言", "断言", "明言", "告白", "質問", "返事", "返答", "回答", "反論", "抗議",
        "批判",
        "非難", "強調", "表明", "警告", "忠告", "助言", "提案", "要求", "要請", "命令", "通知", "連絡", "紹介", "挨拶", "注意", "示唆", "公表", "釈明",
        "謝罪",
        "伝言", "記載", "明記", "表現", "約束", "宣告", "呼びかける", "呼び掛ける", "付け加える",
        // Thinking, wishing and perceiving.
        "思う", "おもう", "思える", "存じる", "思い込む", "思いつく", "考える", "信じる", "感じる", "疑う", "決める", "決まる", "誓う", "願う", "祈る", "望む",
        "悟る",
        "気づく", "気付く", "知る", "分かる", "わかる", "認める", "見る", "みる", "見える", "見なす", "みなす", "見込む", "聞こえる", "恐れる", "悔やむ", "怒る",
        "喜ぶ", "限る", "覚える", "勘違い", "確信", "判断", "予想", "予測", "推測", "推定", "期待", "想像", "仮定", "決意", "決心", "決断", "決定", "認識",
        "理解",
        "解釈", "誤解", "評価", "分析", "心配", "後悔", "覚悟", "祈願", "納得", "錯覚", "試算", "懸念",
    ]
}
