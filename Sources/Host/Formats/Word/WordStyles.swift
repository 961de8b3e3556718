/// Which styles of a Word document are headings, from `word/styles.xml`.
///
/// Source: ECMA-376, part 1, 17.7 (styles) and 17.3.1.20 (outline level).
struct WordStyles {
    /// What a paragraph is by its style.
    enum Role: Hashable {
        /// From 1 for the highest level.
        case heading(Int)
        /// The title of the whole document.
        case title
        /// A line of the table of contents.
        case contents
    }

    private var names: [String: String] = [:]
    private var levels: [String: Int] = [:]
    private var bases: [String: String] = [:]

    init(_ bytes: [UInt8]) {
        let handler = StylesHandler()
        parseXML(bytes, into: handler)
        (names, levels, bases) = (handler.names, handler.levels, handler.bases)
    }

    init() {}

    /// The role of a style by its id; nil for ordinary text.
    func role(_ id: String) -> Role? {
        var style = id
        // Styles are based on each other; a chain this long, or a circle, is nobody's work.
        for _ in 0..<16 {
            let name = (names[style] ?? style).lowercased()
            if let role = Self.role(named: name) { return role }
            if let level = levels[style] { return level < 9 ? .heading(level + 1) : nil }
            guard let base = bases[style] else { return nil }
            style = base
        }
        return nil
    }

    /// The role of a built-in style, whose name is English in every language of Word; converters write it as an id.
    private static func role(named name: String) -> Role? {
        let compact = name.filter { $0 != " " && $0 != "-" && $0 != "_" }
        if compact == "title" { return .title }
        if compact.hasPrefix("toc"), compact.dropFirst(3).first?.isNumber ?? true { return .contents }
        guard compact.hasPrefix("heading"), let level = Int(compact.dropFirst(7)), 1...9 ~= level else { return nil }
        return .heading(level)
    }
}

private final class StylesHandler: MarkupHandler {
    private(set) var names: [String: String] = [:]
    private(set) var levels: [String: Int] = [:]
    private(set) var bases: [String: String] = [:]
    private var style: String?

    func start(_ element: String, _ attributes: MarkupAttributes) {
        switch element {
        case "style": style = attributes["w:type"] == "paragraph" ? attributes["w:styleid"] : nil
        case "name": style.map { names[$0] = attributes["w:val"] }
        case "basedon": style.map { bases[$0] = attributes["w:val"] }
        case "outlinelvl": style.map { levels[$0] = attributes["w:val"].flatMap { Int($0) } }
        default: break
        }
    }

    func end(_ element: String) {
        if element == "style" { style = nil }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) {}
}
