import Model
import Support
import Testing

@testable import Server

/// What the log tells of accounts: enough to follow what happened, and nothing of anybody.
@Suite struct SecurityLogTests {
    private static func log() -> (log: SecurityLog, told: LoggedLines) {
        let told = LoggedLines()
        return (SecurityLog(logger: told.logger), told)
    }

    @Test func whatHappensIsToldByIDs() {
        let (log, told) = Self.log()
        let (anna, bert): (ID<Learner>, ID<Learner>) = (TestIDs.next(), TestIDs.next())
        log.happened(.signedIn, by: anna)
        log.happened(.accountChanged, by: anna, to: bert)
        #expect(
            told.all == [
                "Signed in learner=\(anna)", "An account was changed learner=\(anna) subject=\(bert)",
            ])
    }

    @Test func whatIsRefusedIsToldAndAFloodIsNot() {
        let (log, told) = Self.log()
        let anna: ID<Learner> = TestIDs.next()
        log.refused(.wrongNameOrPassword)
        log.refused(.notAdministrator, to: anna)
        log.refused(.notForPrograms, to: anna)
        log.refused(.noInvitation)
        log.refused(.noReset)
        for _ in 0..<100 { log.refused(.tooManyTries(retryAfter: 180)) }
        log.refused(.notSignedIn)
        #expect(
            told.all == [
                "A name or password was wrong", "Something for administrators was refused learner=\(anna)",
                "Something was refused to a token learner=\(anna)", "An invitation was missing or over",
                "A link to choose a new password was over",
            ])
    }
}
