/// A piece of text with its reading above it: one character of Chinese, one or more of Japanese.
public struct Syllable: Hashable, Sendable {
    public var text: String
    /// The pinyin of this character with its tone mark, or kana; nil if it has no reading (kana, Latin letters).
    public var reading: String?
    /// Tone from 1 to 5, where 5 is neutral; nil outside Chinese.
    public var tone: Int?
    /// Whether the reading stands in the book: it is shown to whoever hides those that Glossa adds.
    public var isAuthored: Bool

    public init(_ text: String, reading: String? = nil, tone: Int? = nil, isAuthored: Bool = false) {
        self.text = text
        self.reading = reading
        self.tone = tone
        self.isAuthored = isAuthored
    }

    var html: HTML {
        var html = HTML()
        write(into: &html)
        return html
    }

    /// Appends the syllable's markup. Pages hold hundreds of syllables, so this writes straight into the page.
    ///
    /// - Parameters:
    ///   - isReadAloud: Whether assistive technology is given the reading; inside a control it would be part of the
    ///     name.
    ///   - standsUpright: Whether lines may run from top to bottom, in which short numbers stand upright.
    func write(into html: inout HTML, isReadAloud: Bool = true, standsUpright: Bool = false) {
        guard let reading else {
            writeText(into: &html, standsUpright)
            return
        }
        html.write("<ruby")
        if let tone, (1...5).contains(tone) {
            html.write(" class=\"t")
            html.write(trusted: String(tone))
            html.write("\"")
        }
        if isAuthored { html.write(" data-authored") }
        html.write(">")
        writeText(into: &html, standsUpright)
        html.write(isReadAloud ? "<rt>" : "<rt aria-hidden=\"true\">")
        html.write(escaping: reading)
        html.write("</rt></ruby>")
    }

    private func writeText(into html: inout HTML, _ standsUpright: Bool) {
        if standsUpright { html.write(withUprightNumbers: text) } else { html.write(escaping: text) }
    }
}
