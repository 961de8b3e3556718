/// A language that Glossa supports. The raw value is its ISO 639-1 code, used in routes, files and the database.
public enum Language: String, CaseIterable, Hashable, Sendable {
    case chinese = "zh"
    case japanese = "ja"
    case english = "en"

    /// The BCP 47 tag for `lang` attributes, from which browsers choose the glyphs and voice.
    public var tag: String {
        switch self {
        case .chinese: "zh-Hans"
        case .japanese: "ja"
        case .english: "en"
        }
    }

    /// Whether spaces separate words.
    public var separatesWords: Bool { self == .english }
}

#if !hasFeature(Embedded)
extension Language: Codable {}
#endif
