import Routes

/// A drawing of `Web/icons.svg`. It says nothing to a screen reader: the word beside it, or the label of its
/// button, does.
enum Icon: String {
    case today, read, words, dictionary, me
    case back, forward, search, contents, settings, add, close, speak, check, star, skip, undo, trash, pencil
    case practice, grammar, picture, download, upload, info, warning, split, book, review, cards, clock, flag, pause,
        chart, model, translate

    func drawing(_ shell: Shell) -> HTML {
        svg(.class("icon"), .hiddenFromReaders, Attribute("focusable", "false")) {
            use(.href(shell.asset("icons.svg") + "#" + rawValue))
        }
    }
}
