extension Pinyin {
    /// Formats a reading with tone marks: `yin2 hang2` becomes `yínháng`.
    ///
    /// Text that is not pinyin is kept.
    /// - Parameters:
    ///   - reading: As for `elements`.
    ///   - joined: Whether the syllables form one word. If so, they are written together, with an apostrophe before a,
    ///     e and o, and a space before a capital, which begins a word of a name (`Máo Zédōng`). Otherwise spaces
    ///     separate them.
    public static func marked(_ reading: String, joined: Bool = true) -> String {
        marked(elements(reading), joined: joined)
    }

    /// Formats syllables with tone marks, like `marked(_:joined:)`.
    public static func marked(_ syllables: [PinyinSyllable], joined: Bool = true) -> String {
        marked(syllables.map { .syllable($0) }, joined: joined)
    }

    /// Formats a reading with tone numbers, with spaces between syllables: `nǐhǎo` becomes `ni3 hao3`.
    ///
    /// Text that is not pinyin is kept; syllables without a tone get no number.
    public static func numbered(_ reading: String) -> String {
        var text = ""
        for element in elements(reading) {
            if !text.isEmpty { text += " " }
            switch element {
            case .syllable(let syllable): text += syllable.numbered
            case .literal(let literal): text += literal
            }
        }
        return text
    }

    private static func marked(_ elements: [Element], joined: Bool) -> String {
        var text = ""
        var previous: Element?
        for element in elements {
            if let previous { text += separator(between: previous, and: element, joined: joined) }
            switch element {
            case .syllable(let syllable): text += syllable.marked
            case .literal(let literal): text += literal
            }
            previous = element
        }
        return text
    }

    private static func separator(between left: Element, and right: Element, joined: Bool) -> String {
        switch (left, right) {
        case (.syllable, .syllable(let next)):
            guard joined else { return " " }
            return next.isCapitalised ? " " : next.needsApostrophe ? "'" : ""
        case (.literal(let word), .literal(let next)):
            return isPunctuation(next) ? "" : needsSpace(after: word) ? " " : ""
        case (.syllable, .literal(let next)):
            return isPunctuation(next) ? "" : " "
        case (.literal(let word), .syllable):
            return isPunctuation(word) && !needsSpace(after: word) ? "" : " "
        }
    }

    private static func needsSpace(after literal: String) -> Bool {
        switch literal.unicodeScalars.last {
        case ",", ";", ":", ".", "!", "?": true
        default: false
        }
    }

    private static func isPunctuation(_ literal: String) -> Bool {
        guard let scalar = literal.unicodeScalars.first else { return true }
        if PinyinLetter(scalar) != nil { return false }
        switch scalar {
        case "0"..."9": return false
        default: return true
        }
    }
}
