import HTTPTypes
import Hummingbird

/// The cookie of a browser in which somebody has said that they are too young. As long as the browser keeps it, until it is
/// closed, no other answer counts: a child must not find out which one opens the door. It says nothing else.
///
/// Source: Federal Trade Commission, "Complying with COPPA: Frequently Asked Questions", on asking for an age.
enum AgeCookie {
    static let name = "__Host-glossa-age"
    static let header = "\(name)=1; Path=/; Secure; HttpOnly; SameSite=Lax"
}

extension Request {
    /// Whether somebody has said in this browser that they are too young.
    var wasTooYoung: Bool { cookie(AgeCookie.name) != nil }
}

extension Response {
    /// Has the browser keep that somebody is too young.
    mutating func keepTooYoung() { headers[values: .setCookie].append(AgeCookie.header) }
}
