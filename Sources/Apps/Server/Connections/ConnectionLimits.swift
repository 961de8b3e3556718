import Foundation
import NIOCore

/// Time limits for clients and the maximum number of connections. They are generous enough for a slow phone, and tight
/// enough to stop an attack.
public struct ConnectionLimits: Sendable {
    /// From the connection to the end of the first request's headers.
    public var firstHead = TimeAmount.seconds(15)
    /// From a response to the end of the next request's headers.
    public var nextHead = TimeAmount.seconds(75)
    /// The interval at which the body's speed is checked.
    public var bodyInterval = TimeAmount.seconds(15)
    /// The minimum number of body bytes in each interval while the server waits for them.
    public var bodyBytes = 4096
    /// The longest time in which a client may read nothing of its response.
    public var answer = TimeAmount.seconds(60)
    /// The maximum number of connections in total.
    public var connections = 4096
    /// The maximum number of connections per address. An address of this machine may have all of them, because it could
    /// be a proxy, and so may a proxy that was named.
    public var connectionsOfAddress = 128
    /// The maximum size in bytes of one header with its name, and of all of them.
    public var headerBytes = 16 << 10
    public var headersBytes = 64 << 10
    public var headerCount = 100

    public init() {}

    /// Returns these limits, with no more connections than the process's limit of open files allows.
    ///
    /// Raises the soft limit of open files (1,024 on most systems) to the hard one.
    func fittingOpenFiles() -> ConnectionLimits {
        var files = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0 else { return self }
        if files.rlim_cur < files.rlim_max {
            var raised = files
            raised.rlim_cur = files.rlim_max
            if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { files = raised }
        }
        var limits = self
        // Reserve some for the database, the dictionaries and uploads.
        let free = Int(clamping: files.rlim_cur) - Self.filesOfItsOwn
        limits.connections = min(connections, max(16, free))
        return limits
    }

    private static let filesOfItsOwn = 256
}
