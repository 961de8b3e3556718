extension Shell {
    /// A field that is only read, or a line of code, beside a button that copies its text. The button appears only if the
    /// browser can copy. The page has the part ``WebPart/copying``.
    func copyable(@HTMLBuilder text: () -> HTML) -> HTML {
        element(
            "copy-text", [.data("copied", wording.copied)],
            HTML {
                text()
                button(.class("button quiet"), .type("button"), Attribute("hidden", nil)) {
                    Icon.copy.drawing(self)
                    span { wording.copy }
                }
            })
    }
}
