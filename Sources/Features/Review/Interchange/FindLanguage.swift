import Model

extension LanguageName {
    /// The language of a name in English, in itself or in Chinese, in any case; nil for one that is not listed.
    static func tag(_ name: String) -> LanguageTag? { byName[name.lowercased()] }

    /// Whether a tag is of a language that Glossa reads, or of one that has a name.
    static func isListed(_ tag: LanguageTag) -> Bool {
        tag.language != nil || !tag.isKnown || LanguageName(tag) != nil
    }

    private static let byName: [String: LanguageTag] = Dictionary(
        all.flatMap { language in
            let tag = LanguageTag(rawValue: language.codes[0]) ?? .other
            return ([language.english.lowercased(), language.chinese] + language.others).map { ($0, tag) }
        }, uniquingKeysWith: { first, _ in first })
}
