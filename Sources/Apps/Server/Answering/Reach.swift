import Addresses

/// By which names a server is reached, and through which proxies.
public struct Reach: Sendable {
    /// The hosts that the server answers to besides this machine's own: names in lower case, addresses as in a URL.
    let names: Set<String>
    /// The first of them that other machines know; nil if there is none.
    private let publicName: String?
    private let proxies: [AddressRange]

    /// A server that is reached on this machine alone.
    public init() {
        names = []
        publicName = nil
        proxies = []
    }

    /// - Parameters:
    ///   - names: Host names and addresses, without scheme and port.
    ///   - proxies: The addresses of proxies, or ranges of them such as `10.0.0.0/8`, whose word is taken for who asks
    ///     and for what.
    /// - Throws: ``ReachError``.
    public init(names: [String], proxies: [String] = []) throws(ReachError) {
        var hosts: Set<String> = []
        var first: String?
        for name in names {
            guard let host = OwnAuthority.host(name) else { throw .name(name) }
            hosts.insert(host)
            if first == nil, !OwnAuthority.isLocal(host) { first = host }
        }
        self.names = hosts
        publicName = first
        var ranges: [AddressRange] = []
        for proxy in proxies {
            guard let range = AddressRange(proxy) else { throw .proxy(proxy) }
            ranges.append(range)
        }
        self.proxies = ranges
    }

    /// Returns the address by which other machines reach the server: the one that was asked for, unless that is this
    /// machine's own name for itself. Nil if none is known.
    func url(of sender: RequestOrigin) -> String? {
        guard let authority = sender.authority, authority.isLocal else { return sender.url }
        let port = authority.port == sender.scheme.port ? "" : ":\(authority.port)"
        return publicName.map { "\(sender.scheme)://\($0)\(port)" }
    }

    /// Whether an address is that of a proxy whose headers are believed.
    func isProxy(_ address: IPAddress) -> Bool { proxies.contains { $0.contains(address) } }
}

/// What cannot be the name or the proxy of a server.
public enum ReachError: Error, Equatable, CustomStringConvertible {
    case name(String)
    case proxy(String)

    public var description: String {
        switch self {
        case .name(let name):
            """
            \(name) is not a host name. Write one such as glossa.example.org or 192.168.1.5, without scheme and port; \
            one with other than ASCII letters in its xn-- form.
            """
        case .proxy(let proxy):
            "\(proxy) is not an address. Write one such as 192.168.1.5, or a range such as 10.0.0.0/8 or fd00::/8."
        }
    }
}
