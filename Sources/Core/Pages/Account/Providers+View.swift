import Model
import Routes

/// The buttons that lead to providers of sign-ins, each with the sign, the colours and the words that the provider asks for.
///
/// Sources: Apple, "Human Interface Guidelines: Sign in with Apple"; Google, "Sign in with Google Branding Guidelines";
/// Meta, "Facebook Login: User Experience Design". All three allow "Continue with …", whether or not there is an account yet.
enum ProviderButtons {
    /// The buttons, above a form for a name and a password; nothing if there are none.
    static func list(
        _ providers: [SignInProvider], _ shell: Shell, to path: (SignInProvider) -> AccountPath
    ) -> HTML {
        guard !providers.isEmpty else { return HTML() }
        return div(.class("providers")) {
            for provider in providers {
                let link = Route.account(path(provider)).link
                a(.class(look(provider)), .href(link)) {
                    face(provider, shell.wording.continueWith(provider.name), shell)
                }
            }
            p(.class("or")) { span { shell.wording.orWithPassword } }
        }
    }

    /// The classes of a provider's button.
    static func look(_ provider: SignInProvider) -> String { "provider " + (provider.brand?.rawValue ?? "other") }

    /// What a provider's button shows.
    @HTMLBuilder static func face(_ provider: SignInProvider, _ caption: String, _ shell: Shell) -> HTML {
        if let brand = provider.brand {
            img(
                Attribute("src", shell.asset("sign-in-" + brand.rawValue + ".svg")), Attribute("alt", ""),
                Attribute("width", "20"), Attribute("height", "20"))
        }
        span { caption }
    }
}

extension AccountPage {
    /// What the learner is at providers, and what else may be linked.
    static func identities(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let others = model.providers.filter { provider in
            !model.identities.contains { $0.issuer == provider.issuer }
        }
        return section(.class("card"), .labelled(by: "identities")) {
            h2(.id("identities")) { wording.waysToSignIn }
            p(.class("quiet-text")) { wording.waysToSignInLead }
            if !model.identities.isEmpty {
                ul(.class("access-list")) {
                    for identity in model.identities { row(identity, model, shell) }
                }
            }
            if let first = others.first { linking(first, others, model, shell) }
        }
    }

    /// The form for linking, which asks for the password: whoever finds a browser signed in must not make a way in of their own.
    private static func linking(
        _ first: SignInProvider, _ others: [SignInProvider], _ model: Model, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        return form(.class("entrance-form"), Attribute("method", "post"), .action(.account(.link(first.id)))) {
            if model.account.hasPassword {
                FaultyField("link-password", model.problem(of: "link-password"), shell).html(
                    wording.passwordHere, help: wording.passwordHereHelp
                ) { fault in
                    input(
                        .type("password"), .data("show", wording.show), .id("link-password"), .name("password"),
                        .required,
                        Attribute("autocomplete", "current-password"), fault.description(hasHelp: true), fault.mark,
                        fault.focus)
                }
            }
            div(.class("providers")) {
                for provider in others {
                    Pages.button(
                        .class(ProviderButtons.look(provider)), .type("submit"),
                        Attribute("formaction", Route.account(.link(provider.id)).link)
                    ) {
                        ProviderButtons.face(provider, wording.link(provider.name), shell)
                    }
                }
            }
        }
    }

    /// The page from which a browser goes on to a provider, to link what the learner is there. It is no redirection, because
    /// browsers follow none from a form to another web site where a page's policy forbids it.
    ///
    /// - Parameter address: The address at the provider.
    public static func page(leavingFor provider: SignInProvider, at address: String, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.link(provider.name), room: .me, parts: [.account]) {
            p(.class("way-back")) {
                a(.href(.account())) {
                    Icon.back.drawing(shell)
                    span { wording.yourAccount }
                }
            }
            shell.heading(wording.link(provider.name), lead: wording.leavingLead(provider.name))
            div(.class("providers")) {
                a(.class(ProviderButtons.look(provider)), .href(address)) {
                    ProviderButtons.face(provider, wording.continueWith(provider.name), shell)
                }
            }
        }
    }

    private static func row(_ identity: Identity, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let offered = model.providers.first { $0.issuer == identity.issuer }
        let name = offered?.name ?? identity.issuer
        return li {
            div {
                strong { bdi { name } }
                if offered == nil { span(.class("badge")) { wording.notOffered } }
                if !identity.label.isEmpty { bdi { identity.label } }
                small {
                    wording.lastUsed
                    wording.sentenceGap
                    shell.when(identity.usedAt)
                }
            }
            form(Attribute("method", "post"), .action(.account(.unlink(identity.id)))) {
                Pages.button(.class("button quiet"), .type("submit")) {
                    wording.unlink
                    span(.class("unseen")) { ": " + name }
                }
            }
        }
    }
}
