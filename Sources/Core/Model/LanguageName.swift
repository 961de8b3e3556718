/// The names of a language for which Glossa has no dictionaries.
public struct LanguageName: Hashable, Sendable {
    /// Its BCP 47 codes; the first is the usual one.
    public let codes: [String]
    public let english: String
    /// In Simplified Chinese.
    public let chinese: String
    /// Its own name and other names, in lower case.
    public let others: [String]

    private init(_ codes: [String], _ english: String, _ chinese: String, _ others: [String] = []) {
        self.codes = codes
        self.english = english
        self.chinese = chinese
        self.others = others
    }

    /// Creates the names of a tag's language, whatever its region or script; nil if it is not listed.
    public init?(_ tag: LanguageTag) {
        var code = ""
        for scalar in tag.rawValue.unicodeScalars {
            if scalar == "-" { break }
            code.unicodeScalars.append(scalar)
        }
        guard let listed = Self.all.first(where: { $0.codes.contains(code) }) else { return nil }
        self = listed
    }

    /// Returns whether a tag's language is one that Glossa reads or that has a name.
    static func isListed(_ tag: LanguageTag) -> Bool {
        tag.language != nil || !tag.isKnown || LanguageName(tag) != nil
    }

    public static let all: [LanguageName] = [
        LanguageName(["ar"], "Arabic", "阿拉伯语", ["العربية"]),
        LanguageName(["ca"], "Catalan", "加泰罗尼亚语", ["català"]),
        LanguageName(["cs"], "Czech", "捷克语", ["čeština"]),
        LanguageName(["da"], "Danish", "丹麦语", ["dansk"]),
        LanguageName(["de"], "German", "德语", ["deutsch"]),
        LanguageName(["el"], "Greek", "希腊语", ["ελληνικά"]),
        LanguageName(["eo"], "Esperanto", "世界语"),
        LanguageName(["es"], "Spanish", "西班牙语", ["español", "espanol", "castellano"]),
        LanguageName(["fa"], "Persian", "波斯语", ["farsi", "فارسی"]),
        LanguageName(["fi"], "Finnish", "芬兰语", ["suomi"]),
        LanguageName(["fr"], "French", "法语", ["français", "francais"]),
        LanguageName(["he"], "Hebrew", "希伯来语", ["עברית"]),
        LanguageName(["hi"], "Hindi", "印地语", ["हिन्दी"]),
        LanguageName(["hu"], "Hungarian", "匈牙利语", ["magyar"]),
        LanguageName(["id"], "Indonesian", "印度尼西亚语"),
        LanguageName(["it"], "Italian", "意大利语", ["italiano"]),
        LanguageName(["ko"], "Korean", "韩语", ["한국어", "韓語", "朝鲜语"]),
        LanguageName(["la"], "Latin", "拉丁语", ["latina"]),
        LanguageName(["nl"], "Dutch", "荷兰语", ["nederlands"]),
        LanguageName(["no", "nb", "nn"], "Norwegian", "挪威语", ["norsk"]),
        LanguageName(["pl"], "Polish", "波兰语", ["polski"]),
        LanguageName(["pt"], "Portuguese", "葡萄牙语", ["português", "portugues"]),
        LanguageName(["ro"], "Romanian", "罗马尼亚语", ["română"]),
        LanguageName(["ru"], "Russian", "俄语", ["русский"]),
        LanguageName(["sv"], "Swedish", "瑞典语", ["svenska"]),
        LanguageName(["th"], "Thai", "泰语", ["ไทย"]),
        LanguageName(["tr"], "Turkish", "土耳其语", ["türkçe"]),
        LanguageName(["uk"], "Ukrainian", "乌克兰语", ["українська"]),
        LanguageName(["vi"], "Vietnamese", "越南语", ["tiếng việt"]),
    ]
}

extension Language {
    /// Its name in a language of the interface, which is also the name of the deck that is made for its cards.
    public func name(in interface: Preferences.Interface) -> String {
        switch (self, interface) {
        case (.chinese, .english): "Chinese"
        case (.chinese, .simplifiedChinese): "中文"
        case (.japanese, .english): "Japanese"
        case (.japanese, .simplifiedChinese): "日语"
        case (.english, .english): "English"
        case (.english, .simplifiedChinese): "英语"
        }
    }

    /// Its names in all languages of the interface.
    public var names: [String] { Preferences.Interface.allCases.map { name(in: $0) } }
}
