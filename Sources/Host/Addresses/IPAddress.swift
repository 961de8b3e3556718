import Foundation

/// An IPv4 or IPv6 address. An IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`, RFC 4291, 2.5.5.2) is that IPv4
/// address, so that one client has one address.
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// 4 or 16 bytes.
    public let bytes: [UInt8]

    private static let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]

    /// Nil for anything but an address: there may be neither a port, nor brackets, nor a zone.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        guard text.utf8.count < INET6_ADDRSTRLEN, !text.utf8.contains(0) else { return nil }
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(bytes: withUnsafeBytes(of: &four) { Array($0) })
            return
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        self.init(bytes: withUnsafeBytes(of: &six) { Array($0) })
    }

    /// - Parameter bytes: 4 or 16 bytes, the first first; nil for any other number of them.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes.starts(with: Self.mapped) ? Array(bytes.dropFirst(Self.mapped.count)) : bytes
    }

    /// The address as RFC 5952 writes it.
    public var description: String {
        guard bytes.count == 16 else { return bytes.map { String($0) }.joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// What limits count as one client: an IPv4 address, or the first 64 bits of an IPv6 address: `2001:db8:0:1::/64`.
    ///
    /// A subscriber has a whole /64 of IPv6 addresses (RFC 6177), and a device changes its own in it at will (RFC 8981).
    public var household: String {
        guard bytes.count == 16, let network = IPAddress(bytes: bytes.prefix(8) + [UInt8](repeating: 0, count: 8))
        else {
            return description
        }
        return "\(network)/64"
    }

    /// As the host of a URL: an IPv6 address in brackets.
    public var host: String { bytes.count == 16 ? "[\(self)]" : description }
}
