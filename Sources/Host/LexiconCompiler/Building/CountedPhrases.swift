/// Divides what the counted list has as one word and no dictionary has (两匹马, 多喝水, 下着雨, 床上, 坐在), by signs
/// that a reader also uses. Their boundaries are well known; they are just not words.
struct CountedPhrases {
    /// The part of speech of each counted word.
    let tags: [String: String]
    /// Whether a dictionary has a word.
    let isListed: (String) -> Bool
    /// Whether a dictionary has a word as a verb, among others: the counted list has one part of speech for each (下, 飞, 记).
    let isAlsoVerb: (String) -> Bool

    /// The longest string that is divided.
    private static let longest = 5
    private static let names: Set<String> = ["nr", "nrt", "nrfg", "ns", "nt", "nz"]
    private static let numerals = Set("一二两三四五六七八九十百千几半")
    private static let determiners = Set("这那每各某哪")
    private static let measures = Set(
        "个种条位名件只张次年天月日号岁届家座本支台辆艘架块句首颗级层场份批组对双米里元分秒周套匹头"
            + "杯碗瓶盘盒包袋把根棵朵片滴串幅顿趟遍声群排门间栋所封篇页部步阵股团堆桶壶节课束株枚粒斤尺寸丈亩"
            + "盏段番笔幢扇顶副桩宗丛簇捆叠瓣缕丝抹尊锅筐篮炷幕轮回帮圈勺罐截撮沓笼列缸伙枝拨摞")
    private static let results = Set("来去出入过到在于上下起完住给往向进回开掉错见成")
    private static let possibleResults = Set("到清上了起住下着开完见成动懂醒稳远过掉出来去得好")
    private static let directions: Set<String> = [
        "起来", "出来", "出去", "进来", "进去", "上来", "上去", "下来", "下去", "回来", "回去", "过来", "过去",
    ]
    /// Where something moves, behind 往.
    private static let ways = Set("上下前后里外回左右东西南北")
    private static let places = Set("上下里中内外边旁前后")
    private static let degrees = Set("很最更太不未还并绝")
    /// What follows a surname and is a word of its own.
    private static let titles: Set<String> = [
        "先生", "小姐", "女士", "太太", "老师", "师傅", "医生", "大夫", "教授", "博士", "经理", "老板", "主任", "书记", "局长", "校长", "院长",
        "队长", "科长", "部长", "司令", "律师", "同学", "同志", "阿姨", "叔叔", "大哥", "大姐", "大爷", "大妈", "大叔", "大娘", "奶奶", "爷爷",
        "妈妈", "爸爸", "姑娘",
    ]
    /// Those that stand without a number after a verb (倒杯水, 加把劲).
    private static let casualMeasures = Set("个杯碗口顿把")

    /// The words that a counted string consists of; nil if it is to stay whole.
    func parts(of word: String, tag: String) -> [String]? {
        let characters = Array(word)
        guard (2...Self.longest).contains(characters.count) else { return nil }
        if let parts = quantity(characters, tag) ?? titled(characters, tag) { return parts }
        // 敲了半天 and 断了线 are counted as set phrases, 关了灯 as a name.
        if tag == "i" || tag == "nr", characters[1] == "了", characters[0] != "了", isVerb(characters[0]) {
            return particle(characters)
        }
        guard !Self.names.contains(tag), tag != "i" || characters.count < 4 else { return nil }
        return particle(characters) ?? question(characters) ?? change(characters) ?? movement(characters)
            ?? verbPhrase(characters, tag) ?? place(characters, tag) ?? modified(characters, tag)
            ?? verb(characters, tag)
    }

    /// 陈先生, 王老师.
    private func titled(_ characters: [Character], _ tag: String) -> [String]? {
        let title = String(characters.dropFirst())
        guard tag == "nr", characters.count == 3, Self.titles.contains(title) else { return nil }
        return [String(characters[0]), title]
    }

    /// Whether a counted name is one with the word beside it (贾母笑, 那凤姐): no word at all.
    func isBrokenName(_ word: String, tag: String) -> Bool {
        guard tag == "nr", word.count == 3, let first = word.first, let last = word.last else { return false }
        return "那这向".contains(first) || "笑忙因见曰便遂".contains(last)
    }

    private func has(_ word: String, _ first: Character) -> Bool { tags[word]?.first == first }

    private func isVerb(_ character: Character) -> Bool {
        has(String(character), "v") || isAlsoVerb(String(character))
    }

    /// 一辆车, 两句话, 二人, 每封信.
    private func quantity(_ characters: [Character], _ tag: String) -> [String]? {
        var end = 0
        while end < characters.count, Self.numerals.contains(characters[end]) { end += 1 }
        if end == 0, characters.count > 2, Self.determiners.contains(characters[0]) { end = 1 }
        // 一扇门 is counted as an idiom; one of four characters is one.
        guard end > 0, end < characters.count, !["nr", "ns", "nt"].contains(tag),
            tag != "i" || characters.count == 3 && end == 1
        else { return nil }
        let number = String(characters[..<end])
        if characters[end] == "人" {
            return end == 1 && characters.count == 2 && Self.numerals.contains(characters[0]) ? [number, "人"] : nil
        }
        guard Self.measures.contains(characters[end]), tag != "nrt" else { return nil }
        let rest = String(characters[(end + 1)...])
        if rest.isEmpty { return end == 1 ? [number, String(characters[end])] : nil }
        guard isListed(rest), rest.first != "儿" else { return nil }
        return [number, String(characters[end]), rest]
    }

    /// 下着雨, 傻了眼, 静静的.
    private func particle(_ characters: [Character]) -> [String]? {
        guard characters.count > 2, let last = characters.last else { return nil }
        for place in 1..<characters.count - 1 where characters[place] == "着" || characters[place] == "了" {
            let verb = String(characters[..<place])
            guard has(verb, "v") || has(verb, "a") || isAlsoVerb(verb), let before = words(verb),
                let after = words(String(characters[(place + 1)...]))
            else { continue }
            return before + [String(characters[place])] + after
        }
        let base = Array(characters.dropLast())
        let isRepeated = base.count == 2 && base[0] == base[1] || base.count == 4 && base[0] == base[1]
        guard last == "的" || last == "地", isRepeated else { return nil }
        return tags[String(base)] != nil || isListed(String(base)) ? [String(base), String(last)] : nil
    }

    /// 看不到, 站得住; 瞧一瞧.
    private func question(_ characters: [Character]) -> [String]? {
        guard characters.count == 3, isVerb(characters[0]) else { return nil }
        let isPossible = characters[1] == "不" || characters[1] == "得"
        let isTried = characters[1] == "一" && characters[0] == characters[2]
        guard isTried || isPossible && Self.possibleResults.contains(characters[2]) && characters[0] != characters[2]
        else { return nil }
        return characters.map { String($0) }
    }

    /// 快停了, 乐坏了, 气死我了; but not 做不了 and 情未了.
    private func change(_ characters: [Character]) -> [String]? {
        guard characters.count > 2, characters.last == "了", let before = words(String(characters.dropLast())),
            before.last != "不", before.last?.last != "未"
        else { return nil }
        return before + ["了"]
    }

    /// 往下流, 往上冲浪: 下流 and 上冲 are words, too.
    private func movement(_ characters: [Character]) -> [String]? {
        guard characters.count > 2, characters[0] == "往", Self.ways.contains(characters[1]) else { return nil }
        let rest = String(characters[2...])
        if ["面", "方", "边", "部"].contains(rest) { return ["往", String(characters[1...])] }
        guard tags[rest] != nil || isListed(rest) else { return nil }
        return (words(String(characters[..<2])) ?? []) + [rest]
    }

    /// 倒杯水, 吃完饭, 扑上去, 睁开眼, 多喝水.
    private func verbPhrase(_ characters: [Character], _ tag: String) -> [String]? {
        guard characters.count == 3 else { return nil }
        let ends = [String(characters[..<2]), String(characters[1...])]
        if isVerb(characters[0]), Self.directions.contains(ends[1]) { return [String(characters[0]), ends[1]] }
        if ["多", "少", "别", "没", "又"].contains(characters[0]), tag == "l" || tag == "v", isVerb(characters[1]),
            let rest = words(ends[1])
        {
            return [String(characters[0])] + rest
        }
        guard isVerb(characters[0]), has(String(characters[2]), "n") else { return nil }
        // 睁开 and 关上 are words; 开眼 and 上门, too, but not here.
        if "开上起住".contains(characters[1]), isListed(ends[0]) { return [ends[0], String(characters[2])] }
        guard !isListed(ends[1]) else { return nil }
        if Self.casualMeasures.contains(characters[1]), !isListed(ends[0]) { return characters.map { String($0) } }
        guard "开上下完过".contains(characters[1]) else { return nil }
        return (words(ends[0]) ?? []) + [String(characters[2])]
    }

    /// 床上, 屋子里.
    private func place(_ characters: [Character], _ tag: String) -> [String]? {
        guard ["s", "f", "n"].contains(tag), let last = characters.last, Self.places.contains(last) else { return nil }
        let base = String(characters.dropLast())
        guard isListed(base), tag == "s" || has(base, "n") && (tag == "f" || last == "里") else { return nil }
        return [base, String(last)]
    }

    /// 很大, 不敢, 每秒.
    private func modified(_ characters: [Character], _ tag: String) -> [String]? {
        guard characters.count <= 3, let kind = tag.first else { return nil }
        let rest = String(characters.dropFirst())
        guard isListed(rest) else { return nil }
        let isModified =
            Self.degrees.contains(characters[0]) && "advzbvrc".contains(kind)
            || "每各此某".contains(characters[0]) && "rn".contains(kind)
        return isModified ? [String(characters[0]), rest] : nil
    }

    /// 坐在, 走来, 答道.
    private func verb(_ characters: [Character], _ tag: String) -> [String]? {
        guard characters.count == 2, tag == "v" || tag == "vd", isVerb(characters[0]),
            Self.results.contains(characters[1]) || characters[1] == "道"
        else { return nil }
        return characters.map { String($0) }
    }

    /// The longest words of a dictionary that a string consists of, from the left; nil if there are others in it.
    private func words(_ text: String) -> [String]? {
        var parts: [String] = []
        var rest = text[...]
        while !rest.isEmpty {
            var part = rest
            while !isListed(String(part)) {
                part = part.dropLast()
                if part.isEmpty { return nil }
            }
            parts.append(String(part))
            rest = rest.dropFirst(part.count)
        }
        return parts
    }
}
