import Addresses

/// The host and the port of a request (RFC 9110, 7.2), if the host is this server.
///
/// Lenient parsing would admit other hosts: `[::1].evil.com` and `127.0.0.1.evil.com` are names of other machines,
/// which a web site can have resolved to this one.
struct OwnAuthority: Hashable, Sendable {
    /// In lower case; an IPv6 address in brackets.
    let host: String
    /// That of the scheme if omitted.
    let port: Int

    /// Nil for anything but `localhost`, a name below it (RFC 6761, 6.3), `127.…`, `[::1]` or one of the given hosts,
    /// with a port or without.
    init?(_ text: String, scheme: Scheme = .http, orOneOf hosts: Set<String> = []) {
        let bytes = Array(text.utf8)
        guard (1...255).contains(bytes.count), bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        let name: ArraySlice<UInt8>
        if bytes[0] == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            name = bytes[...end]
        } else {
            name = bytes.prefix { $0 != UInt8(ascii: ":") }
        }
        let rest = bytes[name.endIndex...]
        let host = String(decoding: name, as: UTF8.self).lowercased()
        guard Self.isLocal(host) || hosts.contains(host) else { return nil }
        if rest.isEmpty {
            port = scheme.port
        } else {
            let digits = rest.dropFirst()
            guard rest.first == UInt8(ascii: ":"), (1...5).contains(digits.count),
                digits.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = UInt16(String(decoding: digits, as: UTF8.self))
            else { return nil }
            port = Int(number)
        }
        self.host = host
    }

    /// The authority of an origin as browsers write it (RFC 6454, 6.2): a scheme, a host and a port, and nothing else.
    init?(origin: String, scheme: Scheme = .http, orOneOf hosts: Set<String> = []) {
        let prefix = scheme.rawValue + "://"
        guard origin.hasPrefix(prefix) else { return nil }
        self.init(String(origin.dropFirst(prefix.count)), scheme: scheme, orOneOf: hosts)
    }

    /// Whether the host is this machine, whatever its network.
    var isLocal: Bool { Self.isLocal(host) }

    /// Whether the host is an address rather than a name.
    var isAddress: Bool { host.hasPrefix("[") || IPAddress(host) != nil }

    /// A name or an address as a request names it: a name in lower case, an IPv6 address in brackets. Nil if it is
    /// neither.
    static func host(_ text: String) -> String? {
        if let address = IPAddress(text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text[...])
        {
            return address.host
        }
        let name = text.lowercased()
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        // A name that ends with a number would be taken for an address.
        guard (1...253).contains(name.utf8.count), labels.allSatisfy(isLabel),
            let last = labels.last, !last.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return name
    }

    /// Whether a host in lower case is this machine, whatever its network.
    static func isLocal(_ host: String) -> Bool {
        if host == "[::1]" || host == "localhost" { return true }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        if labels.count > 1, labels.last == "localhost" { return labels.allSatisfy(isLabel) }
        // Four decimal numbers: browsers send none of the other forms that `inet_aton` accepts.
        return labels.count == 4 && labels[0] == "127"
            && labels.allSatisfy { label in
                (1...3).contains(label.utf8.count) && label.utf8.allSatisfy { (0x30...0x39).contains($0) }
                    && (label.count == 1 || label.first != "0") && UInt8(label) != nil
            }
    }

    /// Letters, digits and inner hyphens (RFC 1123, 2.1).
    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
            && label.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-")
            }
    }
}

/// How a client reaches the server, whatever is between them.
enum Scheme: String, Sendable {
    case http, https

    /// The port that is meant if none is named.
    var port: Int { self == .http ? 80 : 443 }
}
