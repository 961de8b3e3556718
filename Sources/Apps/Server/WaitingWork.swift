import Logging
import Model
import Notebook
import Operations
import ServiceLifecycle

/// Asks what waits for the network, as long as the server runs.
struct WaitingWork: Service {
    let workplace: Workplace
    let learner: ID<Learner>
    let notebook: EtymologyNotebook
    let logger: Logger

    /// The longest time between two looks at the queue, in seconds: somebody may have added to it.
    private static let longestPause: Int64 = 30

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                let next = await pass()
                let pause = next.map { $0.seconds(since: workplace.clock.now()) } ?? Self.longestPause
                // Cancelled when the server ends.
                try? await Task.sleep(for: .seconds(min(max(1, pause), Self.longestPause)))
            }
        }
    }

    /// Goes through the queue once.
    ///
    /// - Returns: When to go through it again; nil where nothing waits.
    @discardableResult
    func pass() async -> Timestamp? {
        do {
            return try await workplace.context(of: learner).answerWaiting(keepingEntriesIn: notebook).next
        } catch {
            // What a request holds is the learner's, so only the kind of error is told.
            if !(error is CancellationError) {
                logger.error("The queue of language models stopped", metadata: ["error": "\(error.forLog)"])
            }
            return nil
        }
    }
}
