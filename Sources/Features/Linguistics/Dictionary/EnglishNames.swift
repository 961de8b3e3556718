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
    /// What is meant by the names of cities under which dictionaries have something else first: a family, a person, or a city of
    /// the same name that fewer people know.
    static let cities = [
        "York": "a city in the north of England",
        "Lincoln": "a city in England and one in Nebraska; also the 16th President of the United States",
        "Wellington": "the capital of New Zealand; also a British general",
        "Waterloo": "a railway station in London; a place in Belgium where Napoleon lost a battle",
        "Durham": "a city in the north of England, and one in North Carolina",
        "Derby": "a city in the middle of England",
        "Worcester": "a city in the west of England, and one in Massachusetts",
        "Plymouth": "a port in the south-west of England, and a town in Massachusetts",
        "Manchester": "a large city in the north-west of England",
        "Birmingham": "a large city in the middle of England, and one in Alabama",
    ]
    static let beforePlaces: Set = ["in", "to", "from", "near", "at", "of", "through", "outside"]

    /// Whether a name is a common word, too.
    static func isAlsoWord(_ name: String) -> Bool { words.contains(name) }

    private static let words: Set = [
        "May", "March", "Mark", "Bill", "Will", "Rose", "Grace", "Jack", "Brown", "White", "Green", "Young", "Miller",
        "Smith", "Turkey", "Carol", "Daisy", "Frank", "Harry", "Hazel", "Heather", "Holly", "Ivy", "Jean", "Josh",
        "Kitty", "Lily", "Max", "Nick", "Pat", "Penny", "Rob", "Robin", "Ruby", "Sandy", "Sue", "Victor", "Violet",
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
        Adam 亚当 アダム
        Alan 艾伦 アラン
        Alex 亚历克斯 アレックス
        Alice 爱丽丝 アリス
        Amanda 阿曼达 アマンダ
        Amy 埃米 エイミー
        Andrew 安德鲁 アンドリュー
        Andy 安迪 アンディ
        Angela 安杰拉 アンジェラ
        Ann 安 アン
        Anna 安娜 アンナ
        Anne 安妮 アン
        Annie 安妮 アニー
        Anthony 安东尼 アンソニー
        Arthur 阿瑟 アーサー
        Barbara 芭芭拉 バーバラ
        Becky 贝姬 ベッキー
        Ben 本 ベン
        Benjamin 本杰明 ベンジャミン
        Beth 贝丝 ベス
        Betty 贝蒂 ベティ
        Bill 比尔 ビル
        Bob 鲍勃 ボブ
        Brian 布赖恩 ブライアン
        Brown 布朗 ブラウン
        Carol 卡罗尔 キャロル
        Caroline 卡罗琳 キャロライン
        Catherine 凯瑟琳 キャサリン
        Charles 查尔斯 チャールズ
        Charlie 查利 チャーリー
        Charlotte 夏洛特 シャーロット
        Chloe 克洛艾 クロエ
        Chris 克里斯 クリス
        Christopher 克里斯托弗 クリストファー
        Claire 克莱尔 クレア
        Clare 克莱尔 クレア
        Daisy 黛西 デイジー
        Dan 丹 ダン
        Daniel 丹尼尔 ダニエル
        Dave 戴夫 デイブ
        David 大卫 デイビッド
        Diana 黛安娜 ダイアナ
        Dick 迪克 ディック
        Donald 唐纳德 ドナルド
        Dorothy 多萝西 ドロシー
        Edward 爱德华 エドワード
        Elizabeth 伊丽莎白 エリザベス
        Ella 埃拉 エラ
        Ellen 埃伦 エレン
        Emily 艾米莉 エミリー
        Emma 艾玛 エマ
        Eric 埃里克 エリック
        Frank 弗兰克 フランク
        Fred 弗雷德 フレッド
        Gary 加里 ゲイリー
        George 乔治 ジョージ
        Grace 格蕾丝 グレース
        Green 格林 グリーン
        Harry 哈里 ハリー
        Hazel 黑兹尔 ヘーゼル
        Heather 希瑟 ヘザー
        Helen 海伦 ヘレン
        Henry 亨利 ヘンリー
        Holly 霍莉 ホリー
        Hughes 休斯 ヒューズ
        Ian 伊恩 イアン
        Ivy 艾维 アイビー
        Jack 杰克 ジャック
        Jake 杰克 ジェイク
        James 詹姆斯 ジェームズ
        Jane 简 ジェーン
        Jason 贾森 ジェイソン
        Jean 琼 ジーン
        Jennifer 珍妮弗 ジェニファー
        Jenny 珍妮 ジェニー
        Jerry 杰里 ジェリー
        Jessica 杰茜卡 ジェシカ
        Jim 吉姆 ジム
        Jimmy 吉米 ジミー
        Joan 琼 ジョーン
        Joe 乔 ジョー
        John 约翰 ジョン
        Johnson 约翰逊 ジョンソン
        Jones 琼斯 ジョーンズ
        Josh 乔希 ジョシュ
        Julia 朱莉娅 ジュリア
        Karen 卡伦 カレン
        Kate 凯特 ケイト
        Keith 基思 キース
        Kevin 凯文 ケビン
        Kitty 基蒂 キティ
        Laura 劳拉 ローラ
        Lee 李 リー
        Lewis 刘易斯 ルイス
        Lily 莉莉 リリー
        Linda 琳达 リンダ
        Lisa 莉萨 リサ
        Louise 路易丝 ルイーズ
        Lucy 露西 ルーシー
        Luke 卢克 ルーク
        Maggie 玛吉 マギー
        Margaret 玛格丽特 マーガレット
        Maria 玛丽亚 マリア
        Mark 马克 マーク
        Martha 玛莎 マーサ
        Martin 马丁 マーティン
        Mary 玛丽 メアリー
        Matt 马特 マット
        Matthew 马修 マシュー
        Max 马克斯 マックス
        Megan 梅甘 ミーガン
        Mia 米娅 ミア
        Michael 迈克尔 マイケル
        Mike 迈克 マイク
        Miller 米勒 ミラー
        Molly 莫莉 モリー
        Nancy 南希 ナンシー
        Nick 尼克 ニック
        Nicole 妮科尔 ニコール
        Nina 尼娜 ニーナ
        Oliver 奥利弗 オリバー
        Olivia 奥利维娅 オリビア
        Pat 帕特 パット
        Patrick 帕特里克 パトリック
        Paul 保罗 ポール
        Penny 彭妮 ペニー
        Pete 皮特 ピート
        Peter 彼得 ピーター
        Phil 菲尔 フィル
        Rachel 雷切尔 レイチェル
        Rebecca 丽贝卡 レベッカ
        Richard 理查德 リチャード
        Rob 罗布 ロブ
        Robert 罗伯特 ロバート
        Robin 罗宾 ロビン
        Roger 罗杰 ロジャー
        Rose 罗丝 ローズ
        Ruby 鲁比 ルビー
        Ruth 鲁思 ルース
        Ryan 瑞安 ライアン
        Sally 萨莉 サリー
        Sam 萨姆 サム
        Sandra 桑德拉 サンドラ
        Sandy 桑迪 サンディ
        Sarah 萨拉 サラ
        Scott 斯科特 スコット
        Simon 西蒙 サイモン
        Smith 史密斯 スミス
        Sophie 索菲 ソフィー
        Stephen 斯蒂芬 スティーブン
        Steve 史蒂夫 スティーブ
        Sue 休 スー
        Susan 苏珊 スーザン
        Taylor 泰勒 テイラー
        Ted 特德 テッド
        Thomas 托马斯 トーマス
        Tim 蒂姆 ティム
        Tom 汤姆 トム
        Tony 托尼 トニー
        Victor 维克托 ビクター
        Victoria 维多利亚 ビクトリア
        Violet 维奥莉特 バイオレット
        White 怀特 ホワイト
        Will 威尔 ウィル
        William 威廉 ウィリアム
        Wilson 威尔逊 ウィルソン
        Young 扬 ヤング
        """
}
