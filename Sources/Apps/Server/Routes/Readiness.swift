import Hummingbird
import Operations
import Routes
import Storage

extension SiteParts {
    /// Answers whoever watches the server, `/health` and `/ready`; nil for any other route. It needs nothing of a learner, so
    /// that a database which hangs holds up neither.
    func answer(toWatcher route: Route?, _ request: Request) async -> Response? {
        guard let route, route == .health || route == .ready else { return nil }
        let refusal = await Responder.refusal(of: request, route) {
            .text("This address only answers GET.\n", status: .methodNotAllowed)
        }
        if let refusal { return refusal }
        return route == .health ? .text("ok\n") : await readiness()
    }

    /// `/ready`: 200 if the database answers and saves writes, the dictionaries are open and the server is not about to
    /// stop, else 503 with the reason. A server that has set a damaged database aside is not ready until a backup is restored,
    /// or somebody moves the damaged one away: what is written to the empty desk would be lost with the restore.
    /// `/health` only says that the program runs, so that a supervisor does not kill it because the database is
    /// unavailable.
    private func readiness() async -> Response {
        guard !leaving.hasBegun else { return .text("stopping\n", status: .serviceUnavailable) }
        guard workplace.desk(of: door.owner).lexicon != nil else {
            return .text("no dictionaries\n", status: .serviceUnavailable)
        }
        switch await databaseCheck.failure() {
        case nil where workplace.backups?.source.unrestoredDatabases.isEmpty == false:
            return .text("database set aside\n", status: .serviceUnavailable)
        case nil: return .text("ready\n")
        case let failure? where failure == .replaced:
            return .text("backup restored\n", status: .serviceUnavailable)
        case .moved: return .text("database moved\n", status: .serviceUnavailable)
        case .corrupted: return .text("database damaged\n", status: .serviceUnavailable)
        case .readOnly: return .text("database takes no writes\n", status: .serviceUnavailable)
        case .diskFull: return .text("no room on the disk\n", status: .serviceUnavailable)
        default: return .text("no database\n", status: .serviceUnavailable)
        }
    }
}
