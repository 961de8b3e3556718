/// A formula in MathML, written in one line: `x = (-b ± √(b^2 - 4ac))/(2a)`.
///
/// An author's own words for it (`alttext`) go first.
///
/// Source: MathML Core, 3.
struct Formula {
    /// Operators that stand between spaces.
    private static let spaced: Set<String> = [
        "=", "+", "-", "−", "±", "∓", "<", ">", "≤", "≥", "≠", "≈", "≡", "∈", "∉", "⊂", "⊆", "∪", "∩", "→", "⇒", "⇔",
        "↔",
        "×", "·", "∧", "∨", "∼", "≅", "∝", ":=",
    ]
    /// Invisible operators: function application, times, separator, plus.
    private static let invisible: Set<Character> = ["\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}"]

    private struct Node {
        var name: String
        var open = ""
        var close = ""
        var separator = ","
        var own = ""
        var children: [String] = []
    }

    private let alternative: String?
    private var nodes = [Node(name: "math")]

    init(_ attributes: MarkupAttributes) {
        let words = attributes["alttext"]?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
        // Tools that know none write that.
        alternative = words.isEmpty || words.lowercased().contains("not available") ? nil : words
    }

    mutating func start(_ element: String, _ attributes: MarkupAttributes) {
        var node = Node(name: element)
        if element == "mfenced" {
            node.open = attributes["open"] ?? "("
            node.close = attributes["close"] ?? ")"
            node.separator = attributes["separators"].map { String($0.prefix(1)) } ?? ","
        }
        nodes.append(node)
    }

    mutating func end(_ element: String) {
        guard nodes.count > 1 else { return }
        let node = nodes.removeLast()
        let written = Self.written(node)
        if !written.isEmpty || Self.hasPlaces(nodes[nodes.count - 1].name) {
            nodes[nodes.count - 1].children.append(written)
        }
    }

    mutating func text(_ piece: UnsafeBufferPointer<UInt8>) {
        nodes[nodes.count - 1].own += String(decoding: piece, as: UTF8.self)
    }

    /// The formula so far.
    var text: String {
        if let alternative { return alternative }
        var whole = nodes
        while whole.count > 1 {
            let node = whole.removeLast()
            whole[whole.count - 1].children.append(Self.written(node))
        }
        return whole[0].children.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether an element's children mean something by their position, so that an empty one counts.
    private static func hasPlaces(_ name: String) -> Bool {
        ["mfrac", "msup", "msub", "msubsup", "munder", "mover", "munderover", "mroot"].contains(name)
    }

    private static func written(_ node: Node) -> String {
        let parts = node.children
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        switch node.name {
        case "mi", "mn", "mtext", "ms":
            return node.own.split(whereSeparator: \.isWhitespace).joined(separator: " ") + parts.joined()
        case "mo":
            let sign = node.own.filter { !$0.isWhitespace && !invisible.contains($0) }
            return spaced.contains(sign) ? " \(sign) " : sign == "," || sign == ";" ? "\(sign) " : sign
        case "mfrac": return grouped(part(0)) + "/" + grouped(part(1))
        case "msqrt": return "√" + grouped(parts.joined())
        case "mroot": return grouped(part(1)) + "√" + grouped(part(0))
        case "msup", "mover": return part(0) + raised(part(1))
        case "msub", "munder": return part(0) + lowered(part(1))
        case "msubsup", "munderover": return part(0) + lowered(part(1)) + raised(part(2))
        case "mfenced": return node.open + parts.joined(separator: node.separator + " ") + node.close
        case "mtd": return parts.joined()
        case "mtr", "mlabeledtr": return parts.joined(separator: ", ")
        case "mtable": return "[" + parts.joined(separator: "; ") + "]"
        case "semantics": return part(0)
        case "annotation", "annotation-xml", "mspace", "mphantom", "none", "mprescripts": return ""
        default: return parts.joined()
        }
    }

    private static func raised(_ text: String) -> String {
        let text = text.filter { !$0.isWhitespace }
        return text.isEmpty ? "" : text.allSatisfy { $0 == "′" || $0 == "'" || $0 == "″" } ? text : "^" + grouped(text)
    }

    private static func lowered(_ text: String) -> String {
        let text = text.filter { !$0.isWhitespace }
        return text.isEmpty ? "" : "_" + grouped(text)
    }

    /// In brackets, unless it is one sign or one number.
    private static func grouped(_ text: String) -> String {
        let isOne = text.count <= 1 || text.allSatisfy { $0.isNumber || $0 == "." }
        return isOne ? text : "(" + text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + ")"
    }
}
