import Hummingbird
import Logging
import ServiceLifecycle

extension ApplicationProtocol {
    /// Answers requests until the process is told to end (SIGTERM, SIGINT). What is under way then has five seconds: service
    /// managers kill after ten (`docker stop`), and what was acknowledged is on disk long before.
    ///
    /// - Throws: `IOError` where the address cannot be listened to.
    package func runUntilStopped(_ logger: Logger) async throws {
        var configuration = ServiceGroupConfiguration(
            services: [self], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        configuration.maximumGracefulShutdownDuration = .seconds(5)
        try await ServiceGroup(configuration: configuration).run()
    }
}
