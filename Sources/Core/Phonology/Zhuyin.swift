extension PinyinSyllable {
    /// The syllable in Zhuyin (bopomofo), with its tone: `hǎo` is ㄏㄠˇ.
    ///
    /// As in horizontal print, the first tone is unmarked and the dot of the neutral tone precedes the syllable (˙ㄇㄚ).
    /// The r of 花儿 is a bare ㄦ. Source: 國語注音符號手冊, Ministry of Education, Taiwan.
    public var zhuyin: String {
        let sound = initial.isSyllabic && final == .i ? initial.zhuyin : initial.zhuyin + final.zhuyin
        guard !isErhua, let tone else { return sound }
        return switch tone {
        case .first: sound
        case .second: sound + "ˊ"
        case .third: sound + "ˇ"
        case .fourth: sound + "ˋ"
        case .neutral: "˙" + sound
        }
    }
}

/// Zhuyin (bopomofo), the phonetic script of Taiwan's schools and dictionaries.
public enum Zhuyin {
    /// Converts a pinyin reading to Zhuyin, with spaces between syllables: `ni3 hao3` becomes `ㄋㄧˇ ㄏㄠˇ`.
    ///
    /// Text that is not pinyin is kept.
    public static func of(_ reading: String) -> String {
        var text = ""
        for element in Pinyin.elements(reading) {
            if !text.isEmpty { text += " " }
            switch element {
            case .syllable(let syllable): text += syllable.zhuyin
            case .literal(let literal): text += literal
            }
        }
        return text
    }
}
