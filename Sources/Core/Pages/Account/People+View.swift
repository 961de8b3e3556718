import Model
import Routes

extension PeoplePage {
    /// The page of all accounts.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.people, room: .me, parts: [.account, .copying]) {
            p(.class("way-back")) {
                a(.href(.account())) {
                    Icon.back.drawing(shell)
                    span { wording.yourAccount }
                }
            }
            shell.heading(wording.people, lead: wording.peopleLead)
            if let notice = model.notice { shell.banner(wording.told(notice), icon: .check) }
            if let problem = model.problem { ProblemPage.notice(.account(problem), shell) }
            if let written = model.written {
                AccountPage.secret(wording.invitationFor(written.note), written.link, wording.invitationHelp, shell)
            }
            section(.class("card"), .labelled(by: "invite")) {
                h2(.id("invite")) { wording.inviteSomebody }
                form(.class("token-form"), Attribute("method", "post"), .action(.account(.invite))) {
                    field(wording.whomFor, for: "note") {
                        input(
                            .type("text"), .id("note"), .name("note"), .required, Attribute("maxlength", "80"),
                            Attribute("autocomplete", "off"))
                    }
                    button(.class("button"), .type("submit")) { wording.writeInvitation }
                }
                if !model.invitations.isEmpty { invitations(model, shell) }
            }
            section(.class("card"), .labelled(by: "accounts")) {
                h2(.id("accounts")) { wording.accounts(model.accounts.count) }
                ul(.class("access-list")) {
                    for account in model.accounts { row(account, model, shell) }
                }
            }
        }
    }

    private static func invitations(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return ul(.class("access-list")) {
            for invitation in model.invitations {
                li {
                    div {
                        strong { bdi { invitation.note } }
                        small {
                            wording.invited
                            wording.sentenceGap
                            shell.when(invitation.createdAt)
                        }
                    }
                    form(Attribute("method", "post"), .action(.account(.takeBack(invitation.id)))) {
                        button(.class("button quiet"), .type("submit")) {
                            wording.takeBack
                            span(.class("unseen")) { ": " + invitation.note }
                        }
                    }
                }
            }
        }
    }

    private static func row(_ account: Account, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let isOpen = account.closedAt == nil
        return li {
            div {
                strong { bdi { account.shownName } }
                if account.isAdministrator { span(.class("badge")) { wording.administrator } }
                if !isOpen { span(.class("badge")) { wording.closed } }
                if account.name != account.shownName { small { bdi { account.name } } }
                if let due = model.deletions[account.learner] {
                    small(.class("leaving")) { wording.willBeDeleted(on: Moment(due, shell.clock)) }
                }
            }
            if account.learner != model.viewer {
                form(.class("field-row"), Attribute("method", "post"), .action(.account(.change(account.learner)))) {
                    if isOpen {
                        change(
                            "administrator", account.isAdministrator ? "off" : "on",
                            account.isAdministrator ? wording.makeNoAdministrator : wording.makeAdministrator, account)
                    }
                    change(
                        "closed", isOpen ? "on" : "off", isOpen ? wording.closeAccount : wording.openAccount, account)
                }
            }
        }
    }

    private static func change(_ name: String, _ value: String, _ caption: String, _ account: Account) -> HTML {
        button(.class("button quiet"), .type("submit"), .name(name), .value(value)) {
            caption
            span(.class("unseen")) { ": " + account.shownName }
        }
    }
}
