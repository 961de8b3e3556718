import Model

/// Reads a card template piece by piece: its fields and conditions, and whether they are visible.
struct TemplateReader {
    enum Piece {
        /// `{{furigana:Word}}`, with its filters from the outermost inward.
        case field(String, filters: [String])
        /// `{{#Word}}` or `{{^Word}}`
        case section(String, isNegated: Bool)
        /// `{{/Word}}`
        case end(String)
    }

    private let bytes: [UInt8]
    private var position = 0
    private let hiddenClasses: Set<String>
    /// End markers known not to occur any more, so that none is searched for twice.
    private var exhausted: Set<String> = []
    /// The open elements, and whether each hides its content.
    private var open: [(name: String, hides: Bool)] = []
    /// The first language that an element declares.
    private(set) var language: LanguageTag?
    private(set) var hasScript = false

    init(_ template: String, hiding hiddenClasses: Set<String> = []) {
        bytes = Array(template.utf8)
        self.hiddenClasses = hiddenClasses
    }

    /// Whether the last piece is invisible.
    var isHidden: Bool { open.contains(where: \.hides) }

    mutating func next() -> Piece? {
        while position < bytes.count {
            if starts(with: "{{"), let end = find("}}", from: position + 2) {
                let content = text(position + 2..<end)
                position = end + 2
                if let piece = Self.piece(content) { return piece }
            } else if starts(with: "<!--") {
                position = find("-->", from: position + 4).map { $0 + 3 } ?? bytes.count
            } else if bytes[position] == UInt8(ascii: "<"), let end = find(">", from: position + 1) {
                let tag = text(position + 1..<end)
                position = end + 1
                take(tag)
            } else {
                position += 1
            }
        }
        return nil
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func starts(with text: StaticString, at place: Int? = nil) -> Bool {
        let place = place ?? position
        let count = text.utf8CodeUnitCount
        return place + count <= bytes.count && (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    private mutating func find(_ text: StaticString, from start: Int) -> Int? {
        guard !exhausted.contains(text.description) else { return nil }
        var place = start
        while place < bytes.count {
            if starts(with: text, at: place) { return place }
            place += 1
        }
        exhausted.insert(text.description)
        return nil
    }

    private static func piece(_ content: String) -> Piece? {
        let content = content.trimmingWhitespace
        switch content.first {
        case "#": return .section(String(content.dropFirst()).trimmingWhitespace, isNegated: false)
        case "^": return .section(String(content.dropFirst()).trimmingWhitespace, isNegated: true)
        case "/": return .end(String(content.dropFirst()).trimmingWhitespace)
        case nil, "!": return nil
        default:
            let parts = content.split(separator: ":", omittingEmptySubsequences: false).map {
                String($0).trimmingWhitespace
            }
            return .field(parts[parts.count - 1], filters: Array(parts.dropLast()))
        }
    }

    private static let voids: Set<String> = [
        "br", "img", "hr", "input", "meta", "link", "wbr", "source", "col", "embed",
    ]

    private mutating func take(_ tag: String) {
        let isClosing = tag.hasPrefix("/")
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        guard !name.isEmpty else { return }
        if isClosing {
            if let last = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(last...) }
            return
        }
        if name == "script" { hasScript = true }
        if language == nil, let code = Self.attribute("lang", in: tag) { language = LanguageTag(rawValue: code) }
        guard !Self.voids.contains(name), !tag.hasSuffix("/") else { return }
        // Real templates are not nested more deeply; limit the memory for others.
        if open.count < 256 { open.append((name, hides(name, tag))) }
    }

    private func hides(_ name: String, _ tag: String) -> Bool {
        if name == "script" || name == "style" || name == "details" || name == "template" { return true }
        let style = (Self.attribute("style", in: tag) ?? "").lowercased().filter { !$0.isWhitespace }
        if style.contains("visibility:hidden") || style.contains("display:none") || style.contains("opacity:0;") {
            return true
        }
        if Self.hasAttribute("hidden", in: tag) { return true }
        let classes = Self.attribute("class", in: tag)?.split(whereSeparator: \.isWhitespace) ?? []
        return classes.contains { hiddenClasses.contains(String($0)) }
    }

    private static func hasAttribute(_ name: String, in tag: String) -> Bool {
        tag.split { $0.isWhitespace || $0 == "/" }.dropFirst().contains { $0.lowercased() == name }
    }

    /// Returns the value of an attribute; quotation marks are optional.
    private static func attribute(_ name: String, in tag: String) -> String? {
        var rest = Substring(tag)
        while let found = rest.firstRange(of: name + "=") {
            let isWhole = found.lowerBound == rest.startIndex || rest[rest.index(before: found.lowerBound)].isWhitespace
            let value = rest[found.upperBound...]
            guard isWhole else {
                rest = value
                continue
            }
            guard let quote = value.first, quote == "\"" || quote == "'" else {
                return String(value.prefix { !$0.isWhitespace && $0 != "/" })
            }
            return String(value.dropFirst().prefix { $0 != quote })
        }
        return nil
    }

    /// Returns the classes that a style sheet hides in a rule of their own: `.extra { display: none }`.
    static func hiddenClasses(_ css: String) -> Set<String> {
        var hidden: Set<String> = []
        for rule in css.prefix(100_000).split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let body = parts[1].lowercased().filter { !$0.isWhitespace }
            guard body.contains("display:none") || body.contains("visibility:hidden") else { continue }
            for selector in parts[0].split(separator: ",") {
                let selector = String(selector).trimmingWhitespace
                guard selector.hasPrefix("."), !selector.dropFirst().contains(where: { " .:>[#+~".contains($0) }) else {
                    continue
                }
                hidden.insert(String(selector.dropFirst()))
            }
        }
        return hidden
    }
}
