extension TopicWord {
    /// Words of everyday life, from the first ones to those in newspapers.
    static let japaneseEveryday = table(
        """
        朝 | 1 | 朝は六時に起きる。 | In the morning I get up at six.
        夜 | 1
        今日 | 1
        明日 | 1 | 明日は雨が降るだろう。 | It will probably rain tomorrow.
        時間 | 1
        家 | 1
        学校 | 1 | 学校は川の近くにある。 | The school is near the river.
        先生 | 1
        友達 | 1
        家族 | 1
        名前 | 1
        雨 | 1
        雪 | 1 | 北の町では雪がたくさん降る。 | It snows a lot in the towns of the north.
        犬 | 1
        猫 | 1 | 猫が窓から外を見ている。 | The cat is looking out of the window.
        本 | 1
        新聞 | 1
        手紙 | 1 | 母から手紙が来た。 | A letter came from my mother.
        自転車 | 1
        病院 | 1
        薬 | 1 | この薬は食後に飲む。 | This medicine is taken after meals.
        食べる | 1
        飲む | 1
        行く | 1
        来る | 1
        見る | 1
        聞く | 1
        話す | 1
        読む | 1
        書く | 1
        買い物 | 1
        大きい | 1
        小さい | 1
        新しい | 1
        古い | 1
        暑い | 1 | 今年の夏はとても暑い。 | This summer is very hot.
        寒い | 1
        静か | 1
        元気 | 1
        好き | 1
        約束 | 2 | 約束は必ず守る。 | I always keep my promises.
        予定 | 2
        天気予報 | 2
        隣 | 2
        近所 | 2 | 近所の人が野菜をくれた。 | A neighbour gave me vegetables.
        引っ越す | 2
        手伝う | 2
        調べる | 2 | 知らない言葉は辞書で調べる。 | I look up words I don't know in the dictionary.
        決める | 2
        続ける | 2
        始める | 2
        集める | 2
        比べる | 2
        忘れる | 2
        覚える | 2 | 名前を覚えるのは難しい。 | Remembering names is difficult.
        困る | 2
        直す | 2
        選ぶ | 2
        運ぶ | 2
        届ける | 2
        親切 | 2
        丁寧 | 2 | 丁寧に説明してくれた。 | They explained it to me politely.
        複雑 | 2
        必要 | 2
        大切 | 2
        普通 | 2
        特別 | 2
        健康 | 2 | 健康のために毎日歩く。 | I walk every day for my health.
        事故 | 2
        原因 | 2
        結果 | 2
        意味 | 2
        理由 | 2
        場合 | 2
        関係 | 2
        社会 | 2
        政治 | 2
        法律 | 2
        教育 | 2
        影響 | 3 | 天気は気分に影響を与える。 | The weather affects one's mood.
        傾向 | 3
        状況 | 3
        環境 | 3
        責任 | 3 | 彼は責任を持って仕事をする。 | He does his work responsibly.
        態度 | 3
        意識 | 3
        判断 | 3
        評価 | 3
        解決 | 3 | 話し合って問題を解決した。 | We solved the problem by talking it over.
        解釈 | 3
        主張 | 3
        批判 | 3
        維持 | 3
        実現 | 3
        普及 | 3
        減少 | 3
        増加 | 3
        需要 | 3
        供給 | 3
        貿易 | 3
        政府 | 3
        選挙 | 3 | 来月、選挙が行われる。 | An election will be held next month.
        裁判 | 3
        災害 | 3
        地震 | 3 | 昨夜、大きな地震があった。 | There was a big earthquake last night.
        避難 | 3
        貢献 | 3
        克服 | 3
        矛盾 | 3
        曖昧 | 3 | 返事が曖昧でよく分からない。 | The answer is vague and I don't quite understand it.
        厳しい | 3
        鋭い | 3
        豊か | 3
        慎重 | 3
        著しい | 3
        促す | 3
        妨げる | 3
        補う | 3
        従う | 3
        耐える | 3
        """)
}
