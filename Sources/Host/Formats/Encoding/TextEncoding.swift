/// A character encoding of text files. The raw value is its WHATWG label, as learners see it.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
    /// UTF-8, with or without a byte order mark.
    case utf8 = "UTF-8"
    /// UTF-16 as Windows Notepad wrote it, low byte first.
    case utf16LittleEndian = "UTF-16LE"
    /// UTF-16, high byte first.
    case utf16BigEndian = "UTF-16BE"
    /// Chinese, including GBK and GB2312.
    case gb18030 = "GB18030"
    /// Traditional Chinese, with the Hong Kong supplement.
    case big5 = "Big5"
    /// Japanese as used on Windows (code page 932).
    case shiftJIS = "Shift_JIS"
    /// Japanese as used on Unix, with the NEC and IBM extensions.
    case eucJP = "EUC-JP"
    /// Western European, for English texts with typographic quotes and accents.
    case windows1252 = "windows-1252"

    /// Finds the encoding by one of its usual names ("gbk", "cp932", "utf-8"), in any case.
    public init?(label: some StringProtocol) {
        switch label.lowercased().filter({ $0.isLetter || $0.isNumber }) {
        case "utf8", "ascii", "usascii": self = .utf8
        case "utf16", "utf16le", "unicode": self = .utf16LittleEndian
        case "utf16be": self = .utf16BigEndian
        case "gb18030", "gbk", "gb2312", "cp936", "hzgb2312", "euccn": self = .gb18030
        case "big5", "big5hkscs", "cp950": self = .big5
        case "shiftjis", "sjis", "cp932", "windows31j", "ms932", "xsjis": self = .shiftJIS
        case "eucjp", "xeucjp", "ujis": self = .eucJP
        case "windows1252", "cp1252", "iso88591", "latin1": self = .windows1252
        default: return nil
        }
    }

    /// Its name in glibc's iconv; the largest table of each family, so that rare characters are decoded too.
    var iconvName: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LittleEndian: "UTF-16LE"
        case .utf16BigEndian: "UTF-16BE"
        case .gb18030: "GB18030"
        case .big5: "BIG5-HKSCS"
        case .shiftJIS: "CP932"
        case .eucJP: "EUC-JP-MS"
        case .windows1252: "CP1252"
        }
    }

    /// The bytes of U+FEFF, with which a file may declare its encoding; empty for encodings that never do.
    var byteOrderMark: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .utf16LittleEndian: [0xFF, 0xFE]
        case .utf16BigEndian: [0xFE, 0xFF]
        case .gb18030: [0x84, 0x31, 0x95, 0x33]
        default: []
        }
    }

    /// The length of the encoding's smallest unit, in bytes.
    var unitLength: Int { self == .utf16LittleEndian || self == .utf16BigEndian ? 2 : 1 }
}
