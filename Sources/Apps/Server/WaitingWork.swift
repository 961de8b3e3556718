import Logging
import Model
import Notebook
import Operations
import ServiceLifecycle
import Storage
import Synchronization

/// Processes the queues of requests that wait for the network, has the rows of the notebooks follow their files, carries
/// out requests to delete everything that are due, and removes once a day what was deleted long ago, as long as the server
/// runs. Of several servers before one database, one
/// does so for all.
struct WaitingWork: Service {
    let workplace: Workplace
    let present: PresentLearners
    let notebooks: LearnerNotebooks
    let logger: Logger
    var metrics: ServerMetrics?

    /// The maximum number of seconds between two passes over the queue, since requests may be added to it.
    private static let longestPause: Int64 = 30
    /// How long a pass of one learner keeps the others waiting.
    private static let patience: Duration = .seconds(5)

    /// Seconds between two removals of what was deleted long ago: a day.
    private static let purgeInterval: Int64 = 86_400
    private static let notPurged: Logger.Message = "What was deleted long ago could not be removed"
    private let purge = Purge()

    /// When what was deleted long ago was last removed, by this server.
    private final class Purge: Sendable {
        let last = Mutex<Timestamp?>(nil)
    }

    /// What came of the passes: when the next request is due, if one waits, and whether all was done that could be.
    struct Passed: Sendable {
        var next: Timestamp?
        var isWhole = true
    }

    func run() async throws {
        let turns = LearnerTurns<Passed>(patience: Self.patience)
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // While the database does not respond, nobody has the work.
                let passed = try? await workplace.claiming(.waiting) { await round(turns) }
                if passed?.isWhole == true { metrics?.succeeded(.waiting, at: workplace.clock.now()) }
                let pause = passed?.next.map { $0.seconds(since: workplace.clock.now()) } ?? Self.longestPause
                // Cancelled when the server stops.
                try? await Task.sleep(for: .seconds(min(max(1, pause), Self.longestPause)))
            }
        }
        await turns.end()
        await workplace.giveBack(.waiting)
    }

    /// Does what is to be done for everybody, once. A pass that goes on counts for the next round.
    func round(_ turns: LearnerTurns<Passed>) async -> Passed {
        var all = Passed(isWhole: await deleteWhatIsDue())
        await purgeDeleted()
        let present = await present.learners(at: workplace.clock.now())
        guard let waiting = try? await workplace.learnersWaiting(among: present, notebooks.files) else {
            // The database does not respond.
            all.isWhole = false
            return all
        }
        for learner in waiting {
            let passed = await turns.run(learner) {
                let isFollowed = await followNotebook(of: learner)
                let (next, isDone) = await answer(learner)
                return Passed(next: next, isWhole: isFollowed && isDone)
            }
            all.next = [all.next, passed?.next].compactMap(\.self).min()
            all.isWhole = all.isWhole && passed?.isWhole ?? true
        }
        return all
    }

    /// Deletes everything of the learners who requested it a week ago. What fails is tried again by the next pass.
    ///
    /// - Returns: Whether nothing is left to do.
    private func deleteWhatIsDue() async -> Bool {
        var isWhole = true
        do {
            let done = try await workplace.deleteWhatIsDue(notebooks.files) { error in
                isWhole = false
                tell(error)
            }
            for (learner, request) in done {
                notebooks.forget(learner)
                logger.notice(
                    request.includesAccount
                        ? "A learner's data and account were deleted, as requested"
                        : "A learner's data was deleted, as requested")
            }
        } catch {
            isWhole = false
            tell(error)
        }
        return isWhole
    }

    /// Removes what was deleted so long ago that it cannot be restored, of all learners; once a day, and first when the
    /// server starts.
    private func purgeDeleted() async {
        let now = workplace.clock.now()
        if let last = purge.last.withLock({ $0 }), now.seconds(since: last) < Self.purgeInterval { return }
        do {
            // One that fails is left for the next day, and keeps nobody else waiting.
            try await workplace.purgeDeleted { tell($0, Self.notPurged) }
            purge.last.withLock { $0 = now }
        } catch {
            tell(error, Self.notPurged)
        }
    }

    private func tell(_ error: any Error, _ message: Logger.Message = "Data could not be deleted as requested") {
        // The next pass tries again.
        if let error = error as? StorageError, error.allowsReading { return }
        failed(message, error)
    }

    /// Has the rows of the notebook follow its file, which the learner may have edited. Pages show the file as it is
    /// meanwhile, because looking at a page writes nothing.
    ///
    /// - Returns: Whether they do.
    private func followNotebook(of learner: ID<Learner>) async -> Bool {
        do {
            try await notebooks.notebook(of: learner).refresh(at: workplace.clock.now())
            return true
        } catch let error as StorageError where error.allowsReading {
            // The next pass tries again.
            return false
        } catch {
            failed("The notebook could not be read anew", error)
            return false
        }
    }

    private func failed(_ message: Logger.Message, _ error: any Error) {
        guard !(error is CancellationError) else { return }
        metrics?.failed(.waiting)
        logger.error(message, metadata: ["error": "\(error.forLog)"])
    }

    /// Processes a learner's queue once.
    ///
    /// - Returns: When to process it again; nil if nothing is waiting.
    @discardableResult
    func pass(of learner: ID<Learner>) async -> Timestamp? { await answer(learner).next }

    /// - Returns: When to process the queue again, as ``pass(of:)`` does; and whether it was processed.
    private func answer(_ learner: ID<Learner>) async -> (next: Timestamp?, isDone: Bool) {
        do {
            let answered = try await workplace.context(of: learner).answerWaiting(
                keepingEntriesIn: notebooks.notebook(of: learner))
            return (answered.next, true)
        } catch {
            // Requests contain the learner's data, so only the error's type is logged.
            failed("The language model queue stopped", error)
            return (nil, false)
        }
    }
}
