/// Readings of nouns that are two words under one spelling: 上手 is じょうず, and かみて on a stage; 心中 is しんじゅう, and しんちゅう where
/// somebody's feelings are guessed.
///
/// Principle: everyday news and prose. The dictionary's reading stays; the other holds in the company named here only, beside the
/// particles and verbs with which it is used. ``ReadingsByCompany`` has what beginners meet, by the same principle.
enum HomographNouns {
    /// The words that there are rules for, as they are written.
    static let words: Set<String> = [
        "上手", "下手", "生", "角", "一行", "寒気", "今日", "明日", "大家", "色紙", "分別", "最中", "見物", "国立", "心中", "一見", "後",
        "家",
    ]

    /// The reading of the morpheme at a place; nil if the dictionary's is right.
    static func reading(at index: Int, of morphemes: [Morpheme]) -> String? {
        let place = Place(index, morphemes)
        let word = morphemes[index]
        switch Spelling(word.surface) {
        case "上手":
            // 舞台の上手から; 相撲で上手を取る; 一枚上手だ.
            if place.next("を"), place.second(isOneOf: ["取る", "引く"]) { return "うわて" }
            if place.touches({ $0.surface.hasSuffix("枚") }) { return "うわて" }
            guard place.next("から") || place.next("へ") else { return nil }
            return place.isNear(wrestling) ? "うわて" : "かみて"
        case "下手":
            if place.next("に"), place.second(isOneOf: ["出る"]) { return "したて" }
            guard place.next("から") || place.next("へ") else { return nil }
            return place.isNear(wrestling) ? "したて" : "しもて"
        case "生": return isLife(place) ? "せい" : nil
        case "角": return isAngle(place) ? "かく" : nil
        case "一行": return isLine(place) ? "いちぎょう" : nil
        case "寒気": return isFelt(place) ? nil : "かんき"
        case "今日":
            // 今日では is nowadays; 今日ではない is not today.
            if place.next("で"), place.word(2)?.surface.isSpelt("は") ?? false {
                return place.word(3).map { ["ない", "ある"].contains($0.lemma) } ?? true ? nil : "こんにち"
            }
            if place.next("に"), place.second(isOneOf: ["至る", "及ぶ"]) { return "こんにち" }
            guard place.next("の"), let owned = place.word(2) else { return nil }
            let end = owned.surface.isSpelt("日本") ? place.word(3) : owned
            return end.map { ofThisAge.contains($0.surface) } ?? false ? "こんにち" : nil
        case "明日":
            let isUncertain = place.next("を") && place.word(2)?.surface.isSpelt("も") ?? false
            return isUncertain || place.next("は") && place.word(2)?.surface.isSpelt("我が身") ?? false ? "あす" : nil
        case "大家":
            let isMaster = place.last("の") && place.word(-2)?.surface.unicodeScalars.last.map(arts.contains) ?? false
            return isMaster ? "たいか" : nil
        case "色紙": return place.isNear(autographs) ? "しきし" : nil
        case "分別": return isPrudence(place) ? "ふんべつ" : nil
        case "最中": return isSweet(place) ? "もなか" : nil
        case "見物":
            // 祭り見物だ, 祭りの見物だ: somebody watches it.
            return !place.last("の") && !place.isPart && place.word(1)?.lemma.isSpelt("だ") ?? false
                ? "みもの" : nil
        case "国立":
            return place.nextIsOne(of: ["に", "で", "へ", "から"]) && place.second(isOneOf: dwelling) ? "くにたち" : nil
        case "心中":
            if place.touches({ $0.partOfSpeech == .prefix && ["ご", "御"].contains($0.surface) }) { return "しんちゅう" }
            if place.next("を"), place.second(isOneOf: guessing) { return "しんちゅう" }
            return place.nextIsOne(of: ["は", "が", "も"]) && place.second(isOneOf: ["複雑", "穏やか", "察する", "余る"])
                ? "しんちゅう" : nil
        case "一見":
            return place.next("さん") || place.next("の") && place.word(2)?.surface.isSpelt("客") ?? false ? "いちげん" : nil
        case "後":
            // 後になって思えば, 後になるほど; 終了後になる is ご.
            let isFree = !place.isPart && !place.touches { $0.partOfSpeech == .adnominal }
            return isFree && place.next("に") && place.second(isOneOf: ["なる"]) ? "あと" : nil
        case "家":
            // 一日中家にいた: behind a time, nobody is an expert of it.
            let isBehindTime = place.touches { $0.surface.hasSuffix("中") || $0.isClass("助数詞") || $0.isClass("副詞可能") }
            return isBehindTime && word.reading == "か" ? "いえ" : nil
        default: return nil
        }
    }

    /// 五十年の生を終えた, 生に執着する, 生と死.
    private static func isLife(_ place: Place) -> Bool {
        if place.next("を") { return place.second(isOneOf: ["受ける", "享ける", "終える", "全う", "営む", "閉じる"]) }
        if place.next("に") { return place.second(isOneOf: ["執着", "しがみつく", "固執"]) }
        if place.next("の") { return place.second(isOneOf: ["喜び", "歓び", "営み", "実感", "衝動", "苦しみ"]) }
        return place.next("と") && place.word(2)?.surface.isSpelt("死") ?? false
            || place.last("と") && place.word(-2)?.surface.isSpelt("死") ?? false
    }

    /// Whether it is measured: 三角形の角, 角の大きさ, 直角.
    private static func isAngle(_ place: Place) -> Bool {
        guard !place.isPart else { return false }
        let isSize = place.word(2)?.surface.isSpelt("大き") ?? false && place.word(3)?.surface.isSpelt("さ") ?? false
        if place.next("の"), isSize || place.second(isOneOf: ["大きさ", "和", "二等分線", "単位"]) { return true }
        return place.isNear { $0.surface.hasSuffix("角形") }
            && (place.isNear { $0.isClass("助数詞") && $0.surface.hasSuffix("度") } || place.isNear(geometry))
    }

    /// Whether it is one of what is written; behind the name of somebody, and as what is spoken of, it is a party: 首相一行, 一行は.
    private static func isLine(_ place: Place) -> Bool {
        guard !place.next("は"), !place.next("、"), !place.isPart else { return false }
        return place.isNear(writing)
    }

    /// Whether it is a shiver that somebody has rather than cold air.
    private static func isFelt(_ place: Place) -> Bool {
        place.second(isOneOf: ["する"])
            || place.isAhead(["走る", "襲う", "感じる", "覚える", "催す", "おさまる", "収まる", "治まる"]) || place.isNear(illness)
    }

    /// Whether somebody has it or has it not: 分別がない, 分別のある人; what is sorted is ぶんべつ.
    private static func isPrudence(_ place: Place) -> Bool {
        if place.isNear(waste) { return false }
        if place.next("を") { return place.second(isOneOf: ["失う", "なくす", "弁える", "わきまえる"]) }
        return place.nextIsOne(of: ["が", "の", "も"]) && place.second(isOneOf: ["ない", "無い", "ある", "つく", "付く"])
    }

    /// Whether it stands without the words for what goes on: 土産に最中を買う, and not 食事の最中に.
    private static func isSweet(_ place: Place) -> Bool {
        guard !place.next("に"), place.word(1) != nil else { return false }
        if place.next("を"), place.second(isOneOf: ["食べる", "買う", "もらう", "いただく", "頂く", "配る"]) { return true }
        guard let last = place.word(-1) else { return true }
        switch last.partOfSpeech {
        case .symbol, .space: return true
        case .particle: return !last.surface.isSpelt("の") && !last.traits.contains(.te)
        default: return false
        }
    }

    private static let wrestling: Set<String> = ["相撲", "土俵", "横綱", "大関", "力士", "まわし", "廻し", "投げ", "取組", "技"]
    private static let ofThisAge: Set<String> = ["社会", "経済", "政治", "情勢", "国際", "繁栄", "発展", "隆盛", "文明", "科学"]
    /// The last characters of the names of arts and branches of learning: 書道, 日本画, 経済学.
    private static let arts: Set<Unicode.Scalar> = ["道", "学", "画", "句", "歌", "術", "楽", "詩", "論", "史", "芸", "碁", "棋"]
    private static let autographs: Set<String> = [
        "サイン", "揮毫", "寄せ書き", "直筆", "毛筆", "筆", "俳句", "書い", "書く", "書き", "書か", "したため",
    ]
    private static let dwelling: Set<String> = ["ある", "住む", "引っ越す", "移る", "降りる", "暮らす", "着く"]
    private static let guessing: Set<String> = ["察する", "推し量る", "思う", "語る", "明かす", "吐露", "打ち明ける", "推察", "慮る", "測る"]
    private static let writing: Set<String> = [
        "手紙", "文章", "文字", "小説", "詩", "原稿", "コード", "日記", "メモ", "セリフ", "台詞", "歌詞", "本文", "文", "読ん", "読む", "読み", "書い",
        "書く", "書き", "書か", "書け", "消し", "改行",
    ]
    private static let illness: Set<String> = [
        "熱", "発熱", "高熱", "頭痛", "吐き気", "めまい", "震え", "風邪", "背中", "背筋", "症状", "悪寒",
    ]
    private static let waste: Set<String> = ["ごみ", "ゴミ", "廃棄物", "資源", "収集", "回収", "リサイクル", "処分"]
    private static let geometry: Set<String> = ["頂点", "直角", "鋭角", "鈍角", "内角", "外角", "辺", "度"]

    /// What stands around a morpheme.
    private struct Place {
        let index: Int
        let morphemes: [Morpheme]

        init(_ index: Int, _ morphemes: [Morpheme]) {
            self.index = index
            self.morphemes = morphemes
        }

        /// The morpheme so many places behind it, or before it if negative.
        func word(_ offset: Int) -> Morpheme? {
            let place = index + offset
            return morphemes.indices.contains(place) ? morphemes[place] : nil
        }

        func next(_ text: StaticString) -> Bool { word(1)?.surface.isSpelt(text) ?? false }
        func last(_ text: StaticString) -> Bool { word(-1)?.surface.isSpelt(text) ?? false }
        func nextIsOne(of texts: Set<String>) -> Bool { word(1).map { texts.contains($0.surface) } ?? false }
        /// Whether the word after the next is one of some, by its dictionary form.
        func second(isOneOf lemmas: Set<String>) -> Bool { word(2).map { lemmas.contains($0.lemma) } ?? false }

        /// Whether the word right before it, with nothing between them, is of a kind.
        func touches(_ isOfKind: (Morpheme) -> Bool) -> Bool {
            guard let last = word(-1), last.end == morphemes[index].start else { return false }
            return last.partOfSpeech != .symbol && last.partOfSpeech != .space && isOfKind(last)
        }

        /// Whether it is a part of a compound that begins before it.
        var isPart: Bool { touches { [.noun, .properNoun, .suffix, .prefix, .number].contains($0.partOfSpeech) } }

        /// Whether one of some verbs follows in its clause.
        func isAhead(_ lemmas: Set<String>) -> Bool {
            morphemes[(index + 1)...].prefix(4).prefix { $0.partOfSpeech != .symbol }
                .contains { lemmas.contains($0.lemma) }
        }

        /// Whether one of some words is near it in its sentence.
        func isNear(_ words: Set<String>) -> Bool { isNear { words.contains($0.surface) } }

        func isNear(_ isOfKind: (Morpheme) -> Bool) -> Bool {
            let behind = morphemes[..<index].suffix(8).reversed().prefix { !Self.endsSentence($0.surface) }
            let ahead = morphemes[(index + 1)...].prefix(8).prefix { !Self.endsSentence($0.surface) }
            return behind.contains(where: isOfKind) || ahead.contains(where: isOfKind)
        }

        private static func endsSentence(_ surface: String) -> Bool {
            ["。", "！", "？", "!", "?", "\n"].contains(surface)
        }
    }
}
