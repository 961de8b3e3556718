/// Handles the elements of a Word document's text, or of its notes.
///
/// Text that was deleted while changes were tracked, or moved elsewhere, is left out, as are hidden text, field codes, and
/// the second form of a drawing that older programs show. Ruby keeps its base text.
///
/// Source: ECMA-376, part 1, 17.
final class WordTextHandler: MarkupHandler {
    /// Elements whose contents are not text of the document.
    private static let dropped: Set<String> = ["del", "movefrom", "rt", "fallback", "instrtext", "deltext"]
    /// A row with a longer cell is a part of the layout, not of a table.
    private static let longestCell = 200

    /// The text of the document outside its notes.
    private(set) var blocks: [TextBlock] = []
    /// The notes, by kind and number: `footnote 1`.
    private(set) var notes: [(name: String, text: String)] = []

    /// The first paragraph in the style of a title.
    private(set) var title: String?

    private let styles: WordStyles
    /// The paragraphs being read: a text box stands inside the paragraph that it belongs to.
    private var open: [Paragraph] = []
    private var droppedDepth = 0
    private var isText = false
    /// The rows being read, the outermost first: the paragraphs of each cell.
    private var rows: [[[TextBlock]]] = []
    private var note: (name: String, lines: [String])?

    private struct Paragraph {
        var text: [UInt8] = []
        var role: WordStyles.Role?
        var pictureCount = 0
        var notes: [String] = []
        var isHidden = false
    }

    init(_ styles: WordStyles = WordStyles()) { self.styles = styles }

    func start(_ element: String, _ attributes: MarkupAttributes) {
        guard droppedDepth == 0, !Self.dropped.contains(element) else {
            droppedDepth += 1
            return
        }
        switch element {
        case "p": open.append(Paragraph())
        case "pstyle": change { $0.role = attributes["w:val"].flatMap { styles.role($0) } ?? $0.role }
        case "outlinelvl":
            // The ninth level stands for ordinary text.
            if let level = attributes["w:val"].flatMap({ Int($0) }), 0..<9 ~= level {
                change { $0.role = .heading(level + 1) }
            }
        case "r": change { $0.isHidden = false }
        case "vanish":
            let isOff = ["0", "false", "off"].contains(attributes["w:val"] ?? "")
            change { $0.isHidden = !isOff }
        case "t": isText = true
        case "tab": append(" ")
        case "nobreakhyphen": append("-")
        case "br", "cr":
            // Other breaks are of pages and columns.
            if attributes["w:type"] ?? "textWrapping" == "textWrapping" { append("\n") }
        case "drawing", "pict": change { $0.pictureCount += 1 }
        case "footnotereference", "endnotereference":
            let kind = element.dropLast("reference".utf8.count)
            if let number = attributes["w:id"] { change { $0.notes.append("\(kind) \(number)") } }
        case "tr": rows.append([])
        case "tc": if !rows.isEmpty { rows[rows.count - 1].append([]) }
        case "footnote", "endnote":
            // Separators have a type.
            if attributes["w:type"] ?? "normal" == "normal", let number = attributes["w:id"] {
                note = ("\(element) \(number)", [])
            }
        default: break
        }
    }

    func end(_ element: String) {
        guard droppedDepth == 0 else {
            droppedDepth -= 1
            return
        }
        switch element {
        case "p": endParagraph()
        case "t": isText = false
        case "r": change { $0.isHidden = false }
        case "tr": endRow()
        case "footnote", "endnote":
            if let note, !note.lines.isEmpty {
                notes.append((note.name, "\(notes.count + 1). " + note.lines.joined(separator: " ")))
            }
            note = nil
        default: break
        }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) {
        guard isText, droppedDepth == 0, let last = open.indices.last, !open[last].isHidden else { return }
        open[last].text.append(contentsOf: piece)
    }

    private func change(_ change: (inout Paragraph) -> Void) {
        if let last = open.indices.last { change(&open[last]) }
    }

    private func append(_ character: Character) {
        if let last = open.indices.last, !open[last].isHidden { open[last].text.append(contentsOf: character.utf8) }
    }

    private func endParagraph() {
        guard let paragraph = open.popLast(), paragraph.role != .contents else { return }
        var blocks: [TextBlock] = []
        for line in String(decoding: paragraph.text, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ").trimmingSpaces
            if !text.isEmpty { blocks.append(TextBlock(text: text)) }
        }
        switch paragraph.role {
        case .heading(let level) where !blocks.isEmpty:
            blocks = [TextBlock(headingLevel: level, text: blocks.map(\.text).joined(separator: " "))]
        case .title where !blocks.isEmpty: title = title ?? blocks.map(\.text).joined(separator: " ")
        default: break
        }
        if let last = blocks.indices.last {
            blocks[last].pictureCount = paragraph.pictureCount
            blocks[last].notes = paragraph.notes
        }
        if note != nil {
            note?.lines += blocks.map(\.text)
        } else if let row = rows.indices.last, let cell = rows[row].indices.last {
            rows[row][cell] += blocks
        } else if !blocks.isEmpty {
            self.blocks += blocks
        } else if paragraph.pictureCount > 0, !self.blocks.isEmpty {
            self.blocks[self.blocks.count - 1].pictureCount += paragraph.pictureCount
        }
    }

    /// A row becomes one line, unless its cells hold several paragraphs.
    private func endRow() {
        guard let cells = rows.popLast() else { return }
        var blocks = cells.flatMap { $0 }
        let isTable = cells.allSatisfy { $0.count <= 1 && $0.allSatisfy { $0.text.utf8.count <= Self.longestCell } }
        if isTable, blocks.count > 1 {
            blocks = [
                TextBlock(
                    text: blocks.map(\.text).joined(separator: " "),
                    pictureCount: blocks.reduce(0) { $0 + $1.pictureCount },
                    notes: blocks.flatMap(\.notes))
            ]
        }
        if let row = rows.indices.last, let cell = rows[row].indices.last {
            rows[row][cell] += blocks
        } else {
            self.blocks += blocks
        }
    }
}

extension String {
    /// The text without spaces at its ends, ideographic ones included.
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}
