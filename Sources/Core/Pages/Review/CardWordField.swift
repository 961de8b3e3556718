import Model

/// The field of a form that a card's word is typed into. Words may have several lines: an input of one line would join them.
enum CardWordField {
    /// - Parameter id: Its id, which a caption names.
    static func field(_ id: String, _ word: String, _ language: LanguageTag? = nil) -> HTML {
        var lines = 1
        for byte in word.utf8 where byte == 0x0A { lines += 1 }
        return textarea(
            .class("growing"), .id(id), .name("word"), Attribute("rows", "\(min(lines, 8))"),
            .lang(language?.tag ?? "").when(language != nil), .required, Attribute("autocomplete", "off")
        ) { word }
    }
}
