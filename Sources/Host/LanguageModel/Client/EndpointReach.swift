import Foundation

/// Which hosts a request to a language model may reach.
public enum EndpointReach: Hashable, Sendable {
    /// All that the machine reaches, itself included.
    case everywhere
    /// Those of the open internet. It is decided by the address that a name resolves to, so that no name leads to the
    /// machine's own network.
    case internet
}

/// Which addresses are on the open internet.
///
/// Source: the IANA registries of special-purpose addresses for IPv4 and IPv6 (RFC 6890).
enum InternetAddress {
    /// - Parameter address: The address of a socket.
    static func isOne(_ address: UnsafePointer<sockaddr>) -> Bool {
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            return isOne(withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) })
        case AF_INET6:
            return isOne(withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) })
        default: return false
        }
    }

    /// - Parameter bytes: The 4 or 16 bytes of an address.
    static func isOne(_ bytes: [UInt8]) -> Bool {
        bytes.count == 4 ? isOneOfVersion4(bytes) : isOneOfVersion6(bytes)
    }

    private static func isOneOfVersion4(_ bytes: [UInt8]) -> Bool {
        switch (bytes[0], bytes[1], bytes[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (224..., _, _): false
        case (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _), (192, 0, 0), (198, 18...19, _): false
        default: true
        }
    }

    private static func isOneOfVersion6(_ bytes: [UInt8]) -> Bool {
        let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
        let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
        if bytes.starts(with: mapped) || bytes.starts(with: translated) { return isOneOfVersion4(Array(bytes[12...])) }
        // 6to4 holds an IPv4 address; Teredo leads through one.
        if bytes[0] == 0x20, bytes[1] == 0x02 { return isOneOfVersion4(Array(bytes[2..<6])) }
        if bytes.starts(with: [0x20, 0x01, 0, 0]) { return false }
        return bytes[0] & 0xE0 == 0x20
    }
}
