import Foundation

/// Where a client comes from, as limits count it: an IPv4 address, or the first 64 bits of an IPv6 address.
///
/// A subscriber has a whole /64 of IPv6 addresses, and a device changes its own in it at will (RFC 8981). An IPv4 address
/// that is written as IPv6 (RFC 4291, section 2.5.5.2) is that IPv4 address.
struct ClientNetwork: Hashable, Sendable {
    /// `192.0.2.1`, or `2001:db8:0:1::/64`.
    let text: String

    private static let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]

    /// - Parameter address: What is no address counts as it is written.
    init(_ address: String) {
        var six = in6_addr()
        guard !address.utf8.contains(0), inet_pton(AF_INET6, address, &six) == 1 else {
            text = address
            return
        }
        let bytes = withUnsafeBytes(of: &six) { Array($0) }
        if bytes.starts(with: Self.mapped) {
            text = bytes.suffix(4).map { String($0) }.joined(separator: ".")
            return
        }
        let network = bytes.prefix(8) + [UInt8](repeating: 0, count: 8)
        var written = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, Array(network), &written, socklen_t(written.count))
        text = String(decoding: written.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/64"
    }
}
