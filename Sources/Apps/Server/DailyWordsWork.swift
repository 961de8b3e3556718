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
    /// How long the words of one learner keep the others waiting.
    private static let patience: Duration = .seconds(20)

    func run() async throws {
        let turns = LearnerTurns<Bool>(patience: Self.patience)
        await cancelWhenGracefulShutdown {
            var made: [ID<Learner>: CalendarDate] = [:]
            while !Task.isCancelled {
                var pause = Self.longestPause
                // While the database does not respond, nobody has the work.
                let isWhole = try? await workplace.claiming(.dailyWords) {
                    var isWhole = true
                    let learners = await present.learners(at: workplace.clock.now())
                    made = made.filter { learners.contains($0.key) }
                    for learner in learners where !Task.isCancelled {
                        let context = await workplace.context(of: learner)
                        let day = LearnerDay(context.localClock, .words)
                        let today = day.date(of: context.now)
                        if made[learner] != today {
                            switch await turns.run(learner, { await make(context) }) {
                            case true?: made[learner] = today
                            case false?: isWhole = false
                            // They are being made.
                            case nil: break
                            }
                        }
                        let next = day.nextBeginning(after: context.now)
                        pause = min(pause, next.seconds(since: workplace.clock.now()))
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
