extension Kana {
    /// Returns the kana that romaji may stand for, the likeliest spelling first; none if the text is not romaji
    /// throughout.
    ///
    /// Accepts Hepburn with or without macrons (`tōkyō`, `toukyou`, `shimbun`, `kin'en`), Kunrei (`si`, `tya`), and what
    /// people type (`xtu`, `nn`). A long vowel has two spellings in kana, and a third in loanwords: `ō` is おう, おお, or オー.
    public static func spellings(ofRomaji text: String) -> [String] {
        var letters: [UInt8] = []
        var macrons: [Int] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "ā", "Ā", "â": letters += [0x61, 0x61]
            case "ī", "Ī", "î": letters += [0x69, 0x69]
            case "ū", "Ū", "û": letters += [0x75, 0x75]
            case "ē", "Ē", "ê": letters += [0x65, 0x65]
            case "ō", "Ō", "ô":
                letters += [0x6F, 0x75]
                macrons.append(letters.count - 1)
            case "'", "’": letters.append(UInt8(ascii: "'"))
            case " ", "-": continue
            case "A"..."Z": letters.append(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
            case "a"..."z": letters.append(UInt8(truncatingIfNeeded: scalar.value))
            default: return []
            }
        }
        guard !letters.isEmpty, letters.count <= 100, let usual = RomajiParser(letters).kana() else { return [] }
        var spellings = [usual]
        func add(_ spelling: String) { if !spellings.contains(spelling) { spellings.append(spelling) } }
        if !macrons.isEmpty {
            for place in macrons { letters[place] = UInt8(ascii: "o") }
            if let doubled = RomajiParser(letters).kana() { add(doubled) }
        }
        add(katakana(usual))
        add(katakana(prolonged(usual)))
        return spellings
    }

    /// Writes each vowel that only lengthens the one before it as ー, as loanwords do: こおひい becomes こーひー.
    private static func prolonged(_ kana: String) -> String {
        var text = String.UnicodeScalarView()
        var vowel: Unicode.Scalar?
        for scalar in kana.unicodeScalars {
            let lengthens: Bool =
                switch (vowel, scalar) {
                case ("a", "あ"), ("i", "い"), ("u", "う"), ("e", "え"), ("o", "お"), ("o", "う"), ("e", "い"): true
                default: false
                }
            text.append(lengthens ? "ー" : scalar)
            vowel = lengthens ? nil : romaji(String(scalar)).unicodeScalars.last
        }
        return String(text)
    }
}

/// Reads lower-case letters as hiragana, the longest syllable first.
private struct RomajiParser {
    private let letters: [UInt8]

    init(_ letters: [UInt8]) { self.letters = letters }

    /// The hiragana; nil if the letters are not romaji throughout.
    func kana() -> String? {
        var text = ""
        var index = 0
        while index < letters.count {
            if let (syllable, length) = syllable(at: index) {
                text += syllable
                index += length
            } else if isNasal(at: index) {
                text += "ん"
                index += endsNasal(at: index + 1) ? 2 : 1
            } else if isDoubled(at: index) {
                text += "っ"
                index += 1
            } else {
                return nil
            }
        }
        return text
    }

    private func letter(_ index: Int) -> UInt8? { index < letters.count ? letters[index] : nil }

    private func syllable(at index: Int) -> (String, Int)? {
        for length in stride(from: min(4, letters.count - index), through: 1, by: -1) {
            let key = String(decoding: letters[index..<index + length], as: UTF8.self)
            if let syllable = Self.syllables[key] { return (syllable, length) }
        }
        return nil
    }

    /// Whether a letter is ん: n that begins no syllable, and m before b, m and p in older romanisations.
    private func isNasal(at index: Int) -> Bool {
        switch letters[index] {
        case UInt8(ascii: "n"): true
        case UInt8(ascii: "m"):
            letter(index + 1).map { "bmp".utf8.contains($0) } ?? false
        default: false
        }
    }

    /// Whether a letter only ends the ん before it: the apostrophe of `kin'en`, and the second n that input methods want
    /// (`shinbunn`, `konnnichiha`), but not that of `konna`.
    private func endsNasal(at index: Int) -> Bool {
        switch letter(index) {
        case UInt8(ascii: "'"): true
        case UInt8(ascii: "n"): letter(index + 1).map { !"aeiouy'".utf8.contains($0) } ?? true
        default: false
        }
    }

    /// Whether a consonant is doubled, as っ is written: `kk`, and `tch`.
    private func isDoubled(at index: Int) -> Bool {
        guard let next = letter(index + 1), !"aeiouy'".utf8.contains(letters[index]) else { return false }
        return next == letters[index] || (letters[index] == UInt8(ascii: "t") && next == UInt8(ascii: "c"))
    }

    /// Hepburn, Kunrei and what input methods accept.
    private static let syllables: [String: String] = {
        var table: [String: String] = [
            "shi": "し", "chi": "ち", "tsu": "つ", "fu": "ふ", "ji": "じ", "wo": "を", "vu": "ゔ", "xtu": "っ", "xtsu": "っ",
            "sha": "しゃ", "shu": "しゅ", "sho": "しょ", "she": "しぇ", "cha": "ちゃ", "chu": "ちゅ", "cho": "ちょ",
            "che": "ちぇ", "ja": "じゃ", "ju": "じゅ", "jo": "じょ", "je": "じぇ", "fa": "ふぁ", "fi": "ふぃ", "fe": "ふぇ",
            "fo": "ふぉ", "va": "ゔぁ", "vi": "ゔぃ", "ve": "ゔぇ", "vo": "ゔぉ", "tsa": "つぁ", "tse": "つぇ", "tso": "つぉ",
            "thi": "てぃ", "dhi": "でぃ", "wi": "うぃ", "we": "うぇ", "dzu": "づ",
        ]
        let rows: [(String, String)] = [
            ("", "あいうえお"), ("k", "かきくけこ"), ("g", "がぎぐげご"), ("s", "さしすせそ"), ("z", "ざじずぜぞ"),
            ("t", "たちつてと"), ("d", "だぢづでど"), ("n", "なにぬねの"), ("h", "はひふへほ"), ("b", "ばびぶべぼ"),
            ("p", "ぱぴぷぺぽ"), ("m", "まみむめも"), ("r", "らりるれろ"),
        ]
        for (consonant, kana) in rows {
            for (vowel, kana) in zip("aiueo", kana) { table[consonant + String(vowel)] = String(kana) }
            guard !consonant.isEmpty, let stem = kana.dropFirst().first else { continue }
            for (vowel, small) in zip("auo", "ゃゅょ") { table[consonant + "y" + String(vowel)] = "\(stem)\(small)" }
        }
        for (vowel, kana) in zip("auo", "やゆよ") { table["y" + String(vowel)] = String(kana) }
        table["wa"] = "わ"
        return table
    }()
}
