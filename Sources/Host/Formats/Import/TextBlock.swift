/// A paragraph or a heading of a text whose format says which is which, or a line of a list, table or code block.
struct TextBlock: Hashable {
    /// 1 for the highest level of heading; nil for a paragraph.
    var headingLevel: Int?
    var text: String
    /// The number of pictures in it.
    var pictureCount = 0
    /// The names of the notes to which it refers, in order.
    var notes: [String] = []
}

extension ImportedChapter {
    /// Its paragraphs.
    var blocks: [TextBlock] { text.split(separator: "\n").map { TextBlock(text: String($0)) } }
}

extension [TextBlock] {
    /// The most chapters of a text. Anything after them belongs to the last: no real text has so many.
    private static let mostChapters = 50_000

    /// Divides the blocks into chapters at headings of a level and above. A heading directly under another one continues its
    /// chapter and names it.
    ///
    /// Notes follow the text of the chapter that first refers to them, each once; those to which nothing refers come at the
    /// end.
    ///
    /// - Parameter notes: The text of each note by its name, beginning with the sign by which it is known.
    func chapters(atLevel level: Int, notes: [(name: String, text: String)] = []) -> [ImportedChapter] {
        var remaining = Dictionary(notes.map { ($0.name, $0.text) }) { first, _ in first }
        var chapters: [ImportedChapter] = []
        var pending: [String] = []
        var isUnderHeading = false
        func endChapter() {
            guard !chapters.isEmpty else { return }
            for note in pending { chapters[chapters.count - 1].text += "\n" + note }
            pending.removeAll()
        }
        for block in self {
            let opens = block.headingLevel.map { $0 <= level } ?? false
            if chapters.isEmpty || (opens && !isUnderHeading && chapters.count < Self.mostChapters) {
                endChapter()
                chapters.append(ImportedChapter(text: block.text))
            } else {
                chapters[chapters.count - 1].text += "\n" + block.text
            }
            if opens { chapters[chapters.count - 1].title = block.text }
            isUnderHeading = opens
            pending += block.notes.compactMap { remaining.removeValue(forKey: $0) }
        }
        pending += notes.compactMap { remaining.removeValue(forKey: $0.name) }
        endChapter()
        return chapters
    }

    /// The level down to which headings are chapters: the highest that occurs more than once, since a lone heading above it
    /// is the title; the lowest if none does.
    var chapterLevel: Int {
        var counts: [Int: Int] = [:]
        for block in self {
            if let level = block.headingLevel { counts[level, default: 0] += 1 }
        }
        return counts.filter { $0.value > 1 }.keys.min() ?? counts.keys.max() ?? 1
    }

    /// Whether any is a heading.
    var haveHeadings: Bool { contains { $0.headingLevel != nil } }

    /// The chapters whose headings are found as in a plain text; nil if there are none.
    var wordedChapters: [ImportedChapter]? {
        var manuscript = Manuscript()
        for block in self { manuscript.append([UInt8]((block.text + "\n\n").utf8).span) }
        manuscript.finish()
        let chapters = manuscript.chapters()
        return chapters.count > 1 ? chapters : nil
    }

    /// The note of an import about the pictures in the blocks, if there are any.
    var pictureNotes: [ImportNote] {
        let count = reduce(0) { $0 + $1.pictureCount }
        return count > 0 ? [.picturesLeftOut(count)] : []
    }
}
