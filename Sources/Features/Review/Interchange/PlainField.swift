import Foundation

/// A field of a foreign note, which is HTML, as text.
struct PlainField {
    /// How fields are read. Notes that were imported by an earlier way of reading are known by it: what they hold is what
    /// that way made of their fields, or what the learner wrote since.
    enum Reading: Int, CaseIterable {
        /// Everything behind `<ruby>`, `<style>` and `<script>` was lost.
        case first = 1
        /// Line ends between the tags of blocks were drawn as empty lines.
        case spaced = 2
        case current = 3
    }

    /// The text: tags are gone, blocks and breaks are line feeds, entities are what they stand for. Of ruby it has the
    /// base.
    private(set) var text = ""
    /// How the text is read, where ruby says so: its annotations in place of their bases.
    private(set) var annotation: String?
    /// Names of the recordings in it (`[sound:x.mp3]`) and of the pictures (`<img src="x.jpg">`), in order.
    private(set) var sounds: [String] = []
    private(set) var pictures: [String] = []
    /// Each base of ruby and its annotation, with a tab between them.
    private(set) var rubies: [String] = []
    /// Where in the HTML each byte of the text came from; empty unless it was asked for.
    private(set) var origins: [Range<Int>] = []
    /// The tags of the HTML in order; empty unless origins were asked for.
    private(set) var tags: [FieldTag] = []

    /// - Parameter tracksOrigins: Whether ``origins`` is wanted.
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

    /// A text without the blanks around it, and how many bytes of them went before it.
    private static func trimmed(_ text: String) -> (text: String, start: Int) {
        guard let first = text.utf8.first, let last = text.utf8.last else { return (text, 0) }
        // Most fields have no blanks around them.
        if first > 0x20, first < 0x80 || first > 0xC2, last > 0x20, last < 0x80 || last > 0xA0 { return (text, 0) }
        let start = text.drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return ("", 0) }
        return (String(start[...end]), text.utf8.count - start.utf8.count)
    }
}
