import Foundation

/// Handles the elements of a FictionBook 2 document.
///
/// Source: the FictionBook 2.1 schema, fictionbook.org.
final class FictionBookHandler: MarkupHandler {
    /// More authors do not fit a line under a title.
    private static let mostAuthors = 50
    /// Sections nested deeper than this belong to the chapter that contains them.
    private static let deepestHeading = 4
    /// The longest cover in the text of the file, where four characters hold three bytes.
    private static let longestCover = 28 << 20

    private(set) var title: String?
    private(set) var authors: [String] = []
    private(set) var language: String?
    private(set) var blocks: [TextBlock] = []
    /// The notes by the ids of their sections.
    private(set) var notes: [(name: String, text: String)] = []
    private(set) var cover: [UInt8]?
    /// Whether there was a `<body>`.
    private(set) var hasBody = false

    private var path: [String] = []
    private var text: [UInt8] = []
    private var author: [String] = []
    private var coverName: String?
    private var binary: [UInt8]?
    private var picturesHere = 0
    private var referencesHere: [String] = []
    /// The heading being read: the lines of a `<title>`.
    private var heading: [String]?
    /// The nesting depth of sections.
    private var depth = 0
    private var isInNotes = false
    private var note: (name: String, label: String, lines: [String])?
    /// Characters inside a reference to a note are its number, which is left out.
    private var referenceDepth = 0
    private var cells: [String]?
    /// Whether the poem being read has had a stanza.
    private var hasStanza = false

    /// The element that contains the one being read.
    private var parent: String? { path.dropLast().last }
    private var isInTitleInfo: Bool { path.contains("title-info") }

    func start(_ element: String, _ attributes: MarkupAttributes) {
        path.append(element)
        switch element {
        case "body":
            hasBody = true
            isInNotes = ["notes", "comments", "footnotes"].contains(attributes["name"] ?? "")
            depth = 0
        case "section":
            depth += 1
            if isInNotes, let name = attributes["id"] { begin(name) }
        case "title" where path.contains("body"): heading = []
        case "a":
            guard let target = attributes["l:href"] ?? attributes["xlink:href"] ?? attributes["href"],
                target.hasPrefix("#"), attributes["type"] == "note"
            else { break }
            referencesHere.append(String(target.dropFirst()))
            referenceDepth = path.count
        case "image":
            let name = attributes["l:href"] ?? attributes["xlink:href"] ?? attributes["href"]
            if path.contains("coverpage") {
                coverName = coverName ?? name.map { String($0.drop { $0 == "#" }) }
            } else if path.contains("body") {
                picturesHere += 1
            }
        case "binary" where cover == nil && attributes["id"] == coverName && coverName != nil: binary = []
        case "tr": cells = []
        case "poem": hasStanza = false
        case "stanza":
            // The gap between two stanzas.
            if hasStanza, !isInNotes { blocks.append(TextBlock(text: "")) }
            hasStanza = true
        case "p" where cells != nil: text.append(0x20)
        case "p", "v", "subtitle", "text-author", "th", "td", "book-title", "first-name", "middle-name", "last-name",
            "nickname", "lang":
            text.removeAll()
        default: break
        }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) {
        if binary != nil {
            if (binary?.count ?? 0) + piece.count <= Self.longestCover { binary?.append(contentsOf: piece) }
        } else if referenceDepth == 0, path.last != "binary" {
            text.append(contentsOf: piece)
        }
    }

    func end(_ element: String) {
        guard path.last == element else { return }
        defer { path.removeLast() }
        switch element {
        case "a" where referenceDepth == path.count: referenceDepth = 0
        case "section":
            if depth == 1 || note != nil { endNote() }
            depth -= 1
        case "title": endHeading()
        case "p", "v", "subtitle", "text-author": endParagraph()
        case "th", "td": cells?.append(takeText())
        case "tr":
            let row = (cells ?? []).filter { !$0.isEmpty }.joined(separator: " ")
            cells = nil
            add(row)
        case "binary": endBinary()
        default: if isInTitleInfo { endDescription(element) }
        }
    }

    private func endDescription(_ element: String) {
        switch element {
        case "book-title": title = title ?? takeText().nonEmpty
        case "lang": language = language ?? takeText().nonEmpty
        case "first-name", "middle-name", "last-name":
            if parent == "author", let name = takeText().nonEmpty { author.append(name) }
        case "nickname":
            if parent == "author", author.isEmpty, let name = takeText().nonEmpty { author.append(name) }
        case "author":
            let name = author.joined(separator: " ")
            author.removeAll()
            if !name.isEmpty, !authors.contains(name), authors.count < Self.mostAuthors { authors.append(name) }
        default: break
        }
    }

    private func endParagraph() {
        // A paragraph in a cell is a part of the cell's text.
        guard cells == nil else { return }
        let line = takeText()
        if heading != nil {
            if !line.isEmpty { heading?.append(line) }
        } else if path.contains("body") {
            add(line)
        }
    }

    private func add(_ line: String) {
        guard !line.isEmpty else {
            if picturesHere > 0, !blocks.isEmpty {
                blocks[blocks.count - 1].pictureCount += picturesHere
                picturesHere = 0
            }
            return
        }
        if isInNotes {
            note?.lines.append(line)
            return
        }
        blocks.append(TextBlock(text: line, pictureCount: picturesHere, notes: referencesHere))
        picturesHere = 0
        referencesHere.removeAll()
    }

    private func endHeading() {
        let lines = heading ?? []
        heading = nil
        guard !lines.isEmpty else { return }
        if isInNotes {
            // The number of a note; the heading of all notes names nothing.
            if note != nil { note?.label = lines.joined(separator: " ") }
        } else {
            blocks.append(
                TextBlock(
                    headingLevel: depth <= Self.deepestHeading ? max(depth, 1) : nil,
                    text: lines.joined(separator: " "), notes: referencesHere))
            referencesHere.removeAll()
        }
    }

    private func begin(_ name: String) {
        endNote()
        note = (name, "", [])
    }

    private func endNote() {
        guard let note else { return }
        self.note = nil
        guard !note.lines.isEmpty else { return }
        let label = note.label.isEmpty || note.label.hasSuffix(".") ? note.label : note.label + "."
        notes.append((note.name, ([label] + note.lines).filter { !$0.isEmpty }.joined(separator: " ")))
    }

    private func endBinary() {
        guard let encoded = binary else { return }
        binary = nil
        cover = Data(base64Encoded: Data(encoded), options: .ignoreUnknownCharacters).map { Array($0) }
    }

    /// The text of the element that ends, with single spaces.
    private func takeText() -> String {
        defer { text.removeAll() }
        return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension String {
    /// Nil if it is empty.
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
