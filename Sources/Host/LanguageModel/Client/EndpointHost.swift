import Addresses
import Foundation

/// Where an endpoint's host is: on this machine, on the local network, or anywhere else.
///
/// Addresses are interpreted as by the resolver: `inet_aton` accepts decimal, octal and hexadecimal numbers and fewer
/// than four of them, so `2130706433`, `0x7f.1` and `0177.0.0.1` are all 127.0.0.1.
enum EndpointHost: Hashable {
    case thisMachine
    /// Not routed on the internet, a name without a dot, or a name of a local network.
    case nearby
    case elsewhere

    /// Nil for anything but an address or a name.
    ///
    /// - Parameter host: As `URLComponents` returns it; an IPv6 address may be in brackets.
    init?(_ host: String) {
        var text = host.lowercased()
        if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
        if text.contains(":") {
            // The zone names an interface of this machine (RFC 6874) and does not change the address.
            guard let address = IPAddress(text.prefix { $0 != "%" }) else { return nil }
            self.init(address)
            return
        }
        if text.hasSuffix(".") { text.removeLast() }
        guard !text.isEmpty, !text.contains("%") else { return nil }
        if Self.endsInNumber(text) {
            var parsed = in_addr()
            guard inet_aton(text, &parsed) != 0,
                let address = IPAddress(bytes: withUnsafeBytes(of: parsed.s_addr) { Array($0) })
            else { return nil }
            self.init(address)
        } else if text == "localhost" || text.hasSuffix(".localhost") {
            self = .thisMachine
        } else {
            let isLocal = !text.contains(".") || Self.localEndings.contains { text.hasSuffix($0) }
            self = isLocal && text.utf8.allSatisfy(Self.isPartOfName) ? .nearby : .elsewhere
        }
    }

    private static let localEndings = [".local", ".lan", ".home", ".internal", ".home.arpa", ".ts.net"]

    /// Whether the last label is a number, in which case the host must be an IPv4 address (WHATWG URL,
    /// "ends in a number").
    private static func endsInNumber(_ text: String) -> Bool {
        guard let last = text.split(separator: ".", omittingEmptySubsequences: false).last, !last.isEmpty else {
            return false
        }
        if last.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return true }
        return last.hasPrefix("0x")
            && last.dropFirst(2).utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
            }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || "-._".utf8.contains(byte)
    }

    private init(_ address: IPAddress) {
        switch address.reach {
        case .thisMachine: self = .thisMachine
        case .nearby: self = .nearby
        case .reserved, .internet: self = .elsewhere
        }
    }
}
