/// Resolves the character references that occur in running text: numeric ones, and the commonest names of HTML. Anything else
/// is unchanged. WebVTT's directional marks come to nothing.
func resolvingEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var resolved = ""
    var rest = text[...]
    while let ampersand = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
        resolved += rest[..<ampersand]
        rest = rest[rest.utf8.index(after: ampersand)...]
        if let (characters, end) = entity(at: rest) {
            resolved += characters
            rest = rest[end...]
        } else {
            resolved += "&"
        }
    }
    return resolved + rest
}

/// The number of character references in a text, counted up to a limit.
func countEntities(_ text: String, upTo limit: Int) -> Int {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return 0 }
    var count = 0
    var rest = text[...]
    while count < limit, let ampersand = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
        rest = rest[rest.utf8.index(after: ampersand)...]
        if let (_, end) = entity(at: rest) {
            count += 1
            rest = rest[end...]
        }
    }
    return count
}

/// What a reference stands for whose ampersand was before a text, and where the text goes on.
private func entity(at text: Substring) -> (characters: String, end: Substring.Index)? {
    // Bytes rather than characters: a text may have millions of ampersands.
    guard let first = text.utf8.first, first == UInt8(ascii: "#") || (0x41...0x7A).contains(first),
        let semicolon = text.utf8.prefix(longestReference).firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = text[..<semicolon]
    let end = text.utf8.index(after: semicolon)
    guard name.first == "#" else { return entities[String(name)].map { ($0, end) } }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number >= 0x20, let scalar = Unicode.Scalar(number), scalar.properties.generalCategory != .control
    else { return nil }
    return (scalar == "\u{A0}" ? " " : String(Character(scalar)), end)
}

/// The longest name or number with its semicolon, in bytes.
private let longestReference = 10

private let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "lrm": "", "rlm": "", "shy": "",
    "ensp": " ", "emsp": " ", "thinsp": " ", "zwnj": "", "zwj": "", "ldquo": "“", "rdquo": "”", "lsquo": "‘",
    "rsquo": "’", "sbquo": "‚", "bdquo": "„", "laquo": "«", "raquo": "»", "hellip": "…", "mdash": "—", "ndash": "–",
    "middot": "·", "bull": "•", "sect": "§", "para": "¶", "copy": "©", "reg": "®", "trade": "™", "deg": "°",
    "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½", "frac14": "¼", "frac34": "¾", "pound": "£", "euro": "€",
    "yen": "¥", "cent": "¢", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â",
    "ccedil": "ç", "iacute": "í", "icirc": "î", "oacute": "ó", "ocirc": "ô", "uacute": "ú", "ugrave": "ù",
    "ucirc": "û", "ntilde": "ñ", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "aelig": "æ", "oelig": "œ", "iuml": "ï", "euml": "ë", "Eacute": "É", "iexcl": "¡", "iquest": "¿",
]
