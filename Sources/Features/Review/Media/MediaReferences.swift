import Foundation

/// What a text in HTML, or a style sheet, may name of media. More than it does rather than less: what nothing names is
/// deleted.
enum MediaReferences {
    /// Whether a text holds anything that can name a medium.
    static func isPossible(in text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
    }

    /// All that may be a name: recordings, pictures, what stands in quotation marks, and every word.
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
