import Routes

/// A drawing from `Web/icons.svg`. It is hidden from screen readers, which read the word beside it or its button's
/// label instead.
enum Icon: String {
    case today, read, words, dictionary, me
    case back, copy, forward, up, down, search, contents, settings, add, close, speak, check, star, skip, undo, trash,
        pencil
    case practice, grammar, picture, download, upload, info, warning, split, book, review, cards, clock, flag, pause,
        chart, model, translate

    func drawing(_ shell: Shell) -> HTML {
        svg(.class("icon"), .hiddenFromReaders, Attribute("focusable", "false")) {
            use(.href(shell.asset("icons.svg") + "#" + rawValue))
        }
    }
}
