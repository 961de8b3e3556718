import Model
import Routes

extension DeletionPage {
    /// The page of deleting everything.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.deleteEverything, room: .me, parts: [.me]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.settings }
                }
            }
            shell.heading(wording.deleteEverything, lead: wording.deleteEverythingLead)
            if model.isMistyped { shell.banner(wording.deletionMistyped, icon: .info) }
            div(.class("settings")) {
                export(shell)
                if shell.deletionDue == nil { request(shell) }
            }
        }
    }

    private static func export(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "export")) {
            h2(.id("export")) { wording.exportFirst }
            p { wording.exportFirstLead }
            form(Attribute("method", "post"), .action(.me(.exportWhole))) {
                button(.class("button"), .type("submit")) {
                    Icon.download.drawing(shell)
                    span { wording.exportArchive }
                }
            }
        }
    }

    private static func request(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "delete")) {
            h2(.id("delete")) { wording.deleteEverything }
            p { wording.deletionWhat }
            form(Attribute("method", "post"), .action(.me(.requestDeletion))) {
                field(wording.deletionConfirm, for: "confirmation") {
                    input(
                        .type("text"), .id("confirmation"), .name("confirmation"), .required,
                        Attribute("autocomplete", "off"))
                }
                button(.class("button danger"), .type("submit")) {
                    Icon.trash.drawing(shell)
                    span { wording.deleteInAWeek }
                }
            }
        }
    }
}

extension Shell {
    /// What every page says while everything is to be deleted: when, and how to take it back. A browser's own pages do not
    /// know of it, and their program is smaller without.
    @HTMLBuilder var deletionNotice: HTML {
        #if !hasFeature(Embedded)
        if let due = deletionDue {
            banner(wording.deletionDue(on: Moment(due, clock)), icon: .trash) {
                form(Attribute("method", "post"), .action(.me(.takeBackDeletion))) {
                    button(.class("button small"), .type("submit")) { wording.takeBackDeletion }
                }
            }
        }
        #endif
    }
}
