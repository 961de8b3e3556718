import Hummingbird
import Storage

extension Site {
    /// The longest time in which the database has to answer.
    private static let patience = Duration.seconds(2)

    /// `/ready`: 200 where the database answers and the dictionaries are open, else 503. `/health` says only that the
    /// program runs, so that one who watches it does not end it for a database that is away.
    func readiness() async -> Response {
        guard desk.lexicon != nil else { return .text("no dictionaries\n", status: .serviceUnavailable) }
        guard await databaseAnswers() else { return .text("no database\n", status: .serviceUnavailable) }
        return .text("ready\n")
    }

    private func databaseAnswers() async -> Bool {
        let database = desk.database
        return await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                (try? await database.readAcrossLearners { try $0.first("SELECT 1 AS one") }) != nil
            }
            group.addTask {
                try? await Task.sleep(for: Self.patience)
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
    }
}
