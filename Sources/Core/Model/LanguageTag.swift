/// The language of a note: one that Glossa reads, or another, known by its code alone.
///
/// A note of a language without dictionaries is reviewed, searched and exported like any other. Everything that needs a
/// dictionary (look-ups, lessons, known words) takes a ``Language``, which such a note does not have.
///
/// The raw value is a BCP 47 tag as the database keeps it: `zh`, `ja` and `en` for the languages of Glossa, others such as
/// `fr` or `pt-BR`, and `und` where nothing is known.
public struct LanguageTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A language without a known code.
    public static let other = LanguageTag(code: "und")
    public static let chinese = LanguageTag(.chinese)
    public static let japanese = LanguageTag(.japanese)
    public static let english = LanguageTag(.english)

    public init(_ language: Language) { rawValue = language.rawValue }

    private init(code: String) { rawValue = code }

    /// A tag in any case, with hyphens or underlines. Regions and scripts of Glossa's own languages are left out, so that
    /// `zh-TW` and `en_US` are Chinese and English. Nil for what is no tag.
    public init?(rawValue: String) {
        guard rawValue.utf8.count <= 35 else { return nil }
        var subtags: [[UInt8]] = [[]]
        for byte in rawValue.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                subtags[subtags.count - 1].append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): subtags[subtags.count - 1].append(byte | 0x20)
            case UInt8(ascii: "-"), UInt8(ascii: "_"): subtags.append([])
            default: return nil
            }
        }
        let primary = subtags[0]
        guard 2...3 ~= primary.count, primary.allSatisfy({ $0 >= UInt8(ascii: "a") }),
            subtags.allSatisfy({ 1...8 ~= $0.count })
        else { return nil }
        switch String(decoding: primary, as: UTF8.self) {
        case "zh", "cmn", "zho", "chi": self.rawValue = Language.chinese.rawValue
        case "ja", "jpn": self.rawValue = Language.japanese.rawValue
        case "en", "eng": self.rawValue = Language.english.rawValue
        case let code:
            var tag = code
            for subtag in subtags.dropFirst() {
                tag += "-"
                // Regions are written in capitals, and scripts with one, by convention.
                for (place, byte) in subtag.enumerated() {
                    let isCapital = subtag.count == 2 || subtag.count == 4 && place == 0
                    let isLetter = byte >= UInt8(ascii: "a")
                    tag += String(decoding: CollectionOfOne(isCapital && isLetter ? byte & 0xDF : byte), as: UTF8.self)
                }
            }
            self.rawValue = tag
        }
    }

    /// The language where it is one that Glossa reads; nil for another one.
    public var language: Language? { Language(rawValue: rawValue) }

    /// Whether the language is named at all.
    public var isKnown: Bool { self != .other }

    /// What pages put into `lang`, and what a voice is chosen by; empty, which says "unknown" in HTML, where it is not known.
    public var tag: String { language?.tag ?? (isKnown ? rawValue : "") }
}

#if !hasFeature(Embedded)
extension LanguageTag: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let tag = LanguageTag(rawValue: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a language tag")
        }
        self = tag
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
#endif
