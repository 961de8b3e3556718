import Lexicon
import Model

/// What a counted word that no dictionary has means, by the words that it consists of.
struct ComposedGloss {
    /// The usual entry of a word; nil if no dictionary has it.
    let usual: (String) -> CEDICTEntry?
    /// Whether a character transliterates foreign sounds.
    let isTransliteration: (Unicode.Scalar) -> Bool
    /// Whether a character is a surname.
    var isSurname: (Unicode.Scalar) -> Bool = { _ in false }
    /// The entry of a character in a reading in numbered pinyin, if that is not the reading of its usual entry; else nil.
    var unusual: (_ character: String, _ reading: String) -> CEDICTEntry? = { _, _ in nil }

    /// What a person's name, or another that begins with a surname (吴淞口), is said to be.
    static let name = "(name)"

    /// - Parameters:
    ///   - isName: Whether the counted list has the word for a name.
    ///   - syllables: How the word is read, one syllable for each character; a character in it means what it does when it is
    ///     read so: 圈 is a pen in 羊圈 (juàn). Empty if that is unknown.
    /// - Returns: An empty text for a single character, for most names, and for a word with a part that no dictionary has.
    func gloss(of word: String, isName: Bool, syllables: [String] = []) -> String {
        guard word.count > 1 else { return "" }
        if isName, !isPlain(word) {
            if word.unicodeScalars.allSatisfy(isTransliteration) { return "(in foreign names)" }
            let mayBePerson = (2...3).contains(word.count) && word.unicodeScalars.first.map(isSurname) ?? false
            return mayBePerson ? Self.name : ""
        }
        if let base = base(of: word), let sense = sense(of: base) { return sense }
        let pairs = Array(word)
        if pairs.count == 4, pairs[0] == pairs[1], pairs[2] == pairs[3], pairs[0] != pairs[2] {
            return gloss(of: String([pairs[0], pairs[2]]), isName: false)
        }
        let parts = parts(of: word)
        var place = 0
        let glosses = parts.enumerated().compactMap { index, part -> String? in
            defer { place += part.count }
            if part.count == 1, syllables.count == word.count, let entry = unusual(part, syllables[place]),
                index < parts.count - 1 || Self.lastReadings[part] != syllables[place]
            {
                return first(of: entry)
            }
            if index == parts.count - 1, let last = Self.lastSenses[part] { return last }
            if index == 0, let first = Self.firstSenses[part] { return first }
            return sense(of: part)
        }
        return glosses.joined(separator: " + ")
    }

    /// The words of a dictionary that a counted word consists of, the longest from the left; none if there are others in it.
    private func parts(of word: String) -> [String] {
        var rest = word[...]
        var parts: [String] = []
        // 主教练 is a chief 教练, no 主教.
        if word.count == 3, Self.firstSenses[String(word.prefix(1))] != nil,
            Self.lastSenses[String(word.suffix(1))] == nil,
            usual(String(word.dropFirst())) != nil
        {
            parts.append(String(word.prefix(1)))
            rest = rest.dropFirst()
        }
        while !rest.isEmpty {
            var part = rest.count == word.count ? rest.dropLast() : rest
            while part.count > 1, usual(String(part)) == nil { part = part.dropLast() }
            guard usual(String(part)) != nil else { return [] }
            parts.append(String(part))
            rest = rest.dropFirst(part.count)
        }
        return parts
    }

    /// Whether a word that the counted list has for a name is two words of two characters (开学典礼), or one with an ending (绿豆汤).
    private func isPlain(_ word: String) -> Bool {
        func isWord(_ text: String) -> Bool { usual(text).map { !$0.isProperName } ?? false }
        let first = String(word.prefix(2))
        let rest = String(word.dropFirst(2))
        return isWord(first) && (rest.count == 2 && isWord(rest) || Self.lastSenses[rest] != nil)
    }

    /// What a character means at the end of a longer word, where that is not what it means by itself. Glossa's own table.
    private static let lastSenses = [
        "率": "rate", "部": "department", "局": "bureau", "费": "fee", "帖": "post", "者": "-er", "员": "member of staff",
        "额": "amount",
        "业": "industry", "性": "-ness", "化": "-ize", "度": "degree", "力": "strength", "法": "method", "品": "product",
        "机": "machine", "器": "device", "学": "-ology", "家": "specialist", "师": "master", "长": "head", "手": "hand",
        "民": "people", "区": "district", "厂": "factory", "店": "shop", "馆": "hall", "院": "institute", "所": "office",
        "室": "room", "站": "station", "场": "ground", "线": "line", "路": "road", "车": "vehicle", "船": "ship",
        "票": "ticket",
        "证": "certificate", "卡": "card", "书": "book", "报": "newspaper", "刊": "magazine", "网": "network", "台": "station",
        "社": "agency", "会": "association", "团": "group", "组": "group", "班": "class", "级": "level", "期": "period",
        "量": "amount", "数": "number", "值": "value", "价": "price", "款": "sum", "金": "money", "税": "tax", "权": "right",
        "罪": "crime", "案": "case", "病": "disease", "症": "disorder", "炎": "inflammation", "药": "medicine", "剂": "agent",
        "素": "element", "酸": "acid", "型": "type", "式": "style", "制": "system", "界": "world", "圈": "circle",
        "层": "layer",
        "面": "side", "方": "side", "边": "side", "汤": "soup", "菜": "dish", "茶": "tea", "酒": "wine", "油": "oil",
        "粉": "powder",
        "片": "slice", "板": "board", "表": "list", "单": "list", "册": "booklet", "史": "history", "论": "theory",
        "观": "view",
        "感": "feeling", "迷": "fan", "族": "clan", "派": "school", "军": "army", "队": "team", "国": "country",
        "省": "province",
        "县": "county", "市": "city", "镇": "town", "村": "village", "岛": "island", "湾": "bay", "港": "harbour",
        "桥": "bridge",
        "楼": "building", "街": "street", "门": "gate", "口": "mouth", "赛": "contest", "奖": "prize", "展": "exhibition",
        "节": "festival", "周": "week", "卷": "volume", "稿": "draft", "信": "letter", "令": "order", "点": "point",
        "处": "place", "地": "ground",
    ]

    /// The reading of such a character in that meaning, if it is not the usual one.
    private static let lastReadings = ["长": "zhang3", "率": "lu:4"]

    /// The same for the beginning of a word of three characters.
    private static let firstSenses = [
        "主": "chief", "副": "deputy", "总": "chief", "老": "old", "新": "new", "多": "many", "非": "non-", "无": "without",
        "反": "anti-", "超": "super-", "前": "former", "准": "quasi-", "半": "half", "双": "double", "单": "single",
        "高": "high",
        "低": "low",
    ]

    /// The first gloss of the usual sense of a word; nil if there is none.
    private func sense(of word: String) -> String? {
        usual(word).flatMap(first)
    }

    private func first(of entry: CEDICTEntry) -> String? {
        Gloss.short(entry.definitions).split(separator: ";").first.map { String($0) }
    }

    /// The word that a longer form repeats (瞧瞧, 点点头, 清清楚楚, 黑漆漆) or says with 儿 (模样儿); nil if it is no such form.
    private func base(of word: String) -> String? {
        let characters = Array(word)
        var bases: [String] = []
        switch characters.count {
        case 2 where characters[0] == characters[1]: bases = [String(characters[0])]
        case 3 where characters[0] == characters[1]: bases = [String(characters[1...])]
        case 3 where characters[1] == characters[2]: bases = [String(characters[..<2]), String(characters[0])]
        case 4 where characters[0] == characters[1] && characters[2] == characters[3]:
            bases = [String([characters[0], characters[2]])]
        case 4 where characters[0] == characters[2] && characters[1] == characters[3]:
            bases = [String(characters[..<2])]
        case 3... where characters.last == "儿": bases = [String(characters.dropLast())]
        default: return nil
        }
        return bases.first { usual($0) != nil }
    }
}
