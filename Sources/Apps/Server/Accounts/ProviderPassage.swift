import Accounts
import HTTPTypes
import Hummingbird
import Model
import OpenID
import Pages
import Routes

/// The way of a browser to a provider of sign-ins and back.
struct ProviderPassage: Sendable {
    let accounts: AccountsDesk
    let sender: RequestOrigin
    let now: Timestamp

    /// Sends the browser to the provider, to sign in.
    func leave(for provider: String, next: String = "", invitation: String = "") async throws -> Response {
        let sent = try await accounts.visit(
            provider, next: next, invitation: invitation, backTo: try back(from: provider), at: now)
        var response = Response(status: .seeOther, headers: [.location: sent.address, .cacheControl: "no-store"])
        response.keep(sent.visit)
        return response
    }

    /// Sends the browser to the provider, to link what the learner is there: from a page, since a form does not lead to another
    /// web site by itself.
    func leave(
        for provider: String, toLinkTo learner: ID<Learner>, password: String, _ shell: Shell
    ) async throws -> Response {
        let sent = try await accounts.visitToLink(
            provider, to: learner, password: password, backTo: try back(from: provider), at: now)
        guard let offered = accounts.offered.first(where: { $0.id == provider }) else { throw AccountError.noProvider }
        var response = Response.page(AccountPage.page(leavingFor: offered, at: sent.address, shell))
        response.headers[HTTPField.Name("Refresh")!] = "0; url=\(sent.address)"
        response.keep(sent.visit)
        return response
    }

    /// Has a browser that was made to post the answer open an address with it: what another web site has it post is sent
    /// without the cookies that show whose answer it is. Nothing is believed or changed yet.
    func forward(_ provider: String, _ request: Request) async throws -> Response {
        let form = try await Form(request)
        let answer = ProviderAnswer(
            code: form["code"] ?? "", state: form["state"] ?? "", error: form["error"] ?? "", issuer: form["iss"] ?? "",
            name: AppleUser.name(in: form["user"] ?? ""))
        return .seeOther(.account(.fromProvider(provider, answer)))
    }

    /// Finds out who is back.
    func prove(
        _ answer: ProviderAnswer, from provider: String, of visit: ProviderVisit?
    ) async throws -> ProvenIdentity {
        try await accounts.prove(
            answer, from: provider, of: visit, backTo: try back(from: provider),
            from: sender.client.map { "\($0)" } ?? "", at: now)
    }

    /// Where the provider sends the browser back to, which the provider has to know.
    private func back(from provider: String) throws(AccountError) -> String {
        let path: AccountPath =
            try accounts.postsAnswer(provider) ? .posted(provider) : .fromProvider(provider, ProviderAnswer())
        return (sender.url ?? "") + Route.account(path).link
    }
}

/// The cookie of a browser that is at a provider of sign-ins.
enum ProviderCookie {
    static let name = "__Host-glossa-openid"
    private static let ending = "Path=/; Secure; HttpOnly; SameSite=Lax"

    static func header(_ visit: ProviderVisit) -> String {
        "\(name)=\(visit.text); Max-Age=\(ProviderVisit.longest); \(ending)"
    }

    static let removal = "\(name)=; Max-Age=0; \(ending)"
}

extension Request {
    /// What the browser keeps while it is at a provider.
    var providerVisit: ProviderVisit? { cookie(ProviderCookie.name).flatMap { ProviderVisit($0) } }
}

extension Response {
    fileprivate mutating func keep(_ visit: ProviderVisit) {
        headers[values: .setCookie].append(ProviderCookie.header(visit))
    }

    /// Has the browser forget that it was at a provider.
    mutating func endProviderVisit() { headers[values: .setCookie].append(ProviderCookie.removal) }
}
