import Model

/// Languages that Glossa has no dictionaries of, by their names in English, in themselves and in Chinese.
enum LanguageName {
    /// The language of a name, in any case; nil for one that is not listed.
    static func tag(_ name: String) -> LanguageTag? {
        codes[name.lowercased()].flatMap { LanguageTag(rawValue: $0) }
    }

    /// Whether a tag is of a language that Glossa reads, or of one that has a name here.
    static func isListed(_ tag: LanguageTag) -> Bool {
        let code = tag.rawValue.prefix { $0 != "-" }
        return tag.language != nil || !tag.isKnown || names.contains { $0.code == code }
    }

    /// The English name of a language that Glossa lacks; its code where it has none here.
    static func english(_ tag: LanguageTag) -> String {
        let code = tag.rawValue.prefix { $0 != "-" }
        guard let name = names.first(where: { $0.code == code })?.names.first else { return tag.rawValue }
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static let codes: [String: String] = Dictionary(
        names.flatMap { entry in entry.names.map { ($0, entry.code) } }, uniquingKeysWith: { first, _ in first })

    private static let names: [(code: String, names: [String])] = [
        ("ar", ["arabic", "العربية", "阿拉伯语"]),
        ("ca", ["catalan", "català", "加泰罗尼亚语"]),
        ("cs", ["czech", "čeština", "捷克语"]),
        ("da", ["danish", "dansk", "丹麦语"]),
        ("de", ["german", "deutsch", "德语"]),
        ("el", ["greek", "ελληνικά", "希腊语"]),
        ("eo", ["esperanto", "世界语"]),
        ("es", ["spanish", "español", "espanol", "castellano", "西班牙语"]),
        ("fa", ["persian", "farsi", "فارسی", "波斯语"]),
        ("fi", ["finnish", "suomi", "芬兰语"]),
        ("fr", ["french", "français", "francais", "法语"]),
        ("he", ["hebrew", "עברית", "希伯来语"]),
        ("hi", ["hindi", "हिन्दी", "印地语"]),
        ("hu", ["hungarian", "magyar", "匈牙利语"]),
        ("id", ["indonesian", "印度尼西亚语"]),
        ("it", ["italian", "italiano", "意大利语"]),
        ("ko", ["korean", "한국어", "韩语", "韓語", "朝鲜语"]),
        ("la", ["latin", "latina", "拉丁语"]),
        ("nl", ["dutch", "nederlands", "荷兰语"]),
        ("no", ["norwegian", "norsk", "挪威语"]),
        ("pl", ["polish", "polski", "波兰语"]),
        ("pt", ["portuguese", "português", "portugues", "葡萄牙语"]),
        ("ro", ["romanian", "română", "罗马尼亚语"]),
        ("ru", ["russian", "русский", "俄语"]),
        ("sv", ["swedish", "svenska", "瑞典语"]),
        ("th", ["thai", "ไทย", "泰语"]),
        ("tr", ["turkish", "türkçe", "土耳其语"]),
        ("uk", ["ukrainian", "українська", "乌克兰语"]),
        ("vi", ["vietnamese", "tiếng việt", "越南语"]),
    ]
}
