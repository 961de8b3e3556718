import Foundation
import Hummingbird
import Logging
import ServiceLifecycle

extension ApplicationProtocol {
    /// Serves requests until the process receives SIGTERM, SIGINT, or SIGHUP unless `nohup` ignores it. Requests in
    /// progress then have five seconds: service managers kill after ten (`docker stop`), and acknowledged data has long
    /// been on disk.
    ///
    /// - Throws: `IOError` if the server cannot listen on the address.
    package func runUntilStopped(_ logger: Logger) async throws {
        var hangUp = sigaction()
        sigaction(SIGHUP, nil, &hangUp)
        let isIgnored =
            unsafeBitCast(hangUp.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        var configuration = ServiceGroupConfiguration(
            services: [self], gracefulShutdownSignals: [.sigterm, .sigint] + (isIgnored ? [] : [.sighup]),
            logger: logger)
        configuration.maximumGracefulShutdownDuration = .seconds(5)
        try await ServiceGroup(configuration: configuration).run()
    }
}
