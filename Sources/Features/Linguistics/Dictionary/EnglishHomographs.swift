import Model

/// English words that are two words in one spelling, with what each is in Chinese and in Japanese.
enum EnglishHomographs {
    struct Meaning: Sendable {
        var role: EnglishRole
        var chinese: String
        var japanese: String
    }

    /// The word of another language for one whose role in the sentence decides; nil if the dictionaries decide.
    static func equivalent(of word: String, as role: EnglishRole, in language: Language) -> String? {
        guard let all = meanings[word],
            // Before a noun, a noun without an adjective of the same spelling is part of a compound: a train ticket.
            let meaning = all.first(where: { $0.role == role })
                ?? (role == .attribute ? all.first { $0.role == .noun } : nil)
        else { return nil }
        switch language {
        case .chinese: return meaning.chinese
        case .japanese: return meaning.japanese
        case .english: return nil
        }
    }

    /// The word for a phrasal verb that means something else without an object; nil if it does not.
    static func withoutObject(_ phrase: String, in language: Language) -> String? {
        guard phrase == "take off" else { return nil }
        return language == .chinese ? "起飞" : "離陸する"
    }

    /// Glossa's own list: word, then role, Chinese and Japanese by turns.
    private static let meanings: [String: [Meaning]] = {
        var table: [String: [Meaning]] = [:]
        for line in lines.split(separator: "\n") {
            let fields = line.split(separator: " ").map(String.init)
            var place = 1
            while place + 2 < fields.count {
                let role: EnglishRole =
                    switch fields[place] {
                    case "n": .noun
                    case "v": .verb
                    case "d": .adverb
                    case "t": .attribute
                    default: .adjective
                    }
                table[fields[0], default: []].append(
                    Meaning(role: role, chinese: fields[place + 1], japanese: fields[place + 2]))
                place += 3
            }
        }
        return table
    }()

    private static let lines = """
        bear n 熊 クマ v 忍受 耐える
        bears n 熊 クマ v 忍受 耐える
        left v 离开 去る n 左边 左 a 剩下 残っている t 左 左
        leaves n 叶子 葉 v 离开 出る
        right n 右边 右 a 对 正しい t 右 右
        light n 灯 明かり a 轻 軽い t 轻 軽い v 点燃 火をつける
        lights n 灯 明かり
        like v 喜欢 好き
        likes v 喜欢 好き
        spring n 春天 春
        cost n 费用 費用 v 花费 かかる
        costs n 费用 費用 v 花费 かかる
        hard a 难 難しい t 难 難しい d 努力地 一生懸命
        smoking v 抽烟 タバコを吸う n 吸烟 喫煙
        can n 罐头 缶 v 能 できる
        fish n 鱼 魚 v 钓鱼 釣りをする
        fished v 钓鱼 釣りをする
        fishing n 钓鱼 釣り v 钓鱼 釣りをする
        book n 书 本 v 预订 予約する
        booked v 预订 予約する a 预订 予約した
        close a 近 近い t 亲密的 親しい v 关 閉める
        kind n 种类 種類 a 善良 親切 t 善良的 親切な
        mean v 意思是 意味する a 刻薄 意地悪
        means v 意思是 意味する n 手段 手段
        watch n 手表 腕時計 v 看 見る
        play n 戏剧 劇 v 玩 遊ぶ
        rest n 休息 休憩 v 休息 休む
        fine n 罚款 罰金 a 好 元気 t 好 よい
        cold n 感冒 風邪 a 冷 寒い t 冷 冷たい
        train n 火车 電車 v 训练 訓練する
        trains n 火车 電車 v 训练 訓練する
        rain n 雨 雨 v 下雨 雨が降る
        rained v 下雨 雨が降る
        raining v 下雨 雨が降る
        rains v 下雨 雨が降る
        snow n 雪 雪 v 下雪 雪が降る
        snowing v 下雪 雪が降る
        snowed v 下雪 雪が降る
        second n 秒 秒 t 第二 二番目の
        minute n 分钟 分
        park n 公园 公園 v 停车 駐車する
        parked v 停车 駐車する
        saw n 锯子 のこぎり v 看见 見る
        well n 井 井戸
        work n 工作 仕事 v 工作 働く
        works n 作品 作品 v 工作 働く
        live v 住 住む
        lives n 生命 命 v 住 住む
        water n 水 水 v 浇水 水をやる
        plant n 植物 植物 v 种 植える
        plants n 植物 植物 v 种 植える
        present n 礼物 プレゼント t 现在的 現在の
        letter n 信 手紙
        change n 变化 変化 v 改变 変える
        drink n 饮料 飲み物 v 喝 飲む
        drinks n 饮料 飲み物 v 喝 飲む
        answer n 答案 答え v 回答 答える
        call n 电话 電話 v 打电话 電話する
        called v 打电话 電話する
        walk n 散步 散歩 v 走 歩く
        show n 节目 番組 v 给看 見せる
        open a 开着 開いている t 开着的 開いた v 打开 開ける
        stop n 车站 停留所 v 停 止まる
        visit n 访问 訪問 v 拜访 訪れる
        love n 爱 愛 v 爱 愛する
        study n 学习 勉強 v 学习 勉強する
        help n 帮助 助け v 帮助 助ける
        need n 需要 必要 v 需要 必要とする
        dream n 梦 夢 v 梦见 夢を見る
        cook n 厨师 料理人 v 做饭 料理する
        cooks n 厨师 料理人 v 做饭 料理する
        broken a 坏了 壊れている t 坏的 壊れた
        lost v 丢失 なくす a 迷路 迷子 t 丢失的 失われた
        running v 跑 走る
        running n 跑步 ランニング
        ring n 戒指 指輪 v 响 鳴る
        date n 日期 日付
        fall n 秋天 秋 v 掉 落ちる
        fly n 苍蝇 ハエ v 飞 飛ぶ
        match n 比赛 試合
        point n 点 点 v 指 指す
        room n 房间 部屋
        sign n 标志 標識 v 签名 署名する
        bill n 账单 勘定
        mark n 记号 印
        no a 没有 ない
        will n 遗嘱 遺言 v 会 -
        may v 可能 かもしれない
        march n 行军 行進 v 行进 行進する
        """
}
