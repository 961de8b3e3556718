import Addresses
import Foundation

/// Which hosts a request to a language model may reach.
public enum EndpointReach: Hashable, Sendable {
    /// All that the machine reaches, itself included.
    case everywhere
    /// Those of the open internet. It is decided by the address that a name resolves to, so that no name leads to the
    /// machine's own network.
    case internet
}

extension IPAddress {
    /// Whether the address of a socket is on the open internet.
    static func isOnInternet(_ address: UnsafePointer<sockaddr>) -> Bool {
        let raw = UnsafeRawPointer(address)
        let bytes: [UInt8]
        switch Int32(address.pointee.sa_family) {
        case AF_INET: bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) }
        case AF_INET6: bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) }
        default: return false
        }
        return IPAddress(bytes: bytes)?.reach == .internet
    }
}
