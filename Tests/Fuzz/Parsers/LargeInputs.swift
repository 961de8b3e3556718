/// Inputs of a megabyte and more, for parsers that must run in linear time.
///
/// Most repeat a single piece, which is the worst case for a step that looks back or ahead.
struct LargeInputs: Sendable {
    /// Size of each input in bytes, as in the reports that these inputs reproduce; smaller in unoptimised builds,
    /// where everything takes longer.
    static var size: Int {
        #if DEBUG
        300_000
        #else
        1_200_000
        #endif
    }

    private var make: [@Sendable () -> [UInt8]] = []

    /// Creates an empty set.
    init() {}

    /// - Parameters:
    ///   - start: The text before the repeated piece in each input.
    ///   - pieces: The pieces, each repeated up to ``size`` in an input of its own.
    init(from start: String = "", repeating pieces: [String]) {
        make = pieces.map { piece in
            {
                let (head, body) = (Array(start.utf8), Array(piece.utf8))
                return head + repeatElement(body, count: (Self.size - head.count) / body.count).joined()
            }
        }
    }

    static func + (one: LargeInputs, other: LargeInputs) -> LargeInputs {
        var both = one
        both.make += other.make
        return both
    }

    var isEmpty: Bool { make.isEmpty }
    var count: Int { make.count }

    /// The input at an index.
    subscript(place: Int) -> [UInt8] { make[place]() }
}

extension LargeInputs {
    static let text = LargeInputs(repeating: [
        "他把手放在门把手上。", "a", " ", "\n", "Chapter 1\n\n", "第一章\n", "\u{3000}", "\u{85}", "e\u{301}",
    ])

    static let markdown =
        LargeInputs(repeating: [
            "*a _b ", "<a ", "[", "![a](", "> ", "`", "`a``", "- a\n  ", "| a ", "\\", "&amp;", "<!--", "**a",
            "[a]: b\n",
            "~~a ", "a\n", "***", "\n# a", "    a\n", "](",
        ])
        + LargeInputs(from: "# a ", repeating: ["#", "a#", " "])

    static let markup =
        LargeInputs(repeating: [
            "<a ", "<p>", "</p>", "<b>a", "&", "&#", "&amp", "<!--", "<ruby>漢<rt>かん", "<script>", "<td>", "<table>",
            "<![CDATA[", "<", "a <b", "<li>", "\"", "<br>", " ", "a",
        ])
        // A tag with 100,000 attributes.
        + LargeInputs(from: "<p ", repeating: ["a=\"b\" c d='e'", "a1 = "])

    static let subtitles = LargeInputs(repeating: [
        " --> ", "00:00:01,000 --> 00:00:02,000\n", "1\n00:00:01,000 --> 00:00:02,000\na\n\n", "<i>", "{\\", "\n", "1",
    ])

    static let pages = LargeInputs(repeating: ["\u{0C}", "Head 1\n\u{0C}", "a-\n", "12\n\u{0C}", "    ", "\n", "a "])

    /// Cells of 70,000 letters, and text that a reader may search for again in each line.
    static let table = LargeInputs(repeating: [
        String(repeating: "a", count: 70_000) + ",", String(repeating: "a", count: 70_000) + "\t\n", "\"", "\"\"", ",",
        "\n", "a\"b", "a,\n", "|", "\"a\n", "#columns:a\n", "<b>&nbsp;",
    ])

    static let json =
        LargeInputs(repeating: ["[", "{\"a\":", "1", "\"", "\\"])
        + LargeInputs(from: "[", repeating: ["\"a\",", "1,", "{\"word\":\"a\"},"])
        + LargeInputs(from: "{\"word\":\"", repeating: ["\\n", "\\u4f60", "\\\"", "a"])
        + LargeInputs(from: "{", repeating: ["\"a\":1,"])

    static let stream =
        LargeInputs(repeating: ["data: ", "data: {}\n\n", "\n", "\r", ": a\n"])
        + LargeInputs(from: "data: ", repeating: ["a", "[", "\\\""])

    static let notebook =
        LargeInputs(repeating: [
            "---\n", "# a\n", "\n---\n\n# a\n\n", "- Form:\n", "## Root\n", "a", "\n",
        ])
        + LargeInputs(from: "---\n\n# a\n\n## English Meaning\n- a", repeating: [" ", "\u{2028}", "a ", "- "])
}
