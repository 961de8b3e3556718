import HTTPTypes
import Hummingbird
import Model

/// The cookie with which a browser keeps settings of its own. It is set when such a setting is first saved, and holds
/// nothing but an id.
enum DeviceCookie {
    static let name = "device"

    /// The number of seconds that a browser keeps it after the last saved setting: 400 days, the most that browsers
    /// accept.
    static let lifetime = 400 * 86_400

    /// Reads the id from the value of a `Cookie` header; nil if it is not there, or not an id.
    static func device(in header: String) -> ID<Device>? {
        for pair in header.split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingPrefix(while: { $0 == " " }) == name else { continue }
            return ID<Device>(String(parts[1]))
        }
        return nil
    }
}

extension Request {
    /// The browser that sends the request, if it has settings of its own.
    var device: ID<Device>? { headers[.cookie].flatMap { DeviceCookie.device(in: $0) } }
}

extension Response {
    /// Has the browser send its id from now on.
    mutating func remember(_ device: ID<Device>) {
        headers[.setCookie] =
            "\(DeviceCookie.name)=\(device); Path=/; Max-Age=\(DeviceCookie.lifetime); HttpOnly; SameSite=Lax"
    }
}
