import Glibc

/// The characters that Shift_JIS does not have, as Aozora Bunko's texts name them in notes.
///
/// Source: 青空文庫「外字注記辞書」「注記一覧」.
enum AozoraCharacter {
    /// Stands in print for a character that is missing.
    static let missing = "〓"

    /// The character that a note names: by its place in JIS X 0213, by a code point, or as a small kana.
    ///
    /// - Parameter note: What stands between ［＃ and ］: `「目＋爭」、第3水準1-88-85`.
    /// - Returns: Nil if it names none.
    static func named(_ note: String) -> String? {
        if let code = codePoint(in: note) { return String(Character(code)) }
        let parts = note.split(whereSeparator: { $0 == "、" || $0 == "水" || $0 == "準" })
        for part in parts {
            let numbers = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 3, let plane = numbers[0], let row = numbers[1], let cell = numbers[2] else {
                continue
            }
            if let character = character(plane: plane, row: row, cell: cell) { return character }
        }
        for kind in ["小書き平仮名", "小書き片仮名"] where note.hasPrefix(kind) {
            return note.dropFirst(kind.count).first.map { String($0) }
        }
        return nil
    }

    /// U+9B4E, anywhere in a note.
    private static func codePoint(in note: String) -> Unicode.Scalar? {
        var rest = note[...]
        while let start = rest.firstIndex(of: "U") {
            rest = rest[rest.index(after: start)...]
            guard rest.first == "+" else { continue }
            let digits = rest.dropFirst().prefix { $0.isASCII && $0.isHexDigit }
            guard 4...6 ~= digits.count, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value),
                scalar.properties.generalCategory != .control, !InsetSign.all.contains(value)
            else { continue }
            return scalar
        }
        return nil
    }

    /// The character at a place of JIS X 0213, which glibc knows in its encoding for Unix.
    private static func character(plane: Int, row: Int, cell: Int) -> String? {
        guard 1...2 ~= plane, 1...94 ~= row, 1...94 ~= cell else { return nil }
        let code = (plane == 2 ? [0x8F] : []) + [UInt8(0xA0 + row), UInt8(0xA0 + cell)]
        guard let converter = iconv_open("UTF-8", "EUC-JISX0213"), converter != iconv_t(bitPattern: -1) else {
            return nil
        }
        defer { iconv_close(converter) }
        var input = code.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: 16)
        let outputCount = output.count
        let left = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target -> Int? in
                var (from, to) = (source.baseAddress, target.baseAddress)
                var (inputLeft, outputLeft) = (source.count, outputCount)
                guard iconv(converter, &from, &inputLeft, &to, &outputLeft) == 0, inputLeft == 0,
                    iconv(converter, nil, nil, &to, &outputLeft) == 0
                else { return nil }
                return outputLeft
            }
        }
        guard let left, left < outputCount else { return nil }
        return String(decoding: output[..<(outputCount - left)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    // MARK: Accents

    private static let accents: [Unicode.Scalar: Unicode.Scalar] = [
        "`": "\u{300}", "'": "\u{301}", "^": "\u{302}", "~": "\u{303}", ":": "\u{308}", "_": "\u{304}", ",": "\u{327}",
    ]
    /// Longer spellings come first: they end like shorter ones.
    private static let ligatures: [(written: String, letter: String)] = [
        ("ae&", "æ"), ("AE&", "Æ"), ("oe&", "œ"), ("OE&", "Œ"), ("s&", "ß"), ("a&", "å"), ("A&", "Å"), ("!@", "¡"),
        ("?@", "¿"),
    ]

    /// A Western text in brackets in which accents follow their letters: `cafe'` is café. Nil if there are none.
    static func accented(_ text: String) -> String? {
        guard text.unicodeScalars.allSatisfy({ $0.isASCII }) else { return nil }
        var text = text
        var isChanged = false
        for (written, letter) in ligatures where text.utf8.contains(where: { $0 == 0x26 || $0 == 0x40 }) {
            let parts = text.split(separator: written, omittingEmptySubsequences: false)
            guard parts.count > 1 else { continue }
            text = parts.joined(separator: letter)
            isChanged = true
        }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard let accent = accents[scalar], let last = result.last, takes(last, accent) else {
                result.append(scalar)
                continue
            }
            result.append(accent)
            isChanged = true
        }
        return isChanged ? String(result) : nil
    }

    private static func takes(_ letter: Unicode.Scalar, _ accent: Unicode.Scalar) -> Bool {
        let letters: String.UnicodeScalarView =
            switch accent {
            case "\u{303}": "nNaAoO".unicodeScalars
            case "\u{327}": "cC".unicodeScalars
            default: "aeiouyAEIOUY".unicodeScalars
            }
        return letters.contains(letter)
    }
}
