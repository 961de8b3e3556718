import Hummingbird
import Storage

extension Site {
    /// The time limit for the database to answer.
    private static let patience = Duration.seconds(2)

    /// `/ready`: 200 if the database answers and saves writes, the dictionaries are open and the server is not about to
    /// stop, else 503 with the reason. A server that has set a damaged database aside is not ready until a backup is restored,
    /// or somebody moves the damaged one away: what is written to the empty desk would be lost with the restore.
    /// `/health` only says that the program runs, so that a supervisor does not kill it because the database is
    /// unavailable.
    func readiness() async -> Response {
        guard !parts.leaving.hasBegun else { return .text("stopping\n", status: .serviceUnavailable) }
        guard desk.lexicon != nil else { return .text("no dictionaries\n", status: .serviceUnavailable) }
        switch await databaseFailure() {
        case nil where parts.workplace.backups?.source.unrestoredDatabases.isEmpty == false:
            return .text("database set aside\n", status: .serviceUnavailable)
        case nil: return .text("ready\n")
        case .moved: return .text("database moved\n", status: .serviceUnavailable)
        case .corrupted: return .text("database damaged\n", status: .serviceUnavailable)
        case .readOnly: return .text("database takes no writes\n", status: .serviceUnavailable)
        case .diskFull: return .text("no room on the disk\n", status: .serviceUnavailable)
        default: return .text("no database\n", status: .serviceUnavailable)
        }
    }

    /// Returns why the database is not ready, or nil if it is.
    private func databaseFailure() async -> StorageError? {
        let database = desk.database
        return await withTaskGroup(of: StorageError?.self) { group in
            group.addTask {
                do {
                    try await database.check()
                    return nil
                } catch {
                    return error as? StorageError ?? .unavailable(reason: "\(error)")
                }
            }
            group.addTask {
                try? await Task.sleep(for: Self.patience)
                return .busy
            }
            defer { group.cancelAll() }
            return await group.next() ?? .busy
        }
    }
}
