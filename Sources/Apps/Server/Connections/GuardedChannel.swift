import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// Hummingbird's HTTP/1.1 with a ``ConnectionGuard`` on every connection.
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

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        http.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let address = channel.remoteAddress
            let ticket = connections.admit(address?.ipAddress ?? "", isLocal: address?.isLocal ?? true) {
                channel.close(promise: nil)
            }
            let pipeline = channel.pipeline.syncOperations
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            let connection = Connection()
            try pipeline.addHandler(
                ConnectionGuard(connection, ticket: ticket, in: connections, limits: limits),
                position: .after(decoder))
            return Value(http: value, connection: connection)
        }
    }

    func handle(value: Value, logger: Logger) async {
        await Connection.$current.withValue(value.connection) { await http.handle(value: value.http, logger: logger) }
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
    /// Returns HTTP/1.1 with limits of time, size and number.
    static func guarded(_ limits: ConnectionLimits) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in
            GuardedChannel(
                http: HTTP1Channel(
                    responder: responder,
                    configuration: HTTP1Channel.Configuration(
                        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
                            maxHeaderFieldSize: limits.headerBytes, maxHeaderListSize: limits.headersBytes,
                            maxHeaderFieldCount: limits.headerCount))), connections: Connections(limits: limits),
                limits: limits)
        }
    }
}
