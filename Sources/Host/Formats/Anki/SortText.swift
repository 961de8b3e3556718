import Foundation

/// A field's HTML as Anki sorts it and compares it for duplicates: without tags, but with the names of its media.
///
/// Anki recomputes it when importing a deck, and trusts the stored value when importing a whole collection.
func ankiSortText(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return html }
    var text = ""
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
        text += rest[..<start]
        rest = rest[start...]
        let end =
            ["<!--": "-->", "<style": "</style>", "<script": "</script>"]
            .first { rest.prefix($0.key.count).lowercased() == $0.key }?.value ?? ">"
        guard let close = rest.range(of: end, options: .caseInsensitive) else { break }
        if let name = mediaName(inTag: rest[..<close.upperBound]) { text += " \(name) " }
        rest = rest[close.upperBound...]
    }
    return decoded(text + rest)
}

/// The file that an image, a recording or an object refers to: `src="x.jpg"`.
private func mediaName(inTag tag: Substring) -> Substring? {
    let start = /<(?:img|audio|video|source|object)\b/.ignoresCase()
    let file = /\b(?:src|data)\s*=\s*(?:"([^">]+)"|'([^'>]+)'|([^\s>]+))/.ignoresCase()
    var rest = tag
    // What one beginning does not find before the next `>`, no later one before it finds. One expression for both would look
    // through the rest of the tag once for each beginning.
    while let found = rest.firstMatch(of: start) {
        let attributes = rest[found.range.upperBound...].prefix { $0 != ">" }
        if let match = attributes.firstMatch(of: file) { return match.1 ?? match.2 ?? match.3 }
        rest = rest[attributes.endIndex...]
    }
    return nil
}

private func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " "]
    return text.replacing(/&(#?)(\w{1,8});/) { match in
        if match.1.isEmpty { return names[String(match.2)] ?? String(match.0) }
        let number = match.2.lowercased().hasPrefix("x") ? UInt32(match.2.dropFirst(), radix: 16) : UInt32(match.2)
        guard let scalar = number.flatMap({ Unicode.Scalar($0) }) else { return String(match.0) }
        return scalar.value == 0xA0 ? " " : String(Character(scalar))
    }
}
