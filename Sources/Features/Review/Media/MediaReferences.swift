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
        for piece in text.split(whereSeparator: { $0 == "\"" || $0 == "'" }) { add(piece, to: &names) }
        for piece in text.split(whereSeparator: { $0.isWhitespace || "<>()[]=\"'".contains($0) }) {
            add(piece, to: &names)
            if piece.hasPrefix("sound:") { add(piece.dropFirst(6), to: &names) }
        }
        return names
    }

    private static func add(_ piece: Substring, to names: inout Set<String>) {
        guard piece.utf8.count <= 1000 else { return }
        let name = PlainField(String(piece)).text
        names.insert(String(piece))
        names.insert(name)
        if let decoded = name.removingPercentEncoding { names.insert(decoded) }
    }
}
