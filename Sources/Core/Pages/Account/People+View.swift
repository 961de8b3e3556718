#if !hasFeature(Embedded)
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
            if let notice = model.notice {
                let changed = model.accounts.first { $0.learner == model.changed }
                shell.banner(
                    wording.told(notice, of: changed.map { wording.person($0) } ?? wording.somebody), icon: .check)
            }
            if let problem = model.problem, model.faultOfReset == nil {
                ProblemPage.notice(.account(problem), shell)
            }
            if let written = model.written {
                AccountPage.secret(wording.invitationFor(written.note), written.link, wording.invitationHelp, shell)
            }
            if let reset = model.reset, let account = model.accounts.first(where: { $0.learner == reset.learner }) {
                AccountPage.secret(wording.resetFor(wording.person(account)), reset.link, wording.resetHelp, shell)
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
                div(.class("account-actions")) {
                    if isOpen {
                        if account.isAdministrator {
                            change(.demote, account, shell)
                        } else {
                            change(.promote, account, shell)
                        }
                        reset(account, model, shell)
                    }
                    change(isOpen ? .close : .open, account, shell)
                }
            }
        }
    }

    /// What is changed of an account, as the form sends it.
    private enum Change {
        case promote, demote, close, open

        var field: (name: String, value: String) {
            switch self {
            case .promote: ("administrator", "on")
            case .demote: ("administrator", "off")
            case .close: ("closed", "on")
            case .open: ("closed", "off")
            }
        }

        func caption(_ wording: Wording) -> String {
            switch self {
            case .promote: wording.makeAdministrator
            case .demote: wording.makeNoAdministrator
            case .close: wording.closeAccount
            case .open: wording.openAccount
            }
        }

        func question(_ person: String, _ wording: Wording) -> String {
            switch self {
            case .promote: wording.askToPromote(person)
            case .demote: wording.askToDemote(person)
            case .close: wording.askToClose(person)
            case .open: wording.askToOpen(person)
            }
        }

        func answer(_ person: String, _ wording: Wording) -> String {
            switch self {
            case .promote: wording.promote(person)
            case .demote: wording.demote(person)
            case .close: wording.close(person)
            case .open: wording.open(person)
            }
        }
    }

    private static func change(_ change: Change, _ account: Account, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let person = wording.person(account)
        return asked(change.caption(wording), account, to: .account(.change(account.learner)), shell) {
            p { change.question(person, wording) }
            button(
                .class(change == .close ? "button danger" : "button"), .type("submit"), .name(change.field.name),
                .value(change.field.value)
            ) { change.answer(person, wording) }
        }
    }

    private static func reset(_ account: Account, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let person = wording.person(account)
        let isAsked = model.asked == account.learner
        let asksForPassword = model.accounts.contains { $0.learner == model.viewer && $0.hasPassword }
        return asked(
            wording.resetPassword, account, to: .account(.makeReset(account.learner)), isOpen: isAsked, shell
        ) {
            p { wording.askToReset(person) }
            if asksForPassword {
                let id = "password-" + account.learner.description
                FaultyField(id, isAsked ? model.faultOfReset : nil, shell).html(wording.yourOwnPassword) { fault in
                    input(
                        .type("password"), .data("show", wording.show), .id(id), .name("password"), .required,
                        Attribute("autocomplete", "current-password"), fault.description(hasHelp: false), fault.mark,
                        fault.focus)
                }
            }
            button(.class("button"), .type("submit")) { wording.reset(person) }
        }
    }

    /// A question that opens beneath what it is about, with the form that answers it; also without JavaScript. Of those about
    /// one account, one is open at a time.
    private static func asked(
        _ caption: String, _ account: Account, to route: Route, isOpen: Bool = false, _ shell: Shell,
        @HTMLBuilder content: () -> HTML
    ) -> HTML {
        details(
            .class("more"), .name("account-" + account.learner.description), Attribute("open", nil).when(isOpen)
        ) {
            summary {
                span {
                    caption
                    span(.class("unseen")) { ": " + account.shownName }
                }
            }
            form(.class("entrance-form"), Attribute("method", "post"), .action(route), content: content)
        }
    }
}

extension PeoplePage.Model {
    /// What is wrong with the administrator's password, which the form for a new link asks for; nil if nothing is.
    var faultOfReset: AccountError? { asked != nil && problem == .wrongPassword ? problem : nil }
}
#endif
