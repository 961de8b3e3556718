import Model

extension Wording {
    /// What stands between the members of a list.
    var listSeparator: String { say(", ", "、") }

    /// A part of speech as dictionaries and entries of the notebook have it; what is none of ours is shown as it is.
    func partOfSpeech(_ name: String) -> String {
        switch name {
        case "noun": say(name, "名词")
        case "verb": say(name, "动词")
        case "adjective": say(name, "形容词")
        case "adverb": say(name, "副词")
        case "pronoun": say(name, "代词")
        case "preposition": say(name, "介词")
        case "conjunction": say(name, "连词")
        case "determiner": say(name, "限定词")
        case "interjection": say(name, "感叹词")
        case "article": say(name, "冠词")
        case "particle": say(name, "助词")
        case "prefix": say(name, "前缀")
        case "suffix": say(name, "后缀")
        case "counter": say(name, "量词")
        case "numeral": say(name, "数词")
        case "expression": say(name, "惯用语")
        case "auxiliary verb", "auxiliary": say(name, "助动词")
        case WordEntry.unstated: listed(name)
        default: name
        }
    }

    /// A language that English words come from, as an entry of the notebook has it.
    func originLanguage(_ name: String) -> String {
        guard interface == .simplifiedChinese else { return name }
        for (english, chinese) in Self.originLanguages where english == name { return chinese }
        return name
    }

    private static let originLanguages: [(String, String)] = [
        ("Latin", "拉丁语"), ("Late Latin", "后期拉丁语"), ("New Latin", "近代拉丁语"), ("Old Latin", "古拉丁语"),
        ("Greek", "希腊语"), ("Ancient Greek", "古希腊语"), ("French", "法语"), ("Old French", "古法语"),
        ("Middle French", "中古法语"), ("Anglo-Norman", "盎格鲁-诺曼语"), ("Norman", "诺曼语"), ("English", "英语"),
        ("Middle English", "中古英语"), ("Old English", "古英语"), ("Dutch", "荷兰语"), ("Middle Dutch", "中古荷兰语"),
        ("German", "德语"), ("Low German", "低地德语"), ("Old High German", "古高地德语"), ("Old Norse", "古诺尔斯语"),
        ("Scandinavian", "斯堪的纳维亚语"), ("Swedish", "瑞典语"), ("Danish", "丹麦语"), ("Norwegian", "挪威语"),
        ("Italian", "意大利语"), ("Spanish", "西班牙语"), ("Portuguese", "葡萄牙语"), ("Provençal", "普罗旺斯语"),
        ("Welsh", "威尔士语"), ("Scottish Gaelic", "苏格兰盖尔语"), ("Irish", "爱尔兰语"), ("Celtic", "凯尔特语"),
        ("Arabic", "阿拉伯语"), ("Persian", "波斯语"), ("Hebrew", "希伯来语"), ("Turkish", "土耳其语"),
        ("Sanskrit", "梵语"), ("Russian", "俄语"), ("Hindi", "印地语"), ("Malay", "马来语"), ("Japanese", "日语"),
        ("Chinese", "中文"), ("Scots", "苏格兰语"), ("Afrikaans", "南非语"), ("Yiddish", "意第绪语"), ("Czech", "捷克语"),
        ("Serbian", "塞尔维亚语"), ("Hungarian", "匈牙利语"), ("Finnish", "芬兰语"), ("Sami", "萨米语"), ("Sicilian", "西西里语"),
        ("Medieval Latin", "中世纪拉丁语"), ("Middle Low German", "中古低地德语"), ("Frankish", "法兰克语"),
        ("Egyptian", "古埃及语"), ("Swahili", "斯瓦希里语"), ("Wolof", "沃洛夫语"), ("Bantu", "班图语"),
        ("Kikongo", "刚果语"), ("Fon", "丰语"), ("Tamil", "泰米尔语"), ("Gujarati", "古吉拉特语"), ("Nepali", "尼泊尔语"),
        ("Nahuatl", "纳瓦特尔语"), ("Taino", "泰诺语"), ("Tupi", "图皮语"), ("Mapuche", "马普切语"),
        ("Algonquian", "阿尔冈昆语"), ("Powhatan", "波瓦坦语"), ("Inuit", "因纽特语"), ("Aleut", "阿留申语"),
        ("Hawaiian", "夏威夷语"), ("Maori", "毛利语"), ("Tahitian", "塔希提语"), ("Tongan", "汤加语"),
        ("Marshallese", "马绍尔语"), ("Nenets", "涅涅茨语"), ("Mansi", "曼西语"), ("Dharug", "达鲁格语"),
        ("Guugu Yimithirr", "古古伊米德希尔语"),
    ]
}
