import Model
import Routes

/// The settings sheet on the reading page. It opens without JavaScript (`popovertarget`); with it, each change takes
/// effect at once and is saved in the background.
enum ReadingSettings {
    static func sheet(_ language: Language, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return aside(.class("sheet"), .id("reading-settings"), .popover, .labelled(by: "reading-settings-title")) {
            div(.class("sheet-head")) {
                h2(.id("reading-settings-title")) { wording.readingSettings }
                button(
                    .class("icon-button"), .type("button"), .popoverTarget("reading-settings"),
                    Attribute("popovertargetaction", "hide"), .label(wording.close)
                ) { Icon.close.drawing(shell) }
            }
            element(
                "reading-settings", [],
                form(Attribute("method", "post"), .action(.me(.savePreferences))) {
                    returning(to: shell.current)
                    shownSettings(shell)
                    controls(language, shell)
                    noscript { button(.class("button"), .type("submit")) { wording.save } }
                })
        }
    }

    /// - Parameter language: The book's language, used to omit irrelevant controls; nil for all controls.
    @HTMLBuilder static func controls(_ language: Language?, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let now = shell.preferences
        segments(
            wording.theme, name: "theme",
            Preferences.Theme.allCases.map {
                Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == now.theme)
            })
        range(wording.textSize, "fontSize", now.fontSize, 14, 40, step: 1)
        range(wording.lineHeight, "lineHeight", now.lineHeight, 140, 260, step: 10)
        segments(
            wording.layout, name: "layout",
            Preferences.Layout.allCases.map {
                Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == now.layout)
            })
        if language != .english {
            segments(
                wording.lineDirection, name: "lines",
                Preferences.Lines.allCases.map {
                    Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == now.lines)
                })
            segments(
                wording.readingsAbove, name: "readings",
                Preferences.Readings.allCases.map {
                    Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == now.readings)
                })
        }
        if language == .chinese || language == nil {
            segments(
                wording.script, name: "script",
                Preferences.Script.allCases.map {
                    Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == now.script)
                })
            toggle(wording.toneColours, name: "toneColours", isOn: now.toneColours)
            toggle(wording.toneSandhi, name: "toneSandhi", isOn: now.toneSandhi, help: wording.toneSandhiHelp)
        }
        toggle(wording.statusColours, name: "statusColours", isOn: now.statusColours)
    }

    private static func range(
        _ caption: String, _ name: String, _ current: Int, _ least: Int, _ most: Int, step: Int
    ) -> HTML {
        label(.class("range")) {
            span { caption }
            input(
                .type("range"), .name(name), .value(String(current)), Attribute("min", String(least)),
                Attribute("max", String(most)), Attribute("step", String(step)))
        }
    }
}
