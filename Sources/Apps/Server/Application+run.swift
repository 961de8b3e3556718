import Foundation
import Hummingbird
import Logging
import ServiceLifecycle

extension ApplicationProtocol {
    /// Answers requests until the process is told to end (SIGTERM, SIGINT, and SIGHUP unless `nohup` has it ignored). What is
    /// under way then has five seconds: service managers kill after ten (`docker stop`), and what was acknowledged is on disk
    /// long before.
    ///
    /// - Throws: `IOError` where the address cannot be listened to.
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
