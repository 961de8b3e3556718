/// A piece of markup. Text is escaped where it enters, so whatever is inside is safe to send.
public struct HTML: Sendable {
    /// The markup as it is sent.
    public private(set) var markup: String

    /// Nothing at all.
    public init() { markup = "" }

    /// Escapes a text.
    ///
    ///     HTML(text: "a < b").markup  // "a &lt; b"
    public init(text: String) {
        markup = ""
        HTML.escape(text, into: &markup)
    }

    /// Several pieces as one.
    init(@HTMLBuilder _ content: () -> HTML) { self = content() }

    /// Takes markup as it is. For literals of this module only: nothing that a person typed comes this way.
    init(trusted markup: String) { self.markup = markup }

    /// Appends another piece.
    public mutating func append(_ other: HTML) { markup += other.markup }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { markup.isEmpty }

    static func escape(_ text: String, into markup: inout String) {
        guard text.utf8.contains(where: isSpecial) else {
            markup += text
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            case "\"": markup += "&quot;"
            case "'": markup += "&#39;"
            case "\0": break
            default: markup.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case 0, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }
}
