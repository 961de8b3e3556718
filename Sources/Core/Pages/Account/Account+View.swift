import Model
import Routes

extension AccountPage {
    /// The page of the learner's account.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.yourAccount, room: .me, parts: [.account, .copying]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.settings }
                }
            }
            shell.heading(wording.yourAccount, lead: wording.signedInAs(model.account.shownName, model.account.name)) {
                if model.account.isAdministrator {
                    shell.buttonLink(wording.people, to: .account(.people()), icon: .me, class: "button quiet")
                }
                form(Attribute("method", "post"), .action(.account(.signOut))) {
                    button(.class("button quiet"), .type("submit")) { wording.signOut }
                }
            }
            if let notice = model.notice { shell.banner(wording.told(notice), icon: .check) }
            if let problem = model.problem, model.faultyField == nil { ProblemPage.notice(.account(problem), shell) }
            if let token = model.token { secret(wording.newToken(token.name), token.text, wording.shownOnce, shell) }
            if let held = model.plan { plan(held, shell) }
            devices(model, shell)
            if !(model.identities.isEmpty && model.providers.isEmpty) { identities(model, shell) }
            tokens(model, shell)
            if model.account.hasPassword { password(model, shell) }
        }
    }

    /// A secret that is shown once, to be copied.
    static func secret(_ caption: String, _ text: String, _ help: String, _ shell: Shell) -> HTML {
        section(.class("card secret"), .labelled(by: "secret-caption")) {
            h2(.id("secret-caption")) { caption }
            shell.copyable {
                input(
                    .type("text"), .id("secret"), .value(text), Attribute("readonly", nil),
                    .labelled(by: "secret-caption"), .described(by: "secret-help"))
            }
            p(.class("help"), .id("secret-help")) { help }
        }
    }

    private static func devices(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let browsers = model.accesses.filter { $0.kind == .browser }
        return section(.class("card"), .labelled(by: "devices")) {
            div(.class("section-head")) {
                h2(.id("devices")) { wording.signedInDevices }
                if browsers.count > 1 {
                    form(Attribute("method", "post"), .action(.account(.endOthers))) {
                        button(.class("button quiet"), .type("submit")) { wording.signOutOthers }
                    }
                }
            }
            list(browsers, current: model.current, shell)
        }
    }

    private static func tokens(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let programs = model.accesses.filter { $0.kind == .program }
        return section(.class("card"), .labelled(by: "tokens")) {
            h2(.id("tokens")) { wording.tokens }
            p(.class("quiet-text")) { wording.tokensLead }
            if !programs.isEmpty { list(programs, current: model.current, shell) }
            form(.class("token-form"), Attribute("method", "post"), .action(.account(.makeToken))) {
                FaultyField("token-name", model.problem(of: "token-name"), shell).html(wording.tokenName) { fault in
                    input(
                        .type("text"), .id("token-name"), .name("name"), .required, Attribute("maxlength", "80"),
                        Attribute("autocomplete", "off"), fault.description(hasHelp: false), fault.mark, fault.focus)
                }
                button(.class("button"), .type("submit")) { wording.makeToken }
            }
        }
    }

    private static func list(_ accesses: [Access], current: ID<Access>?, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return ul(.class("access-list")) {
            for access in accesses {
                li {
                    div {
                        strong { bdi { access.name } }
                        if access.id == current { span(.class("badge")) { wording.thisDevice } }
                        small {
                            if access.wasUsed {
                                wording.lastUsed
                                wording.sentenceGap
                                shell.when(access.usedAt)
                            } else {
                                wording.notUsedYet
                            }
                        }
                    }
                    if access.id != current {
                        form(Attribute("method", "post"), .action(.account(.end(access.id)))) {
                            button(.class("button quiet"), .type("submit")) {
                                access.kind == .browser ? wording.signOut : wording.withdraw
                                span(.class("unseen")) { ": " + access.name }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func password(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "change-password")) {
            h2(.id("change-password")) { wording.changePassword }
            form(.class("entrance-form"), Attribute("method", "post"), .action(.account(.changePassword))) {
                input(
                    .type("text"), .name("name"), .value(model.account.name), Attribute("autocomplete", "username"),
                    Attribute("hidden", nil), Attribute("readonly", nil), .label(wording.accountName))
                FaultyField("old", model.problem(of: "old"), shell).html(wording.oldPassword) { fault in
                    input(
                        .type("password"), .data("show", wording.show), .id("old"), .name("old"), .required,
                        Attribute("autocomplete", "current-password"), fault.description(hasHelp: false), fault.mark,
                        fault.focus)
                }
                FaultyField("new", model.problem(of: "new"), shell).html(
                    wording.newPassword, help: wording.passwordHelp(model.leastPassword)
                ) { fault in
                    input(
                        .type("password"), .data("show", wording.show), .id("new"), .name("new"), .required,
                        Attribute("autocomplete", "new-password"), Attribute("minlength", String(model.leastPassword)),
                        fault.description(hasHelp: true), fault.mark, fault.focus)
                }
                p(.class("help")) { wording.changePasswordHelp }
                button(.class("button"), .type("submit")) { wording.changePassword }
            }
        }
    }
}
