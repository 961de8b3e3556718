/// The language of a note: one that Glossa supports, or another, known only by its code.
///
/// A note in a language without dictionaries is reviewed, searched and exported like any other. Everything that needs a
/// dictionary (look-ups, lessons, known words) takes a ``Language``, which such a note does not have.
///
/// The raw value is a BCP 47 tag as stored in the database: `zh`, `ja` and `en` for Glossa's languages, others such as
/// `fr` or `pt-BR`, and `und` if unknown.
public struct LanguageTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A language without a known code.
    public static let other = LanguageTag(code: "und")
    public static let chinese = LanguageTag(.chinese)
    public static let japanese = LanguageTag(.japanese)
    public static let english = LanguageTag(.english)

    public init(_ language: Language) { rawValue = language.rawValue }

    private init(code: String) { rawValue = code }

    /// Parses a tag in either case, with hyphens or underscores. Drops regions and scripts of Glossa's own languages,
    /// so that `zh-TW` and `en_US` are Chinese and English. Returns nil for anything else.
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
                // By convention, regions are in upper case and scripts are capitalised.
                for (place, byte) in subtag.enumerated() {
                    let isCapital = subtag.count == 2 || subtag.count == 4 && place == 0
                    let isLetter = byte >= UInt8(ascii: "a")
                    tag += String(decoding: CollectionOfOne(isCapital && isLetter ? byte & 0xDF : byte), as: UTF8.self)
                }
            }
            self.rawValue = tag
        }
    }

    /// The language, if Glossa supports it; otherwise nil.
    public var language: Language? { Language(rawValue: rawValue) }

    /// Whether the language is known.
    public var isKnown: Bool { self != .other }

    /// The tag for `lang` attributes and for choosing a voice; empty, which means "unknown" in HTML, if it is not
    /// known.
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
