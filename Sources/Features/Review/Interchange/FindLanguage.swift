import Model

extension LanguageName {
    /// Returns the tag of a language by its name in English, in itself or in Chinese, ignoring case, or nil if it is
    /// not listed.
    static func tag(_ name: String) -> LanguageTag? { byName[name.lowercased()] }

    private static let byName: [String: LanguageTag] = Dictionary(
        all.flatMap { language in
            let tag = LanguageTag(rawValue: language.codes[0]) ?? .other
            return ([language.english.lowercased(), language.chinese] + language.others).map { ($0, tag) }
        }, uniquingKeysWith: { first, _ in first })
}
