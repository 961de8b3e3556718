#if !hasFeature(Embedded)
import Model
import Routes

extension EntrancePage {
    /// The page on which somebody chooses a new password, who came by a link from an administrator.
    public static func page(_ model: Reset, _ shell: Shell) -> HTML {
        let wording = shell.wording
        guard let account = model.account else {
            return entrance(wording.chooseNewPassword, nil, shell) {
                ProblemPage.notice(.account(.noReset), shell)
                p(.class("entrance-other")) { a(.href(.account(.signIn()))) { wording.signIn } }
            }
        }
        let lead = wording.chooseNewPasswordLead(wording.person(account))
        var fault: AccountError?
        if case .weakPassword? = model.problem { fault = model.problem }
        return entrance(wording.chooseNewPassword, lead, shell) {
            if let problem = model.problem, fault == nil { ProblemPage.notice(.account(problem), shell) }
            form(.class("card entrance-form"), Attribute("method", "post"), .action(.account(.chooseReset))) {
                hidden("token", model.token)
                // For the browser, which keeps the password with it.
                input(
                    .type("text"), .name("name"), .value(account.name), Attribute("autocomplete", "username"),
                    Attribute("readonly", nil), Attribute("hidden", nil))
                FaultyField("new", fault, shell).html(
                    wording.newPassword, help: wording.passwordHelp(model.leastPassword)
                ) { fault in
                    input(
                        .type("password"), .data("show", wording.show), .id("new"), .name("new"), .required,
                        Attribute("autocomplete", "new-password"), Attribute("minlength", String(model.leastPassword)),
                        fault.description(hasHelp: true), fault.mark, fault.focus)
                }
                button(.class("button large"), .type("submit")) { wording.setNewPassword }
            }
        }
    }
}
#endif
