import HTTPTypes
import Hummingbird

/// On a local desk there is no login, so a request must come from this machine and, where it changes something, from
/// Glossa's own pages: a web site open in the same browser could otherwise reach the desk.
enum OriginCheck {
    /// Why a request is refused; nil where it is not.
    static func refusal(of request: Request) -> String? {
        guard let host = request.head.authority.map(hostName), isLocal(host) else {
            return "This desk answers only to localhost."
        }
        guard request.method != .get, request.method != .head else { return nil }
        if let site = request.headers[HTTPField.Name("Sec-Fetch-Site")!], site != "same-origin", site != "none" {
            return "This request did not come from Glossa's own pages, so nothing was changed."
        }
        if let origin = request.headers[.origin],
            origin != "null" || request.headers[HTTPField.Name("Sec-Fetch-Site")!] == nil
        {
            guard let authority = origin.split(separator: "/").last, isLocal(hostName(String(authority))) else {
                return "This request did not come from Glossa's own pages, so nothing was changed."
            }
        }
        return nil
    }

    /// A host without its port.
    private static func hostName(_ authority: String) -> String {
        if authority.hasPrefix("[") { return String(authority.prefix { $0 != "]" }) + "]" }
        return String(authority.prefix { $0 != ":" })
    }

    private static func isLocal(_ host: String) -> Bool {
        host == "localhost" || host == "[::1]" || host.hasSuffix(".localhost")
            || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
    }
}

/// What keeps a page from being framed, from running foreign scripts and from telling other sites where it was.
enum SecurityHeaders {
    static let contentSecurityPolicy = HTTPField.Name("Content-Security-Policy")!

    /// A file that came from elsewhere may have a stricter policy of its own.
    static func add(to response: inout Response) {
        if response.headers[contentSecurityPolicy] == nil {
            response.headers[contentSecurityPolicy] =
                "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        }
        response.headers[HTTPField.Name("X-Content-Type-Options")!] = "nosniff"
        response.headers[HTTPField.Name("Referrer-Policy")!] = "same-origin"
    }
}
