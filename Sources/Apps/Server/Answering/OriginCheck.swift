import HTTPTypes
import Hummingbird
import Routes

/// A local desk has no login, so a request must name this server and come from Glossa's own pages, from a program or
/// from a link that the learner followed. Otherwise a web site open in the same browser could read or change the desk.
///
/// Browsers send the source of a request in `Sec-Fetch-Site` (W3C Fetch Metadata), which pages cannot set, and in
/// `Origin`. Programs send neither. `same-site` counts as another site: it covers any server on this machine.
enum OriginCheck {
    private static let site = HTTPField.Name("Sec-Fetch-Site")!
    private static let mode = HTTPField.Name("Sec-Fetch-Mode")!
    private static let destination = HTTPField.Name("Sec-Fetch-Dest")!

    /// Returns why a request is refused, or nil if it is allowed.
    static func refusal(of request: Request, from sender: RequestOrigin, reach: Reach) -> String? {
        guard sender.authority != nil else {
            return reach.names.isEmpty
                ? "This desk answers only to localhost. Nothing was read or changed; open it at the printed address."
                : "This desk does not answer to that name. Nothing was read or changed; --name adds a name."
        }
        if comesFromProvider(request) { return nil }
        let isReading = request.method == .get || request.method == .head
        let foreign =
            isReading
            ? "This request came from another web site, so nothing is shown. Open the page by its address."
            : "This request did not come from Glossa's own pages, so nothing was changed."
        let site = request.headers[values: Self.site]
        let origin = request.headers[values: .origin]
        guard site.count <= 1, origin.count <= 1 else { return foreign }
        let isOwn = site.first == "same-origin" || site.first == "none"
        // A page without an origin, such as one that sends no referrer, has "null".
        if let origin = origin.first, !(origin == "null" && isOwn), !sender.isOwn(origin: origin) {
            return foreign
        }
        if site.isEmpty || isOwn { return nil }
        return isReading && isLink(request) ? nil : foreign
    }

    /// Returns whether a browser brings the answer of a provider of sign-ins, which is another web site. An answer that is
    /// posted is only turned into an address to open; and there nothing is believed without a cookie that other sites cannot
    /// have sent along.
    private static func comesFromProvider(_ request: Request) -> Bool {
        switch Route(path: request.uri.path, query: "") {
        case .account(.posted): request.method == .post
        case .account(.fromProvider): request.method == .get
        default: false
        }
    }

    /// Returns whether a user follows a link, in a window of its own, to a page that only shows something.
    private static func isLink(_ request: Request) -> Bool {
        request.headers[mode] == "navigate" && request.headers[destination] == "document"
            && Route(path: request.uri.path, query: request.uri.query ?? "")?.isOpenToLinks ?? false
    }
}

/// Headers that prevent framing, foreign scripts, reads by other sites, and referrer leaks.
enum SecurityHeaders {
    static let contentSecurityPolicy = HTTPField.Name("Content-Security-Policy")!
    /// The policy of a file from outside that may run nothing in a window of its own.
    static let sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    private static let fixed: [(HTTPField.Name, String)] = [
        (HTTPField.Name("X-Content-Type-Options")!, "nosniff"),
        (HTTPField.Name("Referrer-Policy")!, "same-origin"),
        (HTTPField.Name("Cross-Origin-Resource-Policy")!, "same-origin"),
        (HTTPField.Name("Cross-Origin-Opener-Policy")!, "same-origin"),
    ]

    /// Has browsers use HTTPS from now on (RFC 6797).
    static let strictTransportSecurity = HTTPField.Name("Strict-Transport-Security")!

    /// - Parameter sender: Nil if it is unknown where the request came from.
    static func add(to response: inout Response, for sender: RequestOrigin?) {
        // A browser would apply it to every other server of this machine, too.
        if sender?.scheme == .https, let authority = sender?.authority, !authority.isLocal, !authority.isAddress {
            response.headers[strictTransportSecurity] = "max-age=31536000"
        }
        // A file from outside may have a stricter policy of its own.
        if response.headers[contentSecurityPolicy] == nil {
            response.headers[contentSecurityPolicy] =
                """
                default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; \
                form-action 'self'
                """
        }
        for (name, value) in fixed { response.headers[name] = value }
    }

    /// Has a browser that opens an address of the API itself save the answer rather than show it, unless it is a picture.
    ///
    /// Source: OWASP ASVS 4.0.3, V14.4.2.
    static func makeFile(of response: inout Response) {
        guard response.status != .noContent, response.headers[.contentDisposition] == nil else { return }
        let isJSON = response.headers[.contentType]?.hasPrefix("application/json") ?? false
        response.headers[.contentDisposition] = isJSON ? "attachment; filename=\"api.json\"" : "attachment"
    }
}
