/// Inspects markup for tests.
enum Markup {
    static let void: Set<Substring> = ["meta", "link", "input", "img", "br", "hr"]

    /// The first nesting error among the elements; nil if there is none.
    static func problem(in markup: String) -> String? {
        var open: [Substring] = []
        for piece in markup.split(separator: "<", omittingEmptySubsequences: true) where !piece.hasPrefix("!") {
            guard let end = piece.firstIndex(of: ">") else { return "no end: \(piece.prefix(40))" }
            let tag = piece[..<end]
            if tag.hasPrefix("/") {
                guard open.popLast() == tag.dropFirst() else { return "</\(tag.dropFirst())> closes nothing" }
            } else {
                let name = tag.prefix { $0 != " " }
                if !void.contains(name) { open.append(name) }
                if tag.filter({ $0 == "\"" }).count % 2 != 0 { return "quotes: \(tag)" }
            }
        }
        return open.last.map { "<\($0)> is not closed" }
    }

    static func count(_ text: String, in markup: String) -> Int { markup.ranges(of: text).count }

    /// All values of an attribute.
    static func values(of name: String, in markup: String) -> [String] {
        markup.ranges(of: " \(name)=\"").map { String(markup[$0.upperBound...].prefix { $0 != "\"" }) }
    }

    /// The text between the tags, including attribute values that people hear or read.
    static func words(in markup: String) -> String {
        var text = ""
        for piece in markup.split(separator: "<") {
            guard let end = piece.firstIndex(of: ">") else { continue }
            if !piece.hasPrefix("script"), !piece.hasPrefix("option") {
                text += piece[piece.index(after: end)...] + "\n"
            }
        }
        for name in ["aria-label", "title", "placeholder", "alt"] {
            text += values(of: name, in: markup).joined(separator: "\n") + "\n"
        }
        return text
    }
}
