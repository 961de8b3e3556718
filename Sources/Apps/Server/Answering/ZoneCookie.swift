import HTTPTypes
import Hummingbird

/// The cookie in which a browser tells its time zone, as `zone=Asia/Tokyo`. A script of the pages sets it until the
/// browser ends: if it were kept, the first request after a journey would tell the former zone.
enum ZoneCookie {
    static let name = "zone"

    /// The header in which other programs tell it.
    static let header = HTTPField.Name("Time-Zone")!
}

extension Request {
    /// The time zone that the request tells, as it was sent; nil if it tells none.
    var zone: String? { headers[ZoneCookie.header] ?? cookie(ZoneCookie.name) }
}
