import Model

/// The number of letters in each script.
struct ScriptCensus {
    private var kana = 0
    private var han = 0
    private(set) var latin = 0
    private var others: [Script: Int] = [:]
    /// Letters that tell the languages of one script apart.
    private var ukrainian = 0
    private var persian = 0

    /// A script in which none of Glossa's languages is written.
    enum Script: Hashable {
        case cyrillic, greek, arabic, hebrew, devanagari, thai, hangul, another
    }

    mutating func count(_ scalars: some Sequence<Unicode.Scalar>) {
        for scalar in scalars {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: latin += 1
            case 0x3041...0x30FA, 0xFF66...0xFF9D: kana += 1
            case _ where scalar.isHan: han += 1
            case 0x370...0x1FFF, 0xAC00...0xD7A3: countOther(scalar)
            default: break
            }
        }
    }

    private mutating func countOther(_ scalar: Unicode.Scalar) {
        let script: Script =
            switch scalar.value {
            case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
            case 0x400...0x52F: .cyrillic
            case 0x590...0x5FF: .hebrew
            case 0x600...0x77F, 0x8A0...0x8FF: .arabic
            case 0x900...0x97F: .devanagari
            case 0xE00...0xE7F: .thai
            case 0x1100...0x11FF, 0xAC00...0xD7A3: .hangul
            default: .another
            }
        others[script, default: 0] += 1
        switch scalar {
        case "і", "ї", "є", "ґ": ukrainian += 1
        case "پ", "چ", "ژ", "گ", "ی": persian += 1
        default: break
        }
    }

    /// Whether most letters are Latin, Chinese or Japanese, and which of them; nil if there are none, or if most are in
    /// another script.
    var language: Language? {
        // A Chinese or Japanese word is about two characters long, a word in Latin or Cyrillic letters about five.
        let eastAsian = (kana + han) * 5
        let others = others.values.reduce(0, +)
        guard eastAsian + latin + others > 0, max(eastAsian, latin) >= others else { return nil }
        if eastAsian >= latin { return kana * 20 >= kana + han ? .japanese : .chinese }
        return .english
    }

    /// Whether nothing in the script contradicts what a file states of a text that looks like another of Glossa's
    /// languages.
    ///
    /// Titles, lists and tables in Japanese have hardly any kana, but prose does; a book in Chinese about Japanese has
    /// some.
    func allows(_ stated: Language) -> Bool {
        switch (language, stated) {
        case (.chinese, .japanese): han <= Self.longestWithoutKana || kana * 200 >= han
        case (.japanese, .chinese): kana * 5 < kana + han
        case (let guess, let stated): guess == stated
        }
    }

    /// The most Han characters of a text in Japanese that has practically no kana.
    private static let longestWithoutKana = 1500

    /// The usual language of the commonest other script; `und` if it is one of many. Nil if there is no letter of another.
    var otherLanguage: LanguageTag? {
        guard let (script, count) = others.max(by: { $0.value < $1.value }) else { return nil }
        let code =
            switch script {
            // One letter in two hundred is enough: the other language does not have it at all.
            case .cyrillic: ukrainian * 200 >= count ? "uk" : "ru"
            case .greek: "el"
            case .arabic: persian * 50 >= count ? "fa" : "ar"
            case .hebrew: "he"
            case .devanagari: "hi"
            case .thai: "th"
            case .hangul: "ko"
            case .another: "und"
            }
        return LanguageTag(rawValue: code)
    }
}
