import Model

/// So many character references in a book are no accident.
private let fewestEntities = 3

extension Manuscript {
    /// Resolves the character references of HTML in a text that is evidently full of them, before its headings are looked for.
    mutating func dropEscapes() {
        guard countEntities(String(decoding: text, as: UTF8.self), upTo: fewestEntities) == fewestEntities else {
            return
        }
        var resolved: [UInt8] = []
        var kept: [Line] = []
        for line in lines {
            let content = resolvingEntities(string(line)).trimmingWhitespace
            guard !content.isEmpty else { continue }
            var moved = line
            moved.start = UInt32(resolved.count)
            moved.count = UInt32(content.utf8.count)
            moved.width = content.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
            kept.append(moved)
            resolved += Array(content.utf8) + [0x0A]
        }
        replace(text: resolved, lines: kept)
    }
}

extension [ImportedChapter] {
    /// Resolves the character references of HTML in a text that is evidently full of them: `&nbsp;`, `&ldquo;`, `&#20320;`.
    mutating func dropEscapes() {
        var count = 0
        for chapter in self where count < fewestEntities {
            count += countEntities(chapter.text, upTo: fewestEntities)
        }
        guard count >= fewestEntities else { return }
        for index in indices {
            self[index].title = self[index].title.map { resolvingEntities($0).trimmingWhitespace }
            self[index].text = resolvingEntities(self[index].text).split(separator: "\n")
                .map(\.trimmingWhitespace).filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }
}
