import Foundation
import Hummingbird
import Logging
import ServiceLifecycle

extension ApplicationProtocol {
    /// Serves requests until the process receives SIGTERM, SIGINT, or SIGHUP unless `nohup` ignores it. Then it leaves.
    ///
    /// - Parameter leaving: That of the ``ServerOptions``.
    /// - Throws: `IOError` if the server cannot listen on the address, ``MetricsError`` if it cannot on that of the metrics.
    package func runUntilStopped(_ logger: Logger, leaving: Leaving = Leaving()) async throws {
        var hangUp = sigaction()
        sigaction(SIGHUP, nil, &hangUp)
        let isIgnored =
            unsafeBitCast(hangUp.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        var configuration = ServiceGroupConfiguration(
            services: [self, LeavingWork(leaving: leaving)],
            gracefulShutdownSignals: [.sigterm, .sigint] + (isIgnored ? [] : [.sighup]),
            logger: logger)
        configuration.maximumGracefulShutdownDuration = leaving.pause + leaving.limit
        try await ServiceGroup(configuration: configuration).run()
    }
}
