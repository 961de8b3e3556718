/// The signs by which a text refers to its notes.
enum NoteSign {
    /// Words and marks around a number.
    private static let frame: Set<Character> = [
        "[", "]", "(", ")", "（", "）", "〔", "〕", "［", "］", "【", "】", "{", "}", "注", "註", "釈", "※", "*", "＊", "†", "‡",
        "§", "#", ".",
    ]
    private static let marks: Set<Character> = ["*", "＊", "†", "‡", "§", "※", "注", "註"]
    /// What leads back from a note.
    private static let returns: Set<Character> = ["↩", "↑", "^", "⏎", "↵", "⇑", "⬆", "\u{FE0E}", "\u{FE0F}"]

    /// Whether the words of a link can be the sign of a note: a number, circled or in brackets, or marks such as * and †.
    static func isSign(_ text: String) -> Bool {
        guard 1...8 ~= text.count else { return false }
        let core = core(text)
        if core.isEmpty { return text.contains { marks.contains($0) } }
        return core.count <= 4 && core.allSatisfy { $0.wholeNumberValue != nil || isCircled($0) }
    }

    /// The number in a sign, without what is around it; nothing for marks alone.
    static func core(_ text: String) -> String {
        String(text.filter { !$0.isWhitespace && !frame.contains($0) })
    }

    /// Whether a note's text begins with a sign.
    static func begins(_ text: String, with sign: String) -> Bool {
        let beginning = text.prefix(20).filter { !$0.isWhitespace }
        if beginning.hasPrefix(sign) { return true }
        let core = core(sign)
        guard !core.isEmpty else { return false }
        let rest = beginning.drop { frame.contains($0) }
        guard rest.hasPrefix(core) else { return false }
        return !(rest.dropFirst(core.count).first?.isNumber ?? false)
    }

    /// A note's text without the sign that it begins with, which is shown before it. Nothing is dropped that is not exactly
    /// the sign, apart from a full stop and white space after it.
    static func dropping(_ sign: String, from text: String) -> String {
        guard !core(sign).isEmpty, text.hasPrefix(sign) else { return text }
        var rest = text.dropFirst(sign.count)
        // 1 is not the sign of "15 May".
        if rest.first?.isNumber ?? false { return text }
        if rest.first == "." { rest = rest.dropFirst() }
        let isSeparate = rest.first.map { $0.isWhitespace } ?? true
        guard isSeparate || !(sign.last?.isNumber ?? true) else { return text }
        let note = rest.drop { $0.isWhitespace }
        return note.isEmpty ? text : String(note)
    }

    /// A note's text without the arrow that leads back.
    static func withoutReturn(_ text: String) -> String {
        var text = text[...]
        while let last = text.last, last.isWhitespace || returns.contains(last) { text.removeLast() }
        while let first = text.first, first.isWhitespace || returns.contains(first) { text.removeFirst() }
        return String(text)
    }

    private static func isCircled(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return 0x2460...0x24FF ~= scalar.value || 0x2776...0x2793 ~= scalar.value
    }
}
