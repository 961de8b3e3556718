import NIOCore
import NIOPosix
import Synchronization

/// A proxy on a loopback port for a server on a Unix socket. It can be frozen: then it accepts connections and stays
/// silent, like a machine whose programs are suspended.
package final class FreezableProxy: Sendable {
    fileprivate final class Switch: Sendable {
        private let state = Mutex(false)
        var isFrozen: Bool {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }
    }

    private let listener: any Channel
    private let frost = Switch()

    /// - Parameter path: The Unix socket of the server.
    package init(to path: String) async throws {
        let frost = frost
        listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { client in
                // Both ends run on one event loop, so that data read from one can be written to the other at once.
                ClientBootstrap(group: client.eventLoop).connect(unixDomainSocketPath: path).flatMapThrowing { server in
                    try client.pipeline.syncOperations.addHandler(Forwarder(to: server, frost))
                    try server.pipeline.syncOperations.addHandler(Forwarder(to: client, frost))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    package var port: Int { listener.localAddress?.port ?? 0 }

    package func setFrozen(_ isFrozen: Bool) { frost.isFrozen = isFrozen }

    package func close() async throws { try await listener.close() }
}

private final class Forwarder: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let partner: any Channel
    private let frost: FreezableProxy.Switch

    init(to partner: any Channel, _ frost: FreezableProxy.Switch) {
        self.partner = partner
        self.frost = frost
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if !frost.isFrozen { partner.writeAndFlush(Self.unwrapInboundIn(data), promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) { partner.close(promise: nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
