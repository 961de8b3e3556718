import Model

/// A bar that visualizes a share; `caption` puts it into words.
func bar(_ share: Share, caption: String, class names: String = "") -> HTML {
    progress(
        .class(names.isEmpty ? "bar" : "bar " + names), Attribute("max", "1000"), .value(String(share.permille)),
        .label(caption)
    ) { caption }
}

/// A level badge, such as "HSK 3" or "≈ N4".
func levelBadge(_ level: Int?, _ language: Language, _ shell: Shell) -> HTML? {
    guard let level else { return nil }
    return span(.class("badge level-\(level)")) { shell.wording.level(level, in: language) }
}
