import Model

/// Readings that words further off decide: 犬の角 is つの, 駅の角 is かど; カレーが辛い is からい.
///
/// Principle: everyday words that beginners meet, which learners' dictionaries list with two readings of different meaning.
/// Each rule names the company in which the less usual reading holds; elsewhere the dictionary's stays.
enum ReadingsByCompany {
    /// The words that there are rules for, as they are written.
    static let words: Set<String> = [
        "月", "火", "水", "木", "金", "土", "日", "夜", "表", "空", "角", "市場", "額", "何分", "十分", "人気", "辛い", "辛く", "辛かっ",
        "辛けれ", "辛", "辛さ", "下", "裏", "鶏", "一足", "米", "本", "対",
    ]

    /// The reading of the morpheme at a place; nil if the dictionary's is right.
    static func reading(at index: Int, of morphemes: [Morpheme]) -> String? {
        let company = Company(index, morphemes)
        let word = morphemes[index]
        if word.partOfSpeech == .verb { return verb(word, company) }
        if company.isInBrackets, let weekday = weekdays[word.surface] { return weekday }
        switch Spelling(word.surface) {
        case "夜":
            if company.next == "を" { return company.second == "明かす" || company.second == "徹する" ? "よ" : nil }
            return company.next.map { $0 == "が" || $0 == "も" } ?? false && company.second == "明ける" ? "よ" : nil
        // 本を正せば.
        case "本": return company.next == "を" && ["正す", "ただす"].contains(company.second) ? "もと" : nil
        case "対": return company.isScore ? "たい" : nil
        case "下":
            // 木の下, 三つ下; 先生の下で, 法の下に are もと.
            if company.isUnderAuthority { return word.reading == "した" ? "もと" : nil }
            return word.reading == "もと" ? "した" : nil
        case "裏": return word.reading == "り" && !company.follows(oneOf: secret) ? "うら" : nil
        // 米を買う; a country is spoken of beside others, or before its offices: 米と中国, 米の大統領.
        case "米": return word.reading == "べい" && company.standsAlone && !company.isAmongStates ? "こめ" : nil
        case "鶏": return word.reading == "にわとり" && company.next.map(cuts.contains) ?? false ? "とり" : nil
        case "表":
            if company.followsInning { return "おもて" }
            if company.next == "で" { return company.second == "遊ぶ" ? "おもて" : nil }
            let isOutside = company.next == "に" || company.next == "へ"
            return isOutside && ["出る", "出す", "飛び出す"].contains(company.second) ? "おもて" : nil
        case "空": return company.has("の", then: containers) || company.isMadeEmpty ? "から" : nil
        case "角": return company.belongs(toOneOf: horned) ? "つの" : nil
        case "一足": return word.reading == "ひとあし" && company.isCounted(shoes) ? "いっそく" : nil
        case "市場": return company.isShoppedAt ? "いちば" : nil
        case "額": return company.has("に", then: onForeheads) || company.has("の", then: ofForeheads) ? "ひたい" : nil
        case "何分": return company.next.map { !["に", "、"].contains($0) } ?? true ? "なんぷん" : nil
        case "人気": return company.isWithoutPeople ? "ひとけ" : nil
        case "十分": return company.isDuration ? "じゅっぷん" : nil
        default:
            guard let reading = word.reading, reading.hasPrefix("つら") else { return nil }
            let isTaste =
                company.topic(within: 3, isOneOf: tasted) || company.next.map(tasted.contains) ?? false
                || company.isInClause(withOneOf: hot)
            return isTaste ? "から" + reading.dropFirst(2) : nil
        }
    }

    /// The reading of a verb that has several: 窓が開く あく, 傘を開く ひらく; 猫を抱く だく, 希望を抱く いだく; 仕事を止める やめる.
    private static func verb(_ word: Morpheme, _ company: Company) -> String? {
        guard let reading = word.reading else { return nil }
        if word.lemma.isSpelt("空く") {
            guard reading.hasPrefix("あ"), company.topic(within: 1, isOneOf: stomachs) else { return nil }
            return "す" + reading.dropFirst()
        }
        if word.lemma.isSpelt("開く") {
            guard reading.hasPrefix("ひら"), company.topic(within: 1, isOneOf: opening) || company.isOfAMouth else {
                return nil
            }
            // ひらいて, あいて; ひらかない, あかない: the stem ends with k.
            return "あ" + reading.dropFirst(2)
        }
        if word.lemma.isSpelt("開ける") {
            // 海が開ける, ファイルを開けない; ドアを開ける is あける.
            let opensWide = company.topic(within: 0, isOneOf: views) || company.object.map(files.contains) ?? false
            return reading.hasPrefix("あ") && opensWide ? "ひら" + reading.dropFirst() : nil
        }
        if word.lemma.isSpelt("抱く") {
            let isFelt = company.object.map(felt.contains) ?? false
            if isFelt { return reading.hasPrefix("だ") ? "い" + reading : nil }
            return reading.hasPrefix("いだ") ? String(reading.dropFirst()) : nil
        }
        if word.lemma.isSpelt("弾ける") {
            if reading.hasPrefix("はじ"), company.topic(within: 0, isOneOf: instruments) {
                return "ひ" + reading.dropFirst(2)
            }
            if reading.hasPrefix("ひ"), company.topic(within: 0, isOneOf: bursting) { return "はじ" + reading.dropFirst() }
            return nil
        }
        guard word.lemma.isSpelt("止める"), reading.hasPrefix("と"), company.object.map(given.contains) ?? false else {
            return nil
        }
        return "や" + reading.dropFirst()
    }

    private static let weekdays = [
        "月": "げつ", "火": "か", "水": "すい", "木": "もく", "金": "きん", "土": "ど", "日": "にち",
    ]
    private static let opening: Set<String> = [
        "窓", "ドア", "扉", "戸", "門", "店", "鍵", "ふた", "蓋", "穴", "カーテン", "席", "シャッター", "目", "口",
    ]
    private static let views: Set<String> = [
        "海", "視界", "展望", "眺望", "眺め", "景色", "道", "前途", "未来", "世界", "平野", "運", "谷", "空", "光景", "文明", "街", "町",
    ]
    private static let files: Set<String> = [
        "ファイル", "添付ファイル", "メール", "ページ", "サイト", "リンク", "アプリ", "画像", "フォルダ", "フォルダー", "文書", "データ", "ブラウザ", "動画",
        "PDF", "ＰＤＦ", "URL", "ＵＲＬ",
    ]
    /// Whose supervision, and under which rule, something is done: 先生の下で, 法の下に.
    private static let authorities: Set<String> = [
        "先生", "師匠", "監督", "コーチ", "指導", "指揮", "法", "憲法", "法律", "名", "支配", "管理", "統治", "政権", "政府", "協力", "教え", "親", "両親",
        "父", "母", "祖父母", "師", "社長", "部長", "上司", "彼", "彼女", "保護", "監視", "庇護", "影響", "条件", "旗", "旗印", "約束", "合意", "制度",
        "体制", "原則", "理念", "方針", "計画", "名目", "了解", "同意", "前提", "想定", "圧力", "命令", "責任", "許可", "王", "将軍", "さん", "氏", "様",
        "太陽", "青空", "星空", "炎天",
    ]
    /// In what secrecy, or with what result, something is done: 秘密裏, 成功裏.
    private static let secret: Set<String> = [
        "秘密", "極秘", "内密", "隠密", "暗々", "暗暗", "成功", "平和", "盛況", "好評", "円満",
    ]
    private static let cuts: Set<String> = [
        "もも肉", "もも", "モモ", "モモ肉", "胸肉", "むね肉", "胸", "むね", "肉", "ささみ", "皮", "手羽", "ひき肉", "挽肉", "がら", "ガラ", "団子",
    ]
    private static let felt: Set<String> = [
        "不安", "希望", "夢", "疑問", "思い", "感情", "印象", "期待", "不満", "恨み", "憧れ", "興味", "関心", "野心", "疑い", "疑念", "反感", "好意",
        "敵意", "志", "幻想", "懸念", "大志", "気持ち", "殺意", "愛情", "イメージ",
    ]
    /// What is given up rather than stopped.
    private static let given: Set<String> = [
        "仕事", "会社", "学校", "タバコ", "たばこ", "煙草", "酒", "お酒", "部活", "バイト", "アルバイト", "勉強", "喧嘩", "けんか", "話",
    ]
    private static let instruments: Set<String> = [
        "ピアノ", "ギター", "バイオリン", "ヴァイオリン", "チェロ", "琴", "三味線", "オルガン", "楽器", "曲", "ベース", "ハープ", "ウクレレ",
    ]
    private static let bursting: Set<String> = ["泡", "シャボン玉", "風船", "豆", "実", "栗", "ポップコーン", "笑顔", "笑い", "バブル", "花火"]
    /// Where one may be alone.
    private static let places: Set<String> = [
        "道", "夜道", "路地", "通り", "公園", "場所", "ところ", "所", "山道", "森", "廊下", "町", "街", "村", "浜辺", "海岸", "教室", "校舎",
        "駅", "部屋", "家", "ホーム", "神社", "墓地", "ビル", "商店街", "住宅街", "裏通り", "参道", "境内", "砂浜", "倉庫",
    ]
    private static let stomachs: Set<String> = ["お腹", "おなか", "腹", "小腹"]
    private static let containers: Set<String> = [
        "箱", "瓶", "びん", "ビン", "缶", "袋", "コップ", "グラス", "皿", "お皿", "容器", "ボトル", "ペットボトル", "バケツ", "財布", "鞄", "かばん",
        "ケース", "引き出し", "かご", "籠", "樽", "弁当", "カップ", "茶碗", "鍋", "段ボール", "ダンボール", "トランク", "バッグ", "椅子", "席", "電車",
    ]
    private static let horned: Set<String> = [
        "犬", "牛", "鹿", "鬼", "羊", "山羊", "ヤギ", "シカ", "サイ", "トナカイ", "水牛", "一角獣", "獣", "竜", "龍",
    ]
    private static let shoes: Set<String> = [
        "靴", "くつ", "靴下", "くつ下", "ソックス", "ストッキング", "長靴", "ブーツ", "スニーカー", "サンダル", "スリッパ", "革靴", "下駄", "草履", "足袋",
        "ハイヒール", "パンプス", "運動靴", "タイツ", "手袋",
    ]
    private static let onForeheads: Set<String> = ["汗", "手", "しわ", "皺", "傷", "玉", "キス", "指", "タオル"]
    private static let ofForeheads: Set<String> = ["汗", "しわ", "皺", "傷"]
    private static let tasted: Set<String> = [
        "カレー", "料理", "味", "キムチ", "唐辛子", "トウガラシ", "ラーメン", "スープ", "麻婆豆腐", "ソース", "わさび", "ワサビ", "食べ物", "もの", "物", "大根",
        "スパイス", "鍋", "漬物", "味噌", "お菓子", "せんべい", "汁", "コショウ", "四川料理", "からし",
    ]
    /// Food that makes 辛い a taste anywhere in its clause: 辛いのが苦手な方は唐辛子を減らす.
    private static let hot = tasted.subtracting(["もの", "物", "味", "鍋", "汁", "大根", "料理", "お菓子", "食べ物"])
    private static let wares: Set<String> = ["野菜", "魚", "果物", "肉", "花", "食べ物", "食材", "お土産", "買い物"]
    private static let amounts: Set<String> = ["かかる", "待つ", "遅れる", "経つ", "たつ", "過ぎる", "歩く", "休む", "走る"]

    /// What only states have and are.
    private static let ofStates = ["国", "政府", "大統領", "首相", "長官", "議会", "軍", "外相", "同盟", "当局"]

    /// What stands around a morpheme.
    private struct Company {
        let index: Int
        let morphemes: [Morpheme]

        init(_ index: Int, _ morphemes: [Morpheme]) {
            self.index = index
            self.morphemes = morphemes
        }

        var next: String? { index + 1 < morphemes.count ? morphemes[index + 1].surface : nil }
        /// The dictionary form of the word after the next; empty if there is none.
        var second: String { index + 2 < morphemes.count ? morphemes[index + 2].lemma : "" }

        /// Whether it stands between two numbers: 三対二.
        var isScore: Bool {
            index > 0 && index + 1 < morphemes.count && morphemes[index - 1].partOfSpeech == .number
                && morphemes[index + 1].partOfSpeech == .number
        }

        /// 開いた口.
        var isOfAMouth: Bool {
            index + 2 < morphemes.count && morphemes[index + 1].surface.isSpelt("た")
                && morphemes[index + 2].surface.isSpelt("口")
        }

        /// The word before を, if that stands right before.
        var object: String? {
            index > 1 && morphemes[index - 1].surface.isSpelt("を") ? morphemes[index - 2].surface : nil
        }

        /// 人気のない道, 公園は人気がない.
        var isWithoutPeople: Bool {
            guard let next, ["の", "が", "も"].contains(next), second == "ない" else { return false }
            if index + 3 < morphemes.count, ReadingsByCompany.places.contains(morphemes[index + 3].surface) {
                return true
            }
            return topic(within: 0, isOneOf: ReadingsByCompany.places)
        }

        /// 先生の下で, 法の下に, 指導の下、.
        var isUnderAuthority: Bool {
            guard index > 1, morphemes[index - 1].surface.isSpelt("の"), next.map(["で", "に", "、"].contains) ?? false
            else { return false }
            let owner = morphemes[index - 2]
            return owner.isClass("人名") || ReadingsByCompany.authorities.contains(owner.surface)
        }

        /// Whether it is a part of an inning: 九回表, 九回の表.
        var followsInning: Bool {
            guard index > 0 else { return false }
            let before = morphemes[index - 1]
            let counted = before.surface.isSpelt("の") && index > 1 ? morphemes[index - 2] : before
            return counted.isClass("助数詞") && counted.surface.hasSuffix("回")
        }

        /// Whether it is no part of a compound, and a particle or the end of a sentence follows: 米を炊く, 米の値段.
        var standsAlone: Bool {
            if index > 0, morphemes[index - 1].end == morphemes[index].start {
                switch morphemes[index - 1].partOfSpeech {
                case .noun, .properNoun, .prefix, .suffix, .number: return false
                default: break
                }
            }
            guard index + 1 < morphemes.count else { return true }
            return morphemes[index + 1].partOfSpeech == .particle || morphemes[index + 1].surface.isSpelt("。")
        }

        /// Whether another country than Japan, or an office of a state, is named near it in its sentence.
        var isAmongStates: Bool {
            isInClause { word in
                if word.isClass("国") { return !word.surface.isSpelt("日本") }
                return word.partOfSpeech != .particle
                    && ReadingsByCompany.ofStates.contains(where: word.surface.hasSuffix)
            }
        }

        /// Whether it stands right behind one of some words.
        func follows(oneOf words: Set<String>) -> Bool {
            index > 0 && morphemes[index - 1].end == morphemes[index].start
                && words.contains(morphemes[index - 1].surface)
        }

        /// Whether one of some words is near it in its sentence.
        func isInClause(withOneOf words: Set<String>) -> Bool { isInClause { words.contains($0.surface) } }

        private func isInClause(_ isWanted: (Morpheme) -> Bool) -> Bool {
            let behind = morphemes[..<index].suffix(8).reversed().prefix { !Self.endsSentence($0.surface) }
            let ahead = morphemes[(index + 1)...].prefix(8).prefix { !Self.endsSentence($0.surface) }
            return behind.contains(where: isWanted) || ahead.contains(where: isWanted)
        }

        private static func endsSentence(_ surface: String) -> Bool {
            surface.unicodeScalars.first.map { $0 == "\n" || SentenceSign.isStop($0.value) } ?? false
        }

        var isInBrackets: Bool {
            guard index > 0, let next, next.isSpelt("）") || next.isSpelt(")") else { return false }
            let before = morphemes[index - 1].surface
            return before.isSpelt("（") || before.isSpelt("(")
        }

        /// Whether a particle follows, and then one of some words.
        func has(_ particle: StaticString, then words: Set<String>) -> Bool {
            index + 2 < morphemes.count && morphemes[index + 1].surface.isSpelt(particle)
                && words.contains(morphemes[index + 2].surface)
        }

        /// Whether it counts one of some things: 靴を一足, 靴一足, 一足の靴.
        func isCounted(_ things: Set<String>) -> Bool {
            if has("の", then: things) || follows(oneOf: things) { return true }
            return index > 1 && ["を", "が", "は", "も"].contains(morphemes[index - 1].surface)
                && things.contains(morphemes[index - 2].surface)
        }

        func belongs(toOneOf owners: Set<String>) -> Bool {
            index > 1 && morphemes[index - 1].surface.isSpelt("の") && owners.contains(morphemes[index - 2].surface)
        }

        /// 箱を空にする, 財布が空になった.
        var isMadeEmpty: Bool {
            guard index > 0, index + 2 < morphemes.count, ["を", "が", "は", "も"].contains(morphemes[index - 1].surface)
            else { return false }
            return morphemes[index + 1].surface.isSpelt("に") && ["する", "なる"].contains(morphemes[index + 2].lemma)
        }

        /// Whether one of some words is what is spoken of: カレーは, お腹がとても.
        ///
        /// - Parameter words: The most words between it and this one, besides the particle.
        func topic(within words: Int, isOneOf topics: Set<String>) -> Bool {
            var place = index - 1
            while place > 0, place >= index - 1 - words {
                if ["が", "は", "も", "、"].contains(morphemes[place].surface) {
                    return topics.contains(morphemes[place - 1].surface)
                }
                place -= 1
            }
            return false
        }

        /// 市場で野菜を買う, 市場へ行く; the economists' market is neither.
        var isShoppedAt: Bool {
            guard index + 2 < morphemes.count else { return false }
            switch morphemes[index + 1].surface {
            case "で":
                let rest = morphemes[(index + 2)...].prefix(6)
                return rest.contains { $0.lemma.isSpelt("買う") }
                    && rest.contains { ReadingsByCompany.wares.contains($0.surface) }
            case "へ", "に": return ["行く", "出かける", "寄る"].contains(morphemes[index + 2].lemma)
            default: return false
            }
        }

        /// Ten minutes: 七時十分, 歩いて十分, 十分待つ.
        var isDuration: Bool {
            if index > 0 {
                let before = morphemes[index - 1]
                if before.end == morphemes[index].start, before.surface.hasSuffix("時") { return true }
                if before.surface.isSpelt("て"), index > 1, ["歩く", "走る"].contains(morphemes[index - 2].lemma) {
                    return true
                }
                // 発車まで十分ある, 駅まで十分です; 今まで十分である is enough.
                if before.surface.isSpelt("まで"), index > 1, morphemes[index - 2].partOfSpeech == .noun,
                    !morphemes[index - 2].isClass("副詞可能"), index + 1 < morphemes.count,
                    ["ある", "だ", "です"].contains(morphemes[index + 1].lemma)
                {
                    return true
                }
            }
            guard index + 1 < morphemes.count else { return false }
            return ReadingsByCompany.amounts.contains(morphemes[index + 1].lemma)
        }
    }
}
