import NIOCore
import NIOHTTP1
import NIOTLS

/// A channel handler after a connection's HTTP decoder that enforces time limits for headers, body and the receipt of
/// responses, and cancels work for a client that disconnects.
final class ConnectionGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let connection: Connection
    private let limits: ConnectionLimits
    private let connections: Connections
    /// Nil for a connection that was not admitted, which gets an error response and is closed.
    private let ticket: Connections.Ticket?

    /// The number of requests whose headers have arrived and whose responses have not been sent.
    private var requests = 0
    private var answered = 0
    /// Whether the TLS handshake is still under way: until its end no response can reach the client.
    private var isSecuring: Bool
    /// Whether the connection reads nothing more because the target host is ambiguous.
    private var isRefused = false
    private var isBodyDue = false
    /// The number of body bytes in this interval.
    private var bodyBytes = 0
    /// Since when the server has been waiting for the client; nil while it does not want more.
    private var wantsSince: NIODeadline?
    /// How long the server waited for the client in this interval.
    private var waited = TimeAmount.zero
    private var head: Scheduled<Void>?
    private var body: Scheduled<Void>?
    private var answer: Scheduled<Void>?

    /// - Parameter isSecured: Whether the connection begins with a TLS handshake, which counts as part of the first
    ///   request's headers.
    init(
        _ connection: Connection, ticket: Connections.Ticket?, in connections: Connections, limits: ConnectionLimits,
        isSecured: Bool = false
    ) {
        self.connection = connection
        isSecuring = isSecured
        self.ticket = ticket
        self.connections = connections
        self.limits = limits
    }

    func channelActive(context: ChannelHandlerContext) {
        if ticket == nil {
            refuse(.serviceUnavailable, context)
        } else {
            waitForHead(limits.firstHead, context)
        }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // A client that waits for its response does not close its half: RFC 9112, section 9.6, leaves that to the
        // server.
        if case .inputClosed? = event as? ChannelEvent { connection.end() }
        if case .handshakeCompleted? = event as? TLSUserEvent { isSecuring = false }
        context.fireUserInboundEventTriggered(event)
    }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        switch Self.unwrapInboundIn(data) {
        case .head(let request) where !request.namesOneHost:
            isRefused = true
            // A pending response would follow this one.
            return requests == 0 ? refuse(.badRequest, context) : context.close(promise: nil)
        case .head:
            requests += 1
            head?.cancel()
            head = nil
            if requests == 1, let ticket { connections.setIdle(false, ticket) }
            isBodyDue = true
            beginInterval(context)
        case .body(let buffer): bodyBytes += buffer.readableBytes
        case .end:
            isBodyDue = false
            body?.cancel()
            body = nil
        }
        context.fireChannelRead(data)
    }

    func read(context: ChannelHandlerContext) {
        if wantsSince == nil { wantsSince = context.eventLoop.now }
        context.read()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        countWaiting(context)
        wantsSince = nil
        context.fireChannelReadComplete()
    }

    private func countWaiting(_ context: ChannelHandlerContext) {
        guard let since = wantsSince else { return }
        let now = context.eventLoop.now
        waited = waited + (now - since)
        wantsSince = now
    }

    private func beginInterval(_ context: ChannelHandlerContext) {
        bodyBytes = 0
        waited = .zero
        if wantsSince != nil { wantsSince = context.eventLoop.now }
        body?.cancel()
        body = after(limits.bodyInterval, context) { handler, context in
            guard handler.isBodyDue else { return }
            handler.countWaiting(context)
            // Only the client's slowness counts, not that of the body's consumer.
            let isClientSlow = handler.waited.nanoseconds * 2 > handler.limits.bodyInterval.nanoseconds
            if isClientSlow, handler.bodyBytes < handler.limits.bodyBytes {
                context.close(promise: nil)
            } else {
                handler.beginInterval(context)
            }
        }
    }

    private func waitForHead(_ time: TimeAmount, _ context: ChannelHandlerContext) {
        head?.cancel()
        head = after(time, context) { handler, context in
            guard handler.requests == 0 else { return }
            if handler.answered == 0 {
                handler.refuse(.requestTimeout, context)
            } else {
                context.close(promise: nil)
            }
        }
    }

    // MARK: Responses

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = Self.unwrapOutboundIn(data) {
            requests = max(0, requests - 1)
            answered += 1
            if requests == 0 {
                if let ticket { connections.setIdle(true, ticket) }
                waitForHead(limits.nextHead, context)
            }
        }
        context.write(data, promise: promise)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        answer?.cancel()
        answer = nil
        if !context.channel.isWritable {
            answer = after(limits.answer, context) { _, context in context.close(promise: nil) }
        }
        context.fireChannelWritabilityChanged()
    }

    /// Responds in place of the site, and closes.
    private func refuse(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
        guard !isSecuring else { return context.close(promise: nil) }
        let head = HTTPResponseHead(
            version: .http1_1, status: status, headers: ["Connection": "close", "Content-Length": "0"])
        context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
        let closed = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).whenComplete { _ in closed.value.close(promise: nil) }
    }

    private func after(
        _ time: TimeAmount, _ context: ChannelHandlerContext,
        _ action: @escaping (ConnectionGuard, ChannelHandlerContext) -> Void
    ) -> Scheduled<Void> {
        let bound = NIOLoopBound((handler: self, context: context, action: action), eventLoop: context.eventLoop)
        return context.eventLoop.scheduleTask(in: time) {
            let (handler, context, action) = bound.value
            guard context.channel.isActive else { return }
            action(handler, context)
        }
    }

    private func end() {
        for timer in [head, body, answer] { timer?.cancel() }
        (head, body, answer) = (nil, nil, nil)
        if let ticket { connections.leave(ticket) }
        connection.end()
    }
}

@available(*, unavailable)
extension ConnectionGuard: Sendable {}

extension HTTPRequestHead {
    /// Whether the requested host is unambiguous: at most one `Host`, and no other host in the request line (RFC 9112,
    /// sections 3.2 and 3.2.2). Otherwise two readers, one using the first and one the last, would see different hosts.
    fileprivate var namesOneHost: Bool {
        let hosts = headers["host"]
        guard hosts.count <= 1 else { return false }
        guard let start = uri.firstRange(of: "://")?.upperBound, !uri.hasPrefix("/") else { return true }
        return uri[start...].prefix { !"/?#".contains($0) }.lowercased() == hosts.first?.lowercased()
    }
}
