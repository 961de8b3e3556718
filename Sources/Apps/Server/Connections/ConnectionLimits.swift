import Foundation
import NIOCore

/// How long a client may take, and how many may be connected. Generous for a slow telephone, too little for an attack.
public struct ConnectionLimits: Sendable {
    /// From the connection to the end of the first request's headers.
    public var firstHead = TimeAmount.seconds(15)
    /// From an answer to the end of the next request's headers.
    public var nextHead = TimeAmount.seconds(75)
    /// How often the body's speed is looked at.
    public var bodyInterval = TimeAmount.seconds(15)
    /// Bytes of a body that have to come in each interval while the server waits for them.
    public var bodyBytes = 4096
    /// The longest time in which a client takes nothing of its answer.
    public var answer = TimeAmount.seconds(60)
    /// Connections of all clients.
    public var connections = 4096
    /// Connections of one address. One of this machine may have all: a proxy could stand there.
    public var connectionsOfAddress = 128
    /// Bytes of one header with its name, and of all of them.
    public var headerBytes = 16 << 10
    public var headersBytes = 64 << 10
    public var headerCount = 100

    public init() {}

    /// These limits, with no more connections than the process may have files open.
    ///
    /// The soft limit of open files (1,024 on most systems) is raised to the hard one.
    func fittingOpenFiles() -> ConnectionLimits {
        var files = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0 else { return self }
        if files.rlim_cur < files.rlim_max {
            var raised = files
            raised.rlim_cur = files.rlim_max
            if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { files = raised }
        }
        var limits = self
        // The database, the dictionaries and uploads need some of them.
        let free = Int(clamping: files.rlim_cur) - Self.filesOfItsOwn
        limits.connections = min(connections, max(16, free))
        return limits
    }

    private static let filesOfItsOwn = 256
}
