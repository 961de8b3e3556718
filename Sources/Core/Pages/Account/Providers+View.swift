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
                button(provider, shell.wording.continueWith(provider.name), to: path(provider), shell)
            }
            p(.class("or")) { span { shell.wording.orWithPassword } }
        }
    }

    static func button(_ provider: SignInProvider, _ caption: String, to path: AccountPath, _ shell: Shell) -> HTML {
        a(.class("provider " + (provider.brand?.rawValue ?? "other")), .href(.account(path))) {
            if let brand = provider.brand {
                img(
                    Attribute("src", shell.asset("sign-in-" + brand.rawValue + ".svg")), Attribute("alt", ""),
                    Attribute("width", "20"), Attribute("height", "20"))
            }
            span { caption }
        }
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
            if !others.isEmpty {
                div(.class("providers")) {
                    for provider in others {
                        ProviderButtons.button(provider, wording.link(provider.name), to: .link(provider.id), shell)
                    }
                }
            }
        }
    }

    private static func row(_ identity: Identity, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let name = model.providers.first { $0.issuer == identity.issuer }?.name ?? identity.issuer
        return li {
            div {
                strong { bdi { name } }
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
