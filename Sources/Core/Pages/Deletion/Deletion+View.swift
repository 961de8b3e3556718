#if !hasFeature(Embedded)
import Model
import Routes

/// A browser's own pages do not know of deletion, and their program is smaller without.
extension DeletionPage {
    /// The page of deleting everything.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let heading = shell.deletionCaption
        return shell.page(heading, room: .me, parts: [.me, .account]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.settings }
                }
            }
            shell.heading(
                heading, lead: shell.signedIn == nil ? wording.deleteEverythingLead : wording.deleteAccountLead)
            if let problem = model.problem, problem != .wrongPassword, problem != .lastAdministrator {
                ProblemPage.notice(.account(problem), shell)
            }
            div(.class("settings")) {
                export(shell)
                if model.isLastAdministrator {
                    ProblemPage.notice(.account(.lastAdministrator), hasHappened: false, shell)
                } else if shell.deletionDue == nil {
                    request(model, heading, shell)
                }
            }
        }
    }

    private static func export(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "export")) {
            h2(.id("export")) { wording.exportFirst }
            p { wording.exportFirstLead }
            shell.archiveExport
        }
    }

    private static func request(_ model: Model, _ heading: String, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "delete")) {
            h2(.id("delete")) { heading }
            p { wording.deletionWhat }
            if shell.signedIn != nil { p { wording.deletionOfAccount } }
            form(.class("entrance-form"), Attribute("method", "post"), .action(.me(.requestDeletion))) {
                FaultyField("confirmation", fault: model.isMistyped ? wording.deletionMistyped : nil).html(
                    wording.deletionConfirm
                ) { fault in
                    input(
                        .type("text"), .id("confirmation"), .name("confirmation"),
                        .value(model.confirmation).when(!model.confirmation.isEmpty), .required,
                        Attribute("autocomplete", "off"), fault.description(hasHelp: false), fault.mark, fault.focus)
                }
                if model.asksForPassword { password(model, shell) }
                button(.class("button danger"), .type("submit")) {
                    Icon.trash.drawing(shell)
                    span { wording.deleteInAWeek }
                }
            }
        }
    }
}

extension DeletionPage {
    /// Whoever finds a browser signed in must not delete everything.
    private static func password(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let problem = model.problem == .wrongPassword ? model.problem : nil
        return FaultyField("deletion-password", problem, shell).html(wording.oldPassword) { fault in
            input(
                .type("password"), .data("show", wording.show), .id("deletion-password"), .name("password"), .required,
                Attribute("autocomplete", "current-password"), fault.description(hasHelp: false), fault.mark,
                fault.focus)
        }
    }
}

extension Shell {
    /// What leads to the page, and its heading.
    var deletionCaption: String { signedIn == nil ? wording.deleteEverything : wording.deleteAccount }

    /// What every page says while everything is to be deleted: when, and how to take it back.
    @HTMLBuilder var deletionNotice: HTML {
        if let due = deletionDue {
            let moment = Moment(due, clock)
            banner(
                signedIn == nil ? wording.deletionDue(on: moment) : wording.accountDeletionDue(on: moment), icon: .trash
            ) {
                form(Attribute("method", "post"), .action(.me(.takeBackDeletion))) {
                    button(.class("button small"), .type("submit")) {
                        signedIn == nil ? wording.takeBackDeletion : wording.keepAccount
                    }
                }
            }
        }
    }

    /// The form that exports everything as an archive.
    var archiveExport: HTML {
        form(Attribute("method", "post"), .action(.me(.exportWhole))) {
            button(.class("button"), .type("submit")) {
                Icon.download.drawing(self)
                span { wording.exportArchive }
            }
        }
    }
}
#else
extension Shell {
    var deletionCaption: String { "" }
    var deletionNotice: HTML { HTML() }
}
#endif
