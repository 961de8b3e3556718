import Accounts
import HTTPTypes
import Hummingbird
import Model
import Routes

/// Who may come in.
public enum Door: Sendable {
    /// Whoever reaches the server, which only this machine can: one learner, and no signing in.
    case open(ID<Learner>)
    /// Whoever is signed in. The owner's desk was there before there were accounts; its notebook is the server's own file.
    case accounts(AccountsDesk, owner: ID<Learner>)

    var hasAccounts: Bool {
        if case .accounts = self { true } else { false }
    }

    /// The learner of the desk that was there first.
    var owner: ID<Learner> {
        switch self {
        case .open(let learner), .accounts(_, let learner): learner
        }
    }
}

/// The cookie of a browser that is signed in. Scripts cannot read it, other sites cannot have it sent along with what they
/// post, and it is sent over encrypted connections only (or within this machine).
///
/// Source: RFC 6265bis, section 4.1.3.2, for the prefix, which binds it to this host and to all of its paths.
enum AccessCookie {
    static let name = "__Host-glossa"

    /// The value of a `Set-Cookie` header.
    static func header(_ token: AccessToken) -> String {
        "\(name)=\(token.text); Path=/; Max-Age=\(Stay.usual.most); Secure; HttpOnly; SameSite=Lax"
    }

    /// The value of the header that removes it.
    static let removal = "\(name)=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax"
}

extension Request {
    /// The value of a cookie; nil if it was not sent.
    func cookie(_ name: String) -> String? {
        for pair in headers[.cookie]?.split(separator: ";") ?? [] {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingPrefix(while: { $0 == " " }) == name else { continue }
            return String(parts[1])
        }
        return nil
    }

    /// The token of a program (RFC 6750, section 2.1), or of a browser that is signed in.
    var accessToken: AccessToken? {
        if let authorization = headers[.authorization] {
            guard authorization.lowercased().hasPrefix("bearer ") else { return nil }
            return AccessToken(String(authorization.dropFirst(7)))
        }
        return cookie(AccessCookie.name).flatMap { AccessToken($0) }
    }

    /// What a learner will know the browser or program by, from what it says of itself.
    var deviceName: String {
        let agent = headers[.userAgent] ?? ""
        let browsers = [
            ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
            ("Chrome", "Chrome"), ("Safari", "Safari"),
        ]
        let systems = [
            ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
            ("Mac OS X", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
        ]
        let browser = browsers.first { agent.contains($0.0) }?.1
        let system = systems.first { agent.contains($0.0) }?.1
        let named = [browser, system].compactMap(\.self).joined(separator: ", ")
        if !named.isEmpty { return named }
        let program = agent.prefix { $0 != "/" && $0 != " " && $0.isASCII }
        return program.isEmpty ? "?" : String(program.prefix(40))
    }
}

extension Response {
    /// Has the browser show a token from now on.
    mutating func signIn(with token: AccessToken) { headers[values: .setCookie].append(AccessCookie.header(token)) }

    /// Has the browser forget its token, and the pictures and recordings that it kept.
    mutating func signOut() {
        headers[values: .setCookie].append(AccessCookie.removal)
        headers[HTTPField.Name("Clear-Site-Data")!] = "\"cache\", \"storage\""
    }
}

extension Route {
    /// Whether somebody who is not signed in may ask for it: files that hold nothing of anybody, and the way in.
    var isForStrangers: Bool {
        switch self {
        case .asset, .manifest, .certificate, .health, .ready, .api(.description),
            .api(.storeNotifications):
            true
        case .account(let path): path.isForStrangers
        case .api(.auth(let path)): path.isForStrangers
        default: false
        }
    }

    /// Whether it is for whoever signed in with the password. A program's token may not do it: somebody who found one could
    /// make others that last, keep the learner out, or delete everything.
    func needsPassword(_ method: HTTPRequest.Method) -> Bool {
        switch self {
        case .account(.signOut): false
        case .account, .me(.requestDeletion): true
        case .api(.auth(.tokens)), .api(.auth(.device)): true
        case .api(.deletion): method == .put
        case .api(.entitlement): method == .delete
        default: false
        }
    }

    /// Whether somebody may ask for it who has not been asked yet when they were born.
    var isBeforeAge: Bool {
        switch self {
        case .account(.age), .account(.confirmAge), .account(.signOut): true
        case .api(.auth(.age)), .api(.auth(.signOut)): true
        default: isForStrangers
        }
    }
}
