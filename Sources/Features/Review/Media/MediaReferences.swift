import Foundation

/// Possible media references in HTML or a style sheet. It errs on the side of too many, because unreferenced media are
/// deleted.
enum MediaReferences {
    /// Returns whether a text can contain a media name.
    static func isPossible(in text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
    }

    /// Returns everything that may be a name: recordings, pictures, quoted strings, and every word.
    static func names(in text: String) -> Set<String> {
        let plain = PlainField(text)
        var names = Set(plain.sounds + plain.pictures)
        let scalars = text.unicodeScalars
        for piece in scalars.split(whereSeparator: { $0 == "\"" || $0 == "'" }) { add(Substring(piece), to: &names) }
        for piece in scalars.split(whereSeparator: { separates($0) }).lazy.map({ Substring($0) }) {
            add(piece, to: &names)
            if piece.hasPrefix("sound:") { add(piece.dropFirst(6), to: &names) }
        }
        return names
    }

    /// Returns whether a scalar stands between words or in markup. Most are decided without Unicode's tables: a
    /// collection of thousands of notes has millions.
    private static func separates(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "<", ">", "(", ")", "[", "]", "=", "\"", "'", " ", "\t"..."\r": true
        default: scalar.value > 0x7F && !(0x3001...0xFAFF).contains(scalar.value) && scalar.properties.isWhitespace
        }
    }

    private static func add(_ piece: Substring, to names: inout Set<String>) {
        guard piece.utf8.count <= 1000 else { return }
        let name = PlainField(String(piece)).text
        names.insert(String(piece))
        names.insert(name)
        guard name.utf8.contains(UInt8(ascii: "%")) else { return }
        if let decoded = name.removingPercentEncoding { names.insert(decoded) }
    }
}
