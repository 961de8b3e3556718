/// Text without the tags of HTML, XDXF or Pango: articles of dictionaries are short and numerous, and often no whole documents.
enum PlainMarkup {
    /// Elements that begin and end a line.
    private static let blocks: Set<String> = [
        "br", "p", "div", "li", "ol", "ul", "dl", "dt", "dd", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6",
        "blockquote", "hr", "def", "ar",
    ]
    /// Elements whose contents are not text, or repeat the headword.
    private static let silent: Set<String> = ["script", "style", "head", "title", "k"]

    static func lines(of markup: String) -> [String] {
        var lines: [String] = []
        var line = ""
        func end() {
            let text = resolvingEntities(line).trimmingWhitespace
            if !text.isEmpty { lines.append(text) }
            line = ""
        }
        var rest = markup[...]
        var skipped: String?
        // Whether there may be another >: looking for one that is not there takes long if it is done for every <.
        var canClose = true
        while let character = rest.utf8.first {
            let close = canClose && character == UInt8(ascii: "<") ? rest.utf8.firstIndex(of: UInt8(ascii: ">")) : nil
            if character == UInt8(ascii: "<"), close == nil { canClose = false }
            if let close {
                let tag = rest[rest.utf8.index(after: rest.startIndex)..<close]
                let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
                rest = rest[rest.utf8.index(after: close)...]
                if let open = skipped {
                    if tag.hasPrefix("/"), name == open { skipped = nil }
                } else if silent.contains(name), !tag.hasPrefix("/") {
                    skipped = name
                } else if blocks.contains(name) {
                    end()
                }
                continue
            }
            // A < that closes nowhere is text.
            let from = rest.utf8.index(after: rest.startIndex)
            let stop =
                rest.utf8[from...].firstIndex { $0 == UInt8(ascii: "<") || $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
            if skipped == nil {
                if character == 0x0A || character == 0x0D {
                    end()
                    line += rest[from..<stop]
                } else {
                    line += rest[..<stop]
                }
            }
            rest = rest[stop...]
        }
        end()
        return lines
    }
}
