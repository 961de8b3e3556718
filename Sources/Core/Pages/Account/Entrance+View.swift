import Model
import Routes

extension EntrancePage {
    /// The page on which a learner signs in.
    public static func page(_ model: SignIn, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return entrance(wording.signIn, wording.signInLead, shell) {
            if model.isOut { shell.banner(wording.signedOut, icon: .check) }
            if model.isReset { shell.banner(wording.newPasswordSet, icon: .check) }
            if let problem = model.problem { ProblemPage.notice(.account(problem), shell) }
            ProviderButtons.list(model.providers, shell) { .toProvider($0.id, next: model.next) }
            form(.class("card entrance-form"), Attribute("method", "post"), .action(.account(.enter))) {
                hidden("next", model.next)
                field(wording.accountName, for: "name") {
                    input(
                        .type("text"), .id("name"), .name("name"), .value(model.name), .required,
                        Attribute("autocomplete", "username"), Attribute("autocapitalize", "none"),
                        Attribute("spellcheck", "false"), Attribute("maxlength", "254"))
                }
                field(wording.password, for: "password") {
                    input(
                        .type("password"), .data("show", wording.show), .id("password"), .name("password"), .required,
                        Attribute("autocomplete", "current-password"))
                }
                button(.class("button large"), .type("submit")) { wording.signIn }
            }
            if model.offersJoining {
                p(.class("entrance-other")) {
                    wording.noAccountYet
                    " "
                    a(.href(.account(.join()))) { wording.makeAccount }
                }
            } else {
                p(.class("help entrance-other")) { wording.forgottenPassword }
            }
        }
    }

    /// The page on which an account is made.
    public static func page(_ model: Join, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return entrance(wording.makeAccount, wording.makeAccountLead, shell) {
            if let problem = model.problem, model.faultyField == nil { ProblemPage.notice(.account(problem), shell) }
            if model.isOpen {
                ProviderButtons.list(model.providers, shell) { .toProvider($0.id, invitation: model.invitation) }
                form(.class("card entrance-form"), Attribute("method", "post"), .action(.account(.create))) {
                    hidden("invitation", model.invitation)
                    FaultyField("shownName", model.problem(of: "shownName"), shell).html(
                        wording.whatToCallYou
                    ) { fault in
                        input(
                            .type("text"), .id("shownName"), .name("shownName"), .value(model.shownName),
                            fault.description(hasHelp: false), Attribute("autocomplete", "name"),
                            Attribute("maxlength", "80"), fault.mark, fault.focus)
                    }
                    FaultyField("name", model.problem(of: "name"), shell).html(
                        wording.accountName, help: wording.accountNameHelp
                    ) { fault in
                        input(
                            .type("text"), .id("name"), .name("name"), .value(model.name), .required,
                            fault.description(hasHelp: true), Attribute("autocomplete", "username"),
                            Attribute("autocapitalize", "none"), Attribute("spellcheck", "false"),
                            Attribute("maxlength", "254"), fault.mark, fault.focus)
                    }
                    FaultyField("password", model.problem(of: "password"), shell).html(
                        wording.password, help: wording.passwordHelp(model.leastPassword)
                    ) { fault in
                        input(
                            .type("password"), .data("show", wording.show), .id("password"), .name("password"),
                            .required, fault.description(hasHelp: true), Attribute("autocomplete", "new-password"),
                            Attribute("minlength", String(model.leastPassword)), fault.mark, fault.focus)
                    }
                    birth(year: model.birthYear, month: model.birthMonth, model.problem(of: "birth"), shell)
                    button(.class("button large"), .type("submit")) { wording.makeAccount }
                }
                p(.class("entrance-other")) {
                    wording.accountAlready
                    " "
                    a(.href(.account(.signIn()))) { wording.signIn }
                }
            } else {
                if model.problem == nil {
                    ProblemPage.notice(.account(model.invitation.isEmpty ? .notInvited : .noInvitation), shell)
                }
                p(.class("entrance-other")) { a(.href(.account(.signIn()))) { wording.signIn } }
            }
        }
    }

    /// The page that asks for the month of birth.
    public static func page(_ model: Age, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return entrance(wording.whenBorn, wording.whenBornLead, shell) {
            let isOfDate = model.problem == .noBirthMonth
            if let problem = model.problem, !isOfDate { ProblemPage.notice(.account(problem), shell) }
            form(.class("card entrance-form"), Attribute("method", "post"), .action(.account(.confirmAge))) {
                hidden("next", model.next)
                birth(year: "", month: nil, isOfDate ? model.problem : nil, shell)
                button(.class("button large"), .type("submit")) { wording.goOn }
            }
            form(.class("entrance-other"), Attribute("method", "post"), .action(.account(.signOut))) {
                button(.class("button quiet"), .type("submit")) { wording.signOut }
            }
        }
    }

    /// The month and the year of birth, in the order of the language.
    private static func birth(year: String, month: Int?, _ problem: AccountError?, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let fault = FaultyField("birth", problem, shell)
        let fields = [birthMonth(month, fault, shell), birthYear(year, fault, shell)]
        return fieldset(.class("birth")) {
            legend { wording.monthOfBirth }
            div(.class("birth-row")) {
                for field in wording.yearComesFirst ? fields.reversed() : fields { field }
            }
            fault.told
            p(.class("help"), .id("birth-help")) { wording.birthHelp }
        }
    }

    private static func birthMonth(_ month: Int?, _ fault: FaultyField, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("stacked-field")) {
            label(Attribute("for", "birthMonth")) { wording.month }
            select(
                .id("birthMonth"), .name("birthMonth"), .required, fault.description(hasHelp: true), fault.mark,
                fault.focus
            ) {
                option(.value("")) { "–" }
                for number in 1...12 {
                    option(.value(String(number)), .selected.when(number == month)) { wording.monthName(number) }
                }
            }
        }
    }

    private static func birthYear(_ year: String, _ fault: FaultyField, _ shell: Shell) -> HTML {
        div(.class("stacked-field")) {
            label(Attribute("for", "birthYear")) { shell.wording.year }
            input(
                .type("text"), .id("birthYear"), .name("birthYear"), .value(year), .required,
                Attribute("inputmode", "numeric"), Attribute("pattern", "[0-9]{4}"), Attribute("maxlength", "4"),
                Attribute("autocomplete", "bday-year"), fault.description(hasHelp: true), fault.mark)
        }
    }

    static func entrance(
        _ title: String, _ lead: String?, _ shell: Shell, @HTMLBuilder content: () -> HTML
    ) -> HTML {
        shell.page(title, room: nil, parts: [.entrance], class: "entrance") {
            div(.class("entrance-column")) {
                img(
                    .class("entrance-sign"), Attribute("src", shell.asset("icon.svg")), Attribute("alt", ""),
                    Attribute("width", "64"), Attribute("height", "64"))
                shell.heading(title, lead: lead)
                content()
            }
        }
    }
}
