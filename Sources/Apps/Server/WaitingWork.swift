import Logging
import Model
import Notebook
import Operations
import ServiceLifecycle
import Storage

/// Processes the queue of requests that wait for the network, has the rows of the notebook follow its file, and carries out
/// a request to delete everything that is due, as long as the server runs.
struct WaitingWork: Service {
    let workplace: Workplace
    let learner: ID<Learner>
    let notebook: EtymologyNotebook
    let logger: Logger

    /// The maximum number of seconds between two passes over the queue, since requests may be added to it.
    private static let longestPause: Int64 = 30

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await deleteIfDue()
                await followNotebook()
                let next = await pass()
                let pause = next.map { $0.seconds(since: workplace.clock.now()) } ?? Self.longestPause
                // Cancelled when the server stops.
                try? await Task.sleep(for: .seconds(min(max(1, pause), Self.longestPause)))
            }
        }
    }

    /// Deletes everything of the learner if that was requested a week ago. What fails is tried again by the next pass.
    private func deleteIfDue() async {
        do {
            let context = await workplace.context(of: learner)
            guard try await context.deleteEverythingIfDue(notebook) != nil else { return }
            logger.notice("A learner's data was deleted, as requested a week ago")
        } catch let error as StorageError where error.allowsReading {
            // The next pass tries again.
        } catch {
            if !(error is CancellationError) {
                logger.error("Data could not be deleted as requested", metadata: ["error": "\(error.forLog)"])
            }
        }
    }

    /// Has the rows of the notebook follow its file, which the learner may have edited. Pages show the file as it is
    /// meanwhile, because looking at a page writes nothing.
    private func followNotebook() async {
        do {
            try await notebook.refresh(at: workplace.clock.now())
        } catch let error as StorageError where error.allowsReading {
            // The next pass tries again.
        } catch {
            if !(error is CancellationError) {
                logger.error("The notebook could not be read anew", metadata: ["error": "\(error.forLog)"])
            }
        }
    }

    /// Processes the queue once.
    ///
    /// - Returns: When to process it again; nil if nothing is waiting.
    @discardableResult
    func pass() async -> Timestamp? {
        do {
            return try await workplace.context(of: learner).answerWaiting(keepingEntriesIn: notebook).next
        } catch {
            // Requests contain the learner's data, so only the error's type is logged.
            if !(error is CancellationError) {
                logger.error("The language model queue stopped", metadata: ["error": "\(error.forLog)"])
            }
            return nil
        }
    }
}
