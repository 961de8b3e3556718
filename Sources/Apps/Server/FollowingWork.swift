import Operations
import ServiceLifecycle

/// Follows what the other servers of a database change, as long as the server runs.
struct FollowingWork: Service {
    let workplace: Workplace

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await workplace.followOtherServers()
            // A service that ends ends the server, and there may be nobody to follow.
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        }
    }
}
