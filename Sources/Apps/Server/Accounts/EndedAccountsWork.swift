import Accounts
import Logging
import Operations
import ServiceLifecycle

/// Ends what goes on in the background for learners whose accounts are closed or deleted while it goes on: a command or another
/// server may do that.
struct EndedAccountsWork: Service {
    let workplace: Workplace
    let accounts: AccountsDesk
    /// The time between two looks, each of which reads nothing while nothing goes on.
    var pause: Duration = .seconds(1)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            // Cancelled when the server stops.
            while (try? await Task.sleep(for: pause)) != nil {
                // What fails is tried again by the next look.
                try? await workplace.endWorkOfShutOut(accounts)
            }
        }
    }
}
