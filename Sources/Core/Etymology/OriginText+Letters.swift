// The letters of words, in the dictionary's notation.
extension OriginText {
    /// Returns a word without the marks around it; Greek in Latin letters.
    static func form(of piece: Substring, in language: String) -> String {
        guard !piece.contains("?") else { return "" }
        return language.hasSuffix("Greek") ? greek(piece) : letters(of: piece)
    }

    static func letters(of piece: Substring) -> String {
        var text = ""
        for scalar in piece.unicodeScalars where scalar.properties.isAlphabetic || scalar == "-" || scalar == "'" {
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    /// Converts GCIDE's notation of Greek, `filosofi'a`, to the usual transliteration: philosophia.
    static func greek(_ piece: Substring) -> String {
        var text = ""
        for (index, scalar) in piece.unicodeScalars.enumerated() {
            switch scalar {
            case "\"": if index == 0 { text += "h" }
            case "f": text += "ph"
            case "q": text += "th"
            case "w": text += "o"
            case "h"
            where text.unicodeScalars.last != "c" && text.unicodeScalars.last != "t"
                && text.unicodeScalars.last != "p" && index > 0:
                text += "e"
            default:
                if scalar.properties.isAlphabetic || scalar == "-" { text.unicodeScalars.append(scalar) }
            }
        }
        return text
    }
}
