import Model
import Routes

extension CardsPage {
    /// The form for actions on the selected cards, whose checkboxes are in the table that follows.
    static let bulkForm = "change-cards"

    @HTMLBuilder static func list(_ model: Model, _ shell: Shell) -> HTML {
        bulk(model, shell)
        table(model, shell)
    }

    private static func bulk(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            .id(bulkForm), .class("bulk cards-bulk"), Attribute("method", "post"), .action(.review(.changeCards)),
            .data("swap", "#cards")
        ) {
            returning(to: .review(.browse(model.filter.plain)))
            label(.class("select-all"), Attribute("hidden", nil)) {
                input(.type("checkbox"), .id("select-all"))
                span(.class("select-all-text")) { wording.selectAll }
            }
            div(.class("inline-field")) {
                label(Attribute("for", "scope")) { wording.applyTo }
                select(
                    id: "scope", name: "scope",
                    [
                        Choice(
                            value: "selected", name: wording.toSelectedCards, isChosen: model.refused?.isForAll != true),
                        Choice(
                            value: "matching", name: wording.toAllFound(model.total),
                            isChosen: model.refused?.isForAll == true),
                    ])
            }
            div(.class("bulk-actions")) {
                action(.suspend, wording.suspend, .pause, shell)
                action(.resume, wording.resume, .forward, shell)
                action(.flag, wording.flag, .flag, shell)
                action(.unflag, wording.unflag, .close, shell)
                action(.delete, wording.delete, .trash, shell, class: "button danger small")
            }
            details(.class("more"), Attribute("open", nil).when(model.refused != nil)) {
                summary { wording.moveAndTag }
                div(.class("bulk-more")) {
                    div(.class("field-row")) {
                        div(.class("stacked-field")) {
                            label(Attribute("for", "move-to")) { wording.moveToDeck }
                            select(
                                id: "move-to", name: "deck",
                                model.decks.map {
                                    Choice(
                                        value: $0.id.description, name: $0.path, isChosen: $0.id == model.refused?.deck)
                                })
                        }
                        action(.move, wording.move, .forward, shell)
                    }
                    div(.class("field-row")) {
                        div(.class("stacked-field")) {
                            label(Attribute("for", "tags")) { wording.tags }
                            input(
                                .type("text"), .id("tags"), .name("tags"), .value(model.refused?.tags ?? ""),
                                Attribute("autocomplete", "off"), Attribute("autocapitalize", "none"),
                                Attribute("maxlength", "200"), .described(by: "tags-fault").when(model.refused != nil),
                                .aria("invalid", "true").when(model.refused != nil))
                            if model.refused != nil {
                                p(.class("fault"), .id("tags-fault"), .role("alert")) { wording.noTags }
                            }
                        }
                        action(.tag, wording.addTag, .add, shell)
                        action(.untag, wording.removeTag, .close, shell)
                    }
                }
            }
        }
    }

    private static func action(
        _ done: CardsDone, _ caption: String, _ icon: Icon, _ shell: Shell, class names: String = "button quiet small"
    ) -> HTML {
        button(.class(names), .type("submit"), .name("change"), .value(done.rawValue)) {
            icon.drawing(shell)
            span { caption }
        }
    }
}
