import Foundation

/// The letters that GCIDE's text format encodes in brackets: `[=e]` for ē, `[thorn]` for þ.
enum GCIDELetters {
    /// The letter for a code without its brackets; nil if it is not a code.
    static func letter(_ code: String) -> String? {
        if let named = named[code] { return named }
        let scalars = Array(code.unicodeScalars)
        guard scalars.count == 2 || code == "=ae" || code == "'ae" else { return nil }
        if let mark = marks[scalars[0]] { return marked(code.dropFirst() == "ae" ? "æ" : String(scalars[1]), mark) }
        if scalars[1] != ".", let mark = marks[scalars[1]] { return marked(String(scalars[0]), mark) }
        return nil
    }

    private static func marked(_ letter: String, _ mark: Unicode.Scalar) -> String? {
        guard letter.unicodeScalars.allSatisfy(\.properties.isAlphabetic) else { return nil }
        return (letter + String(mark)).precomposedStringWithCanonicalMapping
    }

    private static let named = [
        "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ", "eth": "ð", "edh": "ð", "thorn": "þ", "th": "th", "imac": "ī",
        "root": "√",
        "oomac": "o͞o", "oocr": "o͝o", "yogh": "ȝ", "deg": "°", "frac12": "½", "frac14": "¼", "frac34": "¾", "pound": "£",
    ]

    /// Combining marks by the sign that denotes them.
    private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
        "=": "\u{304}", "'": "\u{301}", "`": "\u{300}", "^": "\u{306}", "\"": "\u{308}", "~": "\u{303}", ",": "\u{327}",
        ".": "\u{307}", "*": "\u{30A}",
    ]
}
