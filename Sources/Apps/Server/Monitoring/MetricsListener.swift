import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Prometheus
import ServiceLifecycle

/// An address to listen on.
public struct ListenAddress: Hashable, Sendable {
    /// A host name or an IP address, without brackets.
    public var host: String
    /// 0 for any free port.
    public var port: Int

    public init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Parses `127.0.0.1:9464`, `localhost:9464` or `[::1]:9464`; nil if it is none of these.
    public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty, !host.contains(where: { "[]/ ".contains($0) }) else { return nil }
        self.init(host: String(host), port: Int(port))
    }

    /// Whether only this machine reaches it.
    public var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }
}

extension ListenAddress: CustomStringConvertible {
    public var description: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }
}

/// The metrics cannot be served.
public enum MetricsError: Error, CustomStringConvertible {
    /// The system does not let it listen there.
    case cannotListen(ListenAddress, reason: String)

    public var description: String {
        switch self {
        case .cannotListen(let address, let reason):
            "Glossa cannot serve its metrics on \(address): \(reason). Choose another address with --metrics."
        }
    }
}

/// Serves `/metrics` on an address of its own, apart from what learners reach, for as long as the server runs.
struct MetricsListener: Service {
    let address: ListenAddress
    let metrics: ServerMetrics
    let logger: Logger
    /// By which names it is reached, besides the one in the address.
    var reach = Reach()
    /// Called with the port once requests are answered.
    var onReady: @Sendable (_ port: Int) async -> Void = { _ in }

    /// A scraper needs few, and a mistaken one must not take those of learners.
    private static var limits: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.connections = 32
        return limits
    }

    func run() async throws {
        let application = Application(
            responder: MetricsResponder(registry: metrics.registry, reach: reach.alsoNamed(address.host)),
            server: .guarded(Self.limits),
            configuration: ApplicationConfiguration(
                address: .hostname(address.host, port: address.port), serverName: "Glossa"),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? address.port
                logger.notice("Metrics are served", metadata: ["port": .stringConvertible(port)])
                await onReady(port)
            }, logger: logger)
        do {
            try await application.run()
        } catch let error as IOError {
            throw MetricsError.cannotListen(address, reason: String(cString: strerror(error.errnoCode)))
        }
    }
}

/// Answers `GET /metrics` under the server's own names, and nothing else.
struct MetricsResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let registry: PrometheusRegistry
    let reach: Reach

    func respond(to request: Request, context: Context) async throws -> Response {
        var response = answer(request)
        SecurityHeaders.add(to: &response, for: nil)
        return response
    }

    private func answer(_ request: Request) -> Response {
        // A web site could have its own name resolved to this machine, and read what a browser here is answered.
        guard let sender = try? RequestOrigin(request, on: Connection.current, reach: reach), sender.authority != nil
        else {
            return .text(
                "Metrics do not answer to that name. Ask for them by the address of --metrics; --name adds a name.\n",
                status: .forbidden)
        }
        guard request.uri.path == "/metrics" else { return .text("Metrics are at /metrics.\n", status: .notFound) }
        guard request.method == .get || request.method == .head else {
            var response = Response.text("Metrics can only be read.\n", status: .methodNotAllowed)
            response.headers[.allow] = "GET, HEAD"
            return response
        }
        var response = Response(
            status: .ok, headers: [.contentType: PrometheusRegistry.mediaType, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: registry.exposition())))
        if request.method == .head { response.removeBody() }
        return response
    }
}
