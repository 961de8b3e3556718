import Addresses

/// By which names a server is reached, and through which proxies.
public struct Reach: Sendable {
    /// The hosts that the server answers to besides this machine's own: names in lower case, addresses as in a URL.
    private(set) var names: Set<String>
    /// The one by which other machines most likely reach it; nil if there is none.
    private let publicName: String?
    private let proxies: [AddressRange]

    /// A server that is reached on this machine alone.
    public init() {
        names = []
        publicName = nil
        proxies = []
    }

    /// - Parameters:
    ///   - names: Host names and addresses, without scheme and port. Other devices are told the first that is not this
    ///     machine's own name for itself.
    ///   - certified: Further ones, which the server's certificate is for. Where no name was given, other devices are told
    ///     the one that they most likely reach: an address of the network rather than a name that only this machine knows.
    ///   - proxies: The addresses of proxies, or ranges of them such as `10.0.0.0/8`, whose word is taken for who asks
    ///     and for what.
    /// - Throws: ``ReachError``.
    public init(
        names: [String], certified: [String] = [], proxies: [String] = []
    ) throws(ReachError) {
        let given = try Self.hosts(names)
        let further = try Self.hosts(certified)
        self.names = Set(given + further)
        publicName =
            given.first { !OwnAuthority.isLocal($0) }
            ?? further.filter { !OwnAuthority.isLocal($0) }.min { Self.distance(of: $0) < Self.distance(of: $1) }
        var ranges: [AddressRange] = []
        for proxy in proxies {
            guard let range = AddressRange(proxy) else { throw .proxy(proxy) }
            ranges.append(range)
        }
        self.proxies = ranges
    }

    private static func hosts(_ names: [String]) throws(ReachError) -> [String] {
        var hosts: [String] = []
        for name in names {
            guard let host = OwnAuthority.host(name) else { throw .name(name) }
            hosts.append(host)
        }
        return hosts
    }

    /// How unlikely it is that a phone on the same network reaches a host: less for an address than for a name, which
    /// somebody has to resolve. Of addresses, those of homes come before those that virtual networks of the machine have.
    private static func distance(of host: String) -> Int {
        let ranges = ["192.168.0.0/16", "10.0.0.0/8", "100.64.0.0/10", "172.16.0.0/12"].compactMap { AddressRange($0) }
        if let address = IPAddress(host) {
            return ranges.firstIndex { $0.contains(address) } ?? ranges.count
        }
        if host.hasPrefix("[") { return ranges.count + 1 }
        guard host.contains(".") else { return ranges.count + 4 }
        return host.hasSuffix(".local") ? ranges.count + 3 : ranges.count + 2
    }

    /// Returns the address by which other machines reach the server: the one that was asked for, unless that is this
    /// machine's own name for itself, or a bare name, which few networks resolve, and there is a better one. Nil if none
    /// is known.
    func url(of sender: RequestOrigin) -> String? {
        guard let authority = sender.authority else { return sender.url }
        let isBare = !authority.isAddress && !authority.host.contains(".")
        guard authority.isLocal || (isBare && publicName != nil) else { return sender.url }
        let port = authority.port == sender.scheme.port ? "" : ":\(authority.port)"
        return publicName.map { "\(sender.scheme)://\($0)\(port)" }
    }

    /// Returns the same reach with one more name, that of another address on which the server listens. An IP address
    /// adds nothing: a request may name the one that it came to anyway.
    func alsoNamed(_ host: String) -> Reach {
        var reach = self
        if IPAddress(host) == nil, let name = OwnAuthority.host(host) { reach.names.insert(name) }
        return reach
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
