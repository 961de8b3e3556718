import HTTPTypes
import Hummingbird
import Logging
import Routes

/// Notes each request that was answered: in the metrics, and in the log if that is asked for.
struct RequestWatch: Sendable {
    /// Nil to measure nothing.
    let metrics: ServerMetrics?
    /// Nil to log no requests.
    let log: RequestLog?

    /// A request in progress.
    struct Watched: Sendable {
        fileprivate var began: ContinuousClock.Instant
        fileprivate var route: String
        fileprivate var method: String
        fileprivate var id: String
    }

    /// What stands for a path that no route has.
    static let noRoute = "none"
    private static let methods: Set<HTTPRequest.Method> = [.get, .head, .post, .put, .patch, .delete, .options]

    /// - Returns: Nil if nobody wants to know.
    func begin(_ request: Request, id: @autoclosure () -> String) -> Watched? {
        guard metrics != nil || log != nil else { return nil }
        metrics?.requestBegan()
        // A client may send any word as a method.
        let method = Self.methods.contains(request.method) ? request.method.rawValue : "other"
        return Watched(
            began: .now, route: Route(path: request.uri.path)?.shape ?? Self.noRoute, method: method,
            id: log == nil ? "" : id())
    }

    /// - Parameter client: The address of the client; nil if it is unknown.
    func end(_ watched: Watched?, status: Int, client: @autoclosure () -> String?) {
        guard let watched else { return }
        let time = watched.began.duration(to: .now)
        metrics?.requestEnded(watched.route, watched.method, status: status, after: time)
        guard let log else { return }
        log.note(
            id: watched.id, watched.method, watched.route, status: status, after: time,
            client: log.namesClients ? client() : nil)
    }
}

/// Logs one line for each request, with nothing of a learner's in it: no path, no query, no name.
public struct RequestLog: Sendable {
    private let logger: Logger
    /// Whether a line has the address of the client.
    let namesClients: Bool

    /// - Parameters:
    ///   - logger: Where lines go, at level `info`.
    ///   - namesClients: Whether a line has the address of the client, which is personal.
    public init(_ logger: Logger, namesClients: Bool = false) {
        var logger = logger
        logger.logLevel = min(logger.logLevel, .info)
        self.logger = logger
        self.namesClients = namesClients
    }

    func note(id: String, _ method: String, _ route: String, status: Int, after time: Duration, client: String?) {
        let (seconds, attoseconds) = time.components
        let milliseconds = Double(seconds) * 1000 + Double(attoseconds / 1_000_000_000_000) / 1000
        var metadata: Logger.Metadata = [
            "request": "\(id)", "method": "\(method)", "route": "\(route)", "status": .stringConvertible(status),
            "milliseconds": .stringConvertible(milliseconds),
        ]
        if let client { metadata["client"] = "\(client)" }
        logger.info("Answered", metadata: metadata)
    }
}
