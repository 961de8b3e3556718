import Addresses
import HTTPTypes
import Hummingbird

/// Who sent a request, and which address of this server it was sent to. It is determined once for each request; checks
/// of the origin, cookies and limits all use it.
struct RequestOrigin: Hashable, Sendable {
    /// How the client reached this server or the proxy before it.
    let scheme: Scheme
    /// The host and the port that the client asked for; nil if they are not this server's.
    let authority: OwnAuthority?
    /// The client's address; nil if it is unknown, because a proxy conceals it or there is no socket.
    let client: IPAddress?
    /// What `Origin` may name as this server besides this machine's own names.
    private let hosts: Set<String>

    /// - Parameter connection: The connection of the request; nil if there is none, as in tests without a socket.
    /// - Throws: ``ForwardingError``, if a proxy named by `reach` passes on headers that cannot be believed. Those of
    ///   anyone else are ignored.
    init(_ request: Request, on connection: Connection?, reach: Reach) throws(ForwardingError) {
        try self.init(
            host: request.head.authority, headers: request.headers, peer: connection?.peer, local: connection?.local,
            isSecure: connection?.isSecure ?? false, reach: reach)
    }

    /// - Parameters:
    ///   - host: The `Host` of the request.
    ///   - peer: The address at the other end of the connection.
    ///   - local: The address at this end. A request may name it as its host: a web site cannot have its own name
    ///     resolved and still send an address.
    init(
        host: String?, headers: HTTPFields, peer: IPAddress?, local: IPAddress?, isSecure: Bool, reach: Reach
    ) throws(ForwardingError) {
        var hop = ForwardedHop(client: peer, scheme: nil, host: nil)
        if let peer, reach.isProxy(peer) { hop = try Self.farthest(headers, peer: peer, reach: reach) }
        client = hop.client
        scheme = hop.scheme ?? (isSecure ? .https : .http)
        hosts = local.map { reach.names.union([$0.host]) } ?? reach.names
        // A proxy that passes on the `Host` of a foreign site may also pass on what its page claims of it.
        guard let host, let sent = OwnAuthority(host, scheme: scheme, orOneOf: hosts) else {
            authority = nil
            return
        }
        if let forwarded = hop.host {
            authority = OwnAuthority(forwarded, scheme: scheme, orOneOf: hosts)
        } else {
            authority = sent
        }
    }

    /// Whether an `Origin` is the one that the request was sent to.
    func isOwn(origin: String) -> Bool {
        authority != nil && OwnAuthority(origin: origin, scheme: scheme, orOneOf: hosts) == authority
    }

    /// The address that was asked for, such as `https://glossa.example.org`; nil if it is not this server's.
    var url: String? {
        authority.map { "\(scheme)://\($0.host)" + ($0.port == scheme.port ? "" : ":\($0.port)") }
    }

    /// Returns what the outermost of the trusted proxies tells. Both kinds of headers may be there; then they must
    /// agree, since a proxy that writes one kind passes on what its client wrote as the other.
    private static func farthest(
        _ headers: HTTPFields, peer: IPAddress, reach: Reach
    ) throws(ForwardingError) -> ForwardedHop {
        let own = ForwardedHop(client: peer, scheme: nil, host: nil)
        let told = [try ForwardedHop.forwarded(headers), ForwardedHop.extended(headers)].compactMap { hops in
            hops.map { walk($0, peer: peer, reach: reach) }
        }
        guard let first = told.first else { return own }
        guard let second = told.dropFirst().first else { return first }
        guard first.client == second.client, agree(first.scheme, second.scheme), agree(first.host, second.host) else {
            throw .contradictory
        }
        return ForwardedHop(
            client: first.client, scheme: first.scheme ?? second.scheme, host: first.host ?? second.host)
    }

    /// Goes from the nearest hop outwards, as far as each was added by a trusted proxy.
    private static func walk(_ hops: [ForwardedHop], peer: IPAddress, reach: Reach) -> ForwardedHop {
        var farthest = ForwardedHop(client: peer, scheme: nil, host: nil)
        for hop in hops.reversed() {
            guard let sender = farthest.client, reach.isProxy(sender) else { break }
            farthest = hop
        }
        return farthest
    }

    private static func agree<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
        one == nil || other == nil || one == other
    }
}
