/// Joins morphemes that are one word with a reading of its own, which its parts do not have: 三日月 みかづき, 一晩 ひとばん,
/// 用心深い ようじんぶかい.
///
/// Principle: a word that dictionaries for learners list with one reading, and that morphemes, each read by itself, would
/// make sound otherwise. Words with more than one reading (今日は) are left to their parts.
enum CompoundReadings {
    /// Returns the morphemes with such words joined.
    static func join(_ morphemes: [Morpheme]) -> [Morpheme] {
        guard
            let first = morphemes.indices.first(where: {
                morphemes[$0].traits.contains(.mayBeginCompound) && length(at: $0, in: morphemes) != nil
            }
            )
        else { return morphemes }
        var joined = Array(morphemes[..<first])
        joined.reserveCapacity(morphemes.count)
        var index = first
        while index < morphemes.count {
            if morphemes[index].traits.contains(.mayBeginCompound),
                let (count, reading) = length(at: index, in: morphemes)
            {
                joined.append(whole(morphemes[index..<index + count], reading))
                index += count
            } else {
                joined.append(morphemes[index])
                index += 1
            }
        }
        return joined
    }

    /// Whether a word of the table may begin with a text. Few do.
    static func mayBegin(_ text: String) -> Bool {
        text.unicodeScalars.first.map { firsts.contains($0.value) } ?? false
    }

    /// Of how many morphemes the word that begins at one consists, and its reading; nil if there is none.
    private static func length(at index: Int, in morphemes: [Morpheme]) -> (Int, String)? {
        var text = morphemes[index].surface
        var next = index + 1
        // A numeral before a number belongs to it: 二十一周.
        if index > 0, morphemes[index - 1].partOfSpeech == .number, morphemes[index - 1].end == morphemes[index].start {
            return nil
        }
        var found: (Int, String)?
        while next < morphemes.count, next - index < 6, morphemes[next].start == morphemes[next - 1].end {
            text += morphemes[next].surface
            next += 1
            if let reading = readings[Spelling(text)] { found = (next - index, reading) }
            if text.utf8.count >= longest { break }
        }
        return found
    }

    private static func whole(_ parts: ArraySlice<Morpheme>, _ reading: String) -> Morpheme {
        let (first, last) = (parts[parts.startIndex], parts[parts.endIndex - 1])
        var surface = ""
        var stem = ""
        for part in parts {
            stem = surface
            surface += part.surface
        }
        var word = last
        word.surface = surface
        word.start = first.start
        word.reading = reading
        word.pronunciation = reading
        word.isKnown = true
        if last.partOfSpeech.inflects {
            word.lemma = stem + last.lemma
        } else {
            word.lemma = surface
            let isAdverb = last.partOfSpeech == .particle
            word.partOfSpeech = isAdverb ? .adverb : .noun
            word.classes = isAdverb ? ["副詞", "一般"] : ["名詞", "一般"]
        }
        return word
    }

    private static let firsts = Set(table.keys.compactMap { $0.unicodeScalars.first?.value })
    private static let longest = table.keys.reduce(0) { max($0, $1.utf8.count) }
    private static let readings = Dictionary(uniqueKeysWithValues: table.map { (Spelling($0), $1) })

    private static let table: [String: String] = [
        "ただ今": "ただいま",
        // Numerals that are read in the native way, or with another sound.
        "一振り": "ひとふり", "一文字": "ひともじ", "二文字": "ふたもじ", "一死": "いっし", "二死": "にし",
        "一晩": "ひとばん", "一晩中": "ひとばんじゅう", "一回り": "ひとまわり", "一苦労": "ひとくろう", "一工夫": "ひとくふう",
        "一片": "いっぺん", "一対": "いっつい", "一対一": "いちたいいち", "億万長者": "おくまんちょうじゃ", "一足飛び": "いっそくとび", "一石二鳥": "いっせきにちょう",
        "一挙手一投足": "いっきょしゅいっとうそく", "第一声": "だいいっせい", "二通り": "ふたとおり", "二人三脚": "ににんさんきゃく",
        "二十四時間制": "にじゅうよじかんせい", "三日月": "みかづき", "三位一体": "さんみいったい", "三拍子": "さんびょうし",
        "三つ折り": "みつおり", "三通り": "さんとおり", "第三国": "だいさんごく", "四天王": "してんのう", "四畳半": "よじょうはん",
        "四六時中": "しろくじちゅう", "四分五裂": "しぶんごれつ", "四十九日": "しじゅうくにち", "五分五分": "ごぶごぶ",
        "七五三": "しちごさん", "七回忌": "しちかいき", "十二分": "じゅうにぶん", "真っ二つ": "まっぷたつ", "二本立て": "にほんだて",
        // Sino-Japanese words whose parts have native readings by themselves.
        "見積書": "みつもりしょ", "執行猶予": "しっこうゆうよ",
        "光合成": "こうごうせい", "氷点下": "ひょうてんか", "春夏秋冬": "しゅんかしゅうとう", "曲目": "きょくもく", "下等": "かとう", "南中": "なんちゅう",
        "言語道断": "ごんごどうだん", "類人猿": "るいじんえん", "積乱雲": "せきらんうん", "売国奴": "ばいこくど", "県下": "けんか",
        "東南東": "とうなんとう", "南南西": "なんなんせい", "南南東": "なんなんとう", "北北東": "ほくほくとう", "原判決": "げんはんけつ",
        "原始人": "げんしじん", "文化人": "ぶんかじん", "後半生": "こうはんせい", "梅雨前線": "ばいうぜんせん", "八幡宮": "はちまんぐう",
        "引き揚げ者": "ひきあげしゃ", "在郷軍人": "ざいごうぐんじん", "後夜祭": "こうやさい", "喜望峰": "きぼうほう",
        // Native words, and what is voiced in them.
        "平社員": "ひらしゃいん", "興味深い": "きょうみぶかい", "注意深い": "ちゅういぶかい",
        "裏切り者": "うらぎりもの", "姫君": "ひめぎみ", "坊ちゃん": "ぼっちゃん", "出入り口": "でいりぐち", "出入口": "でいりぐち",
        "手っ取り早い": "てっとりばやい", "人付き合い": "ひとづきあい", "資金繰り": "しきんぐり", "縁起物": "えんぎもの",
        "食わず嫌い": "くわずぎらい", "引っ込み思案": "ひっこみじあん", "閑古鳥": "かんこどり", "厚化粧": "あつげしょう",
        "矢継ぎ早": "やつぎばや", "時代物": "じだいもの", "水入らず": "みずいらず", "用心深い": "ようじんぶかい", "法案": "ほうあん",
        "造り酒屋": "つくりざかや", "取り越し苦労": "とりこしぐろう", "将棋倒し": "しょうぎだおし", "大掃除": "おおそうじ",
        "大太鼓": "おおだいこ", "芝居小屋": "しばいごや", "手練手管": "てれんてくだ", "売買高": "ばいばいだか",
        "電話口": "でんわぐち", "休刊日": "きゅうかんび", "役立たず": "やくたたず", "魔女狩り": "まじょがり",
        "日焼け止め": "ひやけどめ", "電池切れ": "でんちぎれ", "食事時": "しょくじどき", "昔風": "むかしふう", "運動靴": "うんどうぐつ",
        "辛抱強い": "しんぼうづよい", "殺気立つ": "さっきだつ", "相手取る": "あいてどる", "上手投げ": "うわてなげ",
        "お祖父さん": "おじいさん", "お祖母さん": "おばあさん", "分割払い": "ぶんかつばらい", "逆転勝ち": "ぎゃくてんがち",
        // Names of places and offices.
        "太平洋": "たいへいよう", "大西洋": "たいせいよう", "インド洋": "いんどよう", "日本海": "にほんかい", "警視庁": "けいしちょう",
        "県警": "けんけい", "一辺": "いっぺん",
        // Found by putting the common nouns of JMdict that have one reading into sentences.
        "熱帯夜": "ねったいや", "自由形": "じゆうがた", "一周忌": "いっしゅうき", "後始末": "あとしまつ", "後片付け": "あとかたづけ",
        "冠動脈": "かんどうみゃく", "波打ち際": "なみうちぎわ", "土俵際": "どひょうぎわ", "一党": "いっとう", "一国": "いっこく", "一句": "いっく",
        "一式": "いっしき", "一身上": "いっしんじょう", "一安心": "ひとあんしん", "一刀両断": "いっとうりょうだん", "十人十色": "じゅうにんといろ",
        "友禅染め": "ゆうぜんぞめ", "興味津々": "きょうみしんしん", "寄り合い所帯": "よりあいじょたい", "無理心中": "むりしんじゅう",
        "八分音符": "はちぶおんぷ", "柳刃包丁": "やなぎばぼうちょう", "四つ相撲": "よつずもう", "右四つ": "みぎよつ", "左四つ": "ひだりよつ",
        "椎間板": "ついかんばん", "香典返し": "こうでんがえし", "手引書": "てびきしょ", "敷き布団": "しきぶとん", "二段構え": "にだんがまえ",
        "中二階": "ちゅうにかい", "上機嫌": "じょうきげん", "主成分": "しゅせいぶん", "事実上": "じじつじょう", "地球上": "ちきゅうじょう",
        "交響楽": "こうきょうがく", "管弦楽": "かんげんがく", "室内楽": "しつないがく", "吹奏楽": "すいそうがく", "人情味": "にんじょうみ",
        "今年度": "こんねんど", "前年度": "ぜんねんど", "前世紀": "ぜんせいき", "今日的": "こんにちてき",
        "内出血": "ないしゅっけつ", "内弟子": "うちでし", "初対面": "しょたいめん", "夏時間": "なつじかん", "夜通し": "よどおし",
        "女学校": "じょがっこう", "女学生": "じょがくせい", "神学校": "しんがっこう", "後天性": "こうてんせい", "心不全": "しんふぜん",
        "悪天候": "あくてんこう", "悪条件": "あくじょうけん", "日用品": "にちようひん", "日記帳": "にっきちょう", "無事故": "むじこ",
        "物好き": "ものずき", "真正面": "ましょうめん", "真一文字": "まいちもんじ", "第一線": "だいいっせん", "道議会": "どうぎかい",
        "金屏風": "きんびょうぶ", "高飛車": "たかびしゃ", "船会社": "ふながいしゃ", "ガラス戸": "がらすど", "オレンジ色": "おれんじいろ",
        "西高東低": "せいこうとうてい", "先端的": "せんたんてき", "声高": "こわだか", "仏間": "ぶつま", "昼夜": "ちゅうや", "胸中": "きょうちゅう",
        "町村": "ちょうそん", "未踏峰": "みとうほう",
        // Phrases.
        "主として": "しゅとして", "何気なく": "なにげなく", "何気ない": "なにげない", "何かと": "なにかと", "何やら": "なにやら",
        "何とも": "なんとも", "何時でも": "いつでも", "何時までも": "いつまでも", "どれ位": "どれくらい",
    ]
}
