import Addresses
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOSSL

/// Hummingbird's HTTP/1.1 with a ``ConnectionGuard`` on every connection, over TLS if there is a certificate.
struct GuardedChannel: ServerChildChannel {
    /// A connection with its channel.
    struct Value: ServerChildChannelValue {
        var http: HTTP1Channel.Value
        var connection: Connection
        var channel: any Channel { http.channel }
    }

    let http: HTTP1Channel
    let connections: Connections
    let limits: ConnectionLimits
    /// Nil to serve plain HTTP.
    let certificate: ServedCertificate?
    let reach: Reach

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            if let certificate {
                try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: certificate.context))
            }
        }.flatMap {
            http.setup(channel: channel, logger: logger)
        }.flatMapThrowing { value in
            let address = channel.remoteAddress
            let connection = Connection(
                peer: address?.ipAddress.flatMap { IPAddress($0) },
                local: channel.localAddress?.ipAddress.flatMap { IPAddress($0) }, isSecure: certificate != nil)
            let isShared = address?.isLocal ?? true || connection.peer.map(reach.isProxy) ?? false
            let ticket = connections.admit(connection.peer?.household ?? "", isLocal: isShared) {
                channel.closeAtOnce()
            }
            let pipeline = channel.pipeline.syncOperations
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            try pipeline.addHandler(
                ConnectionGuard(
                    connection, ticket: ticket, in: connections, limits: limits, isSecured: certificate != nil),
                position: .after(decoder))
            return Value(http: value, connection: connection)
        }
    }

    func handle(value: Value, logger: Logger) async {
        await Connection.$current.withValue(value.connection) { await http.handle(value: value.http, logger: logger) }
    }
}

extension Channel {
    /// Closes without waiting for the client's farewell, which TLS asks for, so that the place is free at once.
    fileprivate func closeAtOnce() {
        eventLoop.execute {
            guard let context = try? self.pipeline.syncOperations.context(handlerType: NIOSSLServerHandler.self) else {
                return self.close(promise: nil)
            }
            context.close(promise: nil)
        }
    }
}

extension SocketAddress {
    /// Whether it is from this machine: a loopback address, or a Unix domain socket.
    fileprivate var isLocal: Bool {
        guard let address = ipAddress else { return true }
        return address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
    }
}

extension HTTPServerBuilder {
    /// Returns HTTP/1.1 with limits of time, size and number, over TLS if there is a certificate.
    static func guarded(
        _ limits: ConnectionLimits, certificate: ServedCertificate? = nil, reach: Reach = Reach()
    ) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in
            GuardedChannel(
                http: HTTP1Channel(
                    responder: responder,
                    configuration: HTTP1Channel.Configuration(
                        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
                            maxHeaderFieldSize: limits.headerBytes, maxHeaderListSize: limits.headersBytes,
                            maxHeaderFieldCount: limits.headerCount))), connections: Connections(limits: limits),
                limits: limits, certificate: certificate, reach: reach)
        }
    }
}
