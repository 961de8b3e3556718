import Foundation
internal import SwiftASN1
internal import X509

/// Names and addresses of this machine.
public enum HostNames {
    /// The host name, the same in the local network's `local` domain (RFC 6762), and the private addresses, which the
    /// machine's network has given out.
    public static func ofThisMachine() -> [String] {
        var names: [String] = []
        var text = [CChar](repeating: 0, count: 256)
        if gethostname(&text, text.count - 1) == 0 {
            let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                .lowercased()
            let first = name.prefix { $0 != "." }
            if isName(name), name != "localhost" { names.append(name) }
            if isName(String(first)), first != "localhost", !names.contains("\(first).local") {
                names.append("\(first).local")
            }
        }
        return names + addresses()
    }

    private static func addresses() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [String] = []
        var next = list
        while let interface = next?.pointee {
            next = interface.ifa_next
            guard let address = interface.ifa_addr, interface.ifa_flags & UInt32(IFF_UP) != 0,
                interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0
            else { continue }
            let family = Int32(address.pointee.sa_family)
            let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
            guard family == AF_INET || family == AF_INET6 else { continue }
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            guard
                getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
            else { continue }
            let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // Link-local addresses carry a zone and change; a browser cannot name them.
            guard let bytes = Self.bytes(name), !name.hasPrefix("169.254."),
                Constraints.privateRanges.contains(where: { Constraints.holds($0, bytes) }), !found.contains(name)
            else { continue }
            found.append(name)
        }
        return found
    }

    /// Whether it is a host name: letters, digits and inner hyphens between dots (RFC 1123, 2.1).
    static func isName(_ text: String) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.utf8.count <= 253
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy {
                        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-")
                    }
            }
    }

    /// The 4 or 16 bytes of an address; nil for anything else.
    static func bytes(_ text: String) -> [UInt8]? {
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: &four) { Array($0) } }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        return withUnsafeBytes(of: &six) { Array($0) }
    }

    /// The address of 4 or 16 bytes.
    static func text(_ bytes: [UInt8]) -> String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// What an authority may certify (RFC 5280, 4.2.1.10): a stolen one is of no use against other sites.
enum Constraints {
    /// Private and shared addresses (RFC 1918, RFC 6598, RFC 4193) and loopback ones: address and mask.
    static let privateRanges: [[UInt8]] = [
        [10, 0, 0, 0, 255, 0, 0, 0], [172, 16, 0, 0, 255, 240, 0, 0], [192, 168, 0, 0, 255, 255, 0, 0],
        [100, 64, 0, 0, 255, 192, 0, 0], [169, 254, 0, 0, 255, 255, 0, 0], [127, 0, 0, 0, 255, 0, 0, 0],
        [0xFC] + [UInt8](repeating: 0, count: 15) + [0xFE] + [UInt8](repeating: 0, count: 15),
        [UInt8](repeating: 0, count: 15) + [1] + [UInt8](repeating: 255, count: 16),
    ]
    /// Domains that never lead out of a home or an office (RFC 6762, RFC 8375, RFC 6761, ICANN's `internal`).
    static let privateDomains = ["local", "home.arpa", "internal", "localhost"]

    /// The constraints of an authority that is made for some names and addresses.
    static func covering(_ names: [String]) -> NameConstraints {
        var domains = privateDomains
        var ranges = privateRanges
        for name in names {
            if let bytes = HostNames.bytes(name) {
                if !ranges.contains(where: { holds($0, bytes) }) {
                    ranges.append(bytes + [UInt8](repeating: 255, count: bytes.count))
                }
            } else if !domains.contains(where: { covers($0, name) }) {
                domains.append(name)
            }
        }
        return NameConstraints(
            permittedDNSDomains: domains, permittedIPRanges: ranges.map { ASN1OctetString(contentBytes: $0[...]) })
    }

    /// Whether the constraints allow a name or an address.
    static func allow(_ name: String, _ constraints: NameConstraints) -> Bool {
        if let bytes = HostNames.bytes(name) {
            return constraints.permittedIPRanges.contains { holds(Array($0.bytes), bytes) }
        }
        return constraints.permittedDNSDomains.contains { covers($0, name) }
    }

    static func holds(_ range: [UInt8], _ address: [UInt8]) -> Bool {
        range.count == 2 * address.count
            && address.indices.allSatisfy { (address[$0] ^ range[$0]) & range[address.count + $0] == 0 }
    }

    private static func covers(_ domain: String, _ name: String) -> Bool {
        name == domain || name.hasSuffix("." + domain)
    }
}
