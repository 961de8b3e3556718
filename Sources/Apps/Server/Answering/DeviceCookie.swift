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
}

extension Request {
    /// The browser that sends the request, if it has settings of its own.
    var device: ID<Device>? { cookie(DeviceCookie.name).flatMap { ID<Device>($0) } }
}

extension Response {
    /// Has the browser send its id from now on.
    ///
    /// - Parameter scheme: How the browser reached the server: a cookie that came encrypted is sent encrypted only.
    mutating func remember(_ device: ID<Device>, over scheme: Scheme) {
        headers[values: .setCookie].append(
            "\(DeviceCookie.name)=\(device); Path=/; Max-Age=\(DeviceCookie.lifetime); HttpOnly; SameSite=Lax"
                + (scheme == .https ? "; Secure" : ""))
    }
}
