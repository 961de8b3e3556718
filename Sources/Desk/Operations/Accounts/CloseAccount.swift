import Accounts
import Model

extension Workplace {
    /// Changes an account, and ends at once whatever goes on in the background for a learner whose account is closed.
    ///
    /// - Parameter administrator: Who makes the change, and must still be an administrator when it is saved; nil for
    ///   whoever has the machine.
    /// - Throws: `AccountError.notAdministrator`, `AccountError.lastAdministrator`, `AccountError.notFound`, `StorageError`.
    public func change(
        _ learner: ID<Learner>, _ change: AccountsDesk.Change, in accounts: AccountsDesk,
        by administrator: ID<Learner>? = nil, at now: Timestamp
    ) async throws {
        try await accounts.change(learner, change, by: administrator, at: now)
        if change.isClosed == true { endWork(of: learner) }
    }

    /// Ends what goes on for learners whose account was closed or deleted elsewhere: by a command, or by another server.
    ///
    /// It reads nothing while nothing goes on, so that it can be called every second.
    ///
    /// - Throws: `StorageError`, `CancellationError`.
    public func endWorkOfShutOut(_ accounts: AccountsDesk) async throws {
        for learner in busyLearners where try await accounts.isShutOut(learner) { endWork(of: learner) }
    }
}
