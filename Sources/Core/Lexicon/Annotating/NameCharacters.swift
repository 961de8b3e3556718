import Segmentation

/// What ``BookTermFinder`` knows of characters: which verbs follow a name, and what is in no name.
struct NameCharacters {
    /// Numerals and demonstratives, by their codes.
    let measures: Set<UInt16>
    private let tables: SegmentationTables
    /// Verbs of speech, by their codes.
    private let speech: Set<UInt32>
    /// A bit for each code that is in no name.
    private var others = [UInt64](repeating: 0, count: 1024)

    init(_ tables: SegmentationTables) {
        self.tables = tables
        func code(_ scalar: Unicode.Scalar) -> UInt16 { ScalarInfo(bits: tables.scalars[Int(scalar.value)]).code }
        measures = Set("一二两三四五六七八九十几数每这那半某各第".unicodeScalars.map(code))
        speech = Set(
            Self.verbsOfSpeech.map { verb in
                verb.unicodeScalars.reduce(0) { $0 << 16 | UInt32(code($1)) }
            })
        for scalar in Self.charactersInNoName.unicodeScalars {
            let code = code(scalar)
            others[Int(code >> 6)] |= 1 << UInt64(code & 63)
        }
    }

    private static let verbsOfSpeech = [
        "笑道", "说道", "问道", "忙道", "笑说", "冷笑", "听了", "听说", "笑着", "点头", "叹道", "答道", "忙问", "便道", "因道",
        "心中", "心里", "摇头", "皱眉", "看了", "微微", "沉声", "喝道", "怒道", "说着", "又道", "也笑", "一听", "见了", "淡淡",
    ]

    private static let charactersInNoName = """
        的了是不在也又便就都着过来去上下里外前后这那他她我你您它咱们说道笑问听看见到和与跟把被给对向从个么呢吗吧啊呀哪谁很太更最还只\
        但而且因所有没要想能会可得地之乎者其何等吃喝拿打走叫使让请知为以于将已自每各几多少些样家人们手头脸眼口身话事时候年月日天亦欲该系中便宜
        """

    /// Returns whether a verb of speech begins at a place in a run.
    func beginSpeech(_ run: [UInt32], at place: Int) -> Bool {
        guard place + 1 < run.count else { return false }
        return speech.contains(run[place] << 16 | run[place + 1] & 0xFFFF)
    }

    /// Returns the codes of a part of a run as a key, 16 bits each.
    static func key(_ run: [UInt32], at place: Int, _ length: Int) -> UInt64 {
        var key: UInt64 = 0
        for offset in 0..<length { key = key << 16 | UInt64(run[place + offset] & 0xFFFF) }
        return key
    }

    /// Returns the key of a part of a run that may be a name; nil if it cannot be one, or if the lexicon has it as a word.
    func nameKey(_ run: [UInt32], at place: Int, _ length: Int) -> UInt64? {
        for offset in 0..<length {
            let code = UInt16(truncatingIfNeeded: run[place + offset])
            if code == 0 || others[Int(code >> 6)] >> UInt64(code & 63) & 1 != 0 { return nil }
        }
        let key = Self.key(run, at: place, length)
        return mayBeName(key) ? key : nil
    }

    /// Returns the key of a full name without its surname, if that may be a name of its own.
    func nameKey(givenNameOf key: UInt64) -> UInt64? {
        let given = key & 0xFFFF_FFFF
        return mayBeName(given) ? given : nil
    }

    /// Returns whether a part is no word, and does not begin or end with one: a surname before a title (王先生) is none.
    private func mayBeName(_ key: UInt64) -> Bool {
        let (first, second, third) = (
            UInt16(truncatingIfNeeded: key >> 32), UInt16(truncatingIfNeeded: key >> 16),
            UInt16(truncatingIfNeeded: key)
        )
        guard first != 0 else { return child(of: Int(second), third).map { tables.cells[$0].word } ?? 0 == 0 }
        if let pair = child(of: Int(first), second) {
            if tables.cells[pair].word != 0 { return false }
            if let whole = child(of: pair, third), tables.cells[whole].word != 0 { return false }
        }
        guard let given = child(of: Int(second), third) else { return true }
        let word = tables.cells[given].word
        return word == 0 || tables.wordCosts[Int(word)].isUnlisted
            || tables.wordCosts[Int(word)].cost > Cost.of(nats: 11)
    }

    private func child(of state: Int, _ code: UInt16) -> Int? {
        let base = tables.cells[state].base
        return base != 0 && tables.cells[base + Int(code)].label == code ? base + Int(code) : nil
    }
}
