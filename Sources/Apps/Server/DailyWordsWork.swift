import DailyWords
import Logging
import Model
import Operations
import ServiceLifecycle

/// Makes each day's words at five in the morning of the learner's clock, as long as the server runs.
///
/// A machine that sleeps at five makes them when it wakes: the clock is looked at once a minute, so that it does not matter
/// how long a pause took, and a clock that is put forward or back does not, either.
struct DailyWordsWork: Service {
    let workplace: Workplace
    let learner: ID<Learner>
    let logger: Logger

    /// Seconds between two looks at the clock, at most.
    private static let longestPause: Int64 = 60
    /// Seconds that a language model is given: nobody waits for the words yet.
    private static let patience = 120

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var made: CalendarDate?
            while !Task.isCancelled {
                let context = await workplace.context(of: learner)
                let day = LearnerDay(context.localClock, .words)
                let today = day.date(of: context.now)
                if made != today, await make(with: context.dailyWords, at: context.now) { made = today }
                let due = day.nextBeginning(after: context.now).seconds(since: workplace.clock.now())
                // Cancelled when the server ends.
                try? await Task.sleep(for: .seconds(min(max(1, due), Self.longestPause)))
            }
        }
    }

    /// - Returns: Whether it need not be tried again today.
    private func make(with desk: DailyWordsDesk, at now: Timestamp) async -> Bool {
        do {
            _ = try await desk.today(at: now, patience: Self.patience)
            return true
        } catch is DailyWordsError {
            // There is nothing to choose from, which the page says when it is opened.
            return true
        } catch {
            if !(error is CancellationError) {
                logger.error("Today's words could not be made", metadata: ["error": "\(error.forLog)"])
            }
            return false
        }
    }
}
