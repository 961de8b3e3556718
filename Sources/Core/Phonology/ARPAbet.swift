/// The sounds of American English as CMUdict writes them: `R EH1 K ER0 D`.
public enum ARPAbet {
    /// Returns sounds in IPA, with the marks of stress before the syllables that have it; nil if a sound is unknown.
    ///
    ///     ARPAbet.ipa("R EH1 K ER0 D")  // "ˈrɛkɚd"
    ///
    /// A syllable takes as many of the consonants before its vowel as can begin an English word. A word of one syllable
    /// has no mark. Transcribes as dictionaries of General American do: an unstressed AH is ə, an unstressed ER is ɚ.
    public static func ipa(_ sounds: some StringProtocol) -> String? {
        var parts: [Part] = []
        for name in sounds.split(separator: " ") {
            guard let part = Part(String(name)) else { return nil }
            parts.append(part)
        }
        let vowels = parts.indices.filter { parts[$0].stress != nil }
        guard !vowels.isEmpty else { return nil }
        var marks: [Int: String] = [:]
        if vowels.count > 1 {
            var after = 0
            for vowel in vowels {
                // Dictionaries mark no stress on the last syllable of "tomato".
                let isWeak =
                    vowel == parts.count - 1 && parts[vowel].stress == 2
                    && vowels.dropLast().last.map { parts[$0].stress == 1 } ?? false
                if let mark = parts[vowel].mark, !isWeak { marks[onset(of: vowel, after: after, in: parts)] = mark }
                after = vowel + 1
            }
        }
        var text = ""
        for place in parts.indices { text += (marks[place] ?? "") + parts[place].ipa }
        return text
    }

    /// Where the syllable of a vowel begins.
    ///
    /// - Parameter after: The place behind the vowel before it, or the beginning.
    private static func onset(of vowel: Int, after: Int, in parts: [Part]) -> Int {
        if after == 0 { return 0 }
        var start = vowel
        while start > after {
            var cluster = ""
            for part in parts[(start - 1)..<vowel] { cluster += (cluster.isEmpty ? "" : " ") + part.name }
            guard isOnset(cluster) else { break }
            start -= 1
        }
        return start
    }

    private static func isOnset(_ cluster: String) -> Bool {
        cluster.utf8.contains(UInt8(ascii: " ")) ? clusters.contains(cluster) : cluster != "NG"
    }

    private static let clusters: Set<String> = [
        "P L", "P R", "B L", "B R", "T R", "T W", "D R", "D W", "K L", "K R", "K W", "G L", "G R", "G W", "F L", "F R",
        "TH R", "TH W", "SH R", "HH W", "S P", "S T", "S K", "S M", "S N", "S L", "S W", "S F", "S P L", "S P R",
        "S T R", "S K R", "S K W", "S K L", "P Y", "B Y", "M Y", "F Y", "V Y", "K Y", "G Y", "HH Y", "N Y", "T Y",
        "D Y",
        "L Y", "TH Y", "S P Y", "S K Y",
    ]

    private struct Part {
        /// Without the stress.
        let name: String
        /// 0 to 2; nil for a consonant.
        let stress: UInt8?

        init?(_ sound: String) {
            guard let last = sound.utf8.last else { return nil }
            if (UInt8(ascii: "0")...UInt8(ascii: "2")).contains(last) {
                name = String(sound.dropLast())
                stress = last - UInt8(ascii: "0")
            } else {
                name = sound
                stress = nil
            }
            guard (stress == nil ? ARPAbet.consonants[name] : ARPAbet.vowels[name]) != nil else { return nil }
        }

        var mark: String? { stress == 1 ? "ˈ" : stress == 2 ? "ˌ" : nil }

        var ipa: String {
            guard let stress else { return ARPAbet.consonants[name] ?? "" }
            if stress == 0, name == "AH" { return "ə" }
            if stress == 0, name == "ER" { return "ɚ" }
            return ARPAbet.vowels[name] ?? ""
        }
    }

    private static let vowels: [String: String] = [
        "AA": "ɑ", "AE": "æ", "AH": "ʌ", "AO": "ɔ", "AW": "aʊ", "AY": "aɪ", "EH": "ɛ", "ER": "ɝ", "EY": "eɪ", "IH": "ɪ",
        "IY": "i", "OW": "oʊ", "OY": "ɔɪ", "UH": "ʊ", "UW": "u",
    ]

    private static let consonants: [String: String] = [
        "B": "b", "CH": "tʃ", "D": "d", "DH": "ð", "F": "f", "G": "ɡ", "HH": "h", "JH": "dʒ", "K": "k", "L": "l",
        "M": "m", "N": "n", "NG": "ŋ", "P": "p", "R": "r", "S": "s", "SH": "ʃ", "T": "t", "TH": "θ", "V": "v", "W": "w",
        "Y": "j", "Z": "z", "ZH": "ʒ",
    ]
}
