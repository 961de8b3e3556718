/// One entry of a book's table of contents.
struct ContentsEntry: Hashable {
    var title: String
    /// The document it points to, and the element in it.
    var path: String
    var fragment: String?
}

/// Reads the table of contents of an EPUB 3 (`<nav epub:type="toc">`) or, from its own file, of an EPUB 2 (NCX).
///
/// Entries of every level, in order: parts, chapters, and the stories or sections within them.
func readContents(_ bytes: [UInt8], at path: String) -> [ContentsEntry] {
    let handler = ContentsHandler(path: path)
    parseXML(bytes, into: handler)
    return handler.entries
}

private final class ContentsHandler: MarkupHandler {
    private(set) var entries: [ContentsEntry] = []
    private let path: String
    /// Whether the parser is in the part of the file that lists chapters, not pages or landmarks.
    private var isInContents = false
    private var reference: String?
    private var label: [UInt8]?

    init(path: String) {
        self.path = path
    }

    func start(_ element: String, _ attributes: MarkupAttributes) {
        switch element {
        case "nav":
            let kind = attributes["epub:type"] ?? attributes["type"] ?? attributes["role"]
            isInContents = kind.map { $0.contains("toc") } ?? entries.isEmpty
        case "navmap": isInContents = true
        case "a":
            reference = attributes["href"]
            label = []
        case "navlabel": label = []
        case "content": addEntry(pointingTo: attributes["src"])
        default: break
        }
    }

    func end(_ element: String) {
        switch element {
        case "nav", "navmap": isInContents = false
        case "a": addEntry(pointingTo: reference)
        default: break
        }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) {
        label?.append(contentsOf: piece)
    }

    private func addEntry(pointingTo reference: String?) {
        defer { label = nil }
        guard isInContents, let label, let reference,
            let target = resolve(reference, relativeTo: path)
        else { return }
        let title = String(decoding: label, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !title.isEmpty else { return }
        entries.append(ContentsEntry(title: title, path: target.path, fragment: target.fragment))
    }
}
