import Model
import Routes

/// One of several choices.
struct Choice {
    let value: String
    let name: String
    let isChosen: Bool
}

/// A field that is sent but not shown.
func hidden(_ fieldName: String, _ text: String) -> HTML {
    input(.type("hidden"), .name(fieldName), .value(text))
}

/// The route the server redirects to after the form.
func returning(to route: Route) -> HTML { hidden("return", route.link) }

/// The settings that a form shows, so that the server can tell which of them were changed.
func shownSettings(_ shell: Shell) -> HTML { hidden("shown", shell.preferences.shown) }

/// A labelled field around its control.
func field(_ caption: String, for id: String, help: String? = nil, @HTMLBuilder control: () -> HTML) -> HTML {
    div(.class("field")) {
        label(Attribute("for", id)) { caption }
        control()
        if let help { p(.class("help"), .id(id + "-help")) { help } }
    }
}

/// A drop-down list.
func select(id: String, name: String, _ choices: [Choice]) -> HTML {
    select(.id(id), .name(name)) {
        for choice in choices {
            option(.value(choice.value), .selected.when(choice.isChosen)) { choice.name }
        }
    }
}

/// A row of choices that are all visible.
func segments(_ legendText: String, name: String, _ choices: [Choice]) -> HTML {
    fieldset(.class("segments")) {
        legend { legendText }
        div(.class("segments-row")) {
            for choice in choices {
                label(.class("segment")) {
                    input(.type("radio"), .name(name), .value(choice.value), .checked.when(choice.isChosen))
                    span { choice.name }
                }
            }
        }
    }
}

/// A switch. The hidden field before it sends "off" when it is unchecked, so that a form may contain only some of the
/// settings.
func toggle(_ caption: String, name: String, isOn: Bool, help: String? = nil) -> HTML {
    label(.class("toggle")) {
        hidden(name, "off")
        input(.type("checkbox"), .name(name), .value("on"), .checked.when(isOn))
        span(.class("toggle-track"), .hiddenFromReaders)
        span {
            caption
            if let help { small { help } }
        }
    }
}
