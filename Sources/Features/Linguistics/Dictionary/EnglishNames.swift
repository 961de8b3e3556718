import Model

/// Names of persons, places, months and days that a capital tells from words, in Chinese and Japanese.
enum EnglishNames {
    /// The name in another language; nil if it is none that everybody knows.
    static func equivalent(of name: String, in language: Language) -> String? {
        guard name.first?.isUppercase == true, let found = names[name] ?? persons[name] else { return nil }
        switch language {
        case .chinese: return found.chinese
        case .japanese: return found.japanese
        case .english: return nil
        }
    }

    /// Whether it is the name of a person, who does what the next word says.
    static func isPerson(_ name: String) -> Bool { persons[name] != nil }

    /// What somebody of a people is called, by the name of the language; nil if there is no such people.
    static func people(_ name: String, in language: Language) -> String? {
        let found: (chinese: String, japanese: String)? =
            switch name {
            case "Chinese": ("中国人", "中国人")
            case "Japanese": ("日本人", "日本人")
            case "English": ("英国人", "イギリス人")
            case "French": ("法国人", "フランス人")
            case "German": ("德国人", "ドイツ人")
            default: nil
            }
        return language == .chinese ? found?.chinese : found?.japanese
    }

    /// Whether a capital may be that of a name: one inside a sentence, or one at its beginning if the word is no other one or
    /// the next word tells ("Mark lives here"). The reader, the lessons and a translation ask the same.
    static func mayBeName(_ word: String, startsSentence: Bool, next: String?) -> Bool {
        guard word.first?.isUppercase == true, word != "I", !word.hasPrefix("I'"), !word.hasPrefix("I’"),
            !(word.count > 1 && word == word.uppercased())
        else { return false }
        return !startsSentence || !words.contains(word) || next.map(follows) ?? false
    }

    /// Whether it is in Glossa's lists of names.
    static func isListed(_ name: String) -> Bool { names[name] != nil || persons[name] != nil }

    /// Whether a word before this one, at the beginning of a sentence, is a name: "Mark lives here."
    private static func follows(_ word: String) -> Bool {
        ["is", "was", "has", "said", "and", "isn't", "wasn't"].contains(word)
            || word.hasSuffix("s") && !word.hasSuffix("ss") && word != "this" && word != "his"
    }

    /// Words before the name of a person.
    static let titles: Set = [
        "mr", "mr.", "mrs", "mrs.", "ms", "ms.", "miss", "dr", "dr.", "sir", "lord", "lady", "professor", "prof.",
        "captain", "capt.", "uncle", "aunt", "inspector", "sergeant", "colonel", "major", "judge", "saint", "madame",
    ]
    /// Words behind the name of a place: "Cook Street".
    static let places: Set = [
        "street", "road", "avenue", "lane", "square", "park", "bridge", "station", "river", "lake", "hill", "island",
        "valley", "county", "university", "college", "hall", "house", "bay", "castle",
    ]

    /// Towns that are called like words, and what stands before them.
    static let towns: Set = [
        "Reading", "Bath", "Nice", "Cork", "Sandwich", "Deal", "Wells", "Split", "Mobile", "Orange",
    ]
    static let beforePlaces: Set = ["in", "to", "from", "near", "at", "of", "through", "outside"]

    /// Whether a name is a common word, too.
    static func isAlsoWord(_ name: String) -> Bool { words.contains(name) }

    private static let words: Set = [
        "May", "March", "Mark", "Bill", "Will", "Rose", "Grace", "Jack", "Brown", "White", "Green", "Young", "Miller",
        "Smith", "Turkey",
    ]

    private static let names = table(lines)
    private static let persons = table(personLines)

    private static func table(_ lines: String) -> [String: (chinese: String, japanese: String)] {
        var table: [String: (chinese: String, japanese: String)] = [:]
        for line in lines.split(separator: "\n") {
            let fields = line.split(separator: " ").map(String.init)
            guard fields.count == 3 else { continue }
            table[fields[0]] = (fields[1], fields[2])
        }
        return table
    }

    /// Glossa's own list.
    private static let lines = """
        January 一月 一月
        February 二月 二月
        March 三月 三月
        April 四月 四月
        May 五月 五月
        June 六月 六月
        July 七月 七月
        August 八月 八月
        September 九月 九月
        October 十月 十月
        November 十一月 十一月
        December 十二月 十二月
        Monday 星期一 月曜日
        Tuesday 星期二 火曜日
        Wednesday 星期三 水曜日
        Thursday 星期四 木曜日
        Friday 星期五 金曜日
        Saturday 星期六 土曜日
        Sunday 星期日 日曜日
        Christmas 圣诞节 クリスマス
        Japan 日本 日本
        China 中国 中国
        America 美国 アメリカ
        England 英国 イギリス
        Britain 英国 イギリス
        France 法国 フランス
        Germany 德国 ドイツ
        Italy 意大利 イタリア
        Spain 西班牙 スペイン
        Russia 俄罗斯 ロシア
        Korea 韩国 韓国
        India 印度 インド
        Canada 加拿大 カナダ
        Australia 澳大利亚 オーストラリア
        Turkey 土耳其 トルコ
        Europe 欧洲 ヨーロッパ
        Asia 亚洲 アジア
        Paris 巴黎 パリ
        London 伦敦 ロンドン
        Tokyo 东京 東京
        Kyoto 京都 京都
        Osaka 大阪 大阪
        Beijing 北京 北京
        Shanghai 上海 上海
        Berlin 柏林 ベルリン
        Rome 罗马 ローマ
        Moscow 莫斯科 モスクワ
        Chengdu 成都 成都
        Chongqing 重庆 重慶
        Guangzhou 广州 広州
        Shenzhen 深圳 深圳
        Hangzhou 杭州 杭州
        Suzhou 苏州 蘇州
        Nanjing 南京 南京
        Wuhan 武汉 武漢
        Xi'an 西安 西安
        Tianjin 天津 天津
        Qingdao 青岛 青島
        Dalian 大连 大連
        Harbin 哈尔滨 ハルビン
        Kunming 昆明 昆明
        Xiamen 厦门 アモイ
        Sichuan 四川 四川
        Yunnan 云南 雲南
        Tibet 西藏 チベット
        Taiwan 台湾 台湾
        Taipei 台北 台北
        Yokohama 横滨 横浜
        Nagoya 名古屋 名古屋
        Hiroshima 广岛 広島
        Sapporo 札幌 札幌
        Hokkaido 北海道 北海道
        Okinawa 冲绳 沖縄
        Nara 奈良 奈良
        Seoul 首尔 ソウル
        Singapore 新加坡 シンガポール
        Bangkok 曼谷 バンコク
        Thailand 泰国 タイ
        Vietnam 越南 ベトナム
        Sydney 悉尼 シドニー
        Madrid 马德里 マドリード
        Vienna 维也纳 ウィーン
        Venice 威尼斯 ヴェネツィア
        Switzerland 瑞士 スイス
        Brazil 巴西 ブラジル
        Mexico 墨西哥 メキシコ
        Egypt 埃及 エジプト
        Africa 非洲 アフリカ
        Washington 华盛顿 ワシントン
        California 加利福尼亚 カリフォルニア
        Boston 波士顿 ボストン
        Chicago 芝加哥 シカゴ
        Chinese 中文 中国語
        Japanese 日语 日本語
        English 英语 英語
        French 法语 フランス語
        German 德语 ドイツ語
        """

    private static let personLines = """
        Anna 安娜 アンナ
        Alice 爱丽丝 アリス
        Andrew 安德鲁 アンドリュー
        Ann 安 アン
        Ben 本 ベン
        Bill 比尔 ビル
        Bob 鲍勃 ボブ
        Brown 布朗 ブラウン
        Charles 查尔斯 チャールズ
        David 大卫 デイビッド
        Emily 艾米莉 エミリー
        Emma 艾玛 エマ
        George 乔治 ジョージ
        Grace 格蕾丝 グレース
        Green 格林 グリーン
        Helen 海伦 ヘレン
        Henry 亨利 ヘンリー
        Jack 杰克 ジャック
        James 詹姆斯 ジェームズ
        Jane 简 ジェーン
        Jim 吉姆 ジム
        John 约翰 ジョン
        Johnson 约翰逊 ジョンソン
        Jones 琼斯 ジョーンズ
        Kate 凯特 ケイト
        Linda 琳达 リンダ
        Lisa 莉萨 リサ
        Lucy 露西 ルーシー
        Mark 马克 マーク
        Mary 玛丽 メアリー
        Michael 迈克尔 マイケル
        Mike 迈克 マイク
        Miller 米勒 ミラー
        Nancy 南希 ナンシー
        Paul 保罗 ポール
        Peter 彼得 ピーター
        Robert 罗伯特 ロバート
        Rose 罗丝 ローズ
        Sam 萨姆 サム
        Sarah 萨拉 サラ
        Smith 史密斯 スミス
        Susan 苏珊 スーザン
        Taylor 泰勒 テイラー
        Thomas 托马斯 トーマス
        Tom 汤姆 トム
        White 怀特 ホワイト
        Will 威尔 ウィル
        William 威廉 ウィリアム
        Young 扬 ヤング
        """
}
