import Model

/// The form field for a card's word. A word may have several lines, which a single-line input would join.
enum CardWordField {
    /// - Parameter id: The field's id, which its label refers to.
    static func field(_ id: String, _ word: String, _ language: LanguageTag? = nil) -> HTML {
        var lines = 1
        for byte in word.utf8 where byte == 0x0A { lines += 1 }
        return textarea(
            .class("growing"), .id(id), .name("word"), Attribute("rows", "\(min(lines, 8))"),
            .lang(language?.tag ?? "").when(language != nil), .required, Attribute("autocomplete", "off")
        ) { word }
    }
}
