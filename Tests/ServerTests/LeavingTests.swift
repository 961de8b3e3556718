import Foundation
import Logging
import ServiceLifecycle
import Support
import Synchronization
import Testing

@testable import Server

/// How a server ends.
@Suite struct LeavingTests {
    @Test func aServerThatIsAboutToStopIsNotReady() async throws {
        let leaving = Leaving()
        try await withSite(leaving: leaving) { client, _ in
            #expect(try await client.get("/ready").text == "ready\n")
            leaving.begin()
            let ready = try await client.get("/ready")
            #expect(ready.status == .serviceUnavailable && ready.text == "stopping\n")
            // It still answers, and need not be killed.
            #expect(try await client.get("/health").status == .ok)
            #expect(try await client.get("/library").status == .ok)
        }
    }

    /// Notes whether the server was known to be leaving when it was told to stop.
    private struct Probe: Service {
        let leaving: Leaving
        let started: ServedPort
        let knew: @Sendable (Bool) -> Void

        func run() async throws {
            started.isServed(1)
            try await gracefulShutdown()
            knew(leaving.hasBegun)
        }
    }

    @Test func readinessEndsBeforeTheServerStopsListening() async throws {
        let leaving = Leaving(pause: .milliseconds(20))
        let knew = Mutex<Bool?>(nil)
        let started = ServedPort()
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    Probe(leaving: leaving, started: started) { value in knew.withLock { $0 = value } },
                    LeavingWork(leaving: leaving),
                ], logger: Logger(label: "test")))
        async let run: Void = group.run()
        _ = try await started.wait()
        await group.triggerGracefulShutdown()
        try await run
        #expect(knew.withLock { $0 } == true)
    }
}
