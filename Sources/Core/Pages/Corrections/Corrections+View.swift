import Model
import Routes

extension CorrectionsPage {
    /// The corrections page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.corrections, room: .me, parts: [.me]) {
            shell.heading(wording.corrections, lead: wording.correctionsLead)
            div(.id("corrections")) {
                if model.corrections.isEmpty {
                    shell.empty(wording.noCorrections, wording.noCorrectionsLead, icon: .split)
                } else {
                    ul(.class("correction-list")) {
                        for correction in model.corrections { li { line(correction, model, shell) } }
                    }
                }
            }
        }
    }

    private static func line(_ correction: Correction, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("correction")) {
            p(.class("correction-parts"), .lang(correction.language)) {
                for (index, part) in correction.parts.enumerated() {
                    span(.class("correction-part")) {
                        part
                        if let reading = correction.readings[index] { small { reading } }
                    }
                }
            }
            scope(of: correction, model, shell)
            p(.class("quiet-text")) {
                wording.name(correction.language) + " · "
                shell.when(correction.updatedAt)
            }
            form(Attribute("method", "post"), .action(.corrections(.remove)), .data("swap", "#corrections")) {
                hidden("language", correction.language.rawValue)
                hidden("text", correction.text)
                CorrectionForm.fields(correction.scope)
                returning(to: .corrections())
                button(
                    .class("icon-button"), .type("submit"), .label(wording.removeCorrection(correction.text)),
                    .title(wording.delete)
                ) {
                    Icon.trash.drawing(shell)
                }
            }
        }
    }

    private static func scope(of correction: Correction, _ model: Model, _ shell: Shell) -> HTML {
        p(.class("correction-scope")) {
            shell.wording.name(correction.scope.kind)
            switch correction.scope {
            case .everywhere: HTML {}
            case .inContext(let context):
                ": "
                span(.lang(correction.language)) {
                    context.before
                    em { correction.text }
                    context.after
                }
            case .here(let place):
                ": "
                a(.href(ReadingPage.link(to: place.book, page: place.page, start: place.start))) {
                    span(.lang(correction.language)) { model.titles[place.book] ?? "" }
                    ", " + shell.wording.page(place.page)
                }
                " "
                span(.lang(correction.language)) { place.sentence }
            }
        }
    }
}
