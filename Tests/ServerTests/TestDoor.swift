import Accounts
import Foundation
import Logging
import Models
import OpenID
import Operations
import Server
import Support

/// Runs a test against a server with accounts on a loopback port.
///
/// - Parameters:
///   - providers: With whom learners can sign in, besides with a password.
///   - models: Returns the server's language models; nil for those of a test.
func withDoor(
    _ admission: AccountsDesk.Admission = .anybody, providers: [OpenIDProvider] = [],
    metrics: ServerMetrics? = nil, log: LoggedLines = LoggedLines(),
    models: (TestDesk) throws -> ModelDesk? = { _ in nil },
    _ body: @escaping @Sendable (_ client: TestClient, _ accounts: AccountsDesk) async throws -> Void
) async throws {
    let test = try await TestDesk()
    let workplace = Workplace(of: test.desk, models: try models(test))
    let accounts = AccountsDesk(
        testing: workplace.database, admission: admission, providers: providers, lane: test.desk.lanes.answers)
    var options = ServerOptions(in: test.folder)
    options.learnerFolder = test.folder.appending(path: "Learners").path
    options.metrics = metrics
    try await serving(
        workplace, door: .accounts(accounts, owner: test.desk.learner), options: options, logger: log.logger
    ) { client in try await body(client, accounts) }
    try await test.remove()
}
