import Logging
import Model
import Notebook
import Operations
import ServiceLifecycle
import Storage

/// Processes the queues of requests that wait for the network, has the rows of the notebooks follow their files, and carries
/// out requests to delete everything that are due, as long as the server runs. Of several servers before one database, one
/// does so for all.
struct WaitingWork: Service {
    let workplace: Workplace
    let present: PresentLearners
    let notebooks: LearnerNotebooks
    let logger: Logger

    /// The maximum number of seconds between two passes over the queue, since requests may be added to it.
    private static let longestPause: Int64 = 30

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                var next: Timestamp?
                // While the database does not respond, nobody has the work.
                _ = try? await workplace.claiming(.waiting) {
                    for learner in await present.learners(at: workplace.clock.now()) {
                        await deleteIfDue(of: learner)
                        await followNotebook(of: learner)
                        next = [next, await pass(of: learner)].compactMap(\.self).min()
                    }
                }
                let pause = next.map { $0.seconds(since: workplace.clock.now()) } ?? Self.longestPause
                // Cancelled when the server stops.
                try? await Task.sleep(for: .seconds(min(max(1, pause), Self.longestPause)))
            }
        }
        await workplace.giveBack(.waiting)
    }

    /// Deletes everything of a learner if that was requested a week ago. What fails is tried again by the next pass.
    private func deleteIfDue(of learner: ID<Learner>) async {
        do {
            let context = await workplace.context(of: learner)
            guard try await context.deleteEverythingIfDue(notebooks.notebook(of: learner)) != nil else { return }
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
    private func followNotebook(of learner: ID<Learner>) async {
        do {
            try await notebooks.notebook(of: learner).refresh(at: workplace.clock.now())
        } catch let error as StorageError where error.allowsReading {
            // The next pass tries again.
        } catch {
            if !(error is CancellationError) {
                logger.error("The notebook could not be read anew", metadata: ["error": "\(error.forLog)"])
            }
        }
    }

    /// Processes a learner's queue once.
    ///
    /// - Returns: When to process it again; nil if nothing is waiting.
    @discardableResult
    func pass(of learner: ID<Learner>) async -> Timestamp? {
        do {
            return try await workplace.context(of: learner).answerWaiting(
                keepingEntriesIn: notebooks.notebook(of: learner)
            ).next
        } catch {
            // Requests contain the learner's data, so only the error's type is logged.
            if !(error is CancellationError) {
                logger.error("The language model queue stopped", metadata: ["error": "\(error.forLog)"])
            }
            return nil
        }
    }
}
