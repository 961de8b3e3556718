import Model
import Routes

extension DeckPage {
    /// FSRS's parameters as text, with ways to find better ones.
    @HTMLBuilder static func parameters(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let kept = ParametersText.text(model.deck.options.parameters)
        let isFaulty = model.fault("parameters") != nil
        details(.class("more"), Attribute("open", nil).when(isFaulty)) {
            summary { wording.parameters }
            control(model, wording.parametersCaption, "parameters", help: wording.parametersHelp, shell) {
                textarea(
                    .id("parameters"), .name("parameters"), Attribute("rows", "4"), Attribute("autocomplete", "off"),
                    Attribute("spellcheck", "false"), described("parameters", isFaulty, true), invalid(isFaulty)
                ) { model.text("parameters", kept) }
            }
        }
        p(.class("setting-links")) {
            shell.buttonLink(
                wording.fitParameters, to: .review(.deck(model.deck.id, .fitting)), class: "button quiet small")
            shell.buttonLink(
                wording.simulator, to: .review(.deck(model.deck.id, .simulation())), class: "button quiet small")
        }
    }

    /// A labelled field with its fault, if any.
    static func control(
        _ model: Model, _ caption: String, _ name: String, help: String?, _ shell: Shell,
        @HTMLBuilder content: () -> HTML
    ) -> HTML {
        div(.class("field")) {
            label(Attribute("for", name)) { caption }
            content()
            if let fault = model.fault(name) {
                p(.class("fault"), .id(name + "-fault")) { shell.wording.explain(fault) }
            }
            if let help { p(.class("help"), .id(name + "-help")) { help } }
        }
    }

    /// The attribute that links a field to the text below it, for screen readers.
    static func described(_ name: String, _ isFaulty: Bool, _ hasHelp: Bool) -> Attribute {
        let fault = isFaulty ? name + "-fault" : ""
        let help = hasHelp ? name + "-help" : ""
        return .described(by: fault + (isFaulty && hasHelp ? " " : "") + help).when(isFaulty || hasHelp)
    }

    static func invalid(_ isFaulty: Bool) -> Attribute { .aria("invalid", "true").when(isFaulty) }

    /// A notice that the settings were not saved, above the fields that say why.
    static func faults(_ faults: [Fault], _ shell: Shell) -> HTML? {
        guard !faults.isEmpty else { return nil }
        return div(.class("notice"), .role("alert")) {
            Icon.warning.drawing(shell)
            div {
                p { strong { shell.wording.settingsNotKept } }
                p { shell.wording.settingsNotKeptNext }
                ul {
                    for fault in faults { li { a(.href("#" + fault.field)) { shell.wording.explain(fault) } } }
                }
            }
        }
    }
}

/// FSRS's parameters as a learner writes them: numbers separated by spaces or commas.
public enum ParametersText {
    /// Four decimals each, as published.
    public static func text(_ parameters: [Double]) -> String {
        var text = ""
        for parameter in parameters {
            if !text.isEmpty { text += " " }
            // No parameter has a bound beyond 100, but an unchecked one must not crash the page.
            let magnitude = min(max(parameter < 0 ? -parameter : parameter, 0), 1_000_000)
            let scaled = Int64(magnitude * 10_000 + 0.5)
            var decimals = String(scaled % 10_000)
            while decimals.utf8.count < 4 { decimals = "0" + decimals }
            text += (parameter < 0 ? "-" : "") + String(scaled / 10_000) + "." + decimals
        }
        return text
    }

    /// The numbers as typed, without brackets and commas.
    public static func words(_ text: String) -> [String] {
        text.split { " ,，;\t\r\n[]\u{3000}".contains($0) }.map { String($0) }
    }
}
