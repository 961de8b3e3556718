/// A language that Glossa reads. The raw value is its ISO 639-1 code, used in routes, files and the database.
public enum Language: String, CaseIterable, Hashable, Sendable {
    case chinese = "zh"
    case japanese = "ja"
    case english = "en"

    /// The BCP 47 tag that pages put into `lang`, so that browsers choose the right glyphs and voice.
    public var tag: String {
        switch self {
        case .chinese: "zh-Hans"
        case .japanese: "ja"
        case .english: "en"
        }
    }

    /// Whether words are written with spaces between them.
    public var separatesWords: Bool { self == .english }
}

#if !hasFeature(Embedded)
extension Language: Codable {}
#endif
