import DailyWords
import Logging
import Model
import Operations
import ServiceLifecycle

/// Creates each day's words at five in the morning of the learner's clock, as long as the server runs.
///
/// A machine that sleeps at five creates them when it wakes: the work checks the clock once a minute, so that neither a
/// long pause nor a clock change matters. Of several servers before one database, one creates them.
struct DailyWordsWork: Service {
    let workplace: Workplace
    let present: PresentLearners
    let logger: Logger
    var metrics: ServerMetrics?

    /// The maximum number of seconds between two checks of the clock.
    private static let longestPause: Int64 = 60
    /// The maximum number of seconds between two looks at whether a learner's day has begun: they may have moved.
    private static let longestDay: Int64 = 3600
    /// How long the words of one learner keep the others waiting.
    private static let patience: Duration = .seconds(20)

    func run() async throws {
        let turns = LearnerTurns<Bool>(patience: Self.patience)
        await cancelWhenGracefulShutdown {
            // When to look again at whether there are today's words, of learners who have theirs.
            var due: [ID<Learner>: Timestamp] = [:]
            while !Task.isCancelled {
                var pause = Self.longestPause
                // While the database does not respond, nobody has the work.
                let isWhole = try? await workplace.claiming(.dailyWords) {
                    var isWhole = true
                    let learners = await present.learners(at: workplace.clock.now())
                    due = due.filter { learners.contains($0.key) }
                    for learner in learners where !Task.isCancelled {
                        let now = workplace.clock.now()
                        // A clock that was set back makes nothing wait for longer than usual.
                        var wait = due[learner]?.seconds(since: now) ?? 0
                        if wait <= 0 || wait > Self.longestDay {
                            let context = await workplace.context(of: learner)
                            switch await turns.run(learner, { await make(context) }) {
                            case true?:
                                let next = LearnerDay(context.localClock, .words).nextBeginning(after: context.now)
                                wait = min(next.seconds(since: now), Self.longestDay)
                                due[learner] = now.advanced(bySeconds: wait)
                            case false?: isWhole = false
                            // They are being made.
                            case nil: break
                            }
                        }
                        if wait > 0 { pause = min(pause, wait) }
                    }
                    return isWhole
                }
                if isWhole == true { metrics?.succeeded(.dailyWords, at: workplace.clock.now()) }
                // Cancelled when the server stops.
                try? await Task.sleep(for: .seconds(max(1, pause)))
            }
        }
        await turns.end()
        await workplace.giveBack(.dailyWords)
    }

    /// - Returns: Whether today's work is done, with no need to retry.
    private func make(_ context: LearnerContext) async -> Bool {
        do {
            _ = try await context.dailyWords(making: .patient)
            return true
        } catch is DailyWordsError {
            // There are no words to choose from, which the page reports when it is opened.
            return true
        } catch {
            if !(error is CancellationError) {
                metrics?.failed(.dailyWords)
                logger.error("Today's words could not be created", metadata: ["error": "\(error.forLog)"])
            }
            return false
        }
    }
}
