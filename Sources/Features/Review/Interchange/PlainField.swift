import Foundation

/// The plain text of a foreign note's HTML field.
struct PlainField {
    /// The versions of the way fields are read. They identify notes imported by an earlier version, which hold either
    /// that version's result or what the learner has written since.
    enum Reading: Int, CaseIterable {
        /// Everything after `<ruby>`, `<style>` and `<script>` was lost.
        case first = 1
        /// Line breaks between block tags became empty lines.
        case spaced = 2
        /// Cells and labels were joined, and few elements began a line. A note was named after its answer if its
        /// question was a picture or a recording, and had the pictures of one field only.
        case joined = 3
        case current = 4

        static var former: [Self] { allCases.dropLast() }
    }

    /// The text: without tags, with line feeds for blocks and breaks, spaces between cells, and with entities decoded. Ruby is reduced to its
    /// base.
    private(set) var text = ""
    /// The reading of the text, if it contains ruby: the annotations in place of their bases.
    private(set) var annotation: String?
    /// Names of its recordings (`[sound:x.mp3]`) and pictures (`<img src="x.jpg">`), in order.
    private(set) var sounds: [String] = []
    private(set) var pictures: [String] = []
    /// Each ruby base and its annotation, separated by a tab.
    private(set) var rubies: [String] = []
    /// The HTML range of each byte of the text; empty unless requested.
    private(set) var origins: [Range<Int>] = []
    /// The tags of the HTML in order; empty unless origins are requested.
    private(set) var tags: [FieldTag] = []

    /// - Parameter tracksOrigins: Whether to compute ``origins``.
    init(_ html: String, as reading: Reading = .current, tracksOrigins: Bool = false) {
        guard html.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 || $0 == 0x5B }) else {
            let start: Int
            (text, start) = Self.trimmed(html)
            if tracksOrigins {
                origins = (0..<text.utf8.count).map { start + $0..<start + $0 + 1 }
            }
            return
        }
        var scanner = FieldScanner(bytes: Array(html.utf8), reading: reading, tracksOrigins: tracksOrigins)
        scanner.scan()
        let whole = String(decoding: scanner.output, as: UTF8.self)
        let start: Int
        (text, start) = Self.trimmed(whole)
        if tracksOrigins { origins = Array(scanner.origins.dropFirst(start).prefix(text.utf8.count)) }
        tags = scanner.tags
        annotation = scanner.annotation.map { Self.trimmed($0).text }
        rubies = scanner.rubies
        sounds = scanner.sounds
        pictures = scanner.pictures
    }

    /// Returns a text without surrounding white space, and the number of bytes removed before it.
    private static func trimmed(_ text: String) -> (text: String, start: Int) {
        guard let first = text.utf8.first, let last = text.utf8.last else { return (text, 0) }
        // Most fields have no surrounding white space.
        if first > 0x20, first < 0x80 || first > 0xC2, last > 0x20, last < 0x80 || last > 0xA0 { return (text, 0) }
        let start = text.drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return ("", 0) }
        return (String(start[...end]), text.utf8.count - start.utf8.count)
    }
}
