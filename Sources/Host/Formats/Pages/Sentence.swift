import Model

/// Where sentences end, in Chinese, Japanese and English.
enum Sentence {
    /// Whether a scalar may end a sentence: 。！？… and full stops, which do so before a space.
    static func isTerminator(_ scalar: UInt32) -> Bool {
        scalar == 0x2E || scalar == 0xFF0E || SentenceSign.ends(scalar)
    }

    /// Whether a scalar closes a quotation or a bracket, and thus belongs to the sentence before it. So does the sign of a note,
    /// to the one that it is about.
    static func isCloser(_ scalar: UInt32) -> Bool { scalar == InsetSign.note || SentenceSign.closes(scalar) }

    /// Whether a long sentence may be split after this scalar.
    static func isClauseEnd(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x2C, 0x3A, 0x3B, 0x2014, 0x3000, 0x3001, 0xFF0C, 0xFF1A, 0xFF1B: true
        default: false
        }
    }

    /// Whether a full stop after these bytes belongs to an abbreviation ("Mr", "J") and does not end a sentence.
    static func isAbbreviation(_ word: some Collection<UInt8>) -> Bool {
        if word.count == 1, let letter = word.first { return 0x41...0x5A ~= letter && letter != UInt8(ascii: "I") }
        return word.count <= 4 && abbreviations.contains(String(decoding: word, as: UTF8.self))
    }

    /// Whether these UTF-8 bytes end with the end of a sentence.
    static func isEnd(_ tail: some Sequence<UInt8>) -> Bool {
        let scalars = String(decoding: Array(tail), as: UTF8.self).unicodeScalars
        guard let last = scalars.last(where: { !isCloser($0.value) }) else { return false }
        return isTerminator(last.value)
    }

    private static let abbreviations: Set<String> = [
        "Mr", "Mrs", "Ms", "Dr", "Prof", "St", "Sr", "Jr", "Mt", "Rev", "Hon", "Gen", "Col", "Capt", "Sgt", "Lt",
        "Vol", "vol", "No", "vs", "etc", "cf", "pp", "Fig",
    ]
}
